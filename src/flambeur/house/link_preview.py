"""What a messenger shows of a link to the house: a title, a sentence and a picture."""

from html import escape

from flambeur.core.registry import all_games
from flambeur.house.table import GATHERING, OVER, Table
from flambeur.words import say

HOUSE_PICTURE = "house"


def tags_of(table: Table | None, address: str, invite: str | None, lang: str) -> str:
    """The tags of the page at an address; of a table only those hear who may enter."""
    shown = table if table and may_see(table, invite) else None
    title = f"{say(f'{shown.made.game}-title', lang)} · Flambeur" if shown else "Flambeur"
    sentence = _sentence(shown, lang) if shown else say("ui-hero-hint", lang)
    query = f"?invite={invite}" if invite else ""
    picture = f"{address}pictures/{shown.id if shown else HOUSE_PICTURE}.png{query if shown else ''}"
    facts = {
        "og:site_name": "Flambeur",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(fact)}" />\n    ' for name, fact in facts.items()
    )


def may_see(table: Table, invite: str | None) -> bool:
    """Whether whoever has this invite may enter."""
    return not table.is_sealed and (table.made.is_open or invite == table.made.invite)


def seats_of(table: Table) -> tuple[bool, ...]:
    """Which seats are taken."""
    return tuple(seat.kind != "open" for seat in table.seats)


def light_of(table: Table) -> int:
    """Each game has a light of its own."""
    return [game.name for game in all_games()].index(table.made.game)


def _sentence(table: Table, lang: str) -> str:
    if table.phase == OVER:
        return say("preview-over", lang)
    if table.phase != GATHERING:
        return say("preview-playing", lang)
    free = sum(not is_taken for is_taken in seats_of(table))
    return say("preview-gathering", lang, name=table.made.name, free=free, players=len(table.seats))
