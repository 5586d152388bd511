## La commande analyse ; ce qu’elle partage avec le navigateur est dans analysis.ftl

analyse-judging = examen des coups
analyse-told = { $game }, { $players } joueurs, { $quality }, graine { $seed }
analyse-quality = Qualité
analyse-quick = calcul rapide
analyse-good = bon calcul
analyse-deep = calcul approfondi
analyse-version = Version du calcul
analyse-stopped = Arrêté après le coup { $at } sur { $moves } : le bilan va jusque-là.
analyse-decisions = Décisions de { $name }
analyse-made = Joué
analyse-verdict = Verdict
analyse-better = Mieux
analyse-choice = Chances
analyse-how = Comment le calcul a été fait
