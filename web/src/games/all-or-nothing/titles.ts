/** The line above the choices: what to do now, or whom to wait for. */
import { NO_CARD } from "./constants";
import { faceOf } from "./cards";
import { followed, type Task } from "./model";
import { nameOf, suitName, type Naming } from "./naming";
import type { Scene } from "./scene";

export function titleOf(task: Task, scene: Scene, naming: Naming): string {
  const { say } = naming;
  const seat = scene.focus ?? 0;
  const player = nameOf(naming, scene.awaited[0] ?? scene.winner);
  switch (task) {
    case "bid":
      return say("all-or-nothing-ui-bid-title");
    case "rebid":
      return say("all-or-nothing-ui-rebid-title", { bid: scene.bids[seat]!, count: scene.awaited.length });
    case "wait-bids":
      return say("all-or-nothing-ui-wait-bids", { count: scene.awaited.length });
    case "announce":
      return say("all-or-nothing-ui-say-title", { bid: scene.bids[seat]! });
    case "wait-announce":
      return scene.awaited.length ? say("all-or-nothing-ui-wait-say", { player }) : "";
    case "play":
      return playTitle(scene, naming);
    case "wait-play":
      return scene.awaited.length ? say("all-or-nothing-ui-wait-play", { player }) : "";
    case "taking":
      return say("all-or-nothing-ui-taking", { player: nameOf(naming, scene.winner) });
    case "scored":
      return say("all-or-nothing-ui-scored", { deal: scene.dealNumber });
    case "over":
      return say("all-or-nothing-ui-over");
    case "dealing":
      return say("all-or-nothing-ui-dealing");
  }
}

function playTitle(scene: Scene, { say }: Naming): string {
  const led = followed(scene);
  if (led === NO_CARD) return say("all-or-nothing-ui-lead-title");
  return say("all-or-nothing-ui-play-title", { suit: suitName(say, faceOf(led, scene.ranks).suit) });
}
