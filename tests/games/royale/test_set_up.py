"""Before the first roll: dice, chips, notes, boards, neutral dice."""

from collections import Counter

import pytest

import flambeur
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.games.royale import notes, rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.rounds import begin_round
from flambeur.games.royale.state import NEUTRAL, NOTE_VALUES, NOWHERE, SUPPLY
from flambeur.words import LANGUAGES, say
from tests.games.royale.tables import chance, dice_at, kinds, left, told

NOTE_TABLE = {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7}  # LR-02


def started(players: int = 4, seed: int = 1, **options: Value) -> State:
    """A game at its first decision."""
    s = ROYALE.blank(players, options)
    rules.start(s, chance(seed))
    return s


def count(s: State, field: str) -> Counter[int]:
    """Notes by value."""
    return Counter(dict(zip(NOTE_VALUES, s[field].tolist(), strict=True)))


@pytest.mark.rule("LR-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_seven_small_dice_and_a_biggy(players: int) -> None:
    s = started(players)
    assert s.supply.tolist() == [7] * players + [0] * (5 - players)
    assert all(s.biggy[seat] == SUPPLY for seat in range(players))


@pytest.mark.rule("LR-01")
def test_three_rounds_are_played() -> None:
    match = flambeur.new("royale", players=2, seed=3, boards=0)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    assert [event.facts["round"] for event in match.heard() if event.kind == "round-began"] == [1, 2, 3]


@pytest.mark.rule("LR-02", "LR-21")
def test_there_are_90_notes_of_which_54_are_the_bank() -> None:
    s = started()
    laid = Counter(int(note) for pair in s.notes for note in pair)
    assert laid + count(s, "unseen") + count(s, "bank") == Counter(NOTE_TABLE)
    assert (laid.total(), count(s, "unseen").total(), count(s, "bank").total()) == (12, 24, 54)


@pytest.mark.rule("LR-02", "LR-09")
def test_without_boards_all_notes_lie_in_the_pile() -> None:
    s = started(boards=0)
    assert (count(s, "unseen").total(), count(s, "bank").total()) == (78, 0)


@pytest.mark.rule("LR-21")
def test_every_note_may_be_set_aside_or_in_the_bank() -> None:
    banks = [count(started(seed=seed), "bank") for seed in range(20)]
    assert len({tuple(sorted(bank.items())) for bank in banks}) > 15


@pytest.mark.rule("LR-03")
@pytest.mark.parametrize("seed", range(20))
def test_higher_casinos_have_higher_pairs(seed: int) -> None:
    s = started(seed=seed)
    keys = [(int(high) + int(low), int(high)) for high, low in s.notes]
    assert keys == sorted(keys)
    assert all(high >= low for high, low in s.notes)


@pytest.mark.rule("LR-03")
def test_of_equal_totals_the_pair_with_the_higher_note_goes_to_the_higher_casino() -> None:
    s = ROYALE.state.blank()
    for pairs, (high, low) in enumerate([(60, 60), (90, 30), (80, 40), (100, 90), (40, 30), (70, 50)]):
        notes.lay_pair(s, pairs, high, low)
    assert s.notes.tolist() == [[40, 30], [60, 60], [70, 50], [80, 40], [90, 30], [100, 90]]


@pytest.mark.rule("LR-04")
def test_two_chips_come_every_round_and_unspent_ones_stay() -> None:
    s = started(3)
    assert s.chips.tolist() == [2, 2, 2, 0, 0]
    s.chips[1] = 7
    begin_round(s, chance())
    assert s.chips.tolist() == [4, 9, 4, 0, 0]


@pytest.mark.rule("LR-12")
def test_with_two_players_eight_neutral_dice_lie_in_the_casinos_and_activate_nothing() -> None:
    biggies = set()
    for seed in range(10):
        s = ROYALE.blank(2, {"boards": 6})
        events = told(rules.start, s, chance(seed))
        neutral = [dice_at(s, casino).get("Neutral", 0) for casino in range(1, 7)]
        assert sum(neutral) == 9
        assert neutral[s.biggy[NEUTRAL]] >= 2
        placed = [event.facts for event in events if event.kind == "neutral-placed"]
        assert sum(facts["small"] for facts in placed) == 7
        assert sum(facts["big"] for facts in placed) == 1
        assert kinds(events)[-1] == "rolled"
        biggies.add(int(s.biggy[NEUTRAL]))
    assert len(biggies) > 2  # it is rolled like the others


@pytest.mark.rule("LR-12b")
def test_two_players_may_do_without_them() -> None:
    assert started(2, boards=0).weights.any()
    assert not started(2, boards=0, neutral_dice=False).weights.any()


@pytest.mark.rule("LR-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_none(players: int) -> None:
    assert not started(players, boards=0).weights.any()


@pytest.mark.rule("LR-13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_casino_has_a_name_two_of_them_our_own(lang: str) -> None:
    names = [say(f"royale-casino-{casino}", lang) for casino in range(1, 7)]
    assert names == ["Miracle", "Skyline", "Marina", "Carousel", "Cleopatra", "Sunset"]


@pytest.mark.rule("LR-20")
def test_three_boards_of_different_tiles_are_drawn_for_casinos_1_to_3() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(200):
        s = started(seed=seed)
        boards = s.boards.tolist()
        assert boards[3:] == [0, 0, 0]
        assert len({(board - 1) // 2 for board in boards[:3]}) == 3
        drawn.update(boards[:3])
    assert set(drawn) == set(range(1, 17))


@pytest.mark.rule("LR-20")
@pytest.mark.parametrize("boards", range(7))
def test_there_may_be_none_to_six(boards: int) -> None:
    s = started(boards=boards)
    assert (s.boards > 0).tolist() == [casino < boards for casino in range(6)]


@pytest.mark.rule("LR-20")
def test_a_board_may_come_again_in_another_round_unless_agreed_otherwise() -> None:
    def boards(seed: int, unique: bool) -> list[int]:
        s = started(seed=seed, boards=4, unique=unique)
        seen: list[int] = s.boards[:4].tolist()
        for _ in range(2):
            begin_round(s, chance(seed + 100 * int(s.round_number)))
            seen += s.boards[:4].tolist()
        return seen

    assert any(len(set(boards(seed, unique=False))) < 12 for seed in range(20))
    assert all(len(set(boards(seed, unique=True))) == 12 for seed in range(20))


@pytest.mark.rule("LR-20")
def test_a_named_set_up_lies_there_every_round_and_others_are_drawn_around_it() -> None:
    for seed in range(30):
        s = started(seed=seed, boards=3, board_2="h2", board_3="none", board_6="e1")
        for _ in range(2):
            boards = s.boards.tolist()
            assert boards[1:] == [16, 0, 0, 0, 9]
            assert (boards[0] - 1) // 2 not in (4, 7)
            begin_round(s, chance(seed))


@pytest.mark.rule("LR-20")
def test_boards_are_called_by_what_is_printed_on_them() -> None:
    assert BOARD_IDS[0] == "a1"
    assert BOARD_IDS[-1] == "h2"
    assert len(BOARD_IDS) == 16


def test_nothing_lies_on_boards_that_come_anew() -> None:
    s = started(boards=6)
    s.jackpot, s.five, s.power, s.closed, s.gold, s.nice[2], s.knocked[1], s.doubled[0] = (
        3,
        1,
        1,
        2,
        0,
        1,
        2,
        4,
    )
    begin_round(s, chance())
    assert (s.jackpot, s.five, s.power, s.closed, s.gold) == (0, -1, -1, NOWHERE, -1)
    assert (s.nice == -1).all()
    assert not s.knocked.any()
    assert not s.doubled.any()
    assert left(s, "Anna") == (7, 1)


@pytest.mark.rule("LR-01")
def test_lots_are_drawn_for_the_first_player_unless_one_was_chosen() -> None:
    assert {started(3, seed=seed).first for seed in range(30)} == {0, 1, 2}
    assert started(3, first=2).turn == 2
