"""Tables of Alles oder Nichts set by hand, so that a test reads like an example of the rulebook."""

from collections.abc import Callable
from random import Random
from typing import Any

import flambeur
from flambeur import Event, Match
from flambeur.core.chance import Chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.core.story import listening
from flambeur.games.all_or_nothing import deal, rules, tricks
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.all_or_nothing.state import CARDS, PLAYING, SECRET

PEOPLE = ("Anna", "Benno", "Carla", "Denny", "Elsa", "Fabio")
SUNS, MOONS, WAVES, CROWNS, FLOWERS, SONGS = range(1, 7)
Card = tuple[int, int]  # suit and rank, both from 1


def table(players: int = 4, **options: Value) -> State:
    """A table at which Anna deals; nothing has been dealt yet."""
    s = ALL_OR_NOTHING.blank(players, {"dealer": 0, **options})
    s.deal_number = 1
    deal.clear_table(s)
    return s


def in_play(players: int = 4, trump: Card = (CROWNS, 1), leader: str = "Benno", **options: Value) -> State:
    """A table at which all have bid nothing, in secret, and the leader is to play."""
    s = table(players, **options)
    s.phase, s.trump, s.leader = PLAYING, number(s, trump), PEOPLE.index(leader)
    s.awaited = 1 << s.leader
    s.bids[:players], s.said[:players] = 0, SECRET
    return s


def chance(seed: int = 1) -> Chance:
    """Chance that is the same in every run."""
    return luck_of_seed(seed).chance()


def number(s: State, card: Card) -> int:
    """The number of a card in the state."""
    suit, rank = card
    return (suit - 1) * int(s.ranks) + rank - 1


def cards_in(s: State, cards: int) -> set[Card]:
    """A set of cards, as suits and ranks."""
    return {(card // s.ranks + 1, card % s.ranks + 1) for card in range(CARDS) if int(cards) >> card & 1}


def hold(s: State, **hands: list[Card]) -> None:
    """Give hands to players, as in Anna=[(SUNS, 12)]."""
    for name, cards in hands.items():
        seat = PEOPLE.index(name)
        s.hands[seat] = sum(1 << number(s, card) for card in cards)
        s.held[seat] = len(cards)


def play(s: State, *laid: Card, seed: int = 1) -> None:
    """Whoever is waited for plays each of these cards in turn, and the game goes on."""
    for suit, rank in laid:
        move = ALL_OR_NOTHING.moves.find(f"play {suit} {rank}")
        rules.apply(s, chance(seed), turn(s), move.id)


def turn(s: State) -> int:
    """The one seat that is waited for."""
    (seat,) = ALL_OR_NOTHING.seats(rules.waiting(s))
    return seat


def choices(s: State) -> set[Card]:
    """The cards that whoever is waited for may play."""
    mask = ALL_OR_NOTHING.room.blank().mask
    count = rules.legal(s, turn(s), mask)
    moves = [ALL_OR_NOTHING.moves[int(move)] for move in mask.nonzero()[0]]
    assert count == len(moves)
    return {(move.suit, move.rank) for move in moves}


def taken_by(s: State, trump: Card, *laid: Card, leader: str = "Anna") -> str:
    """Who takes a trick of these cards, laid clockwise from the leader on."""
    first = PEOPLE.index(leader)
    s.trump, s.leader, s.led = number(s, trump), first, laid[0][0] - 1
    for step, card in enumerate(laid):
        s.trick[(first + step) % s.players] = number(s, card)
    return PEOPLE[tricks.trick_winner(s)]


def told(action: Callable[..., Any], *args: Any) -> list[Event]:
    """What is told while the action is carried out."""
    with listening() as heard:
        action(*args)
    return ALL_OR_NOTHING.story.events(heard)


def new(players: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match."""
    return flambeur.new("all-or-nothing", players=players, seed=seed, **options)


def lay_bids(match: Match, *bids: int) -> Match:
    """Everybody bids, seat by seat."""
    for seat, bid in enumerate(bids):
        match.play(seat, f"bid {bid}")
    return match


def play_on(match: Match, luck: Random) -> list[Event]:
    """Anybody who is waited for makes any legal move."""
    seat = luck.choice(match.waiting)
    return match.play(seat, luck.choice(match.legal(seat)))


def finish(match: Match, seed: int = 0) -> Match:
    """Play any moves to the end."""
    luck = Random(seed)
    while not match.is_over:
        play_on(match, luck)
    return match


def story(match: Match) -> list[Event]:
    """All that has been told of a match, to whomever."""
    return [*match.opening, *(event for played in match.turns for event in played.events)]


def facts(match: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in story(match) if event.kind == kind]
