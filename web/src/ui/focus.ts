/** The focus of those who play by keys: a click or a tap moves the focus too, but asks for nothing. */

/** Whether something has come into focus by a key. */
export function isByKey({ target }: FocusEvent): boolean {
  return target instanceof Element && target.matches(":focus-visible");
}

/** Whether the keys are at a place, or at something in it. */
export function hasKeyFocus(place: Element | null): boolean {
  return place !== null && (place.matches(":focus-visible") || place.querySelector(":focus-visible") !== null);
}
