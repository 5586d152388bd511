# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-neutral-dice-players = White dice are for two to four players, not { $players }. Play with one player fewer, or without them.
error-not-rolled = No die shows { $value }. Choose one of the values rolled: { $rolled }.

## Las Vegas

las-vegas-title = Las Vegas
las-vegas-pitch = Roll, choose, place: outbid the others for the money of six casinos.
las-vegas-unit = thousands of dollars
las-vegas-money = ${ NUMBER($amount) }
las-vegas-reckoning = { $count ->
    [0] no note
    [one] one note
   *[other] { $count } notes
}
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
las-vegas-funded = { $notes-count ->
    [0] { $casino } gets nothing: the pile has run out.
   *[other] { $casino } is funded with { $notes }.
}
las-vegas-white-placed = { $white ->
    [one] One white die goes to { $casino }.
   *[other] { $white } white dice go to { $casino }.
}
las-vegas-rolled = { $seat } rolls { $rolled }
las-vegas-placed = { $white ->
    [0]
        { $seat } places { $own ->
            [one] one die
           *[other] { $own } dice
        } at { $casino }.
   *[other]
        { $own ->
            [0]
                { $seat } places { $white ->
                    [one] one white die
                   *[other] { $white } white dice
                } at { $casino }.
           *[other]
                { $seat } places { $own ->
                    [one] one die
                   *[other] { $own } dice
                } and { $white ->
                    [one] one white
                   *[other] { $white } white
                } at { $casino }.
        }
}
las-vegas-tied = { $owner } is tied with { $dice } at { $casino } and takes nothing.
las-vegas-paid = { $owner-kind ->
    [player] { $casino } pays { $owner } { $note }.
   *[nobody] { $casino }: { $note } would go to White, and goes under the pile.
}
las-vegas-left-over = { $casino } has { $note } left, which goes under the pile.
las-vegas-game-ended = The last round is over.
las-vegas-table-casino = Casino
las-vegas-table-notes = Notes
las-vegas-table-money = Money
las-vegas-table-supply = Dice left
las-vegas-hidden = hidden

## Options

las-vegas-option-neutral_dice = White dice
las-vegas-option-neutral_dice-help = White dice of an imaginary player are rolled along with your own; for two to four players.
las-vegas-option-rounds = Number of rounds
las-vegas-option-rounds-help = The original rules have four.
las-vegas-option-minimum = Minimum per casino
las-vegas-option-minimum-help = Each casino gets notes until they are worth at least so many thousand dollars.
las-vegas-option-first = First player
las-vegas-option-first-help = Who begins the first round.
las-vegas-option-open_money = Open money
las-vegas-option-open_money-help = Everybody sees how much everybody has won.
las-vegas-option-printing = Names of the casinos
las-vegas-option-printing-help = The casinos are called as in the first or in the later printing.

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
las-vegas-ui-hint = Tap dice or a casino to see what they would bring.
las-vegas-ui-hint-mouse = Point at dice or a casino to see what they would bring.
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
} and { $white ->
    [one] one white
   *[other] { $white } white
} at { $casino }
las-vegas-ui-place-white = Place { $white ->
    [one] one white die
   *[other] { $white } white dice
} at { $casino }
las-vegas-ui-preview = As it stands:
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
las-vegas-rules-intro = Six casinos put up money. Round after round you roll your dice and decide which casino to back with them. The most dice take the biggest note. But two players with the same number of dice at a casino both leave it empty-handed.
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
las-vegas-rules-lv-07 = You must place all dice of the value you chose, not just some of them.
las-vegas-rules-lv-08 = Whoever has no dice left is skipped until the round ends. So the last player with dice may take several turns in a row.
las-vegas-rules-lv-09 = The round ends when every player has placed every die. Then the casinos pay.
las-vegas-rules-lv-10 = First the ties, casino by casino: all players who have the same number of dice there take them back and get nothing there. That holds at every level, not only for the most dice.
las-vegas-rules-lv-11 = Of those who remain, the player with the most dice takes the highest note, the next player the next highest, and so on. Nobody gets more than one note from a casino. When the notes have run out, the others get nothing.
las-vegas-rules-lv-12 = Notes that nobody takes go face down under the pile, casino by casino, each casino’s highest note first.
las-vegas-rules-lv-13 = Then the next round begins: the casinos are funded again, the first-player card passes to the left, and everybody takes all dice back.
las-vegas-rules-lv-14 = After four rounds the richest player wins. If several are equally rich, the one with more notes wins; if these are equal too, they share the victory.
las-vegas-rules-lv-15 = Notes you have won lie face down: others are not shown how much you have, unless the table agreed on open money. Payments are made in public, though: a good memory may keep count, and bots may too.
las-vegas-rules-lv-16 = Under the original rules the pile cannot run out. If house rules let it run out, a casino gets what is left.
las-vegas-rules-lv-20 = For two to four players. With two players, each also gets 4 white dice; with three or four players, each also gets 2.
las-vegas-rules-lv-21 = With three players two white dice are left over. They are rolled at the start of each round and placed at the casinos of the values they show.
las-vegas-rules-lv-22 = Roll your white dice together with your own. Choosing a value places all dice of that value, your own and the white ones.
las-vegas-rules-lv-23 = You may choose a value that only white dice show.
las-vegas-rules-lv-24 = When a casino pays, all white dice there belong to one imaginary player, who ties and wins like anyone else. The notes this player wins go under the pile.
las-vegas-rules-lv-25 = A player who has only white dice left still takes turns.
las-vegas-rules-example-turn = { $player } chooses the threes: all three dice go to { $casino }.
las-vegas-rules-example-pay = { $first } and { $second } have three dice each: they tie and get nothing. { $third } takes the highest note, { $fourth } the next.
las-vegas-rules-example-neutral = White has the most dice: the highest note goes under the pile. { $first } takes the next.
las-vegas-rules-house-intro = What a table can agree on. Without any change you play by the original rules.
las-vegas-rules-house-rounds = From 1 to 8 rounds instead of 4.
las-vegas-rules-house-minimum = Casinos are funded with at least $10,000 to $90,000, in steps of $10,000, instead of $50,000.
las-vegas-rules-house-first = A chosen player begins.
las-vegas-rules-house-neutral_dice = The variant with white dice.
las-vegas-rules-house-open_money = Everybody sees how much everybody has won.
las-vegas-rules-house-printing = The casinos bear the names of the first or of the later printing.
las-vegas-rules-printing-first = First printing
las-vegas-rules-printing-later = Later printing

## Browser

las-vegas-option-printing-first = First printing
las-vegas-option-printing-later = Later printing

## The first game

las-vegas-first-choose = Choose one of the values you rolled. All your dice that show it go to the casino with that number.
las-vegas-first-majority = Whoever has the most dice at a casino takes its highest note, the next most the next note. Where are you ahead?
las-vegas-first-tie = A tie! Equal numbers of dice cancel each other out and win nothing, however many they are.
las-vegas-first-paid = You won a note. After the last round, here the second, the most money wins.
las-vegas-first-again = New notes, and all dice are back. Those who still have dice at the end of a round have the last word.

# Figures of a profile
las-vegas-figures-ties = Ties per game
las-vegas-figure-ties = Ties suffered
las-vegas-figure-tied-dice = Dice lost to ties
las-vegas-figures-notes = Notes won per game
las-vegas-figure-note-10 = $10,000
las-vegas-figure-note-20 = $20,000
las-vegas-figure-note-30 = $30,000
las-vegas-figure-note-40 = $40,000
las-vegas-figure-note-50 = $50,000
las-vegas-figure-note-60 = $60,000
las-vegas-figure-note-70 = $70,000
las-vegas-figure-note-80 = $80,000
las-vegas-figure-note-90 = $90,000
