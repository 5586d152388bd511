"""What was asked for and done at a table: who asks again under the same id is answered alike."""

from collections.abc import Collection

MOST_IDS = 100  # of one person that are known again; more than a client can have sent without an answer
MOST_PERSONS = 100  # at one table: those who sit there, and of others those who have done something last


class Done:
    """The entries that answered the latest requests of everybody."""

    def __init__(self) -> None:
        self._numbers: dict[str, dict[str, int]] = {}  # by person and id; first what was done longest ago

    def __len__(self) -> int:
        return sum(map(len, self._numbers.values()))

    def note(self, person: str, id: str, number: int, sitting: Collection[str | None] = ()) -> None:
        """A request was answered with the entry of that number; who sits is not forgotten for others."""
        mine = self._numbers[person] = self._numbers.pop(person, {})
        mine[id] = number
        if len(mine) > MOST_IDS:
            del mine[next(iter(mine))]
        if len(self._numbers) > MOST_PERSONS:
            others = (each for each in self._numbers if each not in sitting)
            del self._numbers[next(others, next(iter(self._numbers)))]

    def number_of(self, person: str | None, id: str) -> int | None:
        """The entry that answered a request, if it was made before."""
        return self._numbers.get(person, {}).get(id) if person is not None else None
