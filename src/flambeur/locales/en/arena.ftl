# Words of the arena in English: its tables and its report.

arena-title = Arena: { $game }
arena-played = { $game }, { $players } players, { $games } games, seed { $seed }
arena-bot = Bot
arena-wins = Win share
arena-interval = 95% interval
arena-result = Mean result
arena-rating = Rating
arena-time = ms per move
arena-blunders = Blunders / 1,000
arena-faults = Failures
arena-equal = Among equals everybody wins { $share }. ▲ clearly more, ▼ clearly less.
arena-unit = Unit of results: { $unit }.
arena-origin = Flambeur { $version }, rules in version { $rules }; ended on { $date }
arena-download = Download the data:
arena-table-hint = Blunders are moves that anybody can see are foolish, per thousand moves. A failure is a game lost to a crash, a hang, a senseless answer or an illegal move.
arena-verdict-above = clearly above equality
arena-verdict-below = clearly below equality
arena-verdict-equal = not clearly different from equality
arena-adjusted = Adjusted for luck
arena-adjusted-wins = Adjusted win share
arena-adjusted-result = Adjusted result
arena-adjusted-hint = What dice and deals brought beyond what they bring on average has been taken off (AIVAT): on average just as right as the raw results, mostly with narrower intervals. 95% confidence.
arena-settled = The order is settled beyond doubt after { $games } games; the rest was not played.
arena-not-settled = The order is not settled beyond doubt.
arena-interrupted = Stopped: this is the result so far, { $games } of { $planned } games.
arena-pairs = Who finishes ahead of whom
arena-pairs-hint = How often the bot of the row finished ahead of the bot of the column; a tie counts half.
arena-wins-hint = The dot is the share of games won, shared wins split; the bar is the 95% interval. The dashed line is equality.
arena-ratings = Rating over the games
arena-ratings-hint = OpenSkill (Plackett–Luce), updated after every game. The further to the right, the more certain.
arena-times = Time per move
arena-times-hint = Milliseconds per move, on a logarithmic scale: equal distances are equal factors.
arena-games-axis = games
arena-incidents = Incidents
arena-incident = Game { $game }, seat { $seat }, { $bot }: { $what }
arena-incidents-more = … and { $more } more.
arena-how = How it was played
arena-command = Command
arena-seed = Seed
arena-options = Options of the game
arena-options-none = Original rules
arena-rounds = { $rounds } rounds of { $length } games: in a round every line-up plays in every order of the seats, with the same dice and deals. The intervals count rounds, not games.
arena-speed = { $games } games in { $seconds } s on { $workers ->
    [one] one worker
   *[other] { $workers } workers
}: { $speed } games/s
arena-checksum = Checksum
arena-compiling = compiling
arena-playing = playing
arena-failing = playing, { $faults } lost to failures
arena-saved = The report was saved to { $file }.
