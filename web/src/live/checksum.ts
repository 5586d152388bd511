/** The checksum by which a client knows that it has drifted from the house. */
import type { Situation } from "../base/messages";

/** CRC-32 of `[view, views]` as JSON with sorted keys and no spaces, as eight hexadecimal digits. */
export function checkOf(situation: Pick<Situation, "views" | "view">): string {
  const text = sortedJson([situation.view, situation.views]);
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, "0");
}

/** JSON.stringify would put keys that look like numbers first. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${sortedJson(field)}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}
