"""What can happen in Easy Come Easy Go, by name; the words for it are in the locales."""

from flambeur.core.story import Story

STORY = Story()
OPENING_ROLLED = STORY.event("opening-rolled", "seat", "rolled", "total")
BEGAN = STORY.event("began", "seat")
ROLLED = STORY.event("rolled", "seat", "rolled", "kept")
SET_ASIDE = STORY.event("set-aside", "seat", "dice", "kept")
CLAIMED = STORY.event("claimed", "seat", "prize")
STOLEN = STORY.event("stolen", "seat", "prize", "owner")
MISSED = STORY.event("missed", "seat")
COUNT_BEGAN = STORY.event("count-began", "seat", "turns")
COUNTED = STORY.event("counted", "seat", "turns")
CANCELLED = STORY.event("cancelled", "seat")
WON = STORY.event("won", "seat")
