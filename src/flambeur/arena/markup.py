"""HTML and SVG put together from elements; whatever is not an element itself is escaped."""

from html import escape


class Markup(str):
    """Text that is markup already."""


def tag(name: str, *content: object, **attributes: object) -> Markup:
    """An element; `class_` stands for class, and an underscore in a name for a hyphen."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items()
    )
    return Markup(f"<{name}{written}>{join(*content)}</{name}>")


def join(*content: object) -> Markup:
    """Pieces one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else escape(str(part)) for part in content))
