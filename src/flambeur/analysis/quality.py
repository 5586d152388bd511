"""How much effort an analysis makes."""

from dataclasses import dataclass

from flambeur.core.errors import BadOption


@dataclass(frozen=True)
class Quality:
    """So many samples of every move that may be the best, each played on for so many rounds of turns."""

    name: str
    samples: int
    rounds: int


_ALL = {
    quality.name: quality
    for quality in (Quality("quick", 512, 0), Quality("good", 2048, 1), Quality("deep", 16384, 2))
}
QUALITIES = tuple(_ALL)


def quality_of(name: str) -> Quality:
    """The quality of that name, or BadOption."""
    if name not in _ALL:
        raise BadOption("bad-option", name="quality", value=repr(name), allowed=", ".join(QUALITIES))
    return _ALL[name]
