# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-unknown-game = There is no game called { $name }. The games are: { $games }.
error-unknown-option = There is no option { $name }. The options are: { $options }.
error-bad-option = The option { $name } cannot be { $value }. Allowed: { $allowed }.
error-bad-setting = { $text } is not of the form name=value, for example rounds=3.
error-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
error-neutral-dice-players = Neutral dice are for two to four players, not { $players }. Leave one player out or play without them.
error-unknown-move = There is no move { $move }. A move is a text such as "{ $example }" or a number from 0 to { $most }.
error-not-your-turn = It is not the turn of seat { $seat }. The game waits for seat { $waiting }.
error-game-over = The game is over; { $move } comes too late.
error-not-rolled = No die shows { $value }. Choose one of the values rolled: { $rolled }.
error-unknown-bot = There is no bot { $bot }. Write random, sampler, sampler:1000 (playouts a move) or sampler:50ms (time a move).
error-bots-and-seats = { $bots } bots were named for { $players } players. Name one for all, or one for each.
error-no-gpu-package = Games on the GPU need the package numba-cuda. Install it with "pip install flambeur[gpu]", or use --device cpu.
error-no-gpu = No NVIDIA GPU that CUDA can use was found. Install the NVIDIA driver and the CUDA toolkit 12 or later, or use --device cpu.
error-unknown-language = There is no language { $lang }. The languages are: { $languages }.
error-record-unreadable = The file { $file } cannot be read: { $reason }.
error-record-unwritable = The file { $file } cannot be written: { $reason }.
error-record-foreign = The file { $file } is not a game record of Flambeur (no "format": "{ $format }").
error-record-damaged = The file { $file } is damaged: { $reason }.
error-record-other-rules = The record follows version { $theirs } of the rules, this is version { $ours }. Use the Flambeur that made it.
error-record-bad-set-up = The set-up of the record cannot be played. { $reason }
error-record-no-such-move = The record has moves 0 to { $most }, not { $at }.
error-record-illegal-move = The record is not true: move { $number } was not possible. { $reason }
error-record-differs = The record is not true: { $place ->
    [set-up] the set-up
    [chance] the chance
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

## Las Vegas

las-vegas-title = Las Vegas
las-vegas-money = ${ NUMBER($amount) }
las-vegas-casino-first-1 = Golden Nugget
las-vegas-casino-first-2 = Caesars Palace
las-vegas-casino-first-3 = Mirage
las-vegas-casino-first-4 = Sahara
las-vegas-casino-first-5 = Luxor
las-vegas-casino-first-6 = Circus Circus
las-vegas-casino-later-1 = Golden Rush
las-vegas-casino-later-2 = Palazzo
las-vegas-casino-later-3 = Miracle
las-vegas-casino-later-4 = The Oasis
las-vegas-casino-later-5 = Sphinx
las-vegas-casino-later-6 = Show Hall
las-vegas-neutral = White
las-vegas-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
las-vegas-round-began = Round { $round }: { $first } begins.
las-vegas-funded = { $casino } is funded with { $notes }.
las-vegas-not-funded = { $casino } gets nothing: the pile has run out.
las-vegas-white-placed = { $white ->
    [one] One white die goes to { $casino }.
   *[other] { $white } white dice go to { $casino }.
}
las-vegas-rolled = { $seat } rolls { $rolled }
las-vegas-placed = { $seat } places { $own ->
    [one] one die
   *[other] { $own } dice
} at { $casino }.
las-vegas-placed-both = { $seat } places { $own ->
    [one] one die
   *[other] { $own } dice
} and { $white } white at { $casino }.
las-vegas-placed-white = { $seat } places { $white ->
    [one] one white die
   *[other] { $white } white dice
} at { $casino }.
las-vegas-tied = { $owner } is tied with { $dice } at { $casino } and takes nothing.
las-vegas-paid = { $casino } pays { $owner } { $note }.
las-vegas-paid-neutral = { $casino }: { $note } would go to White, and goes under the pile.
las-vegas-left-over = { $casino } has { $note } left, which goes under the pile.
las-vegas-game-ended = The last round is over.
las-vegas-table-casino = Casino
las-vegas-table-notes = Notes
las-vegas-table-money = Money
las-vegas-table-supply = Dice left
las-vegas-hidden = hidden

## Options

option-neutral_dice = White dice of an imaginary player are rolled along with one's own.
option-rounds = Number of rounds.
option-minimum = Least total of the notes at a casino, in thousands.
option-first = The seat that begins; none draws lots.
option-open_money = Everybody sees how much everybody has won.
option-printing = The names of the casinos.

## Las Vegas in the browser

las-vegas-ui-tray = The dice rolled
las-vegas-ui-paying = The casinos pay
las-vegas-ui-casinos = Casinos
las-vegas-ui-players = Players
las-vegas-ui-round = Round { $round } of { $rounds }
las-vegas-ui-round-short = Round { $round }/{ $rounds }
las-vegas-ui-over = The game is over
las-vegas-ui-first-player = First player of this round
las-vegas-ui-your-roll = Choose a value
las-vegas-ui-hint = Tap dice or a casino to see what it would bring.
las-vegas-ui-roll-of-yours = { $player }, choose a value
las-vegas-ui-roll-of = { $player } is choosing
las-vegas-ui-pile = { $count ->
    [one] One note in the pile
   *[other] { $count } notes in the pile
}
las-vegas-ui-place = Place { $own ->
    [one] one die
   *[other] { $own } dice
} at { $casino }
las-vegas-ui-place-both = Place { $own ->
    [one] one die
   *[other] { $own } dice
} and { $white } white at { $casino }
las-vegas-ui-place-white = Place { $white ->
    [one] one white die
   *[other] { $white } white dice
} at { $casino }
las-vegas-ui-preview = If the round ended now:
las-vegas-ui-preview-told = If the round ended now: { $gains }
las-vegas-ui-gain = { $owner } { $money }
las-vegas-ui-dice-left = { $count ->
    [0] no dice left
    [one] one die left
   *[other] { $count } dice left
}
las-vegas-ui-notes-won = { $count ->
    [0] no note yet
    [one] one note
   *[other] { $count } notes
}
las-vegas-ui-white-dice = White dice belong to nobody
las-vegas-ui-casino = Casino { $number }, { $casino }
las-vegas-ui-casino-notes = Notes: { $notes }
las-vegas-ui-casino-no-notes = No notes
las-vegas-ui-casino-dice = Dice: { $dice }
las-vegas-ui-casino-no-dice = No dice yet
las-vegas-ui-owner-dice = { $owner } { $count }

las-vegas-rules-intro = Six casinos lay out money. Round after round you roll your dice and decide which casino to back with them. Most dice take the biggest note. But two players with equally many dice at a casino both leave it with empty hands.
las-vegas-rules-setup = Set-up
las-vegas-rules-turn = Your turn
las-vegas-rules-paying = The casinos pay
las-vegas-rules-end = End of the game
las-vegas-rules-neutral = Variant with white dice
las-vegas-rules-house = House rules
las-vegas-rules-names = The casinos
las-vegas-rules-lv-01 = Two to five players play four rounds.
las-vegas-rules-lv-02 = There are 54 notes: 6 of $10,000, 8 of $20,000, 8 of $30,000, 6 of $40,000, 6 of $50,000 and 5 each of $60,000, $70,000, $80,000 and $90,000. They are shuffled and lie face down in a pile.
las-vegas-rules-lv-03 = At the start of a round the casinos are funded in order, from 1 to 6. Each gets notes from the pile until it holds at least $50,000.
las-vegas-rules-lv-04 = Every player has 8 dice of one colour.
las-vegas-rules-lv-05 = Lots are drawn for who begins the first round, unless the table chose somebody. Play goes clockwise.
las-vegas-rules-lv-06 = Roll all the dice you have left. Choose exactly one of the values you rolled and place all your dice of that value at the casino of that value. It does not matter whether dice lie there already.
las-vegas-rules-lv-07 = You may not place only some of the dice of the value you chose.
las-vegas-rules-lv-08 = Who has no dice left is skipped until the round ends. So the last player with dice may take several turns in a row.
las-vegas-rules-lv-09 = The round ends when every player has placed every die. Then the casinos pay.
las-vegas-rules-lv-10 = First the ties, casino by casino: all players who have the same number of dice there take them back and get nothing there. That holds at every level, not only for the most dice.
las-vegas-rules-lv-11 = Of those who remain, the player with the most dice takes the highest note, the next player the next highest, and so on. Nobody gets more than one note from a casino. When the notes have run out, the others get nothing.
las-vegas-rules-lv-12 = Notes that nobody takes go face down under the pile, casino by casino, each casino’s highest note first.
las-vegas-rules-lv-13 = Then the next round begins: the casinos are funded again, the first-player card passes to the left, and everybody takes all dice back.
las-vegas-rules-lv-14 = After four rounds the richest player wins. If several are equally rich, the one with more notes wins; if these are equal too, they share the victory.
las-vegas-rules-lv-15 = Notes you have won lie face down: others are not shown how much you have, unless the table agreed on open money. Payments are made in public, though: a good memory may keep count, and bots may too.
las-vegas-rules-lv-16 = The pile cannot run out in a game as printed. If house rules let it run out, a casino gets what is left.
las-vegas-rules-lv-20 = For two to four players. With two players, each also gets 4 white dice; with three or four players, each also gets 2.
las-vegas-rules-lv-21 = With three players two white dice are left over. They are rolled at the start of each round and placed at the casinos of the values they show.
las-vegas-rules-lv-22 = Roll your white dice together with your own. Choosing a value places all dice of that value, your own and the white ones.
las-vegas-rules-lv-23 = You may choose a value that only white dice show.
las-vegas-rules-lv-24 = When a casino pays, all white dice there belong to one imaginary player, who ties and wins like anyone. The notes this player wins go under the pile.
las-vegas-rules-lv-25 = A player who has only white dice left still takes turns.
las-vegas-rules-example-turn = { $player } chooses the threes: all three dice go to { $casino }.
las-vegas-rules-example-pay = { $first } and { $second } have three dice each: they tie and get nothing. { $third } takes the highest note, { $fourth } the next.
las-vegas-rules-example-neutral = White has the most dice: the highest note goes under the pile. { $first } takes the next.
las-vegas-rules-house-intro = What a table can agree on. Left alone, the game is as printed.
las-vegas-rules-house-rounds = From 1 to 8 rounds instead of 4.
las-vegas-rules-house-minimum = Casinos are funded with at least $10,000 to $90,000 instead of $50,000.
las-vegas-rules-house-first = A chosen player begins.
las-vegas-rules-house-neutral_dice = The variant with white dice.
las-vegas-rules-house-open_money = Everybody sees how much everybody has won.
las-vegas-rules-house-printing = The casinos bear the names of the first or of the later printing.
las-vegas-rules-printing-first = First printing
las-vegas-rules-printing-later = Later printing

## The house

error-port-taken = Port { $port } at { $host } cannot be used: { $reason }. Choose another with --port.
error-workers-need-database = { $workers } processes need a common database. Give one with --database postgresql://…, or use --workers 1.
error-need-invite = This table is not open. Come by its invite link.
error-already-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-seat-taken = Seat { $seat } is taken. Choose an open seat.
error-no-such-seat = There is no seat { $seat }; seats are 0 to { $most }.
error-not-your-seat = Seat { $seat } is not yours.
error-not-at-the-table = Only those who sit at the table can do that. Take a seat first.
error-no-such-table = There is no table { $table }.
error-no-such-game = This table has games 1 to { $most }, not { $game }.
error-bad-text = Say something of 1 to { $most } characters.
error-bad-name = A name has 1 to { $most } characters that can be seen.
error-bad-plan = A seat cannot be { $plan }. Allowed: { $plans }.
error-bad-seats = { $seats } seats were described for { $players } players. Describe one for each.
error-bad-message = The house does not understand this message: { $reason }.
error-too-fast = Too many messages: at most { $most } a second.
error-no-identity = The house does not know you. Ask for /api/me first and keep its cookie.

## Browser

ui-skip = Skip to the content
ui-close = Close
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-lost = There is nothing at this address.
ui-house-unreachable = The house cannot be reached. Check your network.
ui-house-error = The house could not do that (error { $status }).
ui-settings = Settings
ui-language = Language
ui-theme = Light
ui-theme-system = Auto
ui-theme-light = Day
ui-theme-dark = Night
ui-motion = Motion
ui-motion-system = Auto
ui-motion-still = Off
ui-motion-moving = On
ui-sound = Sounds
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
ui-players = Players
ui-seats = Seats
ui-seat-number = Seat { $seat }
ui-plan-me = Me
ui-plan-me-too = Someone else on this device
ui-plan-open = Open seat for a guest
ui-plan-bot = Bot: { $level }
ui-bot-novice = Novice
ui-bot-regular = Regular
ui-bot-shark = Shark
ui-options = House rules and clock
ui-option-printing-first = First printing
ui-option-printing-later = Later printing
ui-by-lot = Drawn by lot
ui-clock = Time for a move
ui-clock-none = No clock
ui-bot-after = A bot plays for whoever is gone for
ui-never = Never
ui-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-is-open = Listed in the lobby
ui-is-open-hint = Anybody may sit down or watch. Otherwise only by invitation.
ui-your-tables = Your tables
ui-your-tables-empty = You are not at any table yet. The dice are waiting.
ui-open-tables = Open tables
ui-open-tables-empty = No open table right now. Open one, and others will find you here.
ui-state-your-turn = Your turn
ui-state-playing = Playing
ui-state-watch = Watch
ui-state-gathering = Waiting for players
ui-state-join = Free seat
ui-state-over = Over
ui-link-connecting = Connecting …
ui-link-lost = Reconnecting …
ui-link-shut = Not connected
ui-watching = You are watching
ui-story = Story and chat
ui-story-unread = Story and chat: new messages
ui-story-empty = Nothing has happened yet. Say hello.
ui-chat = Say something
ui-chat-send = Send
ui-told-sat = { $name } takes a seat.
ui-told-stood = { $name } leaves the seat.
ui-told-bot-took = A bot plays for { $name }.
ui-told-came-back = { $name } is back.
ui-told-rematch = Rematch: everybody moves one seat on.
ui-somebody = Somebody
ui-open-seat = Open seat
ui-you = You
ui-people = People and invitation
ui-here = here
ui-away = away
ui-stood-in = bot plays
ui-your-turn = Your turn
ui-turn-of = { $name } to move
ui-turn-of-bot = { $name } is thinking …
ui-game-over = The game is over
ui-notice-turn = { $game }: it is your turn.
ui-bot-plays-for-you = A bot plays for you.
ui-bot-plays-for = A bot plays for { $name }.
ui-come-back = Take my seat back
ui-hand-over = Hand over to { $name }
ui-hand-over-hint = Nobody else should look at the screen now.
ui-i-am = I am { $name }
ui-gathering = Waiting for players
ui-take-a-seat = Take a seat
ui-seat-waits = waiting for a guest
ui-sit = Sit here
ui-sit-at = Sit at seat { $seat }
ui-stand = Stand up
ui-stand-from = Stand up from seat { $seat }
ui-start = Start now
ui-start-hint = Bots take the seats that are still open. The game begins by itself once all are taken.
ui-invite = Invite
ui-invite-hint = Whoever has this link may sit down or watch.
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
ui-rematch = Rematch
ui-replay = Replay
ui-replay-of = { $game }, game { $number }
ui-replay-slider = Move
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Run
ui-replay-pause = Pause
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-link = Link to this moment
ui-download-record = Download the record
ui-proof = Were the dice fair?
ui-proof-hint = Before the first roll the house published a fingerprint of its secret. Every roll follows from the secret and from what the players added. Now the secret is open, and anybody can check it.
ui-proof-commitment = Published before the first roll
ui-proof-secret = The secret, revealed after the game
ui-proof-contributions = Added by the players
ui-proof-true = The secret fits the fingerprint.
ui-proof-false = The secret does not fit the fingerprint!
ui-commitment-hint = The fingerprint of the secret that the dice come from. This browser notes it; after the game the replay shows the secret.
ui-proof-noted = It is the fingerprint that this browser noted during the game.
ui-proof-other = This browser noted another fingerprint during the game!
ui-proof-unknown = This browser can check it at a secure address (https) only.
ui-proof-verify = To check every single roll, download the record and run
