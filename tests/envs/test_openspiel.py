"""Our games pass OpenSpiel's own tests, and its algorithms play them."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import flambeur
import flambeur.envs
from flambeur.core.errors import BadOption, IllegalMove, UnknownGame
from flambeur.core.fairness import luck_of_seed
from flambeur.envs import openspiel
from flambeur.envs.openspiel_games import name_of
from flambeur.envs.openspiel_playouts import Playouts
from tests.core.answering import answer

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "las-vegas": (3, {"rounds": 1, "neutral_dice": True}),
    "royale": (2, {"rounds": 1, "board_1": "a1", "board_2": "g1"}),
    "easy-come": (2, {}),
    "all-or-nothing": (3, {"deals": 1}),
}
SECRET = pytest.mark.parametrize("game", ["royale", "all-or-nothing"])
OPEN = pytest.mark.parametrize("game", ["las-vegas", "easy-come"])
EVERY = pytest.mark.parametrize("game", SHORT)
# OpenSpiel's tests of Python import all that it has.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::SyntaxWarning")


def loaded(game: str) -> Any:
    """A short game."""
    players, options = SHORT[game]
    return openspiel(game, players, options=options)


def play_on(state: Any, dice: random.Random, decisions: int) -> Any:
    """The state after so many random decisions, or at the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


@EVERY
def test_random_games_pass_the_test_of_the_library(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), 1, serialize=True, verbose=False)


@EVERY
def test_the_python_side_passes_the_tests_of_the_library(game: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)  # that test draws from there
    GamesSimTest().sim_game(loaded(game))


@EVERY
def test_the_interface_is_what_the_library_promises(game: str) -> None:
    case = interface_test(game)
    for name in (name for name in dir(case) if name.startswith("test_")):
        getattr(case, name)()


def interface_test(game: str) -> Any:
    """OpenSpiel's test of the interface, with fewer states than it would sample."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    from open_spiel.python.algorithms.sample_some_states import sample_some_states

    case: Any = type("Interface", (EnforceAPIOnPartialTreeBase,), {})()
    case.game, case.game_name = loaded(game), game
    case.game_type, case.some_states = case.game.get_type(), sample_some_states(case.game, max_states=30)
    return case


@EVERY
def test_the_actions_of_a_game_give_the_same_game_in_a_match(game: str) -> None:
    """And its chance is that of the house: a match's own draws lead to the match's own table."""
    players, options = SHORT[game]
    match = flambeur.new(game, players=players, seed=3, options=options)
    state, chance, dice = loaded(game).new_initial_state(), luck_of_seed(3).chance(), random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(answer(state.table.draw, chance))
        else:
            seat, action = state.current_player(), dice.choice(state.legal_actions())
            assert state.legal_actions_mask(seat) == match.mask(seat).tolist()
            assert state.observation_tensor(seat) == match.observe(seat).tolist()
            assert state.information_state_string(seat) == match.information_state(seat)
            assert state.action_to_string(seat, action) == str(match.game.moves[action])
            match.play(seat, action)
            state.apply_action(action)
    assert state.returns() == match.returns()
    assert state.table.open_view() == match.open_view()


@SECRET
def test_worlds_that_differ_in_what_is_hidden_look_the_same(game: str) -> None:
    state, dice, differing = loaded(game).new_initial_state(), random.Random(5), 0
    while not play_on(state, dice, 1).is_terminal():
        for seat in range(state.num_players()):
            world = state.resample_from_infostate(seat, dice.random)
            assert shown(world, seat) == shown(state, seat)
            differing += str(world) != str(state)
    assert differing > 0


def shown(state: Any, seat: int) -> tuple[Any, ...]:
    """All that a player is shown."""
    own = state.legal_actions() if state.current_player() == seat else ()
    texts = state.information_state_string(seat), state.observation_string(seat)
    return *texts, state.information_state_tensor(seat), state.observation_tensor(seat), own


def test_who_bids_later_does_not_see_the_bids_before() -> None:
    start = play_on(loaded("all-or-nothing").new_initial_state(), random.Random(2), 0)
    assert start.current_player() == 0
    one, other = start.child(1), start.child(5)
    assert [state.current_player() for state in (one, other)] == [1, 1]
    assert shown(one, 1) == shown(other, 1)
    assert shown(one, 0) != shown(other, 0)


def test_the_cards_of_others_are_not_in_what_a_player_is_shown() -> None:
    """Seats 1 and 2 have each other's cards in the other world."""
    one, other = (dealt(cards) for cards in ((0, 0), (6, 0)))
    hands = [state.table.open_view()["hands"] for state in (one, other)]
    assert hands[0] == [hands[1][0], hands[1][2], hands[1][1]]
    assert shown(one, 0) == shown(other, 0)
    assert shown(one, 1) != shown(other, 1)


def dealt(cards: tuple[int, int]) -> Any:
    """The lowest card that is left, six times each; or those from a later place on for the other seats."""
    state = openspiel("all-or-nothing", 3, dealer=0, deals=1).new_initial_state()
    for place in (0, *cards):
        for _ in range(6):
            state.apply_action(place)
    state.apply_action(0)
    return state


@SECRET
def test_information_set_search_plays_some_moves(game: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    chosen, dice = loaded(game), np.random.RandomState(1)
    bot = ISMCTSBot(chosen, RandomRolloutEvaluator(1, dice), 1.0, 4, random_state=dice)
    assert_bot_plays(bot, chosen)


@OPEN
def test_tree_search_plays_some_moves(game: str) -> None:
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    chosen, dice = loaded(game), np.random.RandomState(1)
    assert_bot_plays(MCTSBot(chosen, 1.0, 4, RandomRolloutEvaluator(1, dice), random_state=dice), chosen)


def assert_bot_plays(bot: Any, game: Any) -> None:
    state, dice = play_on(game.new_initial_state(), random.Random(4), 0), random.Random(4)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        play_on(state, dice, 0)


@EVERY
def test_games_in_machine_code_say_what_a_state_is_worth(game: str) -> None:
    """Parts of the win that add up to 1; at the end what was won; and the state is as it was."""
    players, _ = SHORT[game]
    judge, state = Playouts(game, 8, seed=1), play_on(loaded(game).new_initial_state(), random.Random(2), 3)
    before = str(state)
    values = judge.evaluate(state)
    assert values.sum() == pytest.approx(1)
    assert len(values) == players
    assert judge.evaluate(state).tolist() != values.tolist() or len(set(values)) == 1
    assert values.tolist() == Playouts(game, 8, seed=1).evaluate(state).tolist()
    assert [action for action, _ in judge.prior(state)] == state.legal_actions()
    assert sum(chance for _, chance in judge.prior(state)) == pytest.approx(1)
    assert str(state) == before
    play_on(state, random.Random(3), 1000)
    assert judge.evaluate(state).tolist() == pytest.approx(state.returns())


@SECRET
def test_a_search_goes_on_from_what_a_bot_is_given(game: str) -> None:
    """From the record of what a seat may know come legal moves, and worlds that the seat holds possible."""
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    chosen, dice = loaded(game), np.random.RandomState(1)
    state = play_on(chosen.new_initial_state(), random.Random(5), 4)
    seat = state.current_player()
    there = chosen.state_at(state.table.seen(seat))
    assert (there.current_player(), there.legal_actions()) == (seat, state.legal_actions())
    assert there.observation_tensor(seat) == state.observation_tensor(seat)
    assert there.resample_from_infostate(seat, dice.uniform).observation_string(
        seat
    ) == state.observation_string(seat)
    search = ISMCTSBot(chosen, Playouts(game, seed=1), 0.7, 8, random_state=dice)
    assert search.step(there) in state.legal_actions()


@EVERY
def test_learners_of_the_library_find_an_environment(game: str) -> None:
    from open_spiel.python.rl_environment import ChanceEventSampler, Environment

    env, dice = Environment(loaded(game), chance_event_sampler=ChanceEventSampler(seed=1)), random.Random(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([dice.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)


def test_an_information_state_holds_what_was_seen_and_chosen_before() -> None:
    state = play_on(loaded("all-or-nothing").new_initial_state(), random.Random(2), 0)
    seen = state.observation_tensor(0)
    later = state.child(3).child(0)
    tensor, moves = np.array(later.information_state_tensor(0)), later.num_distinct_actions()
    assert tensor[: len(seen)].tolist() == later.observation_tensor(0)
    assert tensor[len(seen) : 2 * len(seen)].tolist() == seen
    assert tensor[2 * len(seen) : 2 * len(seen) + moves].nonzero()[0].tolist() == [3]
    assert not tensor[2 * len(seen) + moves :].any()


@EVERY
def test_a_state_goes_on_where_it_was_written_down(game: str) -> None:
    state = play_on(loaded(game).new_initial_state(), random.Random(1), 2)
    kept = pyspiel.serialize_game_and_state(state.get_game(), state)
    for again in (
        pyspiel.deserialize_game_and_state(kept)[1],
        pickle.loads(pickle.dumps(state)),
        state.clone(),
    ):
        assert (str(again), again.history()) == (str(state), state.history())
        ends = [play_on(copy, random.Random(9), 10**6) for copy in (again, state.clone())]
        assert str(ends[0]) == str(ends[1])


def test_one_import_is_enough_and_python_ends_well() -> None:
    program = (
        "import pyspiel, flambeur.envs.openspiel_games\n"
        "print(pyspiel.load_game('flambeur_las_vegas(players=4)').num_players())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "4\n"), done.stderr


@EVERY
def test_every_game_is_in_the_list(game: str) -> None:
    name = f"flambeur_{game.replace('-', '_')}"
    assert name == name_of(loaded(game).game)
    assert name in pyspiel.registered_names()
    assert "flambeur" in str(pyspiel.load_game(name))


def test_what_everybody_sees_is_text_and_what_one_sees_alone_is_nothing() -> None:
    game, kind = loaded("all-or-nothing"), pyspiel.IIGObservationType
    state = play_on(game.new_initial_state(), random.Random(1), 1)
    public = game.make_py_observer(kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(kind(perfect_recall=False, public_info=False))
    assert public.string_from(state, 0) == public.string_from(state, 1) != state.observation_string(0)
    assert private.string_from(state, 0) is None
    for observer in (public, private):
        observer.set_from(state, 0)
        assert (observer.tensor, observer.dict) == (None, {})


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    for players in (9, 1, "x", None, 2.5):
        with pytest.raises(BadOption, match="for 2 to 5 players"):
            openspiel("las-vegas", players)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="minimum cannot be 55"):
        openspiel("las-vegas", 2, minimum=55)
    with pytest.raises(BadOption, match="no option 'round'"):
        openspiel("las-vegas", 2, round=1)
    with pytest.raises(UnknownGame):
        openspiel("chess", 2)
    with pytest.raises(BadOption, match="for 2 to 5 players, not 6"):
        pyspiel.load_game("flambeur_royale(players=6)")


def test_an_action_that_cannot_be_is_refused_and_nothing_changes() -> None:
    state = play_on(openspiel("las-vegas", 2, first=0).new_initial_state(), random.Random(1), 6)
    before = str(state), state.history()
    for action in (-1, 6, 10**6, *set(range(6)).difference(state.legal_actions())):
        with pytest.raises((IllegalMove, pyspiel.SpielError)):
            state.apply_action(action)
    assert (str(state), state.history()) == before


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flambeur.envs, "find_spec", lambda _: None)
    with pytest.raises(BadOption, match=r"pip install flambeur\[openspiel\]"):
        openspiel("las-vegas", 2)
