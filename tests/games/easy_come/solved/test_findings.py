"""What the solution says: prizes that are mirror images are worth the same, refusals are real."""

import pytest

from flambeur.core.native import plain
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import FOUR, HIGH, LOW, SEVEN, THIRTEEN, THREE_EVEN, THREE_ODD
from flambeur.games.easy_come.solved import Findings, Solved, declined_prizes, look_into
from flambeur.games.easy_come.solved.two_players import TEMPLATES, start_of_game
from flambeur.games.easy_come.turn_values import JOINED, best_of


@pytest.fixture(scope="module")
def findings(solved: Solved) -> Findings:
    return look_into(solved)


def test_mirror_images_are_alike(findings: Findings) -> None:
    for one, other in ((SEVEN, THIRTEEN), (LOW, HIGH), (THREE_ODD, THREE_EVEN)):
        first, second = findings.prizes[one], findings.prizes[other]
        assert first.worth == pytest.approx(second.worth, abs=1e-8)
        assert first.chance == pytest.approx(second.chance)
        assert first.refusals == second.refusals


def test_the_hardest_prize_is_worth_most(findings: Findings) -> None:
    assert max(findings.prizes, key=lambda prize: prize.worth).prize == FOUR
    assert min(findings.prizes, key=lambda prize: prize.chance).prize == FOUR
    assert all(0 < prize.worth < 0.2 for prize in findings.prizes)


def test_refusals_add_up(findings: Findings) -> None:
    assert 0 < findings.refused < findings.fitting
    assert sum(prize.refusals for prize in findings.prizes) == findings.refused


def test_no_prize_is_worse_than_none(findings: Findings) -> None:
    assert findings.unwanted == 0


def test_the_clearest_refusal_gains_what_is_said(findings: Findings, solved: Solved) -> None:
    case, s = findings.clearest, start_of_game()
    s.owner[:], s.countdown[1] = case.owners, case.count
    state = solved.number_of(s)
    claims, plan = [0.0] * len(HANDS), solved.plan_of(state)
    kept, rolled = HANDS.index(case.kept), HANDS.index(case.rolled)
    claimed = 1 - solved.values[solved.links[state, case.prize] >> 1]
    assert best_of(claims, plan, kept, rolled) - claimed == pytest.approx(case.gain)  # type: ignore[arg-type]
    assert case.gain > 0.1


def test_a_single_state_is_counted_the_same_in_plain_python(solved: Solved) -> None:
    code, refusals = plain(EASY_COME, *TEMPLATES, declined_prizes), declined_prizes.REFUSALS.blank()
    prize = code.best_claim(JOINED[0, HANDS.index((0, 0, 0, 0))], 0, solved.values, solved.links)
    assert prize == FOUR
    none = code.best_claim(HANDS.index((0, 0, 1, 3)), 0, solved.values, solved.links)
    assert none == 9
    for other in (0.0, 1.0):
        code.count_one(0, 0, 100, FOUR, other, solved.values, solved.links, refusals)
    assert (refusals.fitting, refusals.refused, refusals.by_prize.tolist()) == (2, 1, [1] + [0] * 8)


def test_everything_is_json_ready(findings: Findings) -> None:
    told = findings.to_json()
    assert [prize["prize"] for prize in told["prizes"]] == list(range(9))
    assert told["refusals"]["clearest"]["prize"] == findings.clearest.prize
