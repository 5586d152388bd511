error-no-such-tournament = There is no tournament { $tournament }. Check the link, or find it in the list of tournaments.
error-need-tournament-invite = This tournament is not open. Use its invite link.
error-not-the-organiser = Only who made this tournament can do that.
error-tournament-over = This tournament is over.
error-tournament-not-begun = This tournament has not begun yet: let it begin first.
error-too-late-to-enter = A knock-out cannot be entered once it has begun.
error-too-few-entrants = { $have ->
    [one] One takes part, and { $needs } are needed.
   *[other] { $have } take part, and { $needs } are needed.
 } Invite more people, or add bots.
error-too-many-entrants = This tournament is full: at most { $most } can take part.
error-was-removed = The organiser has removed you from this tournament.
error-not-entered = You do not take part in this tournament.
error-no-such-entrant = There is no entrant { $entrant } here. Choose a number from 0 to { $most }.
error-bad-title = A title has 1 to { $most } characters that can be printed.
error-tournament-table = At a table of a tournament, seats and games are arranged by the tournament.
error-sealed-table = Others still play with the same luck. This table can be seen when all have played the round.
error-round-goes-on = Others still play with the same luck. You can look back when all have played the round.
