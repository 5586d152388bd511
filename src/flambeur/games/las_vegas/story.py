"""What can happen in Las Vegas, by name; the words for it are in the locales."""

from flambeur.core.story import Story

STORY = Story()
ROUND_BEGAN = STORY.event("round-began", "round", "first")
FUNDED = STORY.event("funded", "casino", "notes")
WHITE_PLACED = STORY.event("white-placed", "casino", "white")
ROLLED = STORY.event("rolled", "seat", "rolled")
PLACED = STORY.event("placed", "seat", "casino", "own", "white")
TIED = STORY.event("tied", "casino", "owner", "dice")
PAID = STORY.event("paid", "casino", "owner", "note")
LEFT_OVER = STORY.event("left-over", "casino", "note")
GAME_ENDED = STORY.event("game-ended")
