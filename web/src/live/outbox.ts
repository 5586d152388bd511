/** What was said and not yet answered; it is sent again, with the same id, until it is. */
import type { Action, FromHouse, Refused, ToHouse } from "../base/messages";

/** The house said no, and nothing has changed. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | null;

  constructor(refused: Refused) {
    super(refused.words);
    this.code = refused.code;
    this.rule = refused.rule;
  }
}

/** What the house answers with when it has done, or found out, what was asked. */
export type Answer = Extract<FromHouse, { is: "done" | "hint" }>;

interface Unanswered {
  message: ToHouse;
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

export class Outbox {
  #unanswered = new Map<string, Unanswered>();
  #makeId: () => string;

  constructor(makeId: () => string) {
    this.#makeId = makeId;
  }

  /** Every message that still waits for an answer, oldest first. */
  get messages(): ToHouse[] {
    return [...this.#unanswered.values()].map(({ message }) => message);
  }

  get isEmpty(): boolean {
    return this.#unanswered.size === 0;
  }

  /** The message to send, and what comes of it. */
  put(action: Action): { message: ToHouse; answer: Promise<Answer> } {
    const message = { ...action, id: this.#makeId() };
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject });
    });
    return { message, answer };
  }

  answered(answer: Answer): void {
    this.#take(answer.id)?.resolve(answer);
  }

  /** Whether it was one of ours that was refused. */
  refused(refused: Refused): boolean {
    const unanswered = refused.id === null ? undefined : this.#take(refused.id);
    unanswered?.reject(new Refusal(refused));
    return unanswered !== undefined;
  }

  #take(id: string): Unanswered | undefined {
    const unanswered = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return unanswered;
  }
}
