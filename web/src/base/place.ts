/** Where the house lies on its host: at the root, or below a path that a proxy shows it at. */

/** "" at the root, else a path such as `/flambeur`. */
export const BASE = globalThis.document ? baseOf(document) : "";

/** The manifest lies at the door of the house. */
export function baseOf(page: Pick<Document, "querySelector">): string {
  const manifest = page.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
  return new URL(".", manifest.href).pathname.slice(0, -1);
}

/** The path as the house has it; null for what lies elsewhere on the host. */
export function pathWithin(path: string, base = BASE): string | null {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
