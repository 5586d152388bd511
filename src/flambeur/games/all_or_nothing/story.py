"""What can happen in Alles oder Nichts, by name; the words for it are in the locales.

The score sheet of a game is the list of its `scored` events: the state only has the totals, because
a game to a target may have any number of deals (AN-13).
"""

from flambeur.core.story import Story

STORY = Story()
DREW = STORY.event("drew", "seat", "card")
DEAL_BEGAN = STORY.event("deal-began", "deal", "dealer", "cards")
DEALT = STORY.event("dealt", "hand")
TRUMP_TURNED = STORY.event("trump-turned", "card")
BID_LAID = STORY.event("bid-laid", "seat")
BID_CHANGED = STORY.event("bid-changed", "seat")
BID_CHOSEN = STORY.event("bid-chosen", "bid")
SAID_OPEN = STORY.event("said-open", "seat")
SAID_SECRET = STORY.event("said-secret", "seat")
BID_SHOWN = STORY.event("bid-shown", "seat", "bid")
PLAYED = STORY.event("played", "seat", "card")
TRICK_TAKEN = STORY.event("trick-taken", "seat", "card", "tricks")
SCORED = STORY.event("scored", "seat", "bid", "said", "tricks", "points", "total")
GAME_ENDED = STORY.event("game-ended")
