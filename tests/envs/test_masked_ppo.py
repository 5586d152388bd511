"""The worked example of PPO learns what it says: credit by seat, better moves, a player for the arena."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.core.registry import find_game

torch: Any = pytest.importorskip("torch", reason="python3 tools/setup.py examples installs what they need")

from examples import masked_ppo  # noqa: E402  (needs torch)

EXAMPLE = str(masked_ppo.__file__)
SMALL = ("--games", "32", "--arena", "4", "--every", "0", "--decisions", "4000")
ALONE = os.environ | {"OMP_NUM_THREADS": "1"}


def noted(steps: int, games: int, players: int = 2) -> masked_ppo.Notes:
    """Room for notes of games of Las Vegas."""
    plan = masked_ppo.Plan(games, steps, parts=1, epochs=1)
    spec = SimpleNamespace(obs_size=139, actions=6, players=players)
    return masked_ppo.Notes(plan, spec, "cpu")


def hopeful(value: float) -> Any:
    """A network that hopes for the same everywhere."""
    net = masked_ppo.network(find_game("las-vegas"))
    with torch.no_grad():
        net[-1].bias[-1] = value
    return net


def shown(seat: int) -> Any:
    """A batch of one game."""
    return SimpleNamespace(obs=torch.zeros(1, 139), mask=torch.ones(1, 6), seat=torch.tensor([seat]))


def compared(notes: masked_ppo.Notes, seats: list[int], following: int) -> None:
    notes.seat[:, 0] = torch.tensor(seats)
    notes.value[:] = 0.5
    with torch.no_grad():
        masked_ppo.compare(hopeful(0.5), shown(following), notes)


def test_a_seat_is_credited_for_its_own_decisions() -> None:
    """Seat 0 wins with the move of seat 1: both are told, each at its own decisions, through lambda."""
    notes = noted(4, 1)
    notes.rewards[3, 0], notes.done[3] = torch.tensor([1.0, 0.0]), True
    compared(notes, [0, 1, 0, 1], following=0)
    assert notes.surprise[:, 0].tolist() == pytest.approx([0.475, -0.475, 0.5, -0.5])
    assert notes.weight.all()


def test_the_next_game_is_no_credit_to_the_one_before() -> None:
    notes = noted(4, 1)
    notes.rewards[1, 0], notes.done[1] = torch.tensor([0.0, 1.0]), True
    notes.rewards[3, 0], notes.done[3] = torch.tensor([1.0, 0.0]), True
    compared(notes, [0, 1, 0, 1], following=0)
    assert notes.surprise[:, 0].tolist() == pytest.approx([-0.5, 0.5, 0.5, -0.5])


def test_a_decision_whose_outcome_is_unknown_does_not_count() -> None:
    """At the end of the notes only the seat that moves next is known to hope for something."""
    notes = noted(3, 1)
    compared(notes, [0, 1, 0], following=1)
    assert notes.weight[:, 0].tolist() == [1, 1, 0]
    assert notes.surprise[:, 0].tolist() == pytest.approx([0.0, 0.0, 0.0])


def test_what_turned_out_well_becomes_likelier() -> None:
    """A move that was better than hoped for gains, one that does not count neither gains nor loses."""
    torch.manual_seed(1)
    plan, notes = masked_ppo.Plan(64, 4, parts=4, epochs=4), noted(4, 64)
    net = masked_ppo.network(find_game("las-vegas"))
    optimiser = torch.optim.Adam(net.parameters(), masked_ppo.RATE)
    notes.obs.uniform_()
    notes.mask[..., :4] = 1
    notes.action[:] = torch.randint(0, 4, notes.action.shape)
    notes.logit[:] = torch.full((), 0.25).log()
    notes.weight[:] = notes.action != 3
    notes.surprise[:] = (notes.action == 2) * notes.weight
    masked_ppo.improve(net, optimiser, notes, plan, left=1.0)
    logits, _ = masked_ppo.asked(net, notes.obs, notes.mask)
    chances = logits.softmax(-1).mean((0, 1)).tolist()
    assert chances[2] > 0.3
    assert chances[4] == chances[5] == 0
    assert chances[3] > max(chances[0], chances[1])


def test_it_runs_from_the_first_game_to_the_arena(tmp_path: Path) -> None:
    """A curve, figures and a kept network, whose player makes legal moves only and can be taken up again."""
    net, out = tmp_path / "net.pt", tmp_path / "out.json"
    given = ("--players", "3", "--net", str(net), "--out", str(out))
    ran = subprocess.run(
        [sys.executable, EXAMPLE, *SMALL, *given], capture_output=True, text=True, timeout=500, env=ALONE
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(out.read_text())
    assert 4000 <= told["decisions"] <= 4000 + 32 * 64
    assert [point["decisions"] for point in told["curve"]] == [0, 2048, 4096]
    assert [bot["faults"] for bot in told["arena"]["bots"]] == [0, 0]
    assert "where an equal would win 33.3%" in ran.stdout
    again = [sys.executable, EXAMPLE, "--seconds", "0", "--arena", "2", *given]
    told_again = subprocess.run(again, capture_output=True, text=True, timeout=500, env=ALONE)
    assert told_again.returncode == 0, told_again.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_ctrl_c_keeps_what_was_learned(tmp_path: Path) -> None:
    given = ("--seconds", "1000", "--games", "32", "--every", "0", "--arena", "0", "--net", "net.pt")
    command = [sys.executable, EXAMPLE, *given]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=ALONE) as process:
        assert process.stdout
        for _ in range(2):
            assert "wins among greedy" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    assert "Stopped" in rest
    assert (tmp_path / "net.pt").exists()
