import { describe, expect, it } from "vitest";
import { type Catalogue, loadCatalogue } from "../../base/catalogue";
import { LANGUAGES, type Language } from "../../base/languages";
import type { GameEvent, Move } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { BLOCK_IT, BOARD_IDS, JACKPOT, KNOCKOUT, LUCKY_PUNCH, MOVE_KINDS, NICE_DICE, NO_ENTRY } from "./constants";
import { boardWords } from "./board-words";
import { decisionName } from "./decisions";
import { BOARDS, HOUSE, SECTIONS } from "./examples";
import { declineWords, moveWords, placeWords, previewWords } from "./naming";
import { PICTURES } from "./board-pictures";
import { questionOf } from "./questions";
import { sceneOf } from "./scene";
import { players, view } from "./table.fixture";
import { tell } from "./tell";

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadCatalogue(lang, ["royale"])] as const)),
) as Record<Language, Catalogue>;

function context(lang: Language = "en"): TellContext {
  return { lang, say: CATALOGUES[lang].say, players, options: {} };
}

const told = (event: GameEvent) => tell(event, context());
const scene = sceneOf(view());

describe("tell", () => {
  it("tells a turn", () => {
    expect(told({ event: "rolled", seat: 0, rolled: [2, 0, 0, 1, 0, 0], biggy: 2 })).toBe("Ada rolls 1 1 4, Biggy 3");
    expect(told({ event: "rolled", seat: 0, rolled: [0, 1, 0, 0, 0, 0], biggy: -1 })).toBe("Ada rolls 2");
    expect(told({ event: "placed", seat: 1, casino: 2, small: 1, big: 0 })).toBe("Bo places one die at Marina.");
    expect(told({ event: "placed", seat: 1, casino: 2, small: 2, big: 1 })).toBe(
      "Bo places 2 dice and the Biggy at Marina.",
    );
    expect(told({ event: "passed", seat: 1, chips: 1 })).toBe("Bo passes and pays one chip.");
    expect(told({ event: "passed", seat: 1, chips: 0 })).toBe(
      "Bo passes without paying: all dice show the closed casino.",
    );
  });

  it("tells rewards in chips or money", () => {
    expect(told({ event: "rewarded", seat: 2, board: 1, amount: 20 })).toBe("Lucky Punch brings Cy 2 chips.");
    expect(told({ event: "rewarded", seat: 2, board: 2, amount: 50 })).toBe("Jackpot brings Cy $50,000.");
    expect(told({ event: "opened", seat: 2, group: 0, amount: 20 })).toBe("Cy opens group 1: $20,000.");
  });

  it("tells a bluff", () => {
    expect(told({ event: "guessed", seat: 2, tokens: 1, held: 3 })).toBe("Cy guesses 1. Wrong: it was 3.");
    expect(told({ event: "guessed", seat: 2, tokens: 3, held: 3 })).toContain("Right");
    expect(told({ event: "called", seat: 1, call: 2, amount: 10 })).toBe("Bo says: lower!");
  });

  it("tells a payment", () => {
    expect(told({ event: "paid", casino: 0, owner: 0, note: 90 })).toBe("Miracle pays Ada $90,000.");
    expect(told({ event: "paid", casino: 0, owner: 6, note: 90 })).toBe(
      "Miracle: $90,000 would go to Grey, so nobody gets it.",
    );
    expect(told({ event: "grey-laid", dice: [1, 1, 1, 2, 2, 2] })).toContain("Carousel (2), Cleopatra (2), Sunset (2)");
  });
});

/** Words of moves that are answers to another's question. */
const ANSWERS = ["leave", "pass", "power", "higher", "lower", "fetch"];
const DECISIONS = [...MOVE_KINDS.keys()].filter((move) => {
  const name = decisionName(move)!;
  return !ANSWERS.includes(name) && decisionName(move - 1) !== name;
});

describe("what is asked", () => {
  const asked = (decision: number, decider: number, lang: Language = "en") =>
    questionOf(context(lang), sceneOf(view({ decision, decider })), 1);

  it("is a question to us, and news of others", () => {
    expect(asked(24, 1)).toBe("Bo holds 1, 2 or 3 tokens: guess");
    expect(asked(24, 2)).toBe("Cy guesses how many tokens Bo holds");
    expect(questionOf(context(), sceneOf(view({ turn: -1, decision: -1 })), 1)).toBe("The game is over");
  });

  it("names whom it asks where several share a device", () => {
    const shared = players.map((player) => ({ ...player, isYou: true }));
    expect(questionOf({ ...context(), players: shared }, scene, 1)).toBe("Bo: Place dice, or pass");
  });

  it.each(LANGUAGES)("has words for every decision in %s", (lang) => {
    const questions = DECISIONS.flatMap((decision) => [asked(decision, 1, lang), asked(decision, 2, lang)]);
    expect(questions.filter((question) => question.includes("royale-"))).toEqual([]);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe("what can be done", () => {
  const words = (move: Omit<Move, "id">, lang: Language = "en", isForced = false) =>
    moveWords(context(lang), sceneOf(view({ split_size: 2, fifty: 2 })), { id: 0, ...move } as Move, isForced);

  it("is said in whole sentences", () => {
    expect(placeWords(context(), { value: 3, small: 2, isBig: true, isPlaced: false, move: null })).toBe(
      "Place 2 dice and the Biggy at Marina",
    );
    expect(words({ kind: "group", dice: 2, casino: 5 })).toBe("Put 2 grey dice at Cleopatra");
    expect(words({ kind: "stop" })).toBe("Stop and take $30,000");
    expect(words({ kind: "put small", casino: 2 })).toBe("Put one die on space 2 for 2 chips");
    expect(words({ kind: "activate", casino: 5 })).toBe("Activate Black Box");
    expect(words({ kind: "open", group: 2 })).toBe("Take group 2 with 4 tokens");
    expect(words({ kind: "pass" })).toBe("Pass: 1 chip");
    expect(words({ kind: "pass" }, "en", true)).toContain("closed casino");
    const pass = { id: 0, kind: "pass" };
    expect([false, true].map((isForced) => declineWords(context(), pass, isForced))).toEqual(["Pass: 1 chip", "Pass"]);
  });

  const kinds = [
    "leave",
    "pass",
    "roll",
    "stop",
    "higher",
    "lower",
    "knock small",
    "knock big",
    "gold small",
    "gold big",
    "add both",
    "split",
    "hold",
    "guess",
  ];
  const places = [
    "power small",
    "power big",
    "close",
    "take chip",
    "take money",
    "take action",
    "set small",
    "set big",
    "fetch small",
    "fetch big",
    "add",
    "put big",
    "choose",
  ];
  it.each(LANGUAGES)("has words for every move in %s", (lang) => {
    const said = [...kinds, ...places].map((kind) => words({ kind, casino: 3, tokens: 2 }, lang));
    expect(said.filter((sentence) => sentence.includes("royale-"))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it("tells what everybody would get", () => {
    const words = previewWords(context(), { gains: [0, 80, 30], neutral: 0, grey: 60 });
    expect(words).toBe("If the round ended now, boards left out: Ada $0, Bo $80,000, Cy $30,000, Grey $60,000");
  });
});

describe("a board", () => {
  const state = (board: number, changes = {}) => boardWords(context(), sceneOf(view(changes)), board).join(" ");

  it("tells how things stand on it", () => {
    expect(state(JACKPOT, { jackpot: 2 })).toBe("In the jackpot: $50,000.");
    expect(state(NO_ENTRY)).toBe("No casino is closed. The next closing brings 2 chips.");
    expect(state(NO_ENTRY, { closed: 4, loop: 1 })).toBe("Cleopatra is closed. The next closing brings nothing.");
    expect(state(BLOCK_IT, { groups: [2, 0, 1] })).toBe("Still there: 2 × one grey die, 1 × 3 grey dice.");
    expect(state(BLOCK_IT, { groups: [0, 0, 0] })).toBe("Nothing is left.");
    expect(state(KNOCKOUT, { knocked: [2, 0, 0] })).toBe("Dice here: Ada 2 dice.");
    expect(state(NICE_DICE, { nice: [-1, 2, -1, 2, -1, -1] })).toBe("Dice here: Cy on 2, 4.");
    expect(state(LUCKY_PUNCH, { held: -1 })).toBe("Bo holds tokens in a fist.");
  });

  it.each(LANGUAGES)("has a name, an explanation and a picture each, in %s", (lang) => {
    const { knows } = CATALOGUES[lang];
    const messages = BOARD_IDS.flatMap((id) => [
      `royale-board-${id}`,
      `royale-board-${id}-about`,
      `royale-option-board-${id}`,
    ]);
    expect(messages.filter((message) => !knows(message))).toEqual([]);
    expect(new Set(BOARD_IDS.map((id) => PICTURES[id])).size).toBe(16);
  });
});

it.each(LANGUAGES)("has every rule in %s", (lang) => {
  const { knows } = CATALOGUES[lang];
  const rules = [...SECTIONS, ...BOARDS]
    .flatMap(({ rules }) => rules)
    .map((rule) => `royale-rules-${rule.toLowerCase()}`);
  const house = HOUSE.map(({ option }) => `royale-rules-house-${option}`);
  expect([...rules, ...house].filter((message) => !knows(message))).toEqual([]);
});
