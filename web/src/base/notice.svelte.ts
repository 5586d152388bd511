/** What the keepers of the house say, and whether we are one: asked for now and then, while somebody looks. */
import { house } from "./api";
import { person } from "./person.svelte";

const AGAIN_MS = 60_000;

class Notice {
  announcement = $state("");
  isKeeper = $state(false);
  #asked = 0;

  /** Ask again unless the answer is fresh; a house that does not answer has nothing to say. */
  refresh(now = Date.now()): void {
    if (now - this.#asked < AGAIN_MS) return;
    this.renew(now);
  }

  renew(now = Date.now()): void {
    this.#asked = now;
    person
      .known()
      .then(() => house.address())
      .then(
        ({ announcement, is_keeper }) => {
          this.announcement = announcement;
          this.isKeeper = is_keeper;
        },
        () => (this.#asked = 0),
      );
  }
}

export const notice = new Notice();
