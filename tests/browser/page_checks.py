"""Checks that hold for any page: accessible by day and by night, and whole on screens of every size."""

from typing import Any

from tests.browser.guests import DESKTOP, PHONE, Guest, Theme

# Colours change softly; what is in between is not to be judged. They are brought to their end, which may
# never come by itself: what a closed fold hides stands still. What changes in turn is met by the next look.
COLOURS_ARE_THERE = """(() => {
  const changing = () => document.getAnimations().filter((animation) => animation.playState !== "finished" &&
    animation.effect.getComputedTiming().iterations !== Infinity);
  for (let looks = 0; looks < 100 && changing().length; looks++)
    changing().forEach((animation) => animation.finish());
  return changing().map((animation) => animation.effect.target.outerHTML.slice(0, 120));
})()"""
THEMES: tuple[Theme, ...] = ("light", "dark")
SMALL_PHONE = PHONE._replace(name="small phone", width=320, height=640)
SIDEWAYS = PHONE._replace(name="sideways", width=740, height=360)
TABLET = PHONE._replace(name="tablet", width=820, height=1180)
SIZES = {PHONE: (SMALL_PHONE, PHONE, SIDEWAYS, TABLET), DESKTOP: (DESKTOP,)}
HIDDEN_BY_SCROLLING = """[...document.querySelectorAll("html, main, main *")]
  .filter((element) => element.scrollHeight > element.clientHeight + 1)
  .filter((element) => element.tagName === "HTML" || getComputedStyle(element).overflowY === "auto")
  .map((element) => element.className || element.tagName)"""

# Words that are cut off: by the edge of the screen, or by something that hides what goes beyond it.
# What a dialog scrolls, what is only heard, and names, which may be as long as people like, are left out.
CUT_WORDS = """document.fonts.ready.then(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const isCut = (words, element) => {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    return (hides(style.overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)) ||
      (hides(style.overflowY) && (words.bottom > box.bottom + 3 || words.top < box.top - 3));
  };
  const cut = [];
  while (texts.nextNode()) {
    const text = texts.currentNode, parents = [];
    for (let parent = text.parentElement; parent; parent = parent.parentElement) parents.push(parent);
    if (!text.data.trim() || !parents[0].checkVisibility({ visibilityProperty: true })) continue;
    if (parents.some((parent) => parent.matches("dialog, .quiet, .long, .room"))) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const isBeyond = words.right > innerWidth + 1 || words.left < -1;
    if (!words.width) continue;
    if (isBeyond || parents.some((parent) => isCut(words, parent)))
      cut.push(`${text.data.trim()} in ${parents[0].outerHTML.slice(0, 120)} of ${parents[2]?.className}`);
  }
  return cut;
})"""


# Light changes colours only: what else there is to find was found by the first.
COLOURS = ("color-contrast",)


def findings(guest: Guest, axe: str, rules: tuple[str, ...] = (), within: str = "html") -> list[str]:
    """What is serious or critical in the eyes of axe, by all or some rules, on the page or in parts of it."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(axe)
    asked = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    result: dict[str, Any] = guest.page.evaluate(
        "([within, asked]) => axe.run([...document.querySelectorAll(within)], asked)", [within, asked]
    )
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def check_day_and_night(guest: Guest, axe: str) -> None:
    """Nothing serious may be found, by whichever light."""
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        guest.page.locator(f"html[data-theme={theme}]").wait_for()
        assert guest.page.evaluate(COLOURS_ARE_THERE) == [], theme
        assert findings(guest, axe, () if theme == THEMES[0] else COLOURS) == [], theme


def check_sizes(guest: Guest, *scripts: str) -> None:
    """Nothing may be found on a screen of any size that such a device has."""
    for size in SIZES[guest.screen]:
        guest.turn_to(size)
        for script in scripts:
            assert guest.page.evaluate(script) == [], size.name
