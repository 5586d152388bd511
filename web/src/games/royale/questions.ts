/** What is asked, and of whom. */
import { NOBODY } from "./constants";
import { decisionName } from "./decisions";
import { casinoName, ownerName, type Naming } from "./naming";
import type { Scene } from "./scene";

/** A question to us, or what others are about to do. */
export function questionOf(naming: Naming, scene: Scene, focus: number | null): string {
  const { say } = naming;
  if (scene.turn === NOBODY) return say("royale-ui-over");
  const name = decisionName(scene.decision);
  if (!name) return say("royale-ui-goes-on");
  const facts = {
    player: ownerName(naming, scene.decider),
    other: ownerName(naming, scene.turn),
    closed: scene.closed === NOBODY ? "" : casinoName(naming, scene.closed),
  };
  if (scene.decider !== focus) return say(`royale-ui-wait-${name}`, facts);
  const question = say(`royale-ui-ask-${name}`, facts);
  const isShared = naming.players.filter((player) => player.isYou).length > 1;
  return isShared ? say("royale-ui-asked", { player: facts.player, question }) : question;
}
