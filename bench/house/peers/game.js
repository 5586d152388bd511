/** A game of dice like Las Vegas, with a state of the same size, for the servers that are measured beside the house. */

const CASINOS = 6;
const rowsOf = (rows, columns) => Array.from({ length: rows }, () => Array(columns).fill(0));

export function setUp(players, die) {
  const state = {
    players, rounds: 0, first: 0, turn: 0, unseen: [6, 8, 8, 6, 6, 5, 5, 5, 5], under: Array(54).fill(0),
    notes: rowsOf(CASINOS, 8), won: Array(players).fill(0), money: Array(players).fill(0),
    supply: rowsOf(players, 2), rolled: rowsOf(2, CASINOS), dice: rowsOf(CASINOS, 6),
  };
  beginRound(state, die);
  return state;
}

/** Places all dice of a value; then the next player with dice rolls. */
export function place(state, seat, value, die) {
  const count = state.rolled[0][value];
  if (state.turn !== seat || !(count > 0)) return false;
  state.dice[value][seat] += count;
  state.supply[seat][0] -= count;
  const next = nextWithDice(state, seat);
  if (next === -1) endRound(state, die);
  else roll(state, next, die);
  return true;
}

function beginRound(state, die) {
  state.rounds++;
  for (const supply of state.supply) supply[0] = 8;
  for (let casino = 0; casino < CASINOS; casino++) {
    const notes = [];
    while (notes.reduce((a, b) => a + b, 0) < 50) notes.push(10 * (die(9) + 1));
    state.notes[casino] = [...notes.sort((a, b) => b - a), ...Array(8).fill(0)].slice(0, 8);
  }
  roll(state, state.first, die);
}

function roll(state, seat, die) {
  state.turn = seat;
  state.rolled[0].fill(0);
  for (let i = 0; i < state.supply[seat][0]; i++) state.rolled[0][die(CASINOS)]++;
}

function nextWithDice(state, seat) {
  for (let i = 1; i <= state.players; i++) {
    const next = (seat + i) % state.players;
    if (state.supply[next][0] > 0) return next;
  }
  return -1;
}

function endRound(state, die) {
  for (let casino = 0; casino < CASINOS; casino++) {
    const dice = state.dice[casino];
    const seats = [...dice.keys()].filter((s) => dice[s] > 0 && dice.filter((other) => other === dice[s]).length === 1);
    seats.sort((a, b) => dice[b] - dice[a]);
    seats.slice(0, 8).forEach((seat, rank) => (state.money[seat] += state.notes[casino][rank]));
    dice.fill(0);
  }
  state.first = (state.first + 1) % state.players;
  beginRound(state, die);
}
