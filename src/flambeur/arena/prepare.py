"""What must be there before the first game, made once: workers then find it in the cache."""

from flambeur.arena.plan import Plan
from flambeur.arena.table import MINDS, Table, prepared


def compile_all(plan: Plan) -> None:
    """Compile the table and what the bots of the house use; solve what is to be played without mistakes."""
    Table(plan).compile()
    for text in sorted(set(plan.bots) - set(MINDS)):
        prepared(text, plan).close()
