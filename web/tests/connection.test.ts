import { beforeEach, describe, expect, it } from "vitest";
import { checkOf } from "../src/live/checksum";
import { Refusal } from "../src/live/outbox";
import { entry, House, situation, summary, welcome } from "./house";

let house: House;
beforeEach(() => {
  house = new House();
  house.connection.connect();
});

describe("entering", () => {
  it("says from which number and with which invite", () => {
    const invited = new House("secret");
    invited.connection.connect();
    invited.socket.onopen!();
    expect(invited.sent).toEqual([{ do: "enter", from: 0, invite: "secret" }]);
  });

  it("is here once it is welcome", () => {
    house.welcome();
    expect(house.links).toEqual(["here"]);
    expect(house.welcomes).toBe(1);
  });

  it("stays out when the house will not have it", () => {
    house.socket.onopen!();
    house.tell({
      is: "refused",
      id: null,
      code: "need-invite",
      words: "Come by its link.",
      sentence: "Come by its link.",
      rule: null,
    });
    expect(house.connection.link).toBe("shut");
    expect(house.refusals).toEqual(["need-invite"]);
    expect(house.plans).toHaveLength(0);
  });

  it("tries again when the house does not answer", () => {
    house.pass(8_000);
    house.pass(250);
    expect(house.sockets).toHaveLength(2);
  });
});

describe("entries", () => {
  beforeEach(() => house.welcome());

  it("are told in order", () => {
    house.tell({ is: "entry", ...entry(1) });
    house.tell({ is: "entry", ...entry(2) });
    expect(house.told).toEqual([1, 2]);
  });

  it("that are known already are ignored", () => {
    house.tell({ is: "entry", ...entry(1) });
    house.tell({ is: "entry", ...entry(1) });
    expect(house.told).toEqual([1]);
  });

  it("with a gap make it catch up from the last number", () => {
    house.tell({ is: "entry", ...entry(1) });
    house.tell({ is: "entry", ...entry(3) });
    expect(house.connection.link).toBe("lost");
    house.comeBack();
    expect(house.sent.at(-1)).toEqual({ do: "enter", from: 1 });
    house.tell(welcome(3, [entry(2), entry(3)]));
    expect(house.connection.ledger.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("whose check differs make it start over from nothing", () => {
    house.tell({ is: "entry", ...entry(1) });
    house.tell({ is: "entry", ...entry(2), situation: { ...situation(), check: "00000000" } });
    expect(house.told).toEqual([1]);
    house.comeBack();
    expect(house.sent.at(-1)).toEqual({ do: "enter", from: 0 });
  });

  it("that drift again after starting over are shown all the same", () => {
    const drifted = { ...situation(), check: "00000000" };
    house.tell({ is: "entry", ...entry(1), situation: drifted });
    house.comeBack();
    house.tell({ ...welcome(1, [entry(1)]), situation: drifted });
    expect(house.connection.link).toBe("here");
  });

  it("that the house tells in numbers that do not join are asked for again", () => {
    house.socket.onclose!();
    house.comeBack();
    house.tell(welcome(9, [entry(8)]));
    expect(house.connection.link).toBe("lost");
    house.comeBack();
    expect(house.sent.at(-1)).toEqual({ do: "enter", from: 0 });
  });
});

it("is told who has come or gone, which is no entry", () => {
  house.welcome();
  const seats = summary.seats.map((seat) => ({ ...seat, is_here: true }));
  house.tell({ is: "table", table: { ...summary, seats } });
  expect([house.present, house.told, house.connection.link]).toEqual([[[true, true]], [], "here"]);
});

describe("what is said", () => {
  it("waits until the house is there", () => {
    void house.connection.say({ do: "start" });
    expect(house.sent).toEqual([]);
    house.welcome();
    expect(house.sent.at(-1)).toEqual({ do: "start", id: "id-1" });
  });

  it("is sent again with the same id until it is done", async () => {
    house.welcome();
    const answer = house.connection.say({ do: "move", seat: 0, move: 3 });
    const message = { do: "move", seat: 0, move: 3, id: "id-1" };
    expect(house.sent.at(-1)).toEqual(message);
    house.socket.onclose!();
    house.comeBack();
    house.tell(welcome(0, []));
    expect(house.sent.at(-1)).toEqual(message);
    house.tell({ is: "done", id: "id-1", number: 1 });
    await expect(answer).resolves.toEqual({ is: "done", id: "id-1", number: 1 });
    expect(house.connection.outbox.isEmpty).toBe(true);
  });

  it("and refused is told with its reason and its rule", async () => {
    house.welcome();
    const answer = house.connection.say({ do: "move", seat: 0, move: 3 });
    house.tell({
      is: "refused",
      id: "id-1",
      code: "not-rolled",
      words: "No die shows 4.",
      sentence: "No die shows 4. (LV-06)",
      rule: "LV-06",
    });
    await expect(answer).rejects.toMatchObject({ message: "No die shows 4.", code: "not-rolled", rule: "LV-06" });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    expect(house.refusals).toEqual([]);
  });

  it("too fast is told though it was no answer to anything", () => {
    house.welcome();
    house.tell({ is: "refused", id: null, code: "too-fast", words: "Slowly.", sentence: "Slowly.", rule: null });
    expect(house.refusals).toEqual(["too-fast"]);
    expect(house.connection.link).toBe("here");
  });
});

describe("a broken connection", () => {
  beforeEach(() => house.welcome());

  it("is tried again, each time later, and at once when the network is back", () => {
    house.socket.onclose!();
    house.pass(125);
    house.socket.onclose!();
    house.pass(125);
    expect(house.sockets).toHaveLength(2);
    house.connection.connect();
    expect(house.sockets).toHaveLength(3);
    house.connection.connect();
    expect(house.sockets).toHaveLength(3);
  });

  it("is dropped at once when the network is gone, and made anew when it is back", () => {
    const before = house.socket;
    house.connection.lose();
    expect([house.connection.link, before.isClosed]).toEqual(["lost", true]);
    house.pass(250);
    expect(house.sockets).toHaveLength(2);
    house.connection.retry();
    expect(house.sockets).toHaveLength(3);
    house.welcome();
    house.connection.retry();
    expect([house.connection.link, house.sockets.length]).toEqual(["here", 3]);
  });

  it("is none for who has left", () => {
    house.connection.leave();
    house.connection.lose();
    house.connection.retry();
    expect(house.sockets).toHaveLength(1);
  });

  it("is noticed by silence", () => {
    house.pass(20_000);
    expect(house.sent.at(-1)).toMatchObject({ do: "ping" });
    house.pass(8_000);
    expect(house.connection.link).toBe("lost");
  });

  it("is not one while the house answers", () => {
    house.pass(20_000);
    house.tell({ is: "done", id: "id-1", number: null });
    house.pass(8_000);
    expect(house.connection.link).toBe("here");
  });

  it("of before says nothing any more", () => {
    const before = house.socket;
    before.onclose!();
    house.comeBack();
    before.onmessage!({ data: JSON.stringify({ is: "entry", ...entry(1) }) });
    expect(house.told).toEqual([]);
  });

  it("is also made on purpose, to enter with another name, and loses nothing", () => {
    house.connection.renew();
    void house.connection.say({ do: "sit", seat: 1, luck: "x" });
    expect([house.connection.link, house.sockets.length]).toEqual(["connecting", 2]);
    house.welcome();
    expect(house.sent.at(-1)).toMatchObject({ do: "sit", seat: 1 });
  });

  it("is none after leaving", () => {
    house.connection.leave();
    house.pass(60_000);
    expect(house.sockets).toHaveLength(1);
    expect(house.socket.isClosed).toBe(true);
  });
});

it("knows its situations by their check", () => {
  expect(situation().check).toBe(checkOf(situation()));
});
