"""Whether a page that was written to a file is whole."""

from html.parser import HTMLParser


class Checker(HTMLParser):
    """Whether every element is closed, and what is referred to that is not in the page itself."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        referring = [str(value) for name, value in attrs if name in ("src", "href", "srcset")]
        self.references += [value for value in referring if not value.startswith("data:")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
