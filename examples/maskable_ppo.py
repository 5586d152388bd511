"""MaskablePPO of sb3-contrib on `flambeur.envs.gym_vector`: one seat against greedy bots.

    python examples/maskable_ppo.py --players 2 --decisions 2000000
    python examples/maskable_ppo.py --decisions 0 --model maskable-ppo-las-vegas-2.zip

While it learns it tells the share of games that it won; in the end its player meets bots in the arena, in
every seat. The last line takes a model that was kept to the arena.
"""

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import flambeur.envs
from flambeur.arena import arena
from flambeur.bots.bot import legal_moves
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.observation import observe

KEPT = "FLAMBEUR_MASKABLE_PPO"  # names the file of the model that the player of the arena reads


class Seats(VecEnv):  # type: ignore[misc]  # its types are not always there
    """Gymnasium's vector environment as that of Stable-Baselines3, which has one of its own."""

    def __init__(self, seats: Any) -> None:
        self.seats, self.metadata = seats, dict[str, Any]()
        self.games, self.wins = 0, 0.0  # since somebody looked
        super().__init__(seats.num_envs, seats.single_observation_space, seats.single_action_space)

    def reset(self) -> Any:
        """New games everywhere."""
        return self.seats.reset()[0]

    def step_async(self, actions: Any) -> None:
        """The actions of the step that follows."""
        self._actions = actions

    def step_wait(self) -> Any:
        """One decision further in every game; where it ended, the next has begun."""
        obs, rewards, done, _, info = self.seats.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in done]
        for lane in done.nonzero()[0]:
            told[lane] = {"terminal_observation": info["final_obs"][lane]}
        self.games, self.wins = self.games + int(done.sum()), self.wins + float(rewards.sum())
        return obs, rewards.astype(np.float32), done, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> Any:
        """What is asked of every game: its mask."""
        answers = getattr(self.seats, method_name)(*args, **named)
        return [answers[lane] for lane in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        """The same for every game."""
        return [getattr(self.seats, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, *_given: Any, **_named: Any) -> None:
        """Nothing here can be set game by game."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, _wrapper: Any, indices: Any = None) -> list[bool]:
        """Nothing is."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Let the games go."""
        self.seats.close()


class Curve(BaseCallback):  # type: ignore[misc]
    """Tells how it goes after every `every` rounds of play."""

    def __init__(self, seats: Seats, every: int) -> None:
        super().__init__()
        self.seats, self.every, self.rounds = seats, every, 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        self.rounds += 1
        if self.rounds % self.every == 1 % self.every and self.seats.games:
            won = self.seats.wins / self.seats.games
            print(f"{self.num_timesteps / 1e6:8.2f} M decisions   wins among greedy {won:6.1%}", flush=True)
            self.seats.games, self.seats.wins = 0, 0.0


class Player:
    """The model in the arena: the likeliest of the legal moves."""

    def prepare(self, game: Game) -> None:
        """Read the model that was kept."""
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(os.environ[KEPT], device="cpu")
        self.mask = np.zeros(len(game.moves), np.int8)

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The number of its move."""
        self.mask[:] = 0
        self.mask[legal_moves(game, seen, seat)] = 1
        numbers = observe(game, seen, seat)
        return int(self.model.predict(numbers, action_masks=self.mask, deterministic=True)[0])


def learn(chosen: argparse.Namespace, kept: Path) -> None:
    """Play and learn until enough is done or Ctrl-C is pressed, then keep the model."""
    made = flambeur.envs.gym_vector(
        chosen.game, chosen.players, chosen.games, seed=chosen.seed, autoreset_mode="SameStep"
    )
    seats = Seats(made)
    shape = {"net_arch": [256, 256], "activation_fn": torch.nn.ReLU}
    plan = {
        "n_steps": 64,
        "batch_size": chosen.games * 8,
        "n_epochs": 4,
        "learning_rate": lambda left: 1e-3 * left,
    }
    model = MaskablePPO(
        "MlpPolicy",
        seats,
        **plan,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs=shape,
        seed=chosen.seed,
        device="cpu",
    )
    try:
        model.learn(chosen.decisions, callback=Curve(seats, chosen.every))
    except KeyboardInterrupt:
        print("Stopped: the player is what it has learned so far.")
    model.save(kept)
    print(f"The model is kept in {kept}.")


def meet(chosen: argparse.Namespace, kept: Path) -> None:
    """One player among bots of ours, in every seat."""
    here = (str(Path(__file__).parent), os.environ.get("PYTHONPATH", ""))
    os.environ |= {KEPT: str(kept.resolve()), "PYTHONPATH": os.pathsep.join(filter(None, here))}
    bots = (f"python:{Path(__file__).stem}:Player", chosen.bot)
    given = {"players": chosen.players, "games": chosen.arena, "seed": 1}
    found = arena(chosen.game, bots, **given, is_versus=True, adjust=False)
    player = next(bot for bot in found.bots if bot.number == 0)
    print(
        f"Arena, {found.games} games of {chosen.players}: it wins {player.wins.mean:.1%} "
        f"({player.wins.low:.1%} to {player.wins.high:.1%}) among {chosen.bot}, "
        f"where an equal would win {found.expected:.1%}; {player.faults} games lost by failing."
    )


def options() -> argparse.Namespace:
    """What was asked for."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="las-vegas")
    given.add_argument("--players", type=int, default=2)
    given.add_argument(
        "--decisions", type=int, default=2_000_000, help="to learn from; 0 for the arena alone"
    )
    given.add_argument("--games", type=int, default=256, help="played at once")
    given.add_argument("--every", type=int, default=10, help="rounds of play between two points of the curve")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--bot", default="greedy", help="whom it meets in the arena")
    given.add_argument("--arena", type=int, default=1000, help="games in the arena; 0 for none")
    given.add_argument("--model", type=Path, help="where the model is kept")
    return given.parse_args()


def main() -> None:
    """Learn, keep the model, meet the bots."""
    chosen = options()
    kept = chosen.model or Path(f"maskable-ppo-{chosen.game}-{chosen.players}.zip")
    if chosen.decisions:
        learn(chosen, kept)
    if chosen.arena:
        meet(chosen, kept)


if __name__ == "__main__":
    main()
