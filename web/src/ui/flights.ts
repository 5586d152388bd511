/** Pieces in motion: copies that fly over the table, so that the table itself never waits for them. */
import { play } from "./sounds";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Places on the table are marked `data-spot`. */
export function spot(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
}

/** On which of these pieces so many land: the last ones, or on the one that stands for all. */
export function landingOn(pieces: Element[], count: number): Element[] {
  const shown = pieces.filter((piece) => piece.getBoundingClientRect().width > 0);
  const places = Array.from({ length: count }, (_, index) => shown[Math.max(0, shown.length - count + index)]);
  return places.filter((place) => place !== undefined);
}

export function pieces(root: HTMLElement, name: string): Element[] {
  return [...(spot(root, name)?.querySelectorAll("[data-piece] svg") ?? [])];
}

/** Whether things may move: not for those who asked for stillness, nor where nobody looks. */
export function mayMove(): boolean {
  const chosen = document.documentElement.dataset["motion"];
  const isStill = chosen ? chosen === "still" : matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !isStill && !document.hidden;
}

/** Where a piece lies and what it looks like, also when it lies there no more. */
export interface Goal {
  rect: DOMRect;
  look: SVGElement;
}

export function goalOf(piece: Element): Goal {
  const rect = piece.getBoundingClientRect();
  return { rect, look: copyOf(piece, rect) };
}

export class Flights {
  #root: HTMLElement;
  #running = new Set<Animation>();
  /** Where pieces lay before the table changed. */
  #lifted: DOMRect[] = [];
  /** What to put back once the table shows where the pieces went. */
  #undo: (() => void)[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Copies of pieces fly to a place; the pieces themselves are hidden meanwhile. */
  async fly(from: Element[], to: Element | null, ms: number): Promise<void> {
    if (!to || !from.length) return;
    const goal = to.getBoundingClientRect();
    const stagger = Math.min(30, ms / (3 * from.length));
    await Promise.all(
      from.map((piece, index) => this.#flyOne(piece, goal, ms - stagger * (from.length - 1), index * stagger)),
    );
  }

  /** Copies of pieces fly to where they will lie, as large as they will be. */
  async land(from: Element[], goals: Goal[], ms: number): Promise<void> {
    await Promise.all(
      from.map((piece, index) => goals[index] && this.#flyOne(piece, goals[index].rect, ms, 0, Infinity)),
    );
  }

  /** Pieces that lay nowhere, as those of a supply, come from a place and look as they will where they land. */
  async bring(from: Element | null, goals: Goal[], ms: number): Promise<void> {
    const start = from?.getBoundingClientRect();
    await Promise.all(start ? goals.map((goal) => this.#bringOne(goal, start, ms)) : []);
  }

  async #bringOne({ rect, look }: Goal, start: DOMRect, duration: number): Promise<void> {
    this.#root.append(look);
    this.#undo.push(() => look.remove());
    await this.#run(look, framesFrom(start, rect), { duration, easing: EASE, fill: "both" });
  }

  async #flyOne(piece: Element, goal: DOMRect, duration: number, delay: number, largest = 1): Promise<void> {
    const start = piece.getBoundingClientRect();
    const copy = this.#add(piece, start);
    const dx = goal.x + goal.width / 2 - start.x - start.width / 2;
    const dy = goal.y + goal.height / 2 - start.y - start.height / 2;
    const scale = Math.min(largest, Math.max(largest > 1 ? 0 : 0.45, goal.height / Math.max(1, start.height)));
    (piece as SVGElement).style.visibility = "hidden";
    const frames = [
      { transform: "none" },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - 18}px) scale(${(1 + scale) / 2 + 0.12})`, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    ];
    this.#undo.push(() => {
      copy.remove();
      (piece as SVGElement).style.visibility = "";
    });
    await this.#run(copy, frames, { duration, delay, easing: EASE, fill: "both" });
  }

  /** The table is about to change: these pieces will lie elsewhere. */
  lift(pieces: Element[]): void {
    this.#lifted = pieces.map((piece) => piece.getBoundingClientRect());
  }

  /** The table has changed: the pieces, in the order in which they were lifted, fly to where they lie now. */
  async drop(pieces: Element[], ms: number): Promise<void> {
    const starts = this.#lifted.splice(0);
    await Promise.all(pieces.map((piece, index) => starts[index] && this.#dropOne(piece, starts[index], ms)));
  }

  async #dropOne(piece: Element, from: DOMRect, duration: number): Promise<void> {
    const at = piece.getBoundingClientRect();
    const isThere = Math.abs(from.x - at.x) + Math.abs(from.y - at.y) < 1 && from.width === at.width;
    if (isThere) return;
    const copy = this.#add(piece, at);
    (piece as SVGElement).style.visibility = "hidden";
    await this.#run(copy, framesFrom(from, at), { duration, easing: EASE, fill: "both" });
    copy.remove();
    (piece as SVGElement).style.visibility = "";
  }

  /** Dice fall onto the table, to be heard by who wants to. */
  async tumble(dice: Element[], ms: number): Promise<void> {
    play("dice");
    const stagger = Math.min(22, ms / (2 * Math.max(1, dice.length)));
    const duration = ms - stagger * Math.max(0, dice.length - 1);
    await Promise.all(
      dice.map((die, index) => {
        const side = index % 2 ? 1 : -1;
        const frames = [
          { transform: `translate(${side * 34}px, -56px) rotate(${side * 230}deg) scale(1.25)`, opacity: 0 },
          { transform: `translate(${side * 6}px, 3px) rotate(${side * 24}deg)`, opacity: 1, offset: 0.7 },
          { transform: "none", opacity: 1 },
        ];
        return this.#run(die, frames, { duration, delay: index * stagger, easing: EASE, fill: "backwards" });
      }),
    );
  }

  /** Notes or cards come from a pile. */
  async deal(dealt: Element[], pile: Element | null, ms: number): Promise<void> {
    play("paper");
    const from = pile?.getBoundingClientRect();
    const stagger = ms / (2 * Math.max(1, dealt.length));
    await Promise.all(
      dealt.map((piece, index) => {
        const at = piece.getBoundingClientRect();
        const start = from ? `translate(${from.x - at.x}px, ${from.y - at.y}px) scale(0.3)` : "scale(0.3)";
        const frames = [
          { transform: start, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: "none", opacity: 1 },
        ];
        return this.#run(piece, frames, { duration: ms / 2, delay: index * stagger, easing: EASE, fill: "backwards" });
      }),
    );
  }

  /** Equals shake and fade. */
  async shake(elements: Element[], ms: number): Promise<void> {
    const at = (x: number, opacity: number) => ({ transform: `translateX(${x}px)`, opacity });
    const frames = [at(0, 1), at(-4, 1), at(4, 0.9), at(-3, 0.7), at(2, 0.35), at(0, 0)];
    await Promise.all(elements.map((element) => this.#run(element, frames, { duration: ms, fill: "forwards" })));
  }

  /** The table shows the new scene: copies have done their work. */
  clear(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** End everything that moves, as if its time were over. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  async #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    if (timing.fill === "forwards") this.#undo.push(() => animation.cancel());
  }

  #add(piece: Element, at: DOMRect): SVGElement {
    const copy = copyOf(piece, at);
    this.#root.append(copy);
    return copy;
  }
}

/** From another place to where a piece lies. */
function framesFrom(from: DOMRect, at: DOMRect): Keyframe[] {
  const [dx, dy] = [from.x + from.width / 2 - at.x - at.width / 2, from.y + from.height / 2 - at.y - at.height / 2];
  const scale = from.width / Math.max(1, at.width);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 18}px) scale(${(1 + scale) / 2 + 0.12})`, offset: 0.5 },
    { transform: "none" },
  ];
}

function copyOf(piece: Element, at: DOMRect): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement;
  copy.style.setProperty("--size", `${at.width}px`);
  const look = getComputedStyle(piece);
  for (const colour of ["--seat-ink", "--paper"]) copy.style.setProperty(colour, look.getPropertyValue(colour));
  Object.assign(copy.style, {
    position: "fixed",
    left: `${at.x}px`,
    top: `${at.y}px`,
    visibility: "",
    zIndex: "20",
    pointerEvents: "none",
  });
  return copy;
}
