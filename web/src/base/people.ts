/** The house's HTTP interface to people: devices, codes, passkeys, one's data, and keeping order. */
import { ask } from "./api";

export interface Device {
  device: string;
  label: string;
  added: number;
  is_this: boolean;
}

export interface Passkey {
  credential: string;
  label: string;
  rp_id: string;
  added: number;
}

/** All by which one comes to be oneself. */
export interface Ways {
  devices: Device[];
  recovery_codes_left: number;
  passkeys: Passkey[];
}

/** With the name at which passkeys are good here; null where there can be none. */
export type WaysHere = Ways & { passkeys_at: string | null };

/** Whom a code opens. */
export interface Opens {
  kind: "link" | "recovery" | "keeper";
  name: string;
  present_name: string;
  has_played: boolean;
}

export interface Blocked {
  handle: string;
  name: string;
}

export type StandingWord = "" | "muted" | "removed";

export interface KnownPerson {
  handle: string;
  name: string;
  standing: StandingWord;
  is_invited: boolean;
  is_keeper: boolean;
}

export interface Keeping {
  is_private: boolean;
  announcement: string;
  invite: string;
  people: KnownPerson[];
  total: number;
}

export type Wishes = Partial<{ is_private: boolean; announcement: string; new_invite: boolean }>;
export type Decision = Partial<{ standing: StandingWord; is_invited: boolean; is_keeper: boolean }>;

const part = encodeURIComponent;

export const people = {
  ways: () => ask<WaysHere>("GET", "/api/me/devices"),
  signOut: (device: string) => ask<WaysHere>("DELETE", `/api/me/devices/${part(device)}`),
  newLink: () => ask<{ code: string; seconds: number }>("POST", "/api/me/codes/link"),
  newRecovery: () => ask<{ codes: string[] }>("POST", "/api/me/codes/recovery"),
  look: (code: string) => ask<Opens>("POST", "/api/me/codes/look", { code }),
  use: (code: string) => ask<{ name: string }>("POST", "/api/me/codes/use", { code }),
  forPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/options"),
  addPasskey: (credential: unknown) => ask<Ways>("POST", "/api/me/passkeys", { credential }),
  removePasskey: (credential: string) => ask<Ways>("DELETE", `/api/me/passkeys/${part(credential)}`),
  forKnownPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/passkeys/options"),
  usePasskey: (credential: unknown) => ask<{ name: string }>("POST", "/api/passkeys/use", { credential }),
  blocked: () => ask<Blocked[]>("GET", "/api/me/blocked"),
  block: (handle: string) => ask<Blocked[]>("PUT", `/api/me/blocked/${part(handle)}`),
  unblock: (handle: string) => ask<Blocked[]>("DELETE", `/api/me/blocked/${part(handle)}`),
  forgetMe: () => ask<unknown>("DELETE", "/api/me"),
  join: (invite: string) => ask<unknown>("POST", "/api/house/join", { invite }),
  keeping: (search = "") => ask<Keeping>("GET", `/api/keeper?${new URLSearchParams({ search })}`),
  keep: (wishes: Wishes) => ask<Keeping>("PUT", "/api/keeper", wishes),
  decide: (handle: string, decision: Decision) => ask<Keeping>("PUT", `/api/keeper/people/${part(handle)}`, decision),
  closeTable: (table: string) => ask<Keeping>("POST", `/api/keeper/tables/${part(table)}/close`),
};
