## Looking back at a finished game

analysis-title = Look back
analysis-page = Look back: { $game }, game { $number }
analysis-waiting = Your game is being reckoned through: { $percent }
analysis-refining = A first account. It is being refined: { $percent }
analysis-done = Reckoned to the end

analysis-pane = Show
analysis-pane-account = Account
analysis-pane-table = Table

analysis-chances = Everybody’s chances
analysis-chances-hint = The chance to win, from move to move. A shared win is split.
analysis-moment = Moment of the game
analysis-chance-of = { $name } { $chance }
analysis-as-table = As a table
analysis-after = After
analysis-opening = Opening

analysis-account = The account
analysis-account-hint = In points: a hundred is a win. What you had at the start, luck and errors add up to what you had in the end.
analysis-part-start = At the start
analysis-part-luck = Luck
analysis-part-errors = Own errors
analysis-part-others = Errors of others
analysis-part-end = In the end
analysis-loss = Skill: { $loss } thousandths of a win lost per decision, in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
analysis-loss-none = There was nothing to decide.
analysis-luck-darling = Fortune’s favourite child
analysis-luck-smile = Luck was in a good mood
analysis-luck-even = Luck looked the other way, both times
analysis-luck-frown = Fortune had other guests
analysis-luck-cursed = A black cat, on a ladder, on a Friday

analysis-swings = Turning points
analysis-swing-gain = Worth { $points } to { $name }, by luck.
analysis-swing-loss = This cost { $name } { $points }. Bad luck.
analysis-swing-error = An error: it cost { $name } { $points }.
analysis-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 0) } point
   *[other] { NUMBER($points, maximumFractionDigits: 0) } points
}

analysis-decisions = Decisions
analysis-worst = The most expensive decision of { $name }
analysis-whose = Whose decisions
analysis-costly = Only what cost something
analysis-no-decisions = None. Nothing to be done better here.
analysis-number = Move { $number }
analysis-label-forced = No choice
analysis-label-only = The only good move
analysis-label-best = Best move
analysis-label-fine = Fine
analysis-label-doubtful = Doubtful
analysis-label-mistake = Mistake
analysis-label-blunder = Blunder

analysis-choices = What could be done
analysis-choice = What { $name } could do
analysis-no-choice = There is nothing to decide here.
analysis-move = Move
analysis-chance = Chance
analysis-loses = Loses
analysis-made = played
analysis-is-best = best
analysis-give-or-take = { $chance } ± { $error }

analysis-practise = { $count ->
    [one] Try one mistake again
   *[other] Try { $count } mistakes again
}
analysis-exercise = Mistake { $number } of { $count }: what would you play now?
analysis-passed-best = That is the best move!
analysis-passed = Good: within { $points } of the best.
analysis-failed = That loses { $points }. Try again.
analysis-shown = This would have been best.
analysis-show = Show me
analysis-skip = Skip
analysis-next = Next
analysis-finish = Finish
analysis-end = Stop practising

analysis-play-on = Play on from here
analysis-play-as = You play as
analysis-play-against = Against
analysis-play-on-hint = A new table begins at this position, with fresh luck.
analysis-play-on-now = Play on

analysis-puzzles = Puzzles: { $game }
analysis-puzzle = { $name }, what would you play? Puzzle { $number } of { $count }
analysis-no-puzzles = There are no puzzles of this game yet.
analysis-puzzle-exact = This one is known exactly.

## The coach at the table

analysis-coach-moves = What your moves are worth
analysis-coach-thinks = The coach is thinking …
analysis-coach-later = When it is your turn to choose, the chance of each of your moves stands here.
analysis-coach-warns = Warn me before a blunder
analysis-coach-warns-hint = Only you see the warning.
analysis-blunder-title = Are you sure?
analysis-blunder = That leaves you { $chance }; the best move { $best }. It would cost you { $points }.
analysis-blunder-think = Think again
analysis-blunder-play = Play it anyway

## What if: bots play on from a position

analysis-outcomes = Let bots play on 1,000 times
analysis-outcomes-hint = From this position, with luck of its own each time; quick players sit in all seats.
analysis-outcomes-now = Play 1,000 games
analysis-outcomes-waiting = { $done } of 1,000 games are played …
analysis-outcomes-stop = Stop here
analysis-outcomes-more = Play on to 1,000 games
analysis-outcomes-player = Player
analysis-outcomes-wins = Share of the wins
analysis-outcomes-results = Results
analysis-outcomes-spread = { $low } to { $high }, middle { $median }
analysis-outcomes-told = { $games } games. A shared win is split. Eight of ten games ended in the range shown; half of them below the mark in the middle.
