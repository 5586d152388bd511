import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption } from "../src/base/api";
import type { Say } from "../src/base/catalogue";
import type { Entry } from "../src/base/messages";
import { Playback } from "../src/live/playback";
import { TurnClock } from "../src/live/turn-clock";
import { stateOf } from "../src/pages/lobby/table-state";
import { secondsLeft } from "../src/stage/clock";
import { drawn, partsOf } from "../src/stage/drawn";
import type { GameModule, TellContext } from "../src/stage/game-module";
import { eyesOn } from "../src/stage/handover";
import { offersOf } from "../src/stage/offers";
import { playersOf, sittingOf, stallingOf } from "../src/stage/players";
import { rematchOf, winsOf } from "../src/stage/rematch";
import { blocksOf, linesOf, presentGame } from "../src/stage/story";
import { choiceName, optionHelp, optionLabel, termsLine, termsOf } from "../src/stage/terms";
import { entry, situation, summary } from "./house";

const say: Say = (message, facts) => (facts ? `${message} ${JSON.stringify(facts)}` : message);

describe("whose eyes are on the screen", () => {
  it.each([
    ["a watcher's", [], [], null, { seat: null, handTo: null }],
    ["those of the only one here, also while others play", [2], [], null, { seat: 2, handTo: null }],
    ["nobody's before the first takes over", [0, 1], [0], null, { seat: null, handTo: 0 }],
    ["of who has taken over", [0, 1], [0], 0, { seat: 0, handTo: null }],
    ["nobody's when another decides", [0, 1], [1], 0, { seat: null, handTo: 1 }],
    ["still of the last one while bots play", [0, 1], [], 0, { seat: 0, handTo: null }],
    ["still of the last one while both decide", [0, 1], [0, 1], 1, { seat: 1, handTo: null }],
    ["not of a seat that is somebody else's now", [0, 1], [], 3, { seat: null, handTo: null }],
  ] as const)("%s", (_, mine, deciding, shown, eyes) => expect(eyesOn(mine, deciding, shown)).toEqual(eyes));
});

describe("what is offered while there is more to show", () => {
  const offering = (...ids: number[]) => ({ ...situation(), legal: { "0": ids.map((id) => ({ id, kind: "bid" })) } });
  const moved = (seat: number, ...ids: number[]) => entry(2, { facts: { seat }, situation: offering(...ids) });

  it.each([
    ["all, if nothing is to come", [], [1, 2]],
    ["all, if somebody else moves and nothing changes for us", [moved(1, 1, 2)], [1, 2]],
    ["all, if somebody only says something", [entry(2, { kind: "said", situation: undefined })], [1, 2]],
    ["nothing, if somebody else ends our choice", [moved(1)], []],
    ["nothing, if there is another choice soon", [moved(1, 1, 2), moved(1, 3, 4)], []],
    ["nothing, if we have moved, whatever we may do next", [moved(0, 1, 2)], []],
  ])("%s", (_, toCome, ids) => expect(offersOf(0, offering(1, 2), toCome).map(({ id }) => id)).toEqual(ids));
});

describe("playback", () => {
  function stage() {
    const seen: number[] = [];
    const state = { isHidden: false, timer: null as (() => void) | null };
    const playback = new Playback({
      show: (shown: Entry) => seen.push(shown.number),
      later: (_ms, call) => {
        state.timer = call;
        return () => (state.timer = null);
      },
      isHidden: () => state.isHidden,
    });
    const moved = (number: number) => entry(number, { events: [{ event: "rolled" }] });
    return { seen, state, playback, moved };
  }

  it("shows the next when the one before has settled", () => {
    const { seen, state, playback, moved } = stage();
    playback.add(moved(1));
    playback.add(moved(2));
    expect(seen).toEqual([1]);
    playback.settled();
    state.timer!();
    expect(seen).toEqual([1, 2]);
  });

  it("does not wait for what needs no animation", () => {
    const { seen, playback, moved } = stage();
    playback.add(entry(1));
    playback.add(moved(2));
    expect(seen).toEqual([1, 2]);
  });

  it("goes on by itself when a table never settles", () => {
    const { seen, state, playback, moved } = stage();
    playback.add(moved(1));
    playback.add(moved(2));
    state.timer!();
    expect(seen).toEqual([1, 2]);
  });

  it("waits for a table from which something is heard, and as long as somebody reads", () => {
    const { seen, state, playback, moved } = stage();
    for (let number = 1; number < 20; number++) {
      playback.add(moved(number));
      if (number === 1) playback.told(true);
    }
    expect([seen, state.timer]).toEqual([[1], null]);
    playback.told();
    expect(state.timer).not.toBeNull();
  });

  it("does not make those wait who look elsewhere, or who are far behind", () => {
    const { seen, state, playback, moved } = stage();
    playback.add(moved(1));
    state.isHidden = true;
    playback.add(moved(2));
    expect(seen).toEqual([1, 2]);
    state.isHidden = false;
    for (let number = 3; number < 20; number++) playback.add(moved(number));
    expect(seen.at(-1)).toBeGreaterThan(10);
  });

  it("forgets what was not shown", () => {
    const { seen, playback, moved } = stage();
    playback.add(moved(1));
    playback.add(moved(2));
    playback.clear();
    playback.add(moved(9));
    expect(seen).toEqual([1, 9]);
  });
});

describe("players", () => {
  const seat = { ...summary.seats[0]!, is_you: false };

  it("can be told apart", () => {
    const two = { ...summary, seats: [seat, { ...seat, name: "Bo" }, seat] };
    expect(playersOf(two, say).map(({ name }) => name)).toEqual(["Ada", "Bo", "Ada (2)"]);
  });

  it("that are bots have the name of their seat, in every game at the table", () => {
    const again = { ...summary, game_number: 2 };
    for (const table of [summary, again]) {
      expect(playersOf(table, say).map(({ name }) => name)).toEqual(["Ada", "player-second"]);
    }
  });

  it("of an earlier game are nobody's own seats", () => {
    const then = {
      seats: [
        { kind: "bot" as const, name: "", bot: "regular" },
        { kind: "person" as const, name: "Ada", bot: null },
      ],
    };
    expect(playersOf(then, say).map(({ name, isYou }) => [name, isYou])).toEqual([
      ["player-first", false],
      ["Ada", false],
    ]);
  });
});

describe("who sits there", () => {
  const [ada, bot] = summary.seats;

  it("is marked where it is a bot, or somebody else who is away", () => {
    const away = { ...ada!, is_here: false, is_you: false };
    const seats = [
      ada,
      bot,
      away,
      { ...away, bot: "regular" },
      { ...ada!, is_here: false },
      { ...bot!, kind: "open" as const },
    ];
    expect(seats.map((seat) => sittingOf(seat, say).as)).toEqual([null, "bot", "away", "bot", null, null]);
    expect(sittingOf({ kind: "person", name: "Ada", bot: null }, say).as).toBeNull();
  });

  it("may be replaced after a minute, unless it is a bot or oneself", () => {
    const company = { seats: [ada!, bot!, { ...ada!, is_you: false }] };
    const players = playersOf(company, say);
    const slow = (waiting: number[], seconds: number) => stallingOf(players, waiting, seconds).map(({ seat }) => seat);
    expect(slow([0, 1, 2], 60)).toEqual([2]);
    expect(slow([0, 1, 2], 59)).toEqual([]);
    expect(slow([0], 600)).toEqual([]);
  });
});

describe("another game at the table", () => {
  const [ada, bot] = summary.seats;
  const ben = { ...ada!, name: "Ben", is_you: false };
  const over = { ...summary, phase: "over" as const, seats: [ada!, ben, bot!] };

  it("needs nobody else where there are only bots", () => {
    expect(rematchOf(summary)).toEqual({ state: "alone", others: [], isStartable: false });
  });

  it.each([
    ["is offered by the first", [], "free", [1]],
    ["is waited for by who has offered it", [0], "waiting", [1]],
    ["is accepted by the other", [1], "wanted", [1]],
  ] as const)("%s", (_, agreed, state, others) => {
    expect(rematchOf({ ...over, agreed: [...agreed] })).toEqual({ state, others, isStartable: false });
  });

  it("can begin without those who are away", () => {
    const left = { ...over, seats: [ada!, { ...ben, is_here: false }, bot!], agreed: [0] };
    expect(rematchOf(left)).toEqual({ state: "waiting", others: [1], isStartable: true });
  });

  it("is told by how often each has won", () => {
    expect(winsOf({ ...over, won_by: [[0], [1], [0, 2]] })).toEqual([2, 1, 1]);
  });
});

describe("the story", () => {
  const context: TellContext = { lang: "en", say, players: [], options: {} };
  const tell: GameModule["tell"] = ({ event }) => (event === "quiet" ? null : `told ${event}`);
  const game = { tell } as GameModule;

  it("tells what the game tells, and not what needs no word", () => {
    const lines = linesOf(entry(4, { events: [{ event: "rolled" }, { event: "quiet" }] }), game, context);
    expect(lines).toEqual([{ key: "4.0", text: "told rolled", kind: "game", name: null, event: { event: "rolled" } }]);
  });

  it("tells who said what, and who came and went", () => {
    const said = entry(1, { kind: "said", facts: { name: "Ada", text: "Hi" } });
    expect(linesOf(said, null, context)[0]).toMatchObject({ kind: "said", name: "Ada", text: "Hi" });
    const left = entry(2, { kind: "bot-took", facts: { seat: 0 } });
    expect(linesOf(left, null, context)[0]?.text).toBe('ui-told-bot-took {"name":"Ada","seat":1}');
  });

  it("tells what the host and the others do about seats", () => {
    const told = (kind: string, facts: object) =>
      linesOf(entry(1, { kind, facts: { ...facts } }), null, context)[0]?.text;
    expect(told("planned", { seat: 1, plan: "novice", name: "" })).toBe(
      'ui-told-planned {"name":"ui-somebody","seat":2,"plan":"novice"}',
    );
    expect(told("planned", { seat: 1, plan: "open", name: "Bo" })).toContain('ui-told-removed {"name":"Bo"');
    expect(told("swapped", { seat: 0, other: 1 })).toContain('"seat":1,"other":2');
    expect(told("voted", { seat: 0, name: "Bo" })).toContain('"name":"Bo","seat":1,"of":"Ada"');
  });

  it("leaves out a move that was taken back", () => {
    const kinds = ["created", "moved", "moved", "said", "took-back", "moved"];
    const entries = kinds.map((kind, index) => entry(index + 1, { kind }));
    expect(presentGame(entries).map(({ number }) => number)).toEqual([1, 2, 4, 5, 6]);
  });

  it("has a block for each turn, and knows where a replay shows it", () => {
    const by = (seat: number | null, event: string) => (seat === null ? { event } : { event, seat });
    const entries = [
      entry(1, { kind: "started", events: [by(null, "round"), by(null, "funded"), by(0, "rolled")] }),
      entry(2, { kind: "moved", events: [by(0, "placed"), by(1, "rolled")] }),
      entry(3, { kind: "said", facts: { name: "Ada", text: "Hi" } }),
      entry(4, { kind: "moved", events: [by(1, "placed")] }),
    ];
    const blocks = blocksOf(entries, (entry) => linesOf(entry, game, context));
    expect(blocks.map(({ seat, at, lines }) => [seat, at, lines.length])).toEqual([
      [null, 0, 2],
      [0, 0, 2],
      [1, 1, 1],
      [null, 1, 1],
      [1, 2, 1],
    ]);
  });

  it("draws what is to be drawn where its name would stand", () => {
    expect(partsOf(`Ada rolls ${drawn("rolled")}.`).map(({ words, fact }) => fact ?? words)).toEqual([
      "Ada rolls ",
      "rolled",
      ".",
    ]);
    expect(partsOf("Ada passes.")).toHaveLength(1);
  });

  it("begins anew with a rematch, but keeps what people said", () => {
    const kinds = ["created", "said", "moved", "rematch", "moved"];
    const entries = kinds.map((kind, index) => entry(index + 1, { kind }));
    expect(presentGame(entries).map(({ number }) => number)).toEqual([2, 4, 5]);
  });
});

describe("a table in the list", () => {
  it.each([
    ["your-turn", {}],
    ["playing", { waiting: [1] }],
    ["watch", { your_seats: [] }],
    ["gathering", { phase: "gathering" as const }],
    ["join", { phase: "gathering" as const, your_seats: [] }],
    ["over", { phase: "over" as const }],
  ])("%s", (state, more) => expect(stateOf({ ...summary, ...more })).toBe(state));
});

it("the clock runs from its full time down to nothing", () => {
  expect([0, 500, 29_500, 40_000, -5_000].map((ms) => secondsLeft(30, 0, ms))).toEqual([30, 30, 1, 0, 30]);
});

it("the clock counts from when the house began to wait, not from when we entered or were shown it", () => {
  const clock = new TurnClock();
  const [begun, reopened] = [situation(), { ...situation(), waited: 12 }];
  clock.hear(begun, 100_000);
  clock.hear(reopened, 200_000);
  expect(clock.beganOf(begun, 105_000)).toBe(100_000);
  expect(clock.beganOf(reopened, 200_000)).toBe(188_000);
});

describe("what was agreed", () => {
  const option = (name: string, more: Partial<GameOption>): GameOption => {
    return {
      name,
      default: 4,
      kind: "number",
      is_optional: false,
      low: 1,
      high: 8,
      step: 1,
      choices: null,
      rule: null,
      ...more,
    };
  };
  const info: GameInfo = {
    name: "las-vegas",
    players: { fewest: 2, most: 5 },
    bots: [],
    has_first_game: false,
    options: [
      option("rounds", {}),
      option("open", { kind: "flag", default: false }),
      option("closed", { kind: "flag", default: true }),
      option("first", { kind: "seat", default: null }),
      option("printing", { kind: "choice", default: "first", choices: ["first", "later"] }),
      option("limit", { is_optional: true, default: 10 }),
    ],
  };
  const speech = { say, knows: (message: string) => message.endsWith("-later") };
  const printed = { rounds: 4, open: false, closed: true, first: null, printing: "first", limit: 10 };
  const terms = (options: object, more = {}) =>
    termsOf({ ...summary, ...more, options: { ...printed, ...options } }, info, playersOf(summary, say), speech).map(
      ({ name, value }) => [name, value],
    );

  it("has one word for the same choice of options that differ in a number only", () => {
    const board = option("board_2", { kind: "choice", choices: ["drawn"] });
    const knows = (message: string) => message === "royale-option-board-drawn";
    expect(choiceName("royale", board, "drawn", { say, knows })).toBe("royale-option-board-drawn");
    expect(choiceName("royale", board, "a1", { say, knows })).toBe("a1");
  });

  it("has nothing to say of an option that came after the rules of the table", () => {
    const older = { ...summary, options: {} };
    expect(termsOf(older, info, playersOf(summary, say), speech).map(({ name }) => name)).toEqual([
      "clock",
      "bot_after",
    ]);
  });

  it("is only the clock and the bots where the game is as printed", () => {
    expect(terms({})).toEqual([
      ["clock", "ui-clock-none"],
      ["bot_after", 'ui-seconds {"seconds":60}'],
    ]);
    expect(terms({}, { clock: 30, bot_after: 0 })).toEqual([
      ["clock", 'ui-seconds {"seconds":30}'],
      ["bot_after", "ui-never"],
    ]);
  });

  it("is every option that differs, in words", () => {
    const changed = { rounds: 2, open: true, closed: false, first: 0, printing: "later", limit: null };
    expect(terms(changed).slice(0, -2)).toEqual([
      ["rounds", "2"],
      ["open", "ui-yes"],
      ["closed", "ui-no"],
      ["first", "Ada"],
      ["printing", "las-vegas-option-printing-later"],
      ["limit", "none"],
    ]);
  });

  it("is one line in the lobby: what differs, and the clock if there is one", () => {
    const line = (options: object, more = {}) =>
      termsLine({ ...summary, ...more, options: { ...printed, ...options } }, info, playersOf(summary, say), speech);
    expect(line({})).toBe("");
    expect(line({ rounds: 2 }, { clock: 30, takeback: true }).split(" · ")).toEqual([
      'ui-term {"label":"las-vegas-option-rounds","value":"2"}',
      'ui-term {"label":"ui-clock","value":"ui-seconds {\\"seconds\\":30}"}',
      'ui-term {"label":"ui-takeback","value":"ui-yes"}',
    ]);
  });

  it("names an option and explains it", () => {
    expect(optionLabel("las-vegas", info.options[0]!, speech)).toBe("las-vegas-option-rounds");
    expect(optionHelp("las-vegas", info.options[0]!, speech)).toBe("las-vegas-option-rounds-help");
  });
});
