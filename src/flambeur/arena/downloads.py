"""The figures of a report as files that the page holds itself."""

import csv
import json
from io import StringIO
from urllib.parse import quote

from flambeur.arena.markup import Markup, tag
from flambeur.arena.standings import Standings
from flambeur.words import say


def download_links(standings: Standings, lang: str) -> Markup:
    """Everything as JSON, and the bots as CSV."""
    name = f"arena-{standings.plan.game_name}-{standings.ended:%Y-%m-%d}"
    whole = json.dumps(standings.to_json(), ensure_ascii=False, indent=2)
    links = (
        _link(f"{name}.json", "application/json", whole, "JSON"),
        _link(f"{name}.csv", "text/csv", bots_as_csv(standings), "CSV"),
    )
    return tag("p", say("arena-download", lang), " ", links[0], " ", links[1], class_="downloads")


def _link(name: str, kind: str, content: str, label: str) -> Markup:
    """Percent-encoded, the content can neither end the attribute nor look like an address."""
    return tag("a", label, download=name, href=f"data:{kind};charset=utf-8,{quote(content, safe='')}")


def bots_as_csv(standings: Standings) -> str:
    """A row a bot, best first."""
    bots = standings.to_json()["bots"]
    page = StringIO()
    writer = csv.DictWriter(page, bots[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(bots)
    return page.getvalue()
