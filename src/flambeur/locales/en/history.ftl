## What was played, and what is counted of it

history-my-figures = My figures
history-all-games = All games
history-with = With
history-anybody = Anybody
history-search = A name at the table
history-only-won = Only games I won
history-empty = Every game you finish is kept here: who won, a replay, and what was luck.
history-none = No game like that. Change what you are looking for.
history-found = { $more ->
    [yes] { $games } games, and more
   *[no] { $games ->
        [one] One game
       *[other] { $games } games
    }
}
history-more = More games
history-look-back = Look back
history-link = Link to the replay
history-share-open = Anybody who has this link can watch the replay.
history-share-closed = The table was not open: who has this link can watch its games and come to the table.
history-won-it = Won
history-left = left
history-somebody = Somebody
history-first-game = A first game, with prepared luck
history-branch = Played on from another game
history-coach = With a coach
history-shared = On a shared screen
history-rated = Rated

history-count = { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}
history-counted = Counted are games with fair dice, played from the start, without a coach, and with one seat to each person. Who left is counted as last.
history-uncounted = { $games ->
    [one] One game more is not counted.
   *[other] { $games } games more are not counted.
}
history-share = Wins
history-part = Part
history-expected = Expected
history-games = Games
history-won = Wins, beside the bots’
history-who = Who
history-number = Players
history-by-players = Wins by number of players
history-with-players = Places and seats with
history-players = { $players } players
history-places = Places among { $players }
history-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
}
history-place-of = { $place } of { $players }
history-by-seat = Wins by seat, among { $players }
history-seat-head = Seat
history-seat = Seat { $seat }
history-luck-and-loss = Per game, in points of a win: luck { $luck }, own errors { $loss }. Known from { $games ->
    [one] one game
   *[other] { $games } games
} you or others looked back at.
history-over-time = { $games ->
    [one] The latest game
   *[other] The latest { $games } games, one after the other
}
history-line-ahead = Wins beyond the expected
history-line-luck = Luck
history-line-loss = Own errors
history-as-table = As a table
history-when = When
history-figure = What
history-rate = Rate
history-per-game = Per game
history-in-all = In all
history-out-of = { $sum } of { $count }
history-head-to-head = Head to head, in your latest 1,000 games
history-against-you = You against them
history-opponent = Opponent
history-ahead = Before them
history-behind = Behind
history-plot = Picture
history-games-with = { $games } games with { $name }
history-hide = Hide my profile
history-hide-hint = Others do not see these figures. Those who played with you keep their games.
