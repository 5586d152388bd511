/** What scrolls must be within reach of the keys. */
export function withinReach(element: HTMLElement): void {
  element.tabIndex = 0;
}
