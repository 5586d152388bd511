"""The worked example of MaskablePPO: its bridge shows the same games, and it goes from play to the arena."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import flambeur.envs

pytest.importorskip("sb3_contrib", reason="python3 tools/setup.py examples installs what they need")

from examples import maskable_ppo

EXAMPLE = str(maskable_ppo.__file__)


def seats(count: int) -> Any:
    return flambeur.envs.gym_vector("las-vegas", 2, count, seed=1, autoreset_mode="SameStep")


def test_the_bridge_shows_the_same_games() -> None:
    bridge, own = maskable_ppo.Seats(seats(16)), seats(16)
    assert bridge.reset().tolist() == own.reset()[0].tolist()
    ended = 0
    for _ in range(60):
        masks = np.stack(bridge.env_method("action_masks"))
        assert masks.tolist() == own.action_masks().tolist()
        bridge.step_async(masks.argmax(axis=1))
        obs, rewards, done, told = bridge.step_wait()
        its_obs, its_rewards, its_done, _, info = own.step(masks.argmax(axis=1))
        assert obs.tolist() == its_obs.tolist()
        assert (rewards.tolist(), done.tolist()) == (its_rewards.tolist(), its_done.tolist())
        for lane in done.nonzero()[0]:
            assert told[lane]["terminal_observation"].tolist() == info["final_obs"][lane].tolist()
        ended += int(done.sum())
    assert bridge.games == ended > 0
    with pytest.raises(AttributeError):
        bridge.set_attr("nothing", 1)
    bridge.close()


def test_it_runs_from_the_first_game_to_the_arena(tmp_path: Path) -> None:
    given = ("--decisions", "3000", "--games", "16", "--every", "1", "--arena", "4", "--model", "model.zip")
    command = [sys.executable, EXAMPLE, *given]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=500, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("M decisions   wins among greedy") == 3
    assert "0 games lost by failing" in ran.stdout
    assert (tmp_path / "model.zip").exists()
