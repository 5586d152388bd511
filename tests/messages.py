"""The messages of the catalogues, as they stand in the files."""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message


@cache
def variables_of(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses."""
    source = (files("flambeur") / "locales" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    texts = {message.id.name: FluentSerializer().serialize_entry(message) for message in messages}
    return {name: set(re.findall(r"\$([a-zA-Z][\w-]*)", text)) for name, text in texts.items()}
