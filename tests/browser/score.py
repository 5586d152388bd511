"""The score of a page, out of 100: how soon it can be read, how steady, legible, accessible and safe it is.

It counts what goes over the wire before something is seen, and looks at what is there then; it measures no
seconds, so that it says the same on a slow machine as on a fast one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Response

GOOD = 95
SLOWDOWN = 4  # how much slower the processor is made: what is late shows
FIRST_PAINT = (12, 120_000)  # the most requests and bytes before anything can be read
LARGEST_PAINT = (24, 200_000)  # and before the largest part is there
MOST_SCRIPT = 150_000  # bytes, compressed
OWN_BLOCKING = 1  # the one style sheet
SHORTEST_DESCRIPTION = 40
LANGUAGES = ("en", "fr", "de")
POLICY = ("default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'")
FORBIDDEN_IN_POLICY = ("unsafe-inline", "unsafe-eval", "http:", "*")
# Observers have to be there before the page is.
BEFORE = """
window.seen = { shift: 0, largest: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => (seen.largest = list.getEntries().at(-1).startTime))
  .observe({ type: "largest-contentful-paint", buffered: true });
"""
FACTS = Path(__file__).with_name("facts.js").read_text(encoding="utf-8")
PALE = """axe.run({ runOnly: ["color-contrast"] })
  .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))"""


class Point(NamedTuple):
    """One thing that is judged: how much it weighs, how much of that the page has, and what was found."""

    name: str
    weight: int
    share: float
    evidence: object


@dataclass
class Findings:
    """What was found out about a page."""

    facts: dict[str, Any]
    strangers: list[str]
    errors: list[str]
    headers: dict[str, str]
    pale: list[str]


class Meter:
    """Looks at a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._requests: list[str] = []
        self._errors: list[str] = []
        self._headers: dict[str, str] = {}
        page.add_init_script(BEFORE)
        self._processor = page.context.new_cdp_session(page)
        self._slow_down(SLOWDOWN)
        page.on("request", self._ask)
        page.on("response", self._answer)
        page.on("console", lambda said: self._errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._errors.append(str(error)))

    def _slow_down(self, rate: int) -> None:
        self._processor.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def _ask(self, request: Request) -> None:
        self._requests.append(request.url)

    def _answer(self, response: Response) -> None:
        if response.request.is_navigation_request():
            self._headers = response.headers

    def findings(self, axe: str) -> Findings:
        """What there is to judge, now that the page is there; `axe` is the script that finds pale words."""
        self._page.evaluate("document.fonts.ready")
        self._slow_down(1)  # judging needs no patience
        facts = self._page.evaluate(FACTS)
        if not self._page.evaluate("'axe' in window"):
            self._page.evaluate(axe)
        own = urlsplit(self._page.url).netloc
        strangers = [url for url in self._requests if urlsplit(url).netloc not in (own, "")]
        return Findings(facts, strangers, self._errors, self._headers, self._page.evaluate(PALE))


def points_of(findings: Findings) -> list[Point]:
    """The points of a page; the weights add up to 100."""
    facts = findings.facts
    policy = findings.headers.get("content-security-policy", "")
    return [
        Point(
            "little is loaded before the first words", 8, within(facts["first"], FIRST_PAINT), facts["first"]
        ),
        Point(
            "little is loaded before the largest part",
            8,
            within(facts["largest"], LARGEST_PAINT),
            facts["largest"],
        ),
        Point("nothing moves", 10, float(facts["shift"] < 0.005), facts["shift"]),
        Point(
            "only its own style sheet blocks",
            8,
            float(len(facts["blocking"]) <= OWN_BLOCKING),
            facts["blocking"],
        ),
        Point("nobody else is asked", 8, float(not findings.strangers), findings.strangers),
        Point("fonts are its own and come early", 6, float(are_fonts_early(facts)), facts["fonts"]),
        Point("the script is small", 8, min(1.0, MOST_SCRIPT / max(1, facts["script"])), facts["script"]),
        Point("pictures have a size", 4, but_for(facts["unsized"], facts["pictures"]), facts["unsized"]),
        Point("it says what it is", 8, mean(introductions(facts)), facts["title"]),
        Point("no errors", 8, float(not findings.errors), findings.errors),
        Point("words are large enough", 6, but_for(facts["tiny"], facts["texts"]), facts["tiny"]),
        Point("a finger hits everything", 6, but_for(facts["narrow"], facts["targets"]), facts["narrow"]),
        Point("words stand out", 6, float(not findings.pale), findings.pale),
        Point("it is safe", 6, mean(precautions(policy, findings.headers)), policy),
    ]


def within(counted: list[int], most: tuple[int, int]) -> float:
    """All points within the limits, in proportion beyond them."""
    return min(1.0, *(limit / max(1, count) for count, limit in zip(counted, most, strict=True)))


def but_for(bad: list[str], total: int) -> float:
    """The share that is as it should be."""
    return 1 - len(bad) / max(1, total)


def mean(answers: Iterable[bool]) -> float:
    """The share of yes."""
    answers = list(answers)
    return sum(answers) / len(answers)


def are_fonts_early(facts: dict[str, Any]) -> bool:
    """Whether there are fonts, all asked for by the page itself, and words are not hidden until they come."""
    return bool(facts["fonts"]) and set(facts["fonts"]) <= set(facts["preloaded"]) and not facts["hiding"]


def introductions(facts: dict[str, Any]) -> Iterable[bool]:
    """Whether the page tells browsers and search engines what it is."""
    yield "width=device-width" in facts["viewport"] and "user-scalable=no" not in facts["viewport"]
    yield len(facts["description"]) >= SHORTEST_DESCRIPTION
    yield facts["lang"] in LANGUAGES
    yield bool(facts["title"].strip())


def precautions(policy: str, headers: dict[str, str]) -> Iterable[bool]:
    """Whether the page could be served to the world by HTTPS as it is."""
    yield all(rule in policy for rule in POLICY)
    yield bool(policy) and not any(word in policy for word in FORBIDDEN_IN_POLICY)
    yield headers.get("x-content-type-options") == "nosniff"
    yield headers.get("referrer-policy", "") in (
        "same-origin",
        "no-referrer",
        "strict-origin-when-cross-origin",
    )


def score_of(points: Iterable[Point]) -> float:
    """Out of 100."""
    return sum(point.weight * point.share for point in points)


def table_of(points: list[Point]) -> str:
    """The points line by line, with what was found where some are missing."""
    lines = [f"{p.weight * p.share:5.1f} / {p.weight:2}  {p.name}{told(p)}" for p in points]
    return "\n".join(["", *lines, f"{score_of(points):5.1f} / 100"])


def told(point: Point) -> str:
    """What was found, where it cost something."""
    return "" if point.share == 1 else f": {point.evidence}"
