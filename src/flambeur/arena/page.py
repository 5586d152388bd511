"""A report as one HTML file that needs nothing else."""

from importlib.resources import files

from flambeur.arena.markup import Markup, tag

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def whole_page(title: str, lang: str, *content: Markup) -> str:
    """The page with its style, which asks nobody for anything."""
    style = (files("flambeur.arena") / "page.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'),
        tag("title", title),
        tag("style", Markup(style)),
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', tag('main', *content)), lang=lang)}\n"
