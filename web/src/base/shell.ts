/** What belongs to the shell of the house, which may be kept; all else is always asked for. */

/** Built files, whose names change with their content. */
export function isAsset(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Addresses at which the page of the client is shown. */
export function isPage(mode: string, path: string): boolean {
  return mode === "navigate" && !path.startsWith("/api/") && !path.startsWith("/schema");
}
