/** Passkeys in this browser: what the house writes as JSON, as the browser wants it, and back. */
import { people } from "./people";

/** Browsers offer them only where the page came safely. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis;

export async function makePasskey(): Promise<void> {
  const asked = await people.forPasskey();
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    user: { ...asked.user, id: bytesOf(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map(known),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await people.addPasskey(written(made, { clientDataJSON, attestationObject }));
}

/** Resolves to the name of whoever we are then. */
export async function enterByPasskey(): Promise<string> {
  const asked = await people.forKnownPasskey();
  const publicKey = { ...asked, challenge: bytesOf(asked.challenge), allowCredentials: [] };
  const shown = (await navigator.credentials.get({
    publicKey: publicKey as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return (await people.usePasskey(written(shown, { clientDataJSON, authenticatorData, signature, userHandle }))).name;
}

/** Nobody chose a passkey, or the browser could not make one: nothing has happened. */
export const isNone = (error: unknown): boolean => error instanceof DOMException;

function known({ id, type }: PublicKeyCredentialDescriptorJSON) {
  return { id: bytesOf(id), type };
}

function written({ id, type }: PublicKeyCredential, response: Record<string, ArrayBuffer | null>) {
  const parts = Object.entries(response).map(([name, bytes]) => [name, bytes && textOf(bytes)]);
  return { id, rawId: id, type, response: Object.fromEntries(parts) as Record<string, string | null> };
}

function bytesOf(text: string): Uint8Array {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
