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
