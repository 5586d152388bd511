## Ratings and ladders

ratings-title = Ladder: { $game }
ratings-which = Ladders of the games
ratings-rating = Rating
ratings-games = Games
ratings-steps = Who stands where
ratings-yours = { $rating } ± { $error }
ratings-place = Place { $place }, after { $games } rated games.
ratings-missing = After { $games } { $games ->
    [one] rated game
   *[other] rated games
 }. { $missing } more, and you stand in the ladder.
ratings-none = You have not played this game rated yet. After { $enough } rated games you stand in the ladder.
ratings-play = Play a rated game
ratings-hint = The rating says how well somebody plays: places count, luck evens out. In 95 of 100 cases the true strength is within ±. Bots are steps to compare with; people stand here after { $enough } rated games.
ratings-person = Ratings
ratings-curve = Rating after each of the latest rated games: from { $from } to { $to }
