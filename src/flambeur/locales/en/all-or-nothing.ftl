# Words of Flambeur in English. Every message exists in every language; a test compares the files.

## Errors

error-bids-are-laid = All bids lie on the table and can no longer be changed.
error-bid-first = Choose a bid first. Open or secret is asked when all bids lie on the table.
error-all-have-spoken = Everybody has said open or secret; now cards are played.
error-no-trick-yet = No card can be played before everybody has bid and said open or secret.
error-not-in-deck = This deck has { $suits } suits with the ranks 1 to { $ranks }; this card is not among them.
error-not-in-hand = You do not hold this card.
error-must-follow = { $suit ->
    [1] Suns were led
    [2] Moons were led
    [3] Waves were led
    [4] Crowns were led
    [5] Flowers were led
   *[6] Songs were led
} and you can follow suit, so you must.

## All or Nothing

all-or-nothing-title = All or Nothing
all-or-nothing-pitch = Read your hand, call your tricks: in secret and safe, or open for double or nothing.
all-or-nothing-unit = points
all-or-nothing-suit-1 = Suns
all-or-nothing-suit-2 = Moons
all-or-nothing-suit-3 = Waves
all-or-nothing-suit-4 = Crowns
all-or-nothing-suit-5 = Flowers
all-or-nothing-suit-6 = Songs
all-or-nothing-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
all-or-nothing-drew = { $seat } draws { $card }.
all-or-nothing-deal-began = Deal { $deal }: { $dealer } deals { $cards } cards to everybody.
all-or-nothing-dealt = You hold { $hand }.
all-or-nothing-trump-turned = { $card } is turned up and makes its suit trump.
all-or-nothing-bid-laid = { $seat } lays a bid face down.
all-or-nothing-bid-changed = { $seat } changes the bid.
all-or-nothing-bid-chosen = You bid { $bid }.
all-or-nothing-said-open = { $seat } says: open.
all-or-nothing-said-secret = { $seat } says: secret.
all-or-nothing-bid-shown = { $seat } turns over the bid: { $bid }.
all-or-nothing-played = { $seat } plays { $card }
all-or-nothing-trick-taken = { $seat } takes the trick with { $card }, { $tricks } so far.
# Said: 1 is openly, 2 in secret.
all-or-nothing-scored = { $said ->
    [1]
        { $off ->
            [0] { $seat } bid { $bid } openly and took just as many: { $points }, { $total } in all.
           *[other] { $seat } bid { $bid } openly and took { $tricks }: { $points }, { $total } in all.
        }
   *[other]
        { $off ->
            [0] { $seat } bid { $bid } in secret and took just as many: { $points }, { $total } in all.
           *[other] { $seat } bid { $bid } in secret and took { $tricks }: { $points }, { $total } in all.
        }
}
all-or-nothing-game-ended = The last deal is scored.
all-or-nothing-table-deal = Deal: bid (! open, ? secret), tricks, points
all-or-nothing-table-bid = Bid
all-or-nothing-table-tricks = Tricks
all-or-nothing-table-cards = Cards in hand
all-or-nothing-table-trick = On the table
all-or-nothing-table-points = Points
all-or-nothing-table-trump = Trump: { $card }

## Options

all-or-nothing-option-deck = Deck
all-or-nothing-option-deck-help = The 48 cards are 4 suits of 12 ranks or 6 suits of 8.
all-or-nothing-option-dealer = First dealer
all-or-nothing-option-dealer-help = Who deals first; otherwise the highest card drawn decides.
all-or-nothing-option-deals = Number of deals
all-or-nothing-option-deals-help = How many deals are played, unless there is a target score.
all-or-nothing-option-target = Target score
all-or-nothing-option-target-help = The game ends after the deal in which somebody reaches it.
all-or-nothing-option-target-none = no target
all-or-nothing-option-deck-4x12 = 4 suits of 12
all-or-nothing-option-deck-6x8 = 6 suits of 8

## The table

all-or-nothing-ui-players = Players
all-or-nothing-ui-panel = What to do now
all-or-nothing-ui-hand = Your hand
all-or-nothing-ui-card = { $rank } of { $suit }
all-or-nothing-ui-card-trump = { $card }, trump
all-or-nothing-ui-card-not-now = { $card }, may not be played now
all-or-nothing-ui-trump = Trump: { $suit }
all-or-nothing-ui-deal = Deal { $deal } of { $deals }
all-or-nothing-ui-deal-target = Deal { $deal }, playing to { $target }
all-or-nothing-ui-bids = Your bid
all-or-nothing-ui-bid-choice = Bid { $bid }
all-or-nothing-ui-bid-title = How many tricks will you take?
all-or-nothing-ui-rebid-title = You bid { $bid }; { $count ->
    [one] one bid
   *[other] { $count } bids
} to come. Change it?
all-or-nothing-ui-wait-bids = { $count ->
    [0] All bids are laid
    [one] One bid still to come
   *[other] { $count } bids still to come
}
all-or-nothing-ui-say-title = Your bid of { $bid }: open or secret?
all-or-nothing-ui-say-open = Open
all-or-nothing-ui-say-open-hint = Exact: 2 per trick and 3 more. Otherwise nothing.
all-or-nothing-ui-say-secret = Secret
all-or-nothing-ui-say-secret-hint = 1 per trick, and 3 more if exact.
all-or-nothing-ui-wait-say = { $player }: open or secret?
all-or-nothing-ui-lead-title = You lead: play any card
all-or-nothing-ui-play-title = Your turn; { $suit } were led
all-or-nothing-ui-play-card = Play the { $card }
all-or-nothing-ui-wait-play = { $player } is to play
all-or-nothing-ui-taking = { $player } takes the trick
all-or-nothing-ui-scored = Deal { $deal } is scored
all-or-nothing-ui-dealing = Cards are dealt
all-or-nothing-ui-over = The game is over
all-or-nothing-ui-last-trick = Last trick: { $player }
all-or-nothing-ui-last-trick-told = Last trick, taken by { $player }: { $cards }
all-or-nothing-ui-dealer = dealer
all-or-nothing-ui-no-bid = no bid yet
all-or-nothing-ui-bid-down = bid face down
all-or-nothing-ui-bid = bid { $bid }
all-or-nothing-ui-open = open
all-or-nothing-ui-secret = secret
all-or-nothing-ui-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
all-or-nothing-ui-played = played the { $card }
all-or-nothing-ui-holds = holds { $cards }
all-or-nothing-ui-points-short = pts
all-or-nothing-ui-score = Bid { $bid } ({ $said }), took { $tricks }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
all-or-nothing-ui-scores = Scores
all-or-nothing-ui-score-sheet = Score sheet
all-or-nothing-ui-summary = bid { $bid } ({ $said }), took { $tricks }; { $total } in all
all-or-nothing-ui-sheet-deal = Deal
all-or-nothing-ui-sheet-total = Total
all-or-nothing-ui-sheet-empty = Nothing is written down yet: the first deal is being played.
all-or-nothing-ui-sheet-legend = Bid / tricks taken, and the points they brought

## The rules

all-or-nothing-rules-intro = How many tricks is your hand worth? Bid in secret and play it safe, or lay your bid open and score double if you hit it, and nothing if you do not. But everybody at the table will then do their best to spoil it.
all-or-nothing-rules-setup = Set-up
all-or-nothing-rules-bidding = The bids
all-or-nothing-rules-play = The play
all-or-nothing-rules-scoring = Points
all-or-nothing-rules-end = End of the game
all-or-nothing-rules-variants = Variants
all-or-nothing-rules-house = House rules
all-or-nothing-rules-an-01 = Three to six players use all 48 cards: four suits with the ranks 1 to 12. Everybody also has seven bid cards, 0 to 6.
all-or-nothing-rules-an-02 = Everybody draws a card, and whoever has the highest rank deals first; those who tie for it draw again. After each deal the next player clockwise deals.
all-or-nothing-rules-an-03 = Seven deals are played, with hands of 6, 5, 4, 3, 4, 5 and 6 cards.
all-or-nothing-rules-an-04 = When the hands are dealt, the next card is turned up: its suit is trump. That card and all that were not dealt stay out of play, the latter face down.
all-or-nothing-rules-an-05 = Everybody chooses a bid card at the same time and lays it face down: that is how many tricks you mean to take. You may bid more tricks than you have cards, and change your mind until the last bid is laid.
all-or-nothing-rules-an-06 = From the dealer’s left, each player says in turn whether their bid is to be open or secret. When all have spoken, the open bids are turned over together.
all-or-nothing-rules-an-07 = The player on the dealer’s left leads to the first trick, and the others play a card each, clockwise. Whoever takes a trick leads to the next.
all-or-nothing-rules-an-08 = You must play the suit that was led if you have it, trump too. If you have none you may play any card, a trump or a discard; nobody has to trump.
all-or-nothing-rules-an-09 = The highest trump takes the trick; without a trump, the highest card of the suit led. A discard never wins.
all-or-nothing-rules-an-10 = Secret bid: one point for each trick you took, and three more if you took exactly as many as you bid.
all-or-nothing-rules-an-11 = Open bid: if you took exactly as many as you bid, two points for each trick and three more. Otherwise nothing.
all-or-nothing-rules-an-12 = Secret bids are shown when the deal is scored. After seven deals, whoever has the most points wins; those who tie share the victory.
all-or-nothing-rules-an-13 = Play to a number of points: the game ends after the deal in which somebody reaches it, and whoever has the most points wins. The hands go on with 6, 5, 4, 3, 4, 5 cards, again and again.
all-or-nothing-rules-an-14 = Play more deals, or fewer: the hands go on in the same way.
all-or-nothing-rules-example-trick = Moons are trump. { $first } leads the 9 of Suns, { $second } follows with the 12. { $third } has no Suns and trumps with the 2 of Moons, which takes the trick. { $fourth } has neither, and the 11 of Waves wins nothing.
all-or-nothing-rules-example-secret = { $player } bid 3 in secret. Four tricks bring 4 points; three tricks would have brought 3 and 3 more, that is 6.
all-or-nothing-rules-example-open = { $player } bid 3 openly. Four tricks bring nothing; three tricks would have brought 6 and 3 more, that is 9.
all-or-nothing-rules-try-tricks = Tap another number of tricks.
all-or-nothing-rules-house-intro = What a table can agree on. Without any change you play by the original rules.
all-or-nothing-rules-house-deck = Six suits of eight ranks instead of four of twelve.
all-or-nothing-rules-house-dealer = A chosen player deals first.
all-or-nothing-rules-house-deals = From 1 to 28 deals instead of 7.
all-or-nothing-rules-house-target = Play to 10 to 300 points instead of a number of deals.

## The first game

all-or-nothing-first-bid = How many tricks will this hand take? Count high cards and trumps, then lay that bid card face down.
all-or-nothing-first-say = Open or secret? Open scores double, but everybody sees your bid, and if you miss it you get nothing.
all-or-nothing-first-play = Play a card. You must follow the suit that is led if you can. The highest trump takes the trick.
all-or-nothing-first-trick = You took a trick, so you lead to the next. Once you have as many as you bid, take no more.
all-or-nothing-first-scored = The deal is scored: tricks, and three points more for hitting your bid exactly. One more deal, with five cards.

# Figures of a profile
all-or-nothing-figures-bids = Bids made exactly
all-or-nothing-figure-open-made = Open bids
all-or-nothing-figure-secret-made = Secret bids
all-or-nothing-figures-tricks = Tricks per game
all-or-nothing-figure-tricks = Tricks
