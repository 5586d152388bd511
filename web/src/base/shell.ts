/** What belongs to the shell of the house, which may be kept; all else is always asked for. */

/** Built files, whose names change with their content. */
export function isAsset(path: string, base: string): boolean {
  return path.startsWith(`${base}/assets/`);
}

/** Addresses at which the page of the client is shown. */
export function isPage(mode: string, path: string, base: string): boolean {
  const isProgram = path.startsWith(`${base}/api/`) || path.startsWith(`${base}/schema`);
  return mode === "navigate" && path.startsWith(`${base}/`) && !isProgram;
}
