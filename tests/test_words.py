"""The catalogues of words: complete and alike in every language."""

import re
import subprocess
import sys

import pytest

from flambeur import words
from flambeur.core.contract import Game
from flambeur.core.registry import all_games
from flambeur.telling.people import COLOURS, NAMES, SHAPES, name_of
from flambeur.words import LANGUAGES, knows, say, sources_of
from tests.messages import variables_of
from tests.newcomers import forget_afterwards

LONGEST_NAME = 25  # of an option: more is a sentence
CHOICES = {"owner-kind", "players", "off"}  # what tellers add to the facts, for messages to choose by
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def test_there_are_three_languages() -> None:
    assert set(LANGUAGES) == {"en", "fr", "de"}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(variables_of(lang)) == set(variables_of("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_uses_the_same_facts_in_every_language(lang: str) -> None:
    assert variables_of(lang) == variables_of("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1_234_567])
def test_every_message_can_be_said(lang: str, number: int) -> None:
    for message, variables in variables_of(lang).items():
        words = say(message, lang, **dict.fromkeys(variables, number))
        assert words.strip()
        assert "{" not in words


ODD = """
# odd-remark = no message
odd-plain =   A line.
odd-twice = First.
odd-twice = Second.
odd-long = A line
    and another.
odd-late =
    All on the next line.
odd-gap = Before a gap

    and after it.
odd-with-attribute = Of a button
    .title = Its title
odd-same = { odd-plain }
odd-same-of-long = { odd-long }
odd-within = It says: { odd-plain }
odd-quoted = { "{" }
"""


def said_in_both_ways(names: list[str], lang: str, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    plainly = [say(name, lang) for name in names]
    monkeypatch.setattr(words, "_plain", lambda _: {})
    return [plainly, [say(name, lang) for name in names]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_as_it_stands_is_what_fluent_says(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [name for name, variables in variables_of(lang).items() if not variables]
    assert sum(name in words._plain(lang) for name in names) > len(names) / 2
    plainly, by_fluent = said_in_both_ways(names, lang, monkeypatch)
    assert plainly == by_fluent


def test_also_of_messages_in_other_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_afterwards(monkeypatch)
    words.add("odd", "en", ODD)
    names = sorted(set(re.findall("^(odd-[a-z-]+)", ODD, re.MULTILINE)))
    plainly, by_fluent = said_in_both_ways(names, "en", monkeypatch)
    assert plainly == by_fluent
    assert not knows("odd-remark")


# In French the house says vous, in German du; there, "Sie" may begin a sentence about others.
OTHER_WAY = {
    "fr": r"\b(?i:tu|toi|ton|ta|tes)\b|\b(?:Attends|Choisis|Essaie)\b",
    "de": r"(?<![.:!?=] )\b(?:Sie|Ihnen|Ihren)\b",
}


@pytest.mark.parametrize("lang", OTHER_WAY)
def test_people_are_spoken_to_in_one_way(lang: str) -> None:
    lines = [line for source in sources_of(lang) for line in source.splitlines()]
    assert [line for line in lines if re.search(OTHER_WAY[lang], line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_event_of_every_game_has_words(game: Game, lang: str) -> None:
    for kind, facts in game.story.kinds:
        assert variables_of(lang)[f"{game.name}-{kind}"] <= {
            *facts,
            *(f"{fact}-count" for fact in facts),
            *CHOICES,
        }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_option_of_every_game_has_a_name_and_a_sentence_that_explains_it(game: Game, lang: str) -> None:
    assert knows(f"{game.name}-title", lang)
    for option in game.options.options:
        name, help_text = (say(f"{game.name}-option-{option.name}{end}", lang) for end in ("", "-help"))
        assert len(name) <= LONGEST_NAME
        assert not name.endswith(".")
        assert help_text.endswith(".")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_seat_has_a_name_a_colour_and_a_shape_of_its_own(game: Game) -> None:
    for marks in (NAMES, COLOURS, SHAPES):
        assert len(set(marks)) == len(marks) >= game.options.most
    assert len({name_of(seat, "en") for seat in range(game.options.most)}) == game.options.most


def test_one_is_told_from_many() -> None:
    assert [say("las-vegas-dice", "en", count=count) for count in (1, 2)] == ["one die", "2 dice"]
    assert len({say("las-vegas-dice", "de", count=count) for count in (1, 2)}) == 2


@pytest.mark.parametrize(("lang", "money"), [("en", "$90,000"), ("fr", "90\u202f000 $"), ("de", "90.000 $")])
def test_money_is_written_as_people_write_it(lang: str, money: str) -> None:
    assert say("las-vegas-money", lang, amount=90_000).replace("\xa0", " ") == money


def test_facts_that_are_no_numbers_are_shown_as_texts() -> None:
    assert "['place', 1]" in say("error-unknown-game", name=["place", 1], games="las-vegas")


def test_a_missing_fact_is_a_mistake() -> None:
    with pytest.raises(Exception, match="name"):
        say("error-unknown-game", games="las-vegas")


def test_a_missing_message_is_a_mistake() -> None:
    assert not knows("no-such-message")
    with pytest.raises(LookupError):
        say("no-such-message")


def test_french_marks_never_begin_a_line() -> None:
    """Before ; : ! ? » and after « stands a space that does not break."""
    for source in sources_of("fr"):
        assert re.findall(r"^(?!#).* [;:!?»%].*|^(?!#).*« .*", source, re.MULTILINE) == []


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_dollar_stays_with_its_amount(lang: str) -> None:
    for source in sources_of(lang):
        assert re.findall(r".*\d \$.*", source) == []


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_no_article_stands_before_the_name_of_a_casino(lang: str) -> None:
    """Some names bring an article of their own: not « au The Oasis », but « au casino The Oasis »."""
    article = r"\b(?:[Ll]es?|[Aa]ux?|[Dd]u|[Dd]as|[Ii]ns|[Ii]m|[Aa]m|[Aa]us)"
    for source in sources_of(lang):
        assert re.findall(rf".*{article} \{{ \$casino \}}.*", source) == []


def test_words_hold_no_invisible_marks() -> None:
    words = say("told-by", "fr", game="Las Vegas", players=4, seed="7")
    assert not {"\u2068", "\u2069"} & set(words)


def test_the_language_of_the_machine_does_not_matter() -> None:
    script = "from flambeur.words import say; print(ascii(say('las-vegas-money', amount=1000)))"
    command = [sys.executable, "-c", script]
    env = {"LANG": "de_DE.UTF-8", "LC_ALL": "C", "PATH": "", "SYSTEMROOT": "C:\\Windows"}
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout
    assert told.strip() == "'$1,000'"
