## Retour sur une partie terminée

analysis-title = Analyser la partie
analysis-page = Analyse : { $game }, partie { $number }
analysis-waiting = Votre partie est passée au calcul : { $percent }
analysis-refining = Un premier bilan, que le calcul affine : { $percent }
analysis-done = Calcul achevé

analysis-pane = Afficher
analysis-pane-account = Bilan
analysis-pane-table = Table

analysis-chances = Les chances de chacun
analysis-chances-hint = La chance de gagner, coup après coup. Une victoire partagée se divise.
analysis-moment = Moment de la partie
analysis-chance-of = { $name } { $chance }
analysis-as-table = Sous forme de tableau
analysis-after = Après
analysis-opening = Mise en place

analysis-account = Le bilan
analysis-account-hint = En points : cent valent une victoire. Le départ, la chance et les erreurs donnent ensemble ce qu’il reste à la fin.
analysis-part-start = Au départ
analysis-part-luck = Chance
analysis-part-errors = Ses erreurs
analysis-part-others = Erreurs des autres
analysis-part-end = À la fin
analysis-loss = Adresse : { $loss } millièmes de victoire perdus par décision, sur { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}
analysis-loss-none = Il n’y avait rien à décider.
analysis-luck-darling = L’enfant chéri de la fortune
analysis-luck-smile = La chance était de bonne humeur
analysis-luck-even = La chance regardait ailleurs, dans les deux sens
analysis-luck-frown = La fortune recevait d’autres invités
analysis-luck-cursed = Un chat noir, sous une échelle, un vendredi 13

analysis-swings = Les tournants
analysis-swing-gain = Un coup de chance : { $points } pour { $name }.
analysis-swing-loss = Pas de chance : { $points } de moins pour { $name }.
analysis-swing-error = Une erreur : elle coûte { $points } à { $name }.
analysis-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 0) } point
   *[other] { NUMBER($points, maximumFractionDigits: 0) } points
}

analysis-decisions = Décisions
analysis-worst = La décision la plus coûteuse de { $name }
analysis-whose = Décisions de
analysis-costly = Seulement celles qui ont coûté
analysis-no-decisions = Aucune. Ici, rien à mieux faire.
analysis-number = Coup { $number }
analysis-label-forced = Sans choix
analysis-label-only = Le seul bon coup
analysis-label-best = Meilleur coup
analysis-label-fine = Bien joué
analysis-label-doubtful = Douteux
analysis-label-mistake = Erreur
analysis-label-blunder = Gaffe

analysis-choices = Ce qu’on pouvait faire
analysis-choice = Ce que pouvait faire { $name }
analysis-no-choice = Ici, il n’y a rien à décider.
analysis-move = Coup
analysis-chance = Chance
analysis-loses = Perte
analysis-made = joué
analysis-is-best = meilleur
analysis-give-or-take = { $chance } ± { $error }

analysis-practise = { $count ->
    [one] Rejouer une erreur
   *[other] Rejouer { $count } erreurs
}
analysis-exercise = Erreur { $number } sur { $count } : que joueriez-vous maintenant ?
analysis-passed-best = C’est le meilleur coup !
analysis-passed = Bien : à { $points } du meilleur coup.
analysis-failed = Vous perdez { $points }. Essayez encore.
analysis-shown = Voici ce qu’il fallait jouer.
analysis-show = Montrer
analysis-skip = Passer
analysis-next = Suivant
analysis-finish = Terminer
analysis-end = Arrêter l’exercice

analysis-play-on = Reprendre d’ici
analysis-play-as = Vous jouez
analysis-play-against = Contre
analysis-play-on-hint = Une nouvelle table commence à cette position, avec une chance toute neuve.
analysis-play-on-now = Reprendre

analysis-puzzles = Problèmes : { $game }
analysis-puzzle = { $name }, que joueriez-vous ? Problème { $number } sur { $count }
analysis-no-puzzles = Il n’y a pas encore de problème pour ce jeu.
analysis-puzzle-exact = La solution est exacte.

## L’entraîneur à la table

analysis-coach-moves = Ce que valent vos coups
analysis-coach-thinks = L’entraîneur réfléchit…
analysis-coach-later = Quand ce sera à vous de choisir, vous verrez ici la chance de chacun de vos coups.
analysis-coach-warns = Me prévenir avant une gaffe
analysis-coach-warns-hint = Vous seul voyez l’avertissement.
analysis-blunder-title = En êtes-vous sûr ?
analysis-blunder = Il vous resterait { $chance } ; avec le meilleur coup, { $best }. Cela vous coûterait { $points }.
analysis-blunder-think = Réfléchir encore
analysis-blunder-play = Jouer quand même

## Et si : des robots continuent à partir d’une position

analysis-outcomes = Laisser les robots continuer 1 000 fois
analysis-outcomes-hint = À partir de cette position, avec un hasard nouveau à chaque fois ; des joueurs rapides tiennent toutes les places.
analysis-outcomes-now = Jouer 1 000 parties
analysis-outcomes-waiting = { $done } parties sur 1 000 sont jouées…
analysis-outcomes-stop = S’arrêter là
analysis-outcomes-more = Continuer jusqu’à 1 000 parties
analysis-outcomes-player = Joueur
analysis-outcomes-wins = Part des victoires
analysis-outcomes-results = Résultats
analysis-outcomes-spread = de { $low } à { $high }, milieu { $median }
analysis-outcomes-told = { $games } parties. Une victoire partagée compte pour sa part. Huit parties sur dix ont fini dans l’intervalle montré, la moitié sous la marque du milieu.
