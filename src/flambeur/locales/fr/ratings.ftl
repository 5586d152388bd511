## Cotes et classements

ratings-title = Classement : { $game }
ratings-which = Classements des jeux
ratings-rating = Cote
ratings-games = Parties
ratings-steps = Qui est où
ratings-yours = { $rating } ± { $error }
ratings-place = { $place }{ $place ->
    [1] re
   *[other] e
 } place, après { $games } parties classées.
ratings-missing = Après { $games } { $games ->
    [one] partie classée
   *[other] parties classées
 }. Encore { $missing }, et vous figurez au classement.
ratings-none = Vous n’avez pas encore joué de partie classée de ce jeu. Après { $enough } parties classées, vous figurez au classement.
ratings-play = Jouer une partie classée
ratings-hint = La cote dit à quel point quelqu’un joue bien : les places comptent, la chance s’équilibre. Dans 95 cas sur 100, la force réelle se trouve dans les limites de ±. Les robots sont des repères ; les personnes figurent ici après { $enough } parties classées.
ratings-person = Cotes
ratings-curve = Cote après chacune des dernières parties classées : de { $from } à { $to }
