"""Masked PPO by self-play on `flambeur.vector`, on processors or a GPU: one file of PyTorch.

    python examples/masked_ppo.py --players 2 --seconds 120
    python examples/masked_ppo.py --players 4 --seconds 40 --device cuda --out result.json
    python examples/masked_ppo.py --players 4 --seconds 0 --net masked-ppo-las-vegas-4.pt

One network plays all seats. It is told the share of wins against greedy bots while it learns, and in the end
its player meets them in the arena. The last line plays on with a network that was kept, as does Ctrl-C.
"""

import argparse
import json
import math
import os
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import torch
from torch import nn

import flambeur
from flambeur.arena import arena
from flambeur.bots.bot import legal_moves
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.observation import observe, observing
from flambeur.core.registry import find_game
from flambeur.envs.seat_lanes import SeatLanes, beginning
from flambeur.envs.seat_stepping import NOTHING

Tensor: TypeAlias = Any
Net: TypeAlias = Any

WIDTH = 256
LAMBDA = 0.95  # how far a surprise counts for the decisions before it
CLIP = 0.2  # how far a probability may go in one round of learning
ENTROPY = 0.01  # what it is worth to stay undecided, at first; it sinks to nothing, as does the rate
RATE = 1e-3
STEEPEST = 0.5
NEVER = -1e9  # the logit of what is not legal
LEAST = 1e-30  # of what is drawn for noise: 0 would make anything the greatest
KEPT = "FLAMBEUR_MASKED_PPO"  # names the file of the network that the player of the arena reads


@dataclass(frozen=True)
class Plan:
    """How much is played at once and how it is learned from."""

    games: int
    steps: int  # of every game before the network learns from them
    parts: int  # into which those games are divided, each for one step of learning
    epochs: int


PLANS = {"cpu": Plan(games=1024, steps=64, parts=16, epochs=2), "cuda": Plan(131072, 32, 64, 1)}


def network(game: Game) -> Net:
    """From what a seat sees to a logit for every action and, as the last number, its part of the win."""
    inputs, actions = observing(game)[0].size, len(game.moves)
    hidden = nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
    last = nn.Linear(WIDTH, actions + 1)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(*hidden, last)


def asked(net: Net, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
    """Logits of the legal actions, and what the seat hopes to win."""
    with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
        hidden = net[:-1](obs)
    said = net[-1](hidden.float())
    return said[..., :-1].masked_fill(mask == 0, NEVER), said[..., -1]


class Notes:
    """What happened in so many steps of all games: [steps, games] and more."""

    def __init__(self, plan: Plan, spec: Any, device: str) -> None:
        def room(kind: Any, *shape: int) -> Tensor:
            return torch.zeros((plan.steps, plan.games, *shape), dtype=kind, device=device)

        self.obs = room(torch.float32, spec.obs_size)
        self.mask = room(torch.int8, spec.actions)
        self.seat, self.action = room(torch.int64), room(torch.int64)
        self.logit, self.value = room(torch.float32), room(torch.float32)
        self.rewards = room(torch.float32, spec.players)
        self.done = room(torch.bool)
        self.surprise, self.weight = room(torch.float32), room(torch.float32)


def play(net: Net, games: Any, batch: Any, notes: Notes) -> Any:
    """Every game so many steps on, by actions drawn from the network; nothing waits for the GPU."""
    for t in range(len(notes.obs)):
        for name in ("obs", "mask", "seat"):
            getattr(notes, name)[t].copy_(torch.as_tensor(getattr(batch, name)))
        logits, notes.value[t] = asked(net, notes.obs[t], notes.mask[t])
        # The greatest logit after noise by Gumbel is an action drawn by its probability.
        noise = torch.empty_like(logits).exponential_().clamp_min_(LEAST).log_()
        notes.action[t] = (logits - noise).argmax(-1)
        notes.logit[t] = logits.log_softmax(-1).gather(-1, notes.action[t, :, None])[:, 0]
        batch = games.step(notes.action[t])
        notes.rewards[t].copy_(torch.as_tensor(batch.rewards))
        notes.done[t].copy_(torch.as_tensor(batch.done))
    return batch


def compare(net: Net, batch: Any, notes: Notes) -> None:
    """How much better each decision turned out than was hoped for: GAE along the decisions of its seat.

    A seat's last decision of the notes counts only if the game then ended or it is to move again.
    """
    obs, mask, seat = (torch.as_tensor(shown) for shown in (batch.obs, batch.mask, batch.seat))
    hoped = torch.zeros_like(notes.rewards[0])  # by seat: the value of its next decision
    gained, ahead, known = (torch.zeros_like(hoped) for _ in range(3))
    hoped.scatter_(1, seat[:, None], asked(net, obs, mask)[1][:, None])
    known.scatter_(1, seat[:, None], 1.0)
    for t in reversed(range(len(notes.obs))):
        seat, ended = notes.seat[t, :, None], notes.done[t, :, None]
        for of_the_next_game in (hoped, ahead, gained):
            of_the_next_game.masked_fill_(ended, 0.0)
        known.masked_fill_(ended, 1.0)
        gained += notes.rewards[t]
        value, is_known = notes.value[t, :, None], known.gather(1, seat)
        surprise = (gained + hoped + LAMBDA * ahead).gather(1, seat) - value
        notes.surprise[t], notes.weight[t] = (surprise * is_known)[:, 0], is_known[:, 0]
        hoped.scatter_(1, seat, value)
        ahead.scatter_(1, seat, notes.surprise[t, :, None])
        gained.scatter_(1, seat, 0.0)
        known.scatter_(1, seat, 1.0)


def improve(net: Net, optimiser: Any, notes: Notes, plan: Plan, left: float) -> None:
    """Steps of PPO, each with all decisions of a part of the games."""
    for group in optimiser.param_groups:
        group["lr"] = RATE * left
    weight = notes.weight
    mean = (notes.surprise * weight).sum() / weight.sum()
    spread = (((notes.surprise - mean) ** 2 * weight).sum() / weight.sum()).sqrt() + 1e-8
    advantage = (notes.surprise - mean) / spread
    for _ in range(plan.epochs):
        for lanes in torch.randperm(plan.games, device=notes.obs.device).chunk(plan.parts):
            optimiser.zero_grad(set_to_none=True)
            loss(net, notes, advantage, lanes, left).backward()
            nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
            optimiser.step()


def loss(net: Net, notes: Notes, advantage: Tensor, lanes: Tensor, left: float) -> Tensor:
    """What PPO makes small: clipped gain, error of what was hoped for, certainty."""
    logits, value = asked(net, notes.obs[:, lanes], notes.mask[:, lanes])
    logits = logits.log_softmax(-1)
    chosen = logits.gather(-1, notes.action[:, lanes, None])[..., 0]
    ratio, better = (chosen - notes.logit[:, lanes]).exp(), advantage[:, lanes]
    gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
    wrong = (value - notes.value[:, lanes] - notes.surprise[:, lanes]) ** 2
    undecided = -(logits.exp() * logits).sum(-1)
    weight = notes.weight[:, lanes]
    return ((wrong - gain - ENTROPY * left * undecided) * weight).sum() / weight.sum()


def won(net: Net, game: Game, players: int, device: str, count: int = 2048) -> float:
    """The share of wins of the likeliest actions in one seat among greedy bots."""
    lanes = SeatLanes(
        game, players, count, seat=0, bots="greedy", seed=1, threads=1, rewards="win", options={}
    )
    shown, wins = lanes.step(beginning(np.ones(count, np.bool_)), is_restarting=False), 0.0
    while not lanes.over.all():
        seen, mask = (torch.as_tensor(part).to(device) for part in (shown.obs, shown.mask))
        best = asked(net, seen, mask)[0].argmax(-1).cpu().numpy()
        shown = lanes.step(np.where(lanes.over, NOTHING, best), is_restarting=False)
        wins += float(shown.rewards.sum())
    return wins / count


def train(net: Net, game: Game, chosen: argparse.Namespace, plan: Plan) -> dict[str, Any]:
    """Learn until enough is done or Ctrl-C is pressed; games against bots are not in the seconds."""
    given = {"device": "cuda", "check": False} if chosen.device == "cuda" else {"threads": chosen.threads}
    games = flambeur.vector(chosen.game, chosen.players, plan.games, chosen.seed, **given)
    notes, batch = Notes(plan, games.spec, chosen.device), games.reset()
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5, fused=chosen.device == "cuda")
    curve, decisions, seconds, part = list[dict[str, float]](), 0, 0.0, 0.0
    try:
        while part < 1:
            if not curve or seconds >= curve[-1]["seconds"] + chosen.every:
                curve.append(tell(net, game, chosen, seconds, decisions))
            began = time.perf_counter()
            with torch.no_grad():
                batch = play(net, games, batch, notes)
                compare(net, batch, notes)
            improve(net, optimiser, notes, plan, 1 - part)
            if chosen.device == "cuda":
                torch.cuda.synchronize()
            seconds, decisions = seconds + time.perf_counter() - began, decisions + notes.seat.numel()
            part = max(seconds / chosen.seconds, decisions / chosen.decisions)
        curve.append(tell(net, game, chosen, seconds, decisions))
    except KeyboardInterrupt:
        print("Stopped: the player is what it has learned so far.")
    speed = decisions / max(seconds, 1e-9)
    return {"decisions": decisions, "spent": seconds, "decisions_per_second": speed, "curve": curve}


def tell(
    net: Net, game: Game, chosen: argparse.Namespace, seconds: float, decisions: int
) -> dict[str, float]:
    """A point of the learning curve."""
    with torch.no_grad():
        wins = won(net, game, chosen.players, chosen.device)
    print(f"{seconds:6.0f} s {decisions / 1e6:10.2f} M decisions   wins among greedy {wins:6.1%}", flush=True)
    return {"seconds": seconds, "decisions": decisions, "wins": wins}


class Player:
    """The network in the arena: the likeliest of the legal moves."""

    def prepare(self, game: Game) -> None:
        """Read the network that was kept."""
        torch.set_num_threads(1)
        self.net = network(game)
        self.net.load_state_dict(torch.load(os.environ[KEPT], map_location="cpu"))

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The number of its move."""
        with torch.inference_mode():
            logits = self.net(torch.from_numpy(observe(game, seen, seat))).tolist()
        return max(legal_moves(game, seen, seat), key=logits.__getitem__)


def meet(chosen: argparse.Namespace, kept: Path) -> dict[str, Any]:
    """One player among bots of ours in every seat."""
    here = (str(Path(__file__).parent), os.environ.get("PYTHONPATH", ""))
    os.environ |= {KEPT: str(kept.resolve()), "PYTHONPATH": os.pathsep.join(filter(None, here))}
    bots = (f"python:{Path(__file__).stem}:Player", chosen.bot)
    found = arena(
        chosen.game, bots, players=chosen.players, games=chosen.arena, seed=1, is_versus=True, adjust=False
    )
    player = next(bot for bot in found.bots if bot.number == 0)
    print(
        f"Arena, {found.games} games of {chosen.players}: it wins {player.wins.mean:.1%} "
        f"({player.wins.low:.1%} to {player.wins.high:.1%}) among {chosen.bot}, "
        f"where an equal would win {found.expected:.1%}."
    )
    return found.to_json()


def options() -> argparse.Namespace:
    """What was asked for."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="las-vegas")
    given.add_argument("--players", type=int, default=2)
    given.add_argument("--device", choices=list(PLANS), default="cpu")
    given.add_argument("--seconds", type=float, default=120.0, help="of learning; 0 only plays in the arena")
    given.add_argument("--decisions", type=float, default=math.inf, help="no more than about so many")
    given.add_argument("--every", type=float, default=10.0, help="seconds between two points of the curve")
    given.add_argument("--games", type=int, help="played at once (1,024; 131,072 with CUDA)")
    given.add_argument("--threads", type=int, default=1, help="of the games on processors")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--bot", default="greedy", help="whom it meets in the arena")
    given.add_argument("--arena", type=int, default=1000, help="games in the arena; 0 for none")
    given.add_argument("--net", type=Path, help="where the network is kept")
    given.add_argument("--out", type=Path, help="a file for all figures as JSON")
    return given.parse_args()


def main() -> None:
    """Learn, keep the network, meet the bots."""
    chosen = options()
    torch.manual_seed(chosen.seed)
    torch.set_float32_matmul_precision("high")
    game, plan = find_game(chosen.game), PLANS[chosen.device]
    plan = replace(plan, games=chosen.games or plan.games)
    kept = chosen.net or Path(f"masked-ppo-{chosen.game}-{chosen.players}.pt")
    net = network(game).to(chosen.device)
    if chosen.net and kept.exists():
        net.load_state_dict(torch.load(kept, map_location=chosen.device))
    told: dict[str, Any] = {"game": game.name, "players": chosen.players, "device": chosen.device}
    told |= asdict(plan) | {"net": str(kept)}
    if chosen.seconds:
        told |= train(net, game, chosen, plan)
        torch.save(net.state_dict(), kept)
        print(
            f"{told['decisions_per_second']:,.0f} decisions/s, played and learned from; it is kept in {kept}."
        )
    if chosen.arena:
        told["arena"] = meet(chosen, kept)
    if chosen.out:
        chosen.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
