/** What a board is about now, in a sentence. */
import {
  BLACK_BOX,
  BLOCK_IT,
  BOX_TOKENS,
  DOUBLE_DOWN,
  FIFTY_FIFTY,
  HANDICAP,
  HIGH_FIVE,
  JACKPOT,
  KNOCKOUT,
  LUCKY_PUNCH,
  MY_CHOICE,
  NICE_DICE,
  NOBODY,
  NO_ENTRY,
  POWER_PLAY,
  PRIME_TIME,
} from "./constants";
import { fiftyAt, jackpotAt, loopAt, stateOf } from "./boards";
import { casinoName, diceWords, money, ownerName, reward, type Naming } from "./naming";
import type { Scene } from "./scene";

const ROLLS_BLACK = new Set([JACKPOT, PRIME_TIME, FIFTY_FIFTY, MY_CHOICE]);

/** Sentences about the present state of a board; none where there is nothing to say. */
export function boardWords(naming: Naming, scene: Scene, board: number): string[] {
  const { say } = naming;
  const black =
    scene.isBlackUsed && ROLLS_BLACK.has(board) ? [say("royale-ui-state-black", { black: scene.black.join(" ") })] : [];
  return [...stateWords(naming, scene, board), ...black];
}

function stateWords(naming: Naming, scene: Scene, board: number): string[] {
  const { say } = naming;
  const held = (holder: number, message: string) =>
    holder === NOBODY
      ? say(`royale-ui-state-${message}-free`)
      : say(`royale-ui-state-${message}`, { player: ownerName(naming, holder) });
  switch (board) {
    case LUCKY_PUNCH:
      return scene.held ? [say("royale-ui-state-fist", { player: ownerName(naming, scene.turn) })] : [];
    case JACKPOT:
      return [say("royale-ui-state-jackpot", { amount: money(say, jackpotAt(scene)) })];
    case FIFTY_FIFTY:
      return scene.fifty && scene.isBlackUsed
        ? [say("royale-ui-state-fifty", { amount: reward(say, fiftyAt(scene)) })]
        : [];
    case HIGH_FIVE:
      return [held(scene.five, "five")];
    case POWER_PLAY:
      return [held(scene.power, "power")];
    case MY_CHOICE:
      return [held(scene.gold, "gold")];
    case NO_ENTRY:
      return entryWords(naming, scene);
    case BLOCK_IT:
      return [countsWords(naming, scene.groups, "group")];
    case HANDICAP:
      return [countsWords(naming, scene.pictures, "picture")];
    case BLACK_BOX:
      return scene.split
        ? [say("royale-ui-state-split", { size: scene.splitSize, rest: BOX_TOKENS.length - scene.splitSize })]
        : [];
    case KNOCKOUT:
    case DOUBLE_DOWN:
    case NICE_DICE:
      return [diceOnBoard(naming, scene, board)];
    default:
      return [];
  }
}

function entryWords(naming: Naming, scene: Scene): string[] {
  const { say } = naming;
  const closed =
    scene.closed === NOBODY
      ? say("royale-ui-state-open")
      : say("royale-ui-state-closed", { casino: casinoName(naming, scene.closed) });
  const next = loopAt(scene)
    ? say("royale-ui-state-loop", { reward: reward(say, loopAt(scene)) })
    : say("royale-ui-state-loop-empty");
  return [closed, next];
}

/** "Still there: 2 × one grey die, 1 × 3 grey dice". */
function countsWords({ say }: Naming, counts: number[], what: string): string {
  const left = counts.flatMap((count, index) => (count ? [`${count} × ${say(`royale-ui-${what}-${index + 1}`)}`] : []));
  return left.length ? say("royale-ui-state-left", { things: left.join(", ") }) : say("royale-ui-state-none-left");
}

/** "Dice here: Anna 2 dice, Ben the Biggy"; on Nice Dice by space. */
function diceOnBoard(naming: Naming, scene: Scene, board: number): string {
  const { say } = naming;
  const { dice } = stateOf(scene, board);
  if (dice.length === 0) return say("royale-ui-state-no-dice");
  const owners = [...new Set(dice.map(({ owner }) => owner))];
  const told = owners.map((owner) => {
    const own = dice.filter((die) => die.owner === owner);
    const name = ownerName(naming, owner);
    if (board === NICE_DICE)
      return say("royale-ui-owner-spaces", { owner: name, spaces: own.map(({ value }) => value).join(", ") });
    const [big, small] = [own.filter(({ isBig }) => isBig), own.filter(({ isBig }) => !isBig)];
    return say("royale-ui-owner-dice", { owner: name, dice: diceWords(say, small.length, big.length > 0) });
  });
  return say("royale-ui-state-dice", { dice: told.join(", ") });
}
