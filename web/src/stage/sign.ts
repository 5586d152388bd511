/** With its sign, as gains and losses are written. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
