# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-all-others-players = A turn for all three others is a variant for four players, not { $players }. Play with four, or without it.
error-dice-not-rolled = You rolled { $rolled }, which does not hold all these dice.
error-own-prize = This prize is yours already.
error-centre-closed = The centre is closed while the other player holds three prizes: you can only steal.
error-prize-does-not-fit = The dice { $dice } are not { $prize ->
    [0] four of a kind
    [1] two pairs
    [2] three of a kind with a different odd one
    [3] three of a kind with a different even one
    [4] exactly 7 in all
    [5] exactly 13 in all
    [6] 3 or less in all
    [7] 17 or more in all
   *[8] a straight
}.

## Easy Come Easy Go

easy-come-title = Easy Come Easy Go
easy-come-pitch = Roll for nine fabulous prizes, steal them from each other, and hold on to three.
easy-come-unit = prizes
easy-come-prize-0 = Four of a Kind
easy-come-prize-1 = Two Pairs
easy-come-prize-2 = Odd Three
easy-come-prize-3 = Even Three
easy-come-prize-4 = Exactly 7
easy-come-prize-5 = Exactly 13
easy-come-prize-6 = 3 or Less
easy-come-prize-7 = 17 or More
easy-come-prize-8 = Straight
easy-come-prizes = { $count ->
    [0] no prize
    [one] one prize
   *[other] { $count } prizes
}
easy-come-opening-rolled = { $seat } rolls { $rolled } for the first turn: { $total }.
easy-come-began = { $seat } begins.
easy-come-rolled = { $kept-count ->
    [0] { $seat } rolls { $rolled }
   *[other] { $seat } has set { $kept } aside and rolls { $rolled }
}
easy-come-set-aside = { $seat } sets { $dice } aside.
easy-come-claimed = { $seat } takes { $prize } from the centre.
easy-come-stolen = { $seat } steals { $prize } from { $owner }!
easy-come-missed = { $seat } gets nothing this turn.
easy-come-count-began = { $players ->
    [2] { $seat } holds three prizes. The other has { $turns } turns to steal one; the centre is closed.
   *[other] { $seat } holds three prizes and wins in { $turns } turns, unless robbed.
}
easy-come-counted = { $seat } still holds three prizes: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} to go.
easy-come-cancelled = { $seat } no longer holds three prizes.
easy-come-won = { $seat } has held on to three prizes and wins!
easy-come-table-prize = Prize
easy-come-table-owner = Belongs to
easy-come-table-centre = centre
easy-come-table-dice = Dice of { $seat }: { $kept } aside, { $rolled } rolled
easy-come-table-count = { $seat } wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## The table in the browser

easy-come-ui-missed = Nothing in the last turn
easy-come-ui-prizes = Prizes
easy-come-ui-players = Players
easy-come-ui-tray = Dice
easy-come-ui-aside = Set aside
easy-come-ui-rolled = Just rolled
easy-come-ui-die = Set a { $face } aside
easy-come-ui-your-roll = Your roll
easy-come-ui-roll-of = { $player } has rolled
easy-come-ui-roll-of-yours = { $player }, your roll
easy-come-ui-over = The game is over
easy-come-ui-hint = Tap the dice to set aside
easy-come-ui-hint-claim = It fits! Take a prize, or go on
easy-come-ui-keep = Set { $dice } aside, roll { $rest ->
    [one] one die
   *[other] { $rest } dice
}
easy-come-ui-end = End the turn
easy-come-ui-decline = Decline and end the turn
easy-come-ui-claim = Take “{ $prize }”
easy-come-ui-steal = Steal “{ $prize }” from { $owner }
easy-come-ui-take = Take it!
easy-come-ui-rob = Steal it!
easy-come-ui-centre = In the centre
easy-come-ui-owned = Belongs to { $player }
easy-come-ui-closed = Only stealing counts now: the centre is closed
easy-come-ui-sign = Hold on to three prizes to win
easy-come-ui-count = { $player } wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, unless robbed
easy-come-ui-count-you = You win in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, unless robbed
easy-come-ui-winner = { $player } wins!
easy-come-ui-wins-in = wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
easy-come-ui-chances = Chances
easy-come-ui-chances-told = Show the chance of each prize with best play
easy-come-ui-chance = Chance in this turn: { $percent }
easy-come-ui-combination-0 = all four dice alike
easy-come-ui-combination-1 = two different pairs
easy-come-ui-combination-2 = three alike and another, all odd
easy-come-ui-combination-3 = three alike and another, all even
easy-come-ui-combination-4 = a total of exactly 7
easy-come-ui-combination-5 = a total of exactly 13
easy-come-ui-combination-6 = a total of 3 or less
easy-come-ui-combination-7 = a total of 17 or more
easy-come-ui-combination-8 = four values in a row

## Options

easy-come-option-all_others = Full round
easy-come-option-all_others-help = With four players: three prizes must survive a turn of each of the three others, not just of two.
easy-come-option-first = First player
easy-come-option-first-help = Who begins; otherwise the highest roll decides.

## Rules

easy-come-rules-intro = Nine prizes lie in the centre, each with a combination of dice. Roll four dice, keep what helps, roll the rest, and take a prize when the dice fit, be it from the centre or from another player. Whoever holds three prizes and is not robbed in time wins.
easy-come-rules-setup = Set-up
easy-come-rules-turn = Your turn
easy-come-rules-claiming = Claiming a prize
easy-come-rules-end = End of the game
easy-come-rules-variant = Variant for four
easy-come-rules-house = House rules
easy-come-rules-house-intro = What a table can agree on. Without any change you play by the original rules.
easy-come-rules-house-first = A chosen player begins.
easy-come-rules-house-all_others = The variant for four players.
easy-come-rules-ec-01 = Two to four players play with four dice that show 0 to 5. All nine prizes lie in the centre.
easy-come-rules-ec-02 = Everybody rolls four dice, and the highest total begins. Those who tie for it roll again. Play goes clockwise.
easy-come-rules-ec-03 = Roll all four dice. After every roll you may claim one prize whose combination all four dice make, those set aside included. Or you go on.
easy-come-rules-ec-04 = To go on, set aside at least one of the dice you have just rolled and roll the others. A die that is set aside stays as it is for the rest of the turn. You may set all dice aside: that ends your turn.
easy-come-rules-ec-05 = When all dice are set aside and you have not claimed a prize, your turn ends with nothing. After the last die has been rolled you may still claim, or decline.
easy-come-rules-ec-06 = A claim ends your turn, so there is at most one prize per turn. If the dice fit several prizes, choose one.
easy-come-rules-ec-07 = You may take a prize from the centre or from another player. Your own prizes stay where they are.
easy-come-rules-ec-08 = The prizes: four of a kind; two pairs of different values; three of the same odd value with another odd value; three of the same even value with another even value, and zero is even; a total of exactly 7; a total of exactly 13; a total of 3 or less; a total of 17 or more; a straight of four values in a row.
easy-come-rules-ec-09 = Of the 1,296 rolls of four dice, in the same order, 6, 90, 24, 24, 104, 104, 35, 35 and 72 fit. Most rolls, 824, fit no prize; 450 fit one and 22 fit two.
easy-come-rules-ec-10 = Whoever holds three prizes, and still holds all of them after the turns of the next two players, wins.
easy-come-rules-ec-11 = With two players, the other has up to two turns in a row to steal one of the three, the second only if the first fails. In these turns nothing can be taken from the centre. After a theft the robbed player moves: as usual, or, if the thief now holds three prizes, with two turns to steal.
easy-come-rules-ec-12 = Whoever loses one of three prizes starts anew with the next third prize. If two players hold three prizes, the one who got there first is first to win.
easy-come-rules-ec-13 = Three prizes must survive a turn of each of the three other players.
easy-come-rules-rolls = { $count } of 1,296 rolls
easy-come-rules-example-turn = { $player } has set two 2s aside and rolls 0 and 5. That fits nothing. { $player } sets the 0 aside too and rolls the last die: a 3 would make exactly 7, another 0 two pairs.
easy-come-rules-example-count = { $player } holds three prizes. Two turns of others without a theft from this shelf, and { $player } wins.

## The first game

easy-come-first-keep = Set aside at least one die that helps and roll the others again. Each prize shows which dice it wants.
easy-come-first-claim = All four dice fit a prize! Take it, which ends your turn, or roll on for a better one.
easy-come-first-rob = Your opponent has a prize. If your dice fit it, you may take it away, just as from the centre.
easy-come-first-stolen = Stolen! No prize is safe until the game is won: easy come, easy go.
easy-come-first-count = Three prizes! Whoever holds them wins, unless one is stolen within the next two turns.

# Figures of a profile
easy-come-figures-deeds = What was done per game
easy-come-figure-claimed = Prizes taken from the centre
easy-come-figure-stolen = Prizes stolen
easy-come-figure-lost = Prizes lost to others
easy-come-figure-missed = Turns without a prize
easy-come-figure-refused = Prizes refused, to roll on
easy-come-figures-prizes = Prizes had per game
