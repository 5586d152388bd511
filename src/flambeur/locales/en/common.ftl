# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-unknown-game = There is no game called { $name }. The games are: { $games }.
error-bad-game-address = The game { $address } is not of the form python:package.module:GAME.
error-game-not-loaded = The game { $address } cannot be loaded. { $reason }
error-not-a-game = What stands at { $address } is no game but a { $kind }. Write python:package.module:GAME, where GAME is a flambeur.core.contract.Game.
error-bad-game-name = The game at { $address } is called { $name }. Names have small letters, digits and single hyphens, for example high-card.
error-game-name-taken = The game at { $address } is called { $name }, and so is another. Give it a name of its own.
refused-without-words = That is not possible now ({ $code }).
error-unknown-option = There is no option { $name }. The options are: { $options }.
error-bad-option = The option { $name } cannot be { $value }. Allowed: { $allowed }.
error-option-twice = The option { $name } is given twice. Give it once, by name or in the mapping.
error-csv-or-json = Choose --json or --csv, not both.
error-each-on-cpu = Games are handed out one by one on the CPU only. Leave out --device gpu for that, or --each.
error-bad-setting = { $text } is not of the form name=value, for example rounds=3.
error-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
error-unknown-move = There is no move { $move }. A move is a text such as "{ $example }" or a number from 0 to { $most }.
error-not-your-turn = It is not the turn of seat { $seat }. The game waits for seat { $waiting }.
error-draw-first = Chance comes first: say which of the { $outcomes } outcomes comes up before anybody moves.
error-no-such-outcome = Nothing is drawn as outcome { $outcome } now. Possible: { $allowed }.
error-game-over = The game is over; this move comes too late.
error-actions-shape = Give one whole number for each of the { $count } games: an array of { $count } integers. This is { $given }.
error-no-such-action = Game { $lane }: there is no action { $action }. Actions are numbers from 0 to { $most }.
error-action-not-legal = Game { $lane }: seat { $seat } cannot choose action { $action } ({ $move }) now. The mask marks: { $legal }.
error-lane-over = Game { $lane } is over and takes no action { $action }. Give it -1, or begin all games anew with reset.
error-no-such-lane = { $given } is no list of games. They are numbered from 0 to { $most }.
error-lanes-differ = { $games } saved games cannot go on in { $lanes } lanes here. Save and restore as many, in batches with the same game, players and options.
error-lane-twice = { $given } names a lane twice. Every saved game needs a lane of its own.
error-luck-elsewhere = The luck of games that were saved on { $there } is kept differently on { $here }. Restore them there, or without same_luck.
allowed-now = Allowed now: { $allowed }.
error-unknown-bot = There is no bot { $bot }. Write a level such as shark, random, greedy or exact, or search, sampler or earner with what each move may take: search:1000 (playouts) or search:50ms (time).
error-bots-and-seats = { $bots } bots were named for { $players } players. Name one for all, or one for each.
error-exact-needs-two = The bot exact knows Easy Come Easy Go for two players, not { $game } for { $players }. Choose another bot.
error-not-solved = { $name } is not solved. What can be solved: { $games }.
error-no-package = This needs the package { $package }. Install it with "pip install flambeur[{ $extra }]".
error-no-gpu-package = Games on the GPU need the package numba-cuda. Install it with "pip install flambeur[gpu]", or use --device cpu.
error-no-gpu = No NVIDIA GPU that CUDA can use was found. Install the NVIDIA driver and the CUDA toolkit 12 or later, or use --device cpu.
error-not-compiled = The rules of { $game } could not be compiled: { $reason }. See that the disk has room and that FLAMBEUR_CACHE can be written to, and try again.
error-no-gpu-arrays = Batches on the GPU are shown as arrays of { $wanted }, which is not installed. Install torch or cupy, or use device="cpu".
error-unknown-language = There is no language { $lang }. The languages are: { $languages }.
error-record-unreadable = The file { $file } cannot be read: { $reason }.
error-record-unwritable = The file { $file } cannot be written: { $reason }.
error-record-foreign = The file { $file } is not a game record of Flambeur (no "format": "{ $format }").
error-record-damaged = The file { $file } is damaged: { $reason }.
error-record-unfinished = This game has not ended: it stops after { $moves } moves. Only a finished game can be analysed.
error-record-other-commitment = The record holds together, but its commitment is { $commitment }: these are not the dice that were fixed before the game.
error-record-luck-missing = The record holds together, but { $luck } is no part of its luck.
error-record-other-rules = The record follows version { $theirs } of the rules, this Flambeur knows them up to version { $ours }. Use a newer one.
error-record-bad-set-up = The set-up of the record cannot be played. { $reason }
error-record-no-such-move = The record has moves 0 to { $most }, not { $at }.
error-record-imagined = An imagined game has no record: of the moves before it there is only what one seat remembers.
error-record-illegal-move = The record is not true: move { $number } was not possible. { $reason }
error-record-differs = The record is not true: { $place ->
    [set-up] the set-up
    [chance] the chance
    [branch] the luck of the branch
    [opening] the opening
    [end] the end
   *[move] move { $number }
} does not match what really happened.

## Every game

player-first = Anna
player-second = Benno
player-third = Carla
player-fourth = Denny
player-fifth = Elsa
player-sixth = Fabio
standing-title = Final standing
standing-place = Place
standing-player = Player
standing-result = Result
told-by = { $game }, { $players } players, seed { $seed }
told-by-without-seed = { $game }, { $players } players
commitment = Commitment to the dice: { $commitment }
replayed = After move { $at } of { $moves }
game-goes-on = The game goes on: { $waiting } to move.
saved = The record was saved to { $file }.
serve-open = The house is open at { $address } (Ctrl-C closes it).
serve-machine = Only this machine can reach it, so an invitation works here alone. With --lan it is open to your local network.
serve-lan = Everybody on your local network can come in at { $address }
serve-unencrypted = Whoever reaches that address may open tables and play, and what is sent is not encrypted. For the whole world, put a proxy with a certificate in front: docs/hosting.md.
serve-proxy = Others come in through a proxy at { $proxies }.
serve-room = There is room for { NUMBER($connections) } connections at once.
serve-little-room = There is room for { NUMBER($connections) } connections at once: the system allows { NUMBER($files) } open files (ulimit -n).
house-copied = The house is in { $place } now: { $rows } rows in { $tables } tables, all compared with the original.
house-forgot = { $tables } tables with { $entries } entries are forgotten, and { $people } people who sat at no other.

## The house

error-port-taken = Port { $port } at { $host } cannot be used: { $reason }. Choose another with --port.
error-no-lan = This machine has no address on a local network. Connect it to one, or leave out --lan.
error-bad-proxy = { $proxy } is no address of a proxy. Give --trusted-proxy an address such as 127.0.0.1 or a network such as 10.0.0.0/8.
error-bad-base-path = { $path } cannot be the base path. Give --base-path a path such as /flambeur, which none of the house’s own begins with.
error-workers-need-database = { $workers } processes need a common database. Give one with --database postgresql://…, or use --workers 1.
error-bad-database = What was given with --database is not the address of a PostgreSQL database. An address looks like this: postgresql://name:password@host:5432/flambeur.
error-database-unusable = The database { $address } cannot be used: { $reason }. See that PostgreSQL is running there, or give another with --database.
error-data-unusable = The folder { $folder } cannot be used: { $reason }. Choose another with --data.
error-data-shared = Others on this machine may write in the folder { $folder }, and it holds other things. Choose one of its own with --data, or close it: chmod go-w.
error-store-foreign = { $file } is the database of another program and stays as it is. Choose another folder with --data.
error-store-damaged = The store { $file } is damaged: { $reason }. Restore a backup with flambeur house restore, or choose another folder with --data.
error-no-house = There is no house at { $place }. Name its folder with --data, or its database with --database.
error-place-taken = { $place } holds something already, and nothing is overwritten. Choose another place.
error-house-open = The house at { $place } is in use. Close it first, so that nothing is lost that is played meanwhile.
error-copy-differs = The copy of the table { $table } differs from the original and must not be used. Check the disk, and try again elsewhere.
error-store-failed = The store could not be read or written: { $reason }.
error-forget-what = Say what to forget: --days 365 for tables at which nothing has happened for a year, or --table for a single one.
error-need-invite = This table is not open. Use its invite link.
error-already-begun = The game has already begun.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-seat-taken = Seat { $seat } is taken. Choose an open seat.
error-one-seat = You already sit at this table. Only who made it can take more seats.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $most }.
error-not-your-seat = Seat { $seat } is not yours.
error-not-at-the-table = Only those who sit at the table can do that. Take a seat first.
error-not-the-host = Only the host of the table can do that.
error-own-seat = This is your own seat: stand up instead.
error-not-agreed = Somebody here has not agreed to another game yet.
error-not-playing = No game is being played at this table right now.
error-has-resigned = You have resigned; a bot plays this game to its end.
error-not-waited-for = The game is not waiting for seat { $seat }.
error-not-a-person = Nobody else sits at seat { $seat } whom a bot could replace.
error-not-stalling = Give them { $seconds } seconds first: only then can a bot step in.
error-no-take-back = At this table no move can be taken back.
error-too-late-to-take-back = This move cannot be taken back: somebody has answered it, or it has shown something new.
error-no-more-changes = This game has { $most } moves already: what you have decided stands. Wait for the others.
error-no-such-table = There is no table { $table }.
error-table-unreadable = The table { $table } cannot be read at present. Whoever runs the house finds the reason in its log.
error-no-such-game = This table has games 1 to { $most }, not { $game }.
error-no-such-position = One can go on from a position after 0 to { $most } moves of this game, not after { $at }.
error-no-such-move = This game has moves 0 to { $most }, not { $moves }.
error-no-first-game = There is no first game of { $game }. Play it at any table.
error-no-push = The house has no key for notifications. See --push-key.
error-bad-endpoint = Notifications go only to the push services of browsers, at https addresses.
error-bad-push-key = What was given with --push-key is no key. Make one with flambeur push-key.
error-bad-push-contact = With --push-key the house must be reachable: give --push-contact mailto:… or https://….
error-luck-given = You have already added to the luck of this game.
error-bad-text = A message has 1 to { $most } characters.
error-too-much-talk = Too much is being said here. Wait a moment.
error-bad-name = A name has 1 to { $most } visible characters.
error-bad-plan = A seat cannot be { $plan }. Allowed: { $plans }.
error-bad-seats = { $seats } seats were described for { $players } players. Describe one for each.
error-bad-message = The house does not understand this message: { $reason }.
error-too-fast = Too many messages: at most { $most } per second.
error-too-many-requests = That was too much at once. Wait a little, then try again.
error-house-busy = The house is busy. Try again in a moment.
error-too-many-analyses = At most { $most } games are looked back at for you at the same time. Wait until one of them is done.
error-no-analysis = This game could not be analysed. You can still see it again move by move.
error-rated-coach = A rated table has no coach: choose one or the other.
error-rated-shared = At a rated table everybody plays for themselves: one seat for each person, and no shared device.
error-rated-away = This table is rated: another game begins only with everybody who sits here. Make a new table to play without those who are away.
error-no-coach = There is no coach at this table. Everybody who sits here has to agree to one.
error-just-changed-mind = You have just changed your mind about the coach. Wait a moment.
error-no-hint = The coach has no answer this time. Try again, or decide for yourself.
error-no-such-puzzle = There is no puzzle { $puzzle } of this game.
error-no-such-answer = { $move } is no move in this puzzle. Allowed: { $allowed }.
error-no-identity = The house does not know you. Ask for /api/me first and keep its cookie.

## Previews of links

preview-gathering = { $name } invites you to play: { $free ->
    [one] one of { $players } seats is free.
   *[other] { $free } of { $players } seats are free.
}
preview-playing = A game is going on. Come and watch.
preview-over = The game is over. See how it went.

## Browser

ui-skip = Skip to the content
ui-close = Close
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-first-game-play = Play a first game
ui-first-game-hint = Two minutes, with hints.
ui-first-luck = The luck of a first game is prepared: it is the same for everybody. In all other games nobody can choose it.
ui-hint = Hint
ui-hint-read = Got it
ui-hint-waits = Play on. The next hint comes when you need it.
ui-hints-skip = Skip the hints
ui-figure-show = Show it step by step
ui-figure-next = Next step
ui-figure-choose = Tap another value to see where those dice would go.
ui-lost = There is nothing at this address.
ui-no-rules = The rules of this game are told by who made it.
ui-your-moves = Moves
ui-house-unreachable = The house cannot be reached. Check your network.
ui-house-error = The house could not do that (error { $status }).
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-system = Auto
ui-motion-still = Off
ui-motion-moving = On
ui-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-instant = Instant
ui-summary = Summary after a round
ui-summary-short = 8 s
ui-summary-long = 20 s
ui-summary-stays = Until I continue
ui-summary-none = None
ui-confirm = Confirm moves
ui-confirm-hint = A first click or key shows what a move does, a second one makes it.
ui-keys = Moves by a single key
ui-keys-hint = A digit or letter chooses. Arrows, Tab and Enter always work.
ui-sound = Sound
ui-notices = Notifications
ui-notices-hint = Tell me when it is my turn.
ui-notices-forbidden = Your browser does not allow them for this page.
ui-hero = Tonight you risk it all.
ui-hero-hint = Table games for high rollers, with friends or bots. No account, no waiting.
ui-play-now = Play now
ui-play = Play
ui-open-table = Open the table
ui-game = Game
ui-rules = Rules
ui-name = Your nickname
ui-guest = Guest
ui-name-placeholder = Name
ui-name-of-seat = Name at seat { $seat }
ui-players = Players
ui-seats = Seats
ui-seat-number = Seat { $seat }
ui-plan-me = Me
ui-plan-me-too = Someone else on this device
ui-plan-open = Seat for a guest
ui-plan-bot = Bot: { $level }
ui-bot-novice = Novice
ui-bot-regular = Regular
ui-bot-shark = Shark
ui-bot-champion = Champion
ui-options = House rules and clock
ui-by-lot = Drawn by lot
ui-clock = Time per move
ui-clock-none = No clock
ui-bot-after = Stand-in bot
ui-bot-after-hint = A bot plays for whoever has been away this long.
ui-takeback = Taking moves back
ui-takeback-hint = A move that nobody has answered and that showed nothing new may be taken back; never after a roll.
ui-rated = Rated
ui-rated-wish = A rated game
ui-rated-hint = Places count in the ladder of this game. Who leaves comes last. There is no coach, and everybody plays on a device of their own.
ui-coach = Coach
ui-coach-wish = A coach at the table
ui-coach-hint = The coach tells you what each of your moves is worth, and warns you before a blunder. There is one only where everybody at the table agrees; bots do not mind. The record of the game says so.
ui-coach-on = There is a coach at this table.
ui-coach-waits = No coach yet. Still to agree: { $names }.
ui-coach-ask = Hint
ui-never = Never
ui-yes = yes
ui-no = no
ui-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-access = Who may join
ui-access-link = Private link
ui-access-open = Public
ui-access-link-hint = Only those who have the link may sit down or watch.
ui-access-open-hint = Listed in the lobby: anybody may sit down or watch.
ui-your-tables = Your tables
ui-your-tables-empty = You are not at any table yet. The dice are waiting.
ui-continue = Continue – your turn
ui-open-tables = Public tables
ui-open-tables-empty = No public table right now. Open one with a free seat, and others will find you here.
ui-open-tables-none = No public table is like that.
ui-search-tables = A name or a game
ui-more-tables = Show more
ui-state-your-turn = Your turn
ui-state-playing = Playing
ui-state-watch = Watch
ui-state-gathering = Waiting for players
ui-state-join = Free seat
ui-state-over = Over
ui-link-connecting = Connecting…
ui-link-lost = Reconnecting…
ui-link-shut = Not connected
ui-watching = You are watching
ui-watchers = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}
ui-story = Log and chat
ui-story-unread = Log and chat: new messages
ui-story-empty = Nothing has happened yet. Say hello.
ui-chat = Say something
ui-chat-send = Send
ui-told-sat = { $name } takes a seat.
ui-told-stood = { $name } stands up.
ui-told-bot-took = A bot plays for { $name }.
ui-told-came-back = { $name } is back.
ui-told-planned = The host gives seat { $seat } to { $plan ->
    [open] a guest
   *[other] a bot
}.
ui-told-removed = { $name } has to leave seat { $seat }.
ui-told-swapped = Seats { $seat } and { $other } change places.
ui-told-voted = { $name } wants a bot to step in for { $of }.
ui-told-resigned = { $name } resigns; a bot plays on.
ui-told-took-back = { $name } takes the move back.
ui-told-agreed = { $name } wants a rematch.
ui-told-coached = { $name } agrees to a coach.
ui-told-uncoached = { $name } wants no coach.
ui-told-rematch = Rematch: a new game begins.
ui-somebody = Somebody
ui-open-seat = Open seat
ui-you = You
ui-people = Players and invitation
ui-here = here
ui-away = away
ui-stood-in = bot plays
ui-is-bot = bot
ui-has-resigned = resigned
ui-your-turn = Your turn
ui-turn-of = { $name } to move
ui-turn-of-bot = { $name } is thinking…
ui-turn-of-away = { $name } to move, but away
ui-moves = { $name } moves
ui-you-move = Your move
ui-begins = The game begins
ui-summary-continue = Continue
ui-summary-tied = tied:
ui-summary-nobody = nobody
ui-show-moment = Show this moment
ui-read-rule = Read the rule
ui-round-over = End of the round
ui-game-over = The game is over
ui-notice-turn = { $game }: it is your turn.
ui-bot-plays-for-you = A bot plays for you.
ui-bot-plays-for = A bot plays for { $name }.
ui-come-back = Take my seat back
ui-stalling = { $name } has not moved for a while.
ui-replace = Let a bot step in
ui-replace-votes = { $count ->
    [one] { $count } vote so far
   *[other] { $count } votes so far
}
ui-resign = Resign
ui-resign-sure = Really resign?
ui-resign-hint = A bot plays the game to its end for you.
ui-take-back = Take back
ui-hand-over = Pass the device to { $name }
ui-hand-over-hint = Nobody else should look at the screen now.
ui-i-am = I am { $name }
ui-gathering = Waiting for players
ui-take-a-seat = Take a seat
ui-agreed = Table settings
ui-agreed-as-printed = Original rules.
ui-term = { $label }: { $value }
ui-seat-waits = waiting for a guest
ui-sit = Sit here
ui-sit-at = Sit at seat { $seat }
ui-stand = Stand up
ui-stand-from = Stand up from seat { $seat }
ui-remove-from = Ask { $name } to leave seat { $seat }
ui-move-up = Move { $name } up one seat
ui-start = Start now
ui-start-hint = Bots take the seats that are still open. The game begins by itself once all are taken.
ui-invite = Invite
ui-invite-hint = Whoever has this link may sit down or watch.
ui-reach-machine = This link works on this machine alone. Whoever runs this house can open it to the network, so that others can come.
ui-reach-network = The link works for everybody on your local network, as in the same Wi-Fi.
ui-house = Join from another device
ui-house-network = Everybody on your local network can open the house at this address.
ui-house-machine = Only this computer reaches the house, so an invitation works here alone. To open it to your local network, stop it with Ctrl+C in the terminal where it runs, and start it again in one of these ways; no game is lost:
ui-house-qr = QR code of the address of the house
ui-invite-link = Invite link
ui-invite-qr = QR code of the invite link
ui-copy = Copy
ui-copied = The link was copied.
ui-copy-by-hand = The link is selected: copy it now.
ui-share = Share
ui-winner = { $names } { $count ->
    [one] wins
   *[other] win together
}
ui-you-win = You win!
ui-turned = Here the game turned: { $told }
ui-turned-see = See the move
ui-rematch = Rematch
ui-rematch-offer = Offer a rematch
ui-rematch-accept = Accept the rematch
ui-rematch-wanted = { $names } { $count ->
    [one] wants
   *[other] want
} a rematch.
ui-rematch-waiting = You want a rematch. Waiting for { $names }…
ui-rematch-without = Start without { $names }
ui-rematch-without-hint = Bots play for those who are away, until they come back.
ui-series = Games at this table
ui-series-score = Games won
ui-series-game = Game { $number }: { $names }
ui-replay = Replay
ui-look-back = Look back
ui-puzzles = Puzzles
ui-what-if = What if
ui-branch-of = { $game }: what if
ui-replay-of = { $game }, game { $number }
ui-replay-slider = Move
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move forward
ui-replay-last = To the end
ui-replay-link = Link to this moment
ui-download-record = Download the record
ui-proof = Were the dice fair?
ui-proof-hint = Before the first roll the house published a fingerprint of its secret. Every roll follows from the secret and from what the players added. Now the secret is open, and anybody can check it.
ui-proof-commitment = Published before the first roll
ui-proof-secret = The secret, revealed after the game
ui-proof-contributions = Added by the players
ui-proof-true = The secret matches the fingerprint.
ui-proof-false = The secret does not match the fingerprint!
ui-commitment-hint = The fingerprint of the secret that the dice come from. This browser notes it; after the game the replay shows the secret.
ui-proof-noted = It is the fingerprint that this browser noted during the game.
ui-proof-other = This browser noted another fingerprint during the game!
ui-proof-added = What this browser added to the luck is in it.
ui-proof-left-out = What this browser added to the luck is missing!
ui-proof-unknown = This browser can check it only at a secure address (https). The command line below checks it everywhere.
ui-proof-verify = To check every single roll, download the record and run:

## Arena and foreign bots

error-too-few-bots = { $bots } bots were named for the arena. Name 2 to { $most }, or two with --versus.
error-worker-lost = Rounds { $first } to { $last } brought their worker down { $deaths } times, so the arena was stopped. Try --workers 1 to see why.
error-no-ray = A cluster needs the package ray. Install it with "pip install flambeur[cluster]", or leave out --ray.
error-no-cluster = There is no Ray cluster at { $address }: { $reason }
error-report-unwritable = { $file } cannot be written: { $reason }.
error-disk-full = There is no room left where this is to be written. Make room, or write it somewhere else.
error-no-such-program = The bot { $bot } names no program that can be started here. Write for example "run:python3 bot.py".
error-bad-factory = The bot { $bot } is not of the form python:package.module:Factory.
error-no-weights = The weights { $file } cannot be read: { $reason }. Make them with "flambeur learn GAME --out FILE".
error-weights-of-another-game = These weights were not learned at { $game }. Teach some with "flambeur learn { $game } --out FILE".
error-bot-not-ready = The bot { $bot } does not start. { $reason }
error-bot-not-started = It could not be started: { $reason }.
error-bot-hung = No answer within { $seconds } seconds.
error-bot-exited = It ended (exit code { $status }); its last words: { $said }
error-bot-rubbish = Its answer is not a line of JSON: { $line }
error-bot-beside-the-point = Its answer should have been "do": "{ $expected }", but was: { $line }
error-bot-illegal = It made a move that is not legal: { $move }.
error-bot-raised = It failed with { $reason }.

# Finding one's way
ui-tables = Tables
ui-my-games = My games
ui-places = Places in the house

# What was played
error-no-such-person = Nobody in this house is known as { $person }.
error-profile-hidden = This person shows their profile to nobody else.
error-bad-page = { $page } is no place in your history. Begin without “before”.
ui-ladder = Ladder
ui-rating-now = Rating { $rating }
house-rating = { $game }: { $who } { $rating } ± { $error } ({ $games } games)
house-ratings-due = Some games are not counted yet: the house does so while it is open. See --recompute.
error-no-ratings = This store was kept by an older version, without ratings. Open the house once.

ui-my-devices = Devices, codes and my data
ui-block = Block
ui-blocked = Blocked
house-no-ratings = No rated game has been played here yet.
ui-tournaments = Tournaments
ui-to-tournament = To the tournament
ui-sealed = Others still play with the same luck. You can look back when all have played.
