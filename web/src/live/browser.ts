/** The browser's side of a connection: its WebSocket, clock and dice. */
import { BASE } from "../base/place";
import type { Socket, Surroundings } from "./connection";

export function browserSurroundings(table: string): Surroundings {
  return {
    open: () => new WebSocket(liveAddress(table)) as unknown as Socket,
    later(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    makeId,
  };
}

function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${BASE}/api/tables/${encodeURIComponent(table)}/live`;
}

/** A text nobody can guess; also what a person adds to the dice. (`randomUUID` needs a secure address.) */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
