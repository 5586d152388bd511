/** The proof that the dice were not chosen: what was published before the game is the hash of the secret. */

export type Verdict = "true" | "false" | "unknown";

export async function verify(commitment: string, secret: string): Promise<Verdict> {
  // Browsers offer SHA-256 at secure addresses only; `flambeur verify` works everywhere.
  if (!globalThis.crypto?.subtle) return "unknown";
  return (await commitmentOf(secret)) === commitment ? "true" : "false";
}

export async function commitmentOf(secret: string): Promise<string> {
  const prefix = new TextEncoder().encode("flambeur commitment\n");
  const bytes = Uint8Array.from([...prefix, ...fromHex(secret)]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((digits) => parseInt(digits, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
