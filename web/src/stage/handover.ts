/** Pass and play: whose eyes are on the screen when several people share it. */

export interface Eyes {
  /** The seat whose view is shown; null for what anybody may see. */
  seat: number | null;
  /** The seat to hand the device to before anything of it is shown. */
  handTo: number | null;
}

/** `mine` are the seats at this device, `deciding` those of them the game waits for. */
export function eyesOn(mine: readonly number[], deciding: readonly number[], shown: number | null): Eyes {
  const [only, ...others] = mine;
  if (only === undefined) return { seat: null, handTo: null };
  if (others.length === 0) return { seat: only, handTo: null };
  const isStillThere = shown !== null && mine.includes(shown);
  const next = deciding[0];
  if (next === undefined) return { seat: isStillThere ? shown : null, handTo: null };
  if (isStillThere && deciding.includes(shown)) return { seat: shown, handTo: null };
  return { seat: null, handTo: next };
}
