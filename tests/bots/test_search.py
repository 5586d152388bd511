"""The search: finds what is right, the same plain and compiled, from what its seat may know."""

from dataclasses import replace
from itertools import islice

import pytest

import flambeur
from flambeur.bots import Search, bot_of, search
from flambeur.bots import compiled as code
from flambeur.bots.budget import Budget
from flambeur.bots.kernels import search as search_kernel
from flambeur.bots.kernels.network import network_of
from flambeur.bots.kernels.search import Puct, Style
from flambeur.bots.kernels.tree import plant
from flambeur.bots.search import tried_at_root
from flambeur.bots.weights import NO_WEIGHTS
from flambeur.core.chance import Chance, begin_stream, new_chance
from flambeur.core.contract import Game
from flambeur.core.match import Match
from flambeur.core.native import plain
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.learn import shape_of
from flambeur.learn.training import fresh_weights
from tests.bots.playing import choice, moves_of, play_bots, share_won
from tests.games.las_vegas.tables import lay, rolls, table
from tests.learn.tables import ripe_tables
from tests.matches import begun

GAMES = (LAS_VEGAS, EASY_COME, ALL_OR_NOTHING, ROYALE)
UNTAUGHT = Style(Puct(), False, network_of(NO_WEIGHTS))


def with_choice(game: str, seed: int = 1) -> Match:
    """A position of a game in which there is something to choose."""
    match = flambeur.new(game, players=3, seed=seed)
    bot = bot_of("random", seed)
    for _ in range(12):
        match.play(match.waiting[0], choice(bot, match))
    while len(match.legal(match.waiting[0])) < 2:
        match.play(match.waiting[0], choice(bot, match))
    return match


@pytest.mark.usefixtures("not_ready")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("manner", ["search", "untaught", "earner"])
def test_it_plays_every_game_in_plain_python_too(game: Game, manner: str) -> None:
    match = with_choice(game.name)
    legal = [move.id for move in match.legal(match.waiting[0])]
    bot = bot_of(f"{manner}:6", 1, wait=False)
    assert bot.name == f"{manner}:6"
    assert choice(bot, match) in legal


@pytest.mark.usefixtures("not_ready")
@pytest.mark.parametrize("seed", range(4))
def test_plain_and_compiled_thinking_try_the_same_moves_equally_often(seed: int) -> None:
    match = begun(9, seed=seed, players=3, neutral_dice=True)
    seat = match.waiting[0]
    weighed = [
        Search(new_chance(bytes([seed] * 32)), Budget(40), wait=wait).weigh(LAS_VEGAS, match.seen(seat), seat)
        for wait in (True, False)
    ]
    assert weighed[0] == weighed[1]
    assert weighed[0].total() == 40


def test_a_seed_makes_it_repeatable() -> None:
    games = [moves_of(play_bots([bot_of("search:30", 1), bot_of("search:30", 2)], 3)) for _ in range(2)]
    assert games[0] == games[1]


def test_a_new_game_depends_on_nothing_before() -> None:
    match, bot = begun(2, players=4), bot_of("search:20", 1)
    choices = []
    for _ in range(2):
        bot.begin(new_chance(bytes([7] * 32)))
        choices.append([choice(bot, match) for _ in range(5)])
    assert choices[0] == choices[1]


def test_what_it_is_given_is_not_changed() -> None:
    match = begun(2)
    seat = match.waiting[0]
    seen = match.seen(seat)
    before = seen.tobytes()
    bot_of("search:50", 1).choose(LAS_VEGAS, seen, seat)
    assert seen.tobytes() == before


def test_it_knows_nothing_but_what_it_is_given() -> None:
    match, other = begun(2, seed=7), begun(2, seed=7)
    other._chance.key[:] = 0
    assert choice(bot_of("search:100", 1), match) == choice(bot_of("search:100", 1), other)


def test_threads_grow_trees_of_their_own_and_are_repeatable() -> None:
    match = begun(1, players=4)
    seat = match.waiting[0]
    weighed = []
    for _ in range(2):
        bot = Search(new_chance(bytes(32)), Budget(300, threads=3))
        weighed.append(bot.weigh(LAS_VEGAS, match.seen(seat), seat))
    assert weighed[0] == weighed[1]
    assert weighed[0].total() == 900


def test_a_single_legal_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "lifted", None)
    match = next(m for m in map(begun, range(11)) if len(m.legal(m.waiting[0])) == 1)
    assert choice(bot_of("search:1000000", 1), match) == match.legal(match.waiting[0])[0].id


@pytest.mark.parametrize("text", ["search:1ms", "search:20ms*2", "search:1", "search:7/5ms", "search"])
def test_any_budget_gives_a_legal_move(text: str) -> None:
    match = begun(1, players=4)
    assert choice(bot_of(text, 1), match) in [move.id for move in match.legal(match.waiting[0])]


def test_a_full_tree_does_not_stop_it() -> None:
    match = begun(1, players=4)
    seat, tree = match.waiting[0], plant(LAS_VEGAS, 3)
    tree.clear()
    known = LAS_VEGAS.state.batch(1)
    known[0] = match.seen(seat)
    walk = code.kernels_for(LAS_VEGAS, "search").walk_often
    walk(known, tree, new_chance(bytes(32)), seat, 0, 500, UNTAUGHT._replace(puct=Puct(exploration=1.0)))
    assert tree.walk.nodes == 3
    assert tried_at_root(tree).total() == 500  # the root itself goes on learning


def test_the_nth_try_of_every_move_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    streams: list[int] = []

    def spied(chance: Chance, stream: int) -> None:
        streams.append(stream)
        begin_stream(chance, stream)

    monkeypatch.setattr(search_kernel, "begin_stream", spied)
    match, tree = begun(1, players=4), plant(LAS_VEGAS, 31)
    tree.clear()
    known = LAS_VEGAS.state.batch(1)
    known[0] = match.seen(match.waiting[0])
    walk = plain(replace(LAS_VEGAS, name="spied"), *code.TEMPLATES["search"]).walk_often
    walk(known, tree, new_chance(bytes(32)), match.waiting[0], 1000, 30, UNTAUGHT)
    tried = tried_at_root(tree)
    assert len(tried) > 1
    luck = streams[1::2]  # the others are for choosing the move
    assert sorted(luck) == sorted(1000 + nth for tries in tried.values() for nth in range(tries))


@pytest.mark.parametrize(("is_earning", "worth"), [(False, 1.0), (True, 0.5 + (100 + 90 - 20) / 1000)])
def test_an_earner_counts_its_lead_and_others_the_win(is_earning: bool, worth: float) -> None:
    s = table(2, rounds=1)
    lay(s, 4, 90)
    s.money[:2] = 100, 20
    s.supply[:] = 0
    rolls(s, "Anna", [4, 4])
    known, tree = LAS_VEGAS.state.batch(1), plant(LAS_VEGAS, 9)
    tree.clear()
    known[0] = s
    walk = plain(LAS_VEGAS, *code.TEMPLATES["search"]).walk_often
    walk(known, tree, new_chance(bytes(32)), 0, 0, 5, UNTAUGHT._replace(is_earning=is_earning))
    assert tree.nodes[0].total / tree.nodes[0].visits == pytest.approx(worth)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_network_says_of_all_seats_adds_up_to_one_win(players: int) -> None:
    kernels = plain(EASY_COME, *code.TEMPLATES["search"])
    judge = network_of(fresh_weights(shape_of(EASY_COME), 3))
    s = next(islice(ripe_tables(EASY_COME, players), 5, None))
    walk = plant(EASY_COME, 1).walk
    kernels.judge_by_network(s, walk, judge)
    said = [kernels.chance_to_win(s, seat, judge) for seat in range(players)]
    assert sum(walk.worth[:players]) == pytest.approx(1) != sum(said)
    assert walk.worth[:players] == pytest.approx([chance / sum(said) for chance in said])


def test_an_earner_does_not_reckon_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[Game] = []
    monkeypatch.setattr(search, "best_ending", lambda game, *_: reckoned.append(game))
    for manner in ("earner", "search"):
        choice(bot_of(f"{manner}:10", 1), begun(3))
        assert bool(reckoned) == (manner == "search")


@pytest.mark.parametrize(
    ("rival", "rivals", "games", "share"), [("greedy", 1, 40, 0.65), ("sampler:100", 1, 40, 0.55)]
)
def test_it_wins_clearly_more_than_its_share(rival: str, rivals: int, games: int, share: float) -> None:
    assert share_won("search:100", rival, rivals, games) > share
