"""Errors: a code, the facts, and a sentence in every language."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import flambeur
from flambeur.commands.lazy_commands import SAID
from flambeur.core.errors import BadOption, FlambeurError
from flambeur.words import LANGUAGES, knows
from tests.messages import variables_of

SOURCES = sorted(Path(flambeur.__file__).parent.rglob("*.py"))


def kinds(error: type[FlambeurError] = FlambeurError) -> Iterator[str]:
    """The names of all errors, in whatever module they are."""
    yield error.__name__
    for kind in error.__subclasses__():
        yield from kinds(kind)


# Errors are known once their modules are.
for part in ("arena", "bots", *(f"commands.{name.replace('-', '_')}" for name in SAID)):
    import_module(f"flambeur.{part}")
RAISERS = {*kinds(), "Refusal"}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every error code in the sources, with the names of the facts given."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISERS:
                yield from facts_given(node)


def facts_given(call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    """The code and the facts of one call that makes an error; a Refusal gets the move and what is allowed."""
    if not (call.args and isinstance(call.args[0], ast.Constant)):
        return
    facts = {str(keyword.arg) for keyword in call.keywords}
    if ast.unparse(call.func) == "Refusal":
        assert isinstance(call.args[2], ast.Dict)
        facts = {"move", "allowed", *(ast.literal_eval(key) for key in call.args[2].keys if key)}
    yield str(call.args[0].value), facts


RAISED = list(raised())


SELECTORS = {"place", "suit", "prize"}  # choose between wordings and are not shown themselves


def test_the_errors_of_the_sources_are_found() -> None:
    assert {"unknown-game", "bad-option", "not-rolled", "record-differs", "no-gpu"} <= {c for c, _ in RAISED}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), RAISED)
def test_every_error_can_be_said_in_every_language(code: str, facts: set[str], lang: str) -> None:
    assert knows(f"error-{code}", lang)
    assert variables_of(lang)[f"error-{code}"] <= facts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), RAISED)
def test_every_sentence_holds_its_facts(code: str, facts: set[str], lang: str) -> None:
    error = FlambeurError(code, **{name: f"<{name}>" for name in facts})
    sentence = error.sentence(lang)
    shown = variables_of(lang)[f"error-{code}"] - SELECTORS
    assert all(f"<{name}>" in sentence for name in shown)
    assert sentence.endswith((".", ").", ">"))


def test_every_sentence_that_stands_in_the_catalogue_is_used() -> None:
    said = {message.removeprefix("error-") for message in variables_of("en") if message.startswith("error-")}
    assert said == {code for code, _ in RAISED}


def test_the_rule_follows_the_sentence() -> None:
    error = BadOption("bad-players", "LV-01", players="1", fewest=2, most=5)
    assert str(error) == error.sentence("en") == "This game is for 2 to 5 players, not 1. (LV-01)"
    assert error.sentence("de").endswith(" (LV-01)")
    assert error.sentence("de") != error.sentence("fr") != error.sentence("en")


def test_without_a_rule_there_is_only_the_sentence() -> None:
    assert str(FlambeurError("game-over", move="place 1")) == "The game is over; this move comes too late."


def test_an_error_keeps_its_code_and_facts() -> None:
    error = FlambeurError("game-over", move="place 1")
    assert (error.code, error.rule, error.facts) == ("game-over", None, {"move": "place 1"})


@pytest.mark.parametrize("fact", ["x" * 10_000, 10**4000, -(10**30)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_however_much_was_asked_the_sentence_is_short(fact: object, lang: str) -> None:
    told = BadOption("unknown-option", name=fact, options=fact).sentence(lang)
    assert 10 < len(told) < 3000
    assert "…" in told
