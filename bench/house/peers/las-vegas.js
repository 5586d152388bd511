/** Las Vegas for two, as small as a game of this size can be: what both servers play. */
const ROUNDS = 8;
const NOTES = [60, 70, 80, 90, 50, 40, 30, 20, 10];

function begin() {
  return {
    round: 0,
    turn: 0,
    money: [0, 0],
    left: [8, 8],
    casinos: Array.from({ length: 6 }, (_, casino) => ({ notes: notesOf(casino), dice: [0, 0] })),
    roll: [],
    isOver: false,
  };
}

const notesOf = (casino) => [NOTES[casino], NOTES[(casino + 3) % 9], NOTES[(casino + 5) % 9]];

/** Dice of the one whose turn it is; `die` gives a number from 1 to 6. */
function rollDice(game, die) {
  game.roll = Array.from({ length: game.left[game.turn] }, () => die());
}

/** All dice of one value go to its casino; then the other rolls, or the round is paid. */
function place(game, player, value, die) {
  const count = game.roll.filter((shown) => shown === value).length;
  if (game.isOver || player !== game.turn || count === 0) return false;
  game.casinos[value - 1].dice[player] += count;
  game.left[player] -= count;
  if (game.left[1 - player] > 0) game.turn = 1 - player;
  if (game.left[0] + game.left[1] === 0) pay(game);
  if (!game.isOver) rollDice(game, die);
  return true;
}

function pay(game) {
  for (const { notes, dice } of game.casinos) {
    if (dice[0] === dice[1]) continue;
    const first = dice[0] > dice[1] ? 0 : 1;
    game.money[first] += notes[0];
    if (dice[1 - first] > 0) game.money[1 - first] += notes[1];
  }
  game.round += 1;
  game.isOver = game.round === ROUNDS;
  game.turn = game.round % 2;
  game.left = [8, 8];
  game.casinos.forEach((casino, index) => Object.assign(casino, { notes: notesOf(index), dice: [0, 0] }));
}

module.exports = { begin, rollDice, place };
