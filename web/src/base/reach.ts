/** Who can follow a link to this house. */
import { house } from "./api";
import { person } from "./person.svelte";

/** `machine`: this one only. `network`: everybody on the local network. `world`: whoever knows the address. */
export type Reach = "machine" | "network" | "world";

export interface Doorway {
  reach: Reach;
  /** What links to pass on begin with. */
  base: string;
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Where we are, and where the house says that others on the local network find it. */
export function doorwayOf(here: URL, address: string | null): Doorway {
  if (address) return { reach: "network", base: LOOPBACK.test(here.hostname) ? address : here.origin };
  return { reach: LOOPBACK.test(here.hostname) ? "machine" : "world", base: here.origin };
}

let asked: Promise<Doorway> | null = null;

/** Asked once, and not before we are known; a house that does not answer is as we see it. */
export function findDoorway(): Promise<Doorway> {
  const here = new URL(location.href);
  asked ??= person
    .meet()
    .then(() => house.address())
    .then(
      ({ address }) => doorwayOf(here, address),
      () => doorwayOf(here, null),
    );
  return asked;
}
