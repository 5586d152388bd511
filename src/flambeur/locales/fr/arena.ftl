# Les mots de l’arène en français : ses tableaux et son rapport.

arena-title = Arène : { $game }
arena-played = { $game }, { $players } joueurs, { $games } parties, graine { $seed }
arena-bot = Robot
arena-wins = Part de victoires
arena-interval = Intervalle à 95 %
arena-result = Résultat moyen
arena-rating = Cote
arena-time = ms par coup
arena-blunders = Bévues / 1 000
arena-faults = Défaillances
arena-equal = Entre égaux, chacun gagne { $share }. ▲ nettement plus, ▼ nettement moins.
arena-unit = Unité des résultats : { $unit }.
arena-origin = Flambeur { $version }, règles en version { $rules } ; terminé le { $date }
arena-download = Télécharger les données :
arena-table-hint = Les bévues sont les coups manifestement absurdes, pour mille coups. Une défaillance est une partie perdue par un plantage, un blocage, une réponse insensée ou un coup interdit.
arena-verdict-above = nettement au-dessus de l’égalité
arena-verdict-below = nettement au-dessous de l’égalité
arena-verdict-equal = pas nettement différent de l’égalité
arena-adjusted = Corrigé de la chance
arena-adjusted-wins = Part de victoires corrigée
arena-adjusted-result = Résultat corrigé
arena-adjusted-hint = Ce que les dés et les cartes ont apporté de plus ou de moins que leur moyenne a été retiré (AIVAT) : en moyenne aussi juste que les résultats bruts, avec le plus souvent des intervalles plus étroits. Intervalles à 95 %.
arena-settled = L’ordre est établi sans aucun doute après { $games } parties ; le reste n’a pas été joué.
arena-not-settled = L’ordre n’est pas établi sans aucun doute.
arena-interrupted = Arrêt : voici le résultat à ce point, { $games } parties sur { $planned }.
arena-pairs = Qui finit devant qui
arena-pairs-hint = Combien de fois le robot de la ligne a fini devant celui de la colonne ; une égalité compte pour moitié.
arena-wins-hint = Le point est la part de parties gagnées, les victoires communes étant partagées ; la barre est l’intervalle à 95 %. La ligne pointillée marque l’égalité.
arena-ratings = La cote au fil des parties
arena-ratings-hint = OpenSkill (Plackett–Luce), mise à jour après chaque partie. Plus on va à droite, plus elle est sûre.
arena-times = Temps par coup
arena-times-hint = Millisecondes par coup, échelle logarithmique : à distances égales, rapports égaux.
arena-games-axis = parties
arena-incidents = Incidents
arena-incident = Partie { $game }, place { $seat }, { $bot } : { $what }
arena-incidents-more = … et { $more } de plus.
arena-how = Comment les parties ont été jouées
arena-command = Commande
arena-seed = Graine
arena-options = Options du jeu
arena-options-none = Règles d’origine
arena-rounds = { $rounds } tours de { $length } parties : dans un tour, chaque composition joue dans chaque ordre des places, avec les mêmes dés et les mêmes donnes. Les intervalles comptent les tours, pas les parties.
arena-speed = { $games } parties en { $seconds } s avec { $workers ->
    [one] un processus
   *[other] { $workers } processus
} : { $speed } parties/s
arena-checksum = Somme de contrôle
arena-compiling = compilation
arena-playing = parties en cours
arena-failing = parties en cours, { $faults } perdues par défaillance
arena-saved = Le rapport est enregistré dans { $file }.
