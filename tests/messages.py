"""The messages of the catalogues, as they stand in the files."""

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

from flambeur.words import sources_of


@cache
def variables_of(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses."""
    entries = [entry for source in sources_of(lang) for entry in FluentParser().parse(source).body]
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    texts = {message.id.name: FluentSerializer().serialize_entry(message) for message in messages}
    return {name: set(re.findall(r"\$([a-zA-Z][\w-]*)", text)) for name, text in texts.items()}
