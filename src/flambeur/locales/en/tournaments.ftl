error-no-such-tournament = There is no tournament { $tournament }. Check the link, or find it in the list of tournaments.
error-need-tournament-invite = This tournament is not open. Use its invite link.
error-not-the-organiser = Only who made this tournament can do that.
error-tournament-over = This tournament is over.
error-tournament-not-begun = This tournament has not begun yet: let it begin first.
error-too-late-to-enter = A knock-out cannot be entered once it has begun.
error-too-few-entrants = { $have ->
    [one] One takes part, and { $needs } are needed.
   *[other] { $have } take part, and { $needs } are needed.
 } Invite more people, or add bots.
error-too-many-entrants = This tournament is full: at most { $most } can take part.
error-was-removed = The organiser has removed you from this tournament.
error-not-entered = You do not take part in this tournament.
error-no-such-entrant = There is no entrant { $entrant } here. Choose a number from 0 to { $most }.
error-bad-title = A title has 1 to { $most } characters that can be printed.
error-tournament-table = At a table of a tournament, seats and games are arranged by the tournament.
error-sealed-table = Others still play with the same luck. This table can be seen when all have played the round.
error-round-goes-on = Others still play with the same luck. You can look back when all have played the round.

tournament-make = Make a tournament
tournament-title = Title
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-duplicate = Duplicate
tournament-format-arena = Arena
tournament-format-knock-out = Knock-out
tournament-about-swiss = All play all rounds, against others with as many points.
tournament-about-duplicate = A Swiss where every table of a round has the same dice and cards: luck counts for less.
tournament-about-arena = New tables for a set time, as soon as enough people wait.
tournament-about-knock-out = The better half of each table goes on, to a final table.
tournament-game = Game
tournament-players = At a table
tournament-rounds = Rounds
tournament-minutes = Minutes
tournament-options = House rules
tournament-open = Anybody may come
tournament-open-hint = If not, only those with the invite link.
tournament-yours = Yours
tournament-all = Open tournaments
tournament-none = None yet. Make one: it takes a minute, and bots fill the seats.
tournament-people = { $count ->
    [one] 1 takes part
   *[other] { $count } take part
 }
tournament-by = by { $name }
tournament-phase-gathering = Waiting for people
tournament-phase-running = Being played
tournament-phase-paused = Paused
tournament-phase-stopping = The last games are being played
tournament-phase-over = Over
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-left = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
 }
tournament-needs = At least { $needs } are needed.
tournament-enter = Take part
tournament-leave = Leave
tournament-return = Take part again
tournament-begin = Begin
tournament-pause = Pause
tournament-resume = Go on
tournament-stop = End it
tournament-sure = Press again to end it
tournament-your-table = Go to your table
tournament-invite = Invite link
tournament-bots = Add bots
tournament-level = Level
tournament-count = How many
tournament-standings = Standings
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-games = Games
tournament-break-strength = Opponents
tournament-break-margin = Margin
tournament-break-wins = Wins
tournament-break-fewer-games = Games
tournament-break-last-place = Last place
tournament-break-points = Points
tournament-counts-swiss = Points of a game: the share of the others at the table who finish behind.
tournament-counts-duplicate = Points of a game: the result, less the mean of all who had the same seat in that round.
tournament-counts-arena = { tournament-counts-swiss }
tournament-counts-knock-out = Who gets further stands higher.
tournament-ties = { $count ->
    [one] Equals are told apart by { $breaks }.
   *[other] Equals are told apart by { $breaks }, in this order.
 }
tournament-bot = Bot
tournament-has-left = has left
tournament-remove-head = Remove
tournament-remove = Remove { $name }
tournament-rounds-title = Rounds
tournament-byes = Sits out: { $names }
tournament-hidden = All tables have the same luck. Results are shown when all have played.
tournament-playing = playing
tournament-proof = Fairness of the luck
tournament-proof-hint = The house committed to the luck of each round before anybody entered. Everybody who enters adds to it.

rounds-title = How many rounds? { $game }
rounds-which = The same for other games
rounds-link = How many rounds does it take?
rounds-about = With so many rounds, whoever is better than all others comes first in { $wanted } of tournaments. The others are equals among themselves. Found by simulating { $tournaments } tournaments of each kind.
rounds-tables = Tables
rounds-tables-of = { $tables } ({ $entrants } take part)
rounds-lead = { $points } points better
rounds-wins = Wins { $wins } of all games at such a table, instead of { $equal }.
rounds-needed = Rounds
rounds-more = > { $most }
rounds-chance = first in { $chance }
rounds-steps = For comparison, the bots in points above the novice: { $steps }.
rounds-step = { $level } { $points }
rounds-hint = Points are those of the ladder. At an arena, a round is a game that everybody has played. A knock-out has no more rounds than it takes; it says how often the better one wins it. A duplicate needs fewer rounds where the luck of dice and cards counts for much.
