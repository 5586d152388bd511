# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-one-tile = The boards { $one } and { $other } are the two sides of one tile. Name boards of different tiles.
error-boards-run-out = With { $boards } boards in each of { $rounds } rounds the boards may run out. Play with fewer, or let boards come back.
error-other-decision = This is not on offer now.
error-no-chip = Passing costs a chip, and you have none.
error-casino-closed = Casino { $casino } is closed: no die goes in or out.
error-value-not-rolled = No die shows { $value }. Choose one of the values rolled: { $rolled }.
error-black-not-rolled = The black dice show { $rolled }.
error-no-such-die = You have no such die there.
error-must-close = The tile must be put on a casino the first time.
error-own-casino = The tile never closes casino { $casino }, where its board lies.
error-closed-already = Casino { $casino } is closed already.
error-no-such-group = No group of { $dice ->
    [one] one grey die
   *[other] { $dice } grey dice
} is left.
error-no-grey-die = There is no grey die at casino { $casino }.
error-no-free-picture = No such picture is free for the grey die of casino { $casino }.
error-no-other-board = There is no other board at casino { $casino }.

## Las Vegas Royale

royale-title = Las Vegas Royale
royale-pitch = Six casinos, big dice and sixteen boards full of surprises.
royale-unit = thousands of dollars
royale-money = ${ NUMBER($amount) }
royale-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
royale-reckoning = { $chips ->
    [one] { $money } + { $chips } chip
   *[other] { $money } + { $chips } chips
}
royale-hidden = hidden
royale-casino-1 = Miracle
royale-casino-2 = Skyline
royale-casino-3 = Marina
royale-casino-4 = Carousel
royale-casino-5 = Cleopatra
royale-casino-6 = Sunset
royale-board-a1 = Lucky Punch
royale-board-a2 = Jackpot
royale-board-b1 = Prime Time
royale-board-b2 = Fifty Fifty
royale-board-c1 = High Five
royale-board-c2 = Bad Luck
royale-board-d1 = Pay Day
royale-board-d2 = Power Play
royale-board-e1 = No Entry!
royale-board-e2 = Knockout?
royale-board-f1 = Block It!
royale-board-f2 = Handicap
royale-board-g1 = Black Box
royale-board-g2 = Double Down
royale-board-h1 = Nice Dice
royale-board-h2 = My Choice
royale-neutral = Neutral
royale-grey = Grey
royale-dice = { $big ->
    [0]
        { $count ->
            [one] one die
           *[other] { $count } dice
        }
   *[other]
        { $count ->
            [0] the Biggy
            [one] one die and the Biggy
           *[other] { $count } dice and the Biggy
        }
}
royale-round-began = Round { $round }: { $first } begins. Everybody gets { $chips }.
royale-board-laid = { $board } lies at { $casino }.
royale-funded = { $casino } is funded with { $notes }.
royale-neutral-placed = Neutral has { $small } at { $casino }.
royale-rolled = { $seat } rolls { $rolled }
royale-placed = { $seat } places { $small } at { $casino }.
royale-passed = { $chips-count ->
    [0] { $seat } passes without paying: all dice show the closed casino.
   *[other] { $seat } passes and pays { $chips }.
}
royale-rewarded = { $board } brings { $seat } { $amount }.
royale-black-rolled = { $board }: { $seat } rolls the black dice { $black }
royale-left = { $seat } leaves { $board } alone.
royale-fist-made = { $seat } hides tokens in a fist, and { $guesser } must guess how many.
royale-held = You hold { $tokens ->
    [one] one token.
   *[other] { $tokens } tokens.
}
royale-guessed = { $off ->
    [0] { $seat } guesses { $tokens }. Right, so there is nothing to win.
   *[other] { $seat } guesses { $tokens }. Wrong: it was { $held }.
}
royale-jackpot-grew = The jackpot grows to { $amount }.
# The call: 0 is to stop, 1 higher, 2 lower.
royale-called = { $call ->
    [1] { $seat } says: higher!
    [2] { $seat } says: lower!
   *[other] { $seat } stops.
}
royale-call-failed = { $total } is wrong: { $seat } gets nothing.
royale-call-held = { $total } is right: { $seat } may take { $amount }.
royale-five-taken = { $seat } takes the High Five tile.
royale-fined = { $chips-count ->
    [0] Bad Luck: { $seat } pays { $amount }.
   *[other] Bad Luck: { $seat } pays { $amount } and { $chips }.
}
royale-power-taken = { $seat } takes the Power Play marker.
royale-power-lost = The Power Play marker of { $seat } returns to the board.
royale-power-used = { $seat } does not roll but sets { $small } at { $casino }.
royale-closed = { $seat } closes { $casino }.
royale-knocked = { $seat } must put { $small } on Knockout?
royale-recovered = { $seat } takes { $small } back from Knockout?
royale-blocked = { $seat } puts { $dice ->
    [one] one grey die
   *[other] { $dice } grey dice
} at { $casino }.
royale-grey-laid = The casinos get grey dice: { $dice }.
royale-grey-taken = { $seat } takes a grey die from { $casino }.
royale-die-set = { $seat } sets { $small } at { $casino }.
royale-fetched = { $seat } takes { $small } back from { $casino }.
royale-split-laid = { $seat } splits the six tokens, the first group has { $size }; { $winner } must choose.
royale-split-made = Your first group is worth { $amount }, the second { $rest }.
royale-opened = { $seat } opens group { $group }: { $amount }.
royale-doubled-down = { $seat } moves { $small } onto Double Down.
royale-put-down = { $seat } puts { $small } on space { $value }.
royale-pushed = That pushes { $small } of { $owner } to { $casino }.
royale-chose = { $seat } chooses { $value }
royale-activated = { $seat } activates { $board } at { $casino }.
royale-gold-put = { $seat } puts { $small } on the gold space.
royale-gold-returned = { $owner } gets { $small } back from the gold space.
royale-black-added = { $seat } adds a black die at { $casino }.
royale-tied = { $owner } is tied at { $casino } with a weight of { $weight } and takes nothing.
royale-paid = { $owner-kind ->
    [player] { $casino } pays { $owner } { $note }.
   *[nobody] { $casino }: { $note } would go to { $owner }, so nobody gets it.
}
royale-left-over = { $casino } has { $note } left that nobody wins.
royale-double-tied = { $owner } is tied on Double Down with a weight of { $weight } and takes nothing.
royale-game-ended = The last round is over.
royale-table-casino = Casino
royale-table-board = Board
royale-table-notes = Notes
royale-table-closed = closed
royale-table-supply = Dice left
royale-table-chips = Chips
royale-table-money = Notes won

## Options

royale-option-boards = Boards per round
royale-option-boards-help = How many boards are drawn every round, from casino 1 on; 0 is the base game.
royale-option-unique = No board twice
royale-option-unique-help = No board is drawn twice in a game.
royale-option-board_1 = Board at casino 1
royale-option-board_1-help = What lies there every round: a board that is drawn, none, or always the same.
royale-option-board_2 = Board at casino 2
royale-option-board_2-help = { royale-option-board_1-help }
royale-option-board_3 = Board at casino 3
royale-option-board_3-help = { royale-option-board_1-help }
royale-option-board_4 = Board at casino 4
royale-option-board_4-help = { royale-option-board_1-help }
royale-option-board_5 = Board at casino 5
royale-option-board_5-help = { royale-option-board_1-help }
royale-option-board_6 = Board at casino 6
royale-option-board_6-help = { royale-option-board_1-help }
royale-option-rounds = Number of rounds
royale-option-rounds-help = The original rules have three.
royale-option-first = First player
royale-option-first-help = Who begins the first round.
royale-option-neutral_dice = Neutral dice for two
royale-option-neutral_dice-help = With two players, dice of an unused colour lie in the casinos for an imaginary player; without them it is just the two of you.
royale-option-open_money = Open money
royale-option-open_money-help = Everybody sees how much everybody has won; chips are open anyway.

## Browser

royale-ui-casinos = Casinos
royale-ui-players = Players
royale-ui-tray = The arena
royale-ui-round = Round { $round } of { $rounds }
royale-ui-pile = { $count ->
    [0] No notes lie ready for more rounds
    [one] One note lies ready for the rounds to come
   *[other] { $count } notes lie ready for the rounds to come
}
royale-ui-first-player = First player of this round
royale-ui-over = The game is over
royale-ui-paying = The casinos pay
royale-ui-goes-on = The game goes on…
royale-ui-asked = { $player }: { $question }
royale-ui-place = Place { $dice } at { $casino }
royale-ui-preview = As it stands:
royale-ui-preview-told = If the round ended now, boards left out: { $gains }
royale-ui-gain = { $owner } { $money }
royale-ui-hint = Choose dice or a casino.
royale-ui-hint-choose = Choose here or at a casino.
royale-ui-hint-split = Lift one to three tokens for the first group.
royale-ui-hint-double = Choose the dice that move to the board.
royale-ui-closed = closed
royale-ui-is-closed = Closed: no die goes in or out
royale-ui-casino = Casino { $number }, { $casino }
royale-ui-casino-notes = Notes: { $notes }
royale-ui-casino-no-notes = No notes
royale-ui-casino-dice = Weight of the dice: { $dice }
royale-ui-casino-no-dice = No dice yet
royale-ui-owner-weight = { $owner } { $weight }
royale-ui-owner-weight-big = { $owner } { $weight } with the Biggy
royale-ui-owner-dice = { $owner } { $dice }
royale-ui-owner-spaces = { $owner } on { $spaces }
royale-ui-chips = { $count ->
    [0] no chips
    [one] one chip
   *[other] { $count } chips
}
royale-ui-notes-won = { $count ->
    [0] no notes won
    [one] one note won
   *[other] { $count } notes won
}
royale-ui-dice-left = still has { $dice }
royale-ui-no-dice-left = no dice left
royale-ui-what = Action
royale-ui-split = The six tokens
royale-ui-token = Token of { $amount }
royale-ui-groups = First group: { $count } for { $amount } · second: { $others } for { $rest }
royale-ui-double = Your dice at this casino
royale-ui-in-fist = In the fist: { $tokens }
royale-ui-revealed-fist = Guessed { $guess }, held { $tokens }
royale-ui-revealed-box = In this group: { $amount }

## Browser: what is asked

royale-ui-ask-place = Place dice, or pass
royale-ui-wait-place = { $player } is choosing dice
royale-ui-ask-roll = Power Play: roll, or set one die yourself
royale-ui-wait-roll = { $player } may roll or set one die
royale-ui-ask-hold = Lucky Punch: how many tokens do you hide in your fist?
royale-ui-wait-hold = { $player } hides 1, 2 or 3 tokens in a fist
royale-ui-ask-guess = { $other } holds 1, 2 or 3 tokens: guess
royale-ui-wait-guess = { $player } guesses how many tokens { $other } holds
royale-ui-ask-stop = Fifty Fifty: higher, lower, or stop?
royale-ui-wait-stop = { $player } says higher or lower, or stops
royale-ui-ask-close = No Entry!: which casino do you close?
royale-ui-wait-close = { $player } closes a casino
royale-ui-ask-knock = Knockout?: which die do you put on the board?
royale-ui-wait-knock = { $player } must put a die on Knockout?
royale-ui-ask-group = Block It!: which grey dice go where?
royale-ui-wait-group = { $player } puts grey dice at a casino
royale-ui-ask-take = Handicap: take a grey die? For what, from where?
royale-ui-wait-take = { $player } may take a grey die away
royale-ui-ask-set = Set one of your dice, or take one back
royale-ui-wait-set = { $player } sets a die or takes one back
royale-ui-ask-double = Double Down: move dice to the board?
royale-ui-wait-double = { $player } may move dice to Double Down
royale-ui-ask-put = Nice Dice: put a die on its space?
royale-ui-wait-put = { $player } may put a die on Nice Dice
royale-ui-ask-choose = My Choice: which black die do you use?
royale-ui-wait-choose = { $player } chooses a black die
royale-ui-ask-activate = My Choice: which board do you activate?
royale-ui-wait-activate = { $player } activates another board
royale-ui-ask-gold = My Choice: which die goes to the gold space?
royale-ui-wait-gold = { $player } puts a die on the gold space
royale-ui-ask-add = Prime Time: add black dice as your own?
royale-ui-wait-add = { $player } may add black dice
royale-ui-ask-split = Black Box: split the tokens face down in two groups
royale-ui-wait-split = { $player } splits the tokens of the Black Box
royale-ui-ask-open = Black Box: which group do you take?
royale-ui-wait-open = { $player } chooses a face-down group

## Browser: what can be done

royale-ui-do-leave = Leave it as it is
royale-ui-do-pass = Pass: 1 chip
royale-ui-do-pass-free = Pass: all your dice show the closed casino
royale-ui-do-roll = Roll all your dice
royale-ui-do-power-small = Set one die at { $casino } without rolling
royale-ui-do-power-big = Set the Biggy at { $casino } without rolling
royale-ui-do-hold = Hide { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} for { $reward }
royale-ui-do-guess = Guess: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
royale-ui-do-stop = Stop and take { $reward }
royale-ui-do-stop-empty = Stop with nothing
royale-ui-do-higher = The next roll is higher
royale-ui-do-lower = The next roll is lower
royale-ui-do-close = Close { $casino }
royale-ui-do-knock-small = Put a small die on the board
royale-ui-do-knock-big = Put the Biggy on the board
royale-ui-do-group = Put { $dice ->
    [one] one grey die
   *[other] { $dice } grey dice
} at { $casino }
royale-ui-do-take-chip = Take the grey die of { $casino } for a chip
royale-ui-do-take-money = Take the grey die of { $casino } for $30,000
royale-ui-do-take-action = Take the grey die of { $casino } for a die action
royale-ui-do-set-small = Set one die at { $casino }
royale-ui-do-set-big = Set the Biggy at { $casino }
royale-ui-do-fetch-small = Take one die back from { $casino }
royale-ui-do-fetch-big = Take the Biggy back from { $casino }
royale-ui-do-double = Move { $dice } to Double Down
royale-ui-do-put = Put { $dice } on space { $value } for { $reward }
royale-ui-do-choose-1 = Use the 1: take one chip
royale-ui-do-choose-2 = Use the 2: take two chips
royale-ui-do-choose-3 = Use the 3: take $30,000
royale-ui-do-choose-4 = Use the 4: activate another board
royale-ui-do-choose-5 = Use the 5: set a die or take one back
royale-ui-do-choose-6 = Use the 6: put a die on the gold space
royale-ui-do-activate = Activate { $board }
royale-ui-do-gold-small = Put a small die on the gold space
royale-ui-do-gold-big = Put the Biggy on the gold space
royale-ui-do-add = Add a black die at { $casino }
royale-ui-do-add-both = Add both black dice
royale-ui-do-split = Lay them face down
royale-ui-do-open = Take group { $group } with { $count ->
    [one] one token
   *[other] { $count } tokens
}
royale-ui-short-leave = Leave it
royale-ui-short-pass = Pass
royale-ui-short-roll = Roll
royale-ui-short-stop = Stop: { $reward }
royale-ui-short-stop-empty = Stop
royale-ui-short-higher = Higher
royale-ui-short-lower = Lower
royale-ui-short-add-both = Both
royale-ui-choose-1 = One chip
royale-ui-choose-2 = Two chips
royale-ui-choose-3 = $30,000
royale-ui-choose-4 = Another board
royale-ui-choose-5 = Die action
royale-ui-choose-6 = Gold space
royale-ui-what-small = Small die
royale-ui-what-big = Biggy
royale-ui-what-power-small = Set a small die
royale-ui-what-power-big = Set the Biggy
royale-ui-what-close = Close
royale-ui-what-group-1 = 1 grey die
royale-ui-what-group-2 = 2 grey dice
royale-ui-what-group-3 = 3 grey dice
royale-ui-what-take-chip = For a chip
royale-ui-what-take-money = For $30,000
royale-ui-what-take-action = For a die action
royale-ui-what-set-small = Set a die
royale-ui-what-set-big = Set the Biggy
royale-ui-what-fetch-small = Die back
royale-ui-what-fetch-big = Biggy back
royale-ui-what-activate = Activate
royale-ui-what-add = Add a black die
royale-ui-group-1 = one grey die
royale-ui-group-2 = 2 grey dice
royale-ui-group-3 = 3 grey dice
royale-ui-picture-1 = chip
royale-ui-picture-2 = $30,000
royale-ui-picture-3 = die action

## Browser: how things stand on a board

royale-ui-state-fist = { $player } holds tokens in a fist.
royale-ui-state-jackpot = In the jackpot: { $amount }.
royale-ui-state-fifty = Marked now: { $amount }.
royale-ui-state-five = { $player } has the tile.
royale-ui-state-five-free = The tile is still there.
royale-ui-state-power = { $player } holds the marker.
royale-ui-state-power-free = The marker lies on the board.
royale-ui-state-gold = A die of { $player } lies on the gold space.
royale-ui-state-gold-free = The gold space is free.
royale-ui-state-open = No casino is closed.
royale-ui-state-closed = { $casino } is closed.
royale-ui-state-loop = The next closing brings { $reward }.
royale-ui-state-loop-empty = The next closing brings nothing.
royale-ui-state-left = Still there: { $things }.
royale-ui-state-none-left = Nothing is left.
royale-ui-state-split = Two groups lie face down: { $size } and { $rest } tokens.
royale-ui-state-dice = Dice here: { $dice }.
royale-ui-state-no-dice = No dice lie here.
royale-ui-state-black = The black dice show { $black }.

## Browser: boards in short

royale-board-a1-about = Hide 1, 2 or 3 tokens in your fist and let your left neighbour guess. A wrong guess pays you 2 chips for 1, $30,000 for 2 or $40,000 for 3 tokens.
royale-board-a2-about = Roll the two black dice: a double or a total of 7 wins the jackpot. Any other roll lets it grow by $10,000, up to $80,000.
royale-board-b1-about = Before the casinos pay, whoever would win here rolls the two black dice and may add one or both at the casinos of their values, like dice of their own.
royale-board-b2-about = Roll the black dice, then say again and again: will the next total be higher or lower? Every right call raises the prize, up to $60,000; a wrong one loses it all. Stop whenever you like.
royale-board-c1-about = The first whose dice weigh 5 or more here takes the tile, for good. It pays $100,000 when the casinos do.
royale-board-c2-about = At the end of the round everybody whose dice weigh least here pays $50,000, before ties are removed. Having no dice here counts too.
royale-board-d1-about = You get $10,000 for each casino in which you have a die. $10,000 and $20,000 are paid in chips.
royale-board-d2-about = If your dice weigh more here than those of any other player, take the marker. While you hold it, instead of rolling you may place one die, small or Biggy, with any value you like, with all its effects.
royale-board-e1-about = Put the tile on another casino: no die goes in or out there any more. Moving the tile pays chips or money now and then.
royale-board-e2-about = Each opponent with fewer than two dice on this board must put one on it, where it counts for nothing; the Biggy counts as one die here. Then you take your own dice back from the board.
royale-board-f1-about = You must put one group of grey dice in a casino of your choice. They belong to an imaginary player who ties and wins like anyone else.
royale-board-f2-about = Grey dice lie in all casinos. You may take one away for a chip, for $30,000, or to set one of your dice or take one back.
royale-board-g1-about = When this casino pays, the left neighbour of its winner splits six tokens face down: 0, 0, 0, 20, 20 and 60. The winner chooses a group and gets its sum.
royale-board-g2-about = You may move any of your dice from this casino to the board. It pays like a casino of its own: $60,000 and $30,000.
royale-board-h1-about = You may put one die on the space of its value; a die that lies there moves to its casino. In the end spaces 1 to 6 pay from 1 chip to $60,000.
royale-board-h2-about = Roll both black dice and use one: chips, money, another board, a die action, or the gold space. The die on the gold space brings $60,000 in the end.

## Browser: boards to agree on

royale-option-board-drawn = Drawn
royale-option-board-none = None
royale-option-board-a1 = Lucky Punch (A1)
royale-option-board-a2 = Jackpot (A2)
royale-option-board-b1 = Prime Time (B1)
royale-option-board-b2 = Fifty Fifty (B2)
royale-option-board-c1 = High Five (C1)
royale-option-board-c2 = Bad Luck (C2)
royale-option-board-d1 = Pay Day (D1)
royale-option-board-d2 = Power Play (D2)
royale-option-board-e1 = No Entry! (E1)
royale-option-board-e2 = Knockout? (E2)
royale-option-board-f1 = Block It! (F1)
royale-option-board-f2 = Handicap (F2)
royale-option-board-g1 = Black Box (G1)
royale-option-board-g2 = Double Down (G2)
royale-option-board-h1 = Nice Dice (H1)
royale-option-board-h2 = My Choice (H2)

## Browser: rules

royale-rules-intro = Six casinos full of money, seven small dice and one big one for everybody, and chips to pass with. Boards at the casinos turn every placement into an adventure: a jackpot, a bluff, a closed door. The heaviest dice take the biggest note, and those who tie leave with nothing.
royale-rules-setup = Set-up
royale-rules-turn = Your turn
royale-rules-paying = The casinos pay
royale-rules-main = The main game: boards
royale-rules-boards = The sixteen boards
royale-rules-house = House rules
royale-rules-house-intro = What a table can agree on. Without any change you play the main game by the original rules.
royale-rules-house-boards = From 0 to 6 boards a round instead of 3; with 0 it is the base game.
royale-rules-house-unique = No board is drawn twice in a game.
royale-rules-house-board_n = A certain board, or none, lies at a casino in every round.
royale-rules-house-rounds = From 1 to 7 rounds instead of 3.
royale-rules-house-first = A chosen player begins.
royale-rules-house-neutral_dice = Two players may do without the neutral dice.
royale-rules-house-open_money = Everybody sees how much everybody has won.
royale-rules-example-turn = { $player } chooses the threes: two dice and the Biggy go to { $casino }. Together they weigh 4.
royale-rules-example-pay = { $first } has two dice, { $second } a Biggy: both weigh 2 and get nothing. { $third } takes the higher note, { $fourth } the lower one.
royale-rules-lr-01 = Two to five players play three rounds. Everybody has seven small dice and one big one, the Biggy, which weighs 2 wherever dice are counted.
royale-rules-lr-02 = There are 90 notes: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000, 9 of $90,000 and 7 of $100,000.
royale-rules-lr-03 = At the start of a round six pairs of notes are turned up. The pair with the highest total goes to casino 6, the next to casino 5, and so on. Of equal pairs, the one with the higher single note goes to the higher casino.
royale-rules-lr-04 = Everybody gets 2 chips at the start of every round and keeps those not spent. Chips never run out.
royale-rules-lr-05 = Roll all the dice you have left, choose one of the values rolled, and place all your dice of that value in the casino of that value.
royale-rules-lr-06 = Or, having rolled, pass: pay a chip and keep all your dice. Nothing is placed or activated. You cannot pass without a chip; with chips you may pass again on later turns.
royale-rules-lr-07 = Whoever has no dice left is skipped. If dice come back during the round, so do the turns.
royale-rules-lr-08 = The round ends when nobody has dice left to roll. Dice that lie on boards are not waited for.
royale-rules-lr-09 = Then casinos 1 to 6 pay. In each, all whose dice weigh the same take them back and get nothing, at every level; of the others the heaviest takes the higher note and the next the lower one. Notes that nobody wins go under the pile in the base game and to the bank in the main game.
royale-rules-lr-10 = The winner of the higher note of casino 6 begins the next round; if no real player won it, the winner of casino 5, and so on. If nobody won anywhere, it is the left neighbour of the one who began.
royale-rules-lr-11 = In the end chips count $10,000 each, and the richest player wins. If several are equally rich, the one with more notes and chips together wins; if these are equal too, they share the victory.
royale-rules-lr-12 = With two players, all eight dice of an unused colour, its Biggy included, are rolled at the start of each round and placed. They stay there as the dice of one imaginary player, and activate no board.
royale-rules-lr-12b = Two players may also agree to play without these neutral dice.
royale-rules-lr-13 = The casinos are called Miracle (1), Skyline (2), Marina (3), Carousel (4), Cleopatra (5) and Sunset (6). The names of 2 and 4 are our own.
royale-rules-lr-14 = Notes you have won lie face down: others are not shown how much you have, unless the table agreed on open money. Chips are open. The final standing shows notes and chips.
royale-rules-lr-20 = At the start of each round three of the eight two-sided boards are drawn, with a random side up: the first for casino 1, then 2, then 3.
royale-rules-lr-21 = The notes for rounds 2 and 3 are set aside face down at the start of the game. The others are the bank and lie face up.
royale-rules-lr-22 = A board is activated once by a placement in its casino, however many dice were placed. Dice that get there in any other way activate nothing.
royale-rules-lr-23 = Rewards of $10,000 and $20,000 are paid as one and two chips. Higher ones come from the bank, each as one note.
royale-rules-lr-24 = The winner of a casino is whoever takes its higher note once ties are removed. If that is an imaginary player or nobody, boards that need a winner do nothing.
royale-rules-lr-30 = At the end of a round: first Prime Time; then casinos 1 to 6, each with its Black Box, Double Down or High Five; then Nice Dice and the gold space; last of all Bad Luck.
royale-rules-lr-a1 = When you activate Lucky Punch, secretly hold 1, 2 or 3 tokens; your left neighbour guesses how many. After a wrong guess you get 2 chips for 1 token, $30,000 for 2 or $40,000 for 3; after a right one nothing.
royale-rules-lr-a2 = The Jackpot starts at $30,000. When you activate it, roll the two black dice: a double or a total of 7 wins you the marked sum, and the marker returns to $30,000; otherwise it moves up by $10,000, to $80,000 at most.
royale-rules-lr-b1 = Prime Time: before casinos pay, the player who would win this casino rolls the two black dice and may place none, one or both in the casinos of their values, as small dice of their own. Nothing is activated; then ties and winners are settled afresh.
royale-rules-lr-b2 = Fifty Fifty: roll both black dice; the marker lies on the space “nothing”. Then stop and take what is marked, or say whether the next total will be higher or lower, and roll. If you are right, the marker moves on: 1 chip, $30,000, $40,000, $60,000. If you are wrong or the total is equal, you get nothing.
royale-rules-lr-c1 = High Five: if your dice in this casino weigh 5 or more when you activate it, take the tile, if it is still there. Nobody can take it from you. It is worth $100,000 when casinos pay.
royale-rules-lr-c2 = Bad Luck: all real players whose dice weigh least in this casino, before ties are removed, pay $50,000 after they have got everything else of the round; having no dice here counts too. Whoever has less pays all notes, then chips at $10,000 each; the rest is waived.
royale-rules-lr-c2b = Change is exact: the payer has $50,000 less, and as many notes as before. If the cash left cannot be made of so many, $30,000 being the lowest note, it is made of as many as can be.
royale-rules-lr-d1 = Pay Day: when you activate it, get $10,000 for each casino with at least one of your dice, this one included. Boards do not count.
royale-rules-lr-d2 = Power Play: if your dice weigh more in this casino than those of any other player when you activate it, take the marker, from the board or from its holder. While you hold it you may, on later turns, instead of rolling set one of your remaining dice, small or Biggy, to any value and place it. That activates the board of its casino, with all effects. As soon as nobody leads alone here, the marker returns to the board. If another player comes to lead alone without activating the board, you keep it until somebody takes it.
royale-rules-lr-e1 = No Entry!: the first to activate it must put the tile on another casino. Later the tile may be moved to a different one or left. Whoever moves it gets in turn: 2 chips, nothing, $30,000, nothing, 1 chip, nothing. A closed casino takes no dice and gives none; its dice are paid normally in the end.
royale-rules-lr-e1b = If all dice you rolled show the closed casino, you pass without paying and keep them.
royale-rules-lr-e2 = Knockout?: when you activate it, each opponent, clockwise, who has fewer than two dice on this board puts one of their remaining dice on it, of their choice. The Biggy counts as one of the two dice. Then take all your own dice from the board back. Dice on it at the end of the round count nowhere.
royale-rules-lr-f1 = Block It!: nine grey dice lie in groups of 1, 1, 2, 2 and 3. When you activate it, you must put one whole group in one casino of your choice, not a closed one. Grey dice belong to one imaginary player; with two players that is not the neutral one: they are two different imaginary players.
royale-rules-lr-f2 = Handicap: one grey die lies in each of casinos 1 to 3, two in each of 4 to 6. When you activate it, you may take one away for a chip (twice), $30,000 (three times) or the die action (four times): set one of your dice to any value and place it without activating, or take one of your dice back. The grey dice left belong to one imaginary player, who is not the neutral one.
royale-rules-lr-g1 = Black Box: six tokens are worth 0, 0, 0, $20,000, $20,000 and $60,000. When this casino pays, the left neighbour of its winner splits them face down into 3 and 3, 4 and 2, or 5 and 1. The winner sees how many are in each group, chooses one and gets its sum.
royale-rules-lr-g2 = Double Down: when you activate it, you may move any number of your dice from this casino to the board, the Biggy too. When casinos pay, the board pays like one: $60,000 and $30,000, ties removed. Nothing else touches these dice.
royale-rules-lr-h1 = Nice Dice: when you activate it, you may put one die, just rolled and not placed or just placed here, on the space of its value. A die that lies there goes to its casino; if that is closed, the space cannot be taken. In the end spaces 1 to 6 bring 1 chip, 2 chips, $30,000, $40,000, $50,000 and $60,000.
royale-rules-lr-h2 = My Choice: roll both black dice and use one: 1 and 2 bring as many chips; 3 brings $30,000; 4 activates any other board; 5 is the die action of Handicap; 6 puts one of your dice on the gold space, from which a die that lies there returns to its owner. In the end the die there brings $60,000.

## The first game

royale-first-choose = Choose a value: all your dice that show it go to that casino. The big die, the Biggy, counts as two.
royale-first-pass = Nothing good? Pay a chip to pass, and roll all your dice again on your next turn. Chips you keep are worth money.
royale-first-board = You used a board! Boards bring extras as soon as you place dice at their casino.
royale-first-tie = Equal weight cancels out: those who tie at a casino win nothing there. The heaviest of the others takes the highest note.

# Figures of a profile
royale-figures-ties = Ties per game
royale-figure-ties = Ties suffered
royale-figures-boards = What boards brought per game, in thousands
