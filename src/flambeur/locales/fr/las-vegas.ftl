# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-neutral-dice-players = Les dés blancs sont pour deux à quatre joueurs, pas { $players }. Jouez avec un joueur de moins, ou sans eux.
error-not-rolled = Aucun dé ne montre { $value }. Choisissez une des valeurs obtenues : { $rolled }.

## Las Vegas

las-vegas-title = Las Vegas
las-vegas-pitch = Lancez, choisissez, misez : disputez aux autres l’argent de six casinos.
las-vegas-unit = milliers de dollars
las-vegas-money = { NUMBER($amount) } $
las-vegas-reckoning = { $count ->
    [0] aucun billet
    [one] un billet
   *[other] { $count } billets
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
las-vegas-neutral = Blanc
las-vegas-dice = { $count ->
    [one] un dé
   *[other] { $count } dés
}
las-vegas-round-began = Manche { $round } : { $first } commence.
las-vegas-funded = { $notes-count ->
    [0] Le casino { $casino } ne reçoit rien : la pile est épuisée.
   *[other] Le casino { $casino } est doté de { $notes }.
}
las-vegas-white-placed = { $white ->
    [one] Un dé blanc va au casino { $casino }.
   *[other] { $white } dés blancs vont au casino { $casino }.
}
las-vegas-rolled = { $seat } lance { $rolled }
las-vegas-placed = { $white ->
    [0]
        { $seat } place { $own ->
            [one] un dé
           *[other] { $own } dés
        } au casino { $casino }.
   *[other]
        { $own ->
            [0]
                { $seat } place { $white ->
                    [one] un dé blanc
                   *[other] { $white } dés blancs
                } au casino { $casino }.
           *[other]
                { $seat } place { $own ->
                    [one] un dé
                   *[other] { $own } dés
                } et { $white ->
                    [one] un blanc
                   *[other] { $white } blancs
                } au casino { $casino }.
        }
}
las-vegas-tied = { $owner } est à égalité avec { $dice } au casino { $casino } et n’y prend rien.
las-vegas-paid = { $owner-kind ->
    [player] Le casino { $casino } paie { $note } à { $owner }.
   *[nobody] { $casino } : { $note } iraient à Blanc, et vont sous la pile.
}
las-vegas-left-over = { $casino } : il reste { $note }, qui vont sous la pile.
las-vegas-game-ended = La dernière manche est jouée.
las-vegas-table-casino = Casino
las-vegas-table-notes = Billets
las-vegas-table-money = Argent
las-vegas-table-supply = Dés restants
las-vegas-hidden = caché

## Options

las-vegas-option-neutral_dice = Dés blancs
las-vegas-option-neutral_dice-help = Les dés blancs d’un joueur imaginaire se lancent avec les vôtres ; de deux à quatre joueurs.
las-vegas-option-rounds = Nombre de manches
las-vegas-option-rounds-help = Les règles d’origine en ont quatre.
las-vegas-option-minimum = Minimum par casino
las-vegas-option-minimum-help = Chaque casino reçoit des billets jusqu’à en avoir au moins pour ce montant, en milliers de dollars.
las-vegas-option-first = Premier joueur
las-vegas-option-first-help = Qui commence la première manche.
las-vegas-option-open_money = Argent visible
las-vegas-option-open_money-help = Chacun voit combien les autres ont gagné.
las-vegas-option-printing = Noms des casinos
las-vegas-option-printing-help = Les casinos portent les noms de la première édition ou de la suivante.

## Las Vegas dans le navigateur

las-vegas-ui-tray = Les dés lancés
las-vegas-ui-paying = Les casinos paient
las-vegas-ui-casinos = Casinos
las-vegas-ui-players = Joueurs
las-vegas-ui-round = Manche { $round } sur { $rounds }
las-vegas-ui-round-short = Manche { $round }/{ $rounds }
las-vegas-ui-over = La partie est terminée
las-vegas-ui-first-player = Premier joueur de cette manche
las-vegas-ui-your-roll = Quelle valeur ?
las-vegas-ui-hint = Touchez des dés ou un casino pour voir ce qu’ils rapporteraient.
las-vegas-ui-hint-mouse = Survolez des dés ou un casino pour voir ce qu’ils rapporteraient.
las-vegas-ui-roll-of-yours = { $player }, quelle valeur ?
las-vegas-ui-roll-of = { $player } réfléchit
las-vegas-ui-pile = { $count ->
    [one] Un billet dans la pile
   *[other] { $count } billets dans la pile
}
las-vegas-ui-place = Placer { $own ->
    [one] un dé
   *[other] { $own } dés
} au casino { $casino }
las-vegas-ui-place-both = Placer { $own ->
    [one] un dé
   *[other] { $own } dés
} et { $white ->
    [one] un blanc
   *[other] { $white } blancs
} au casino { $casino }
las-vegas-ui-place-white = Placer { $white ->
    [one] un dé blanc
   *[other] { $white } dés blancs
} au casino { $casino }
las-vegas-ui-preview = En l’état :
las-vegas-ui-preview-told = Si la manche s’arrêtait là : { $gains }
las-vegas-ui-gain = { $owner } { $money }
las-vegas-ui-dice-left = { $count ->
    [0] plus de dés
    [one] un dé restant
   *[other] { $count } dés restants
}
las-vegas-ui-notes-won = { $count ->
    [0] aucun billet
    [one] un billet
   *[other] { $count } billets
}
las-vegas-ui-white-dice = Les dés blancs ne sont à personne
las-vegas-ui-casino = Casino { $number }, { $casino }
las-vegas-ui-casino-notes = Billets : { $notes }
las-vegas-ui-casino-no-notes = Aucun billet
las-vegas-ui-casino-dice = Dés : { $dice }
las-vegas-ui-casino-no-dice = Pas encore de dés
las-vegas-ui-owner-dice = { $owner } { $count }
las-vegas-rules-intro = Six casinos mettent de l’argent en jeu. Manche après manche, vous lancez vos dés et décidez sur quel casino les miser. Le plus grand nombre de dés rafle le plus gros billet. Mais deux joueurs à égalité dans un casino en repartent tous deux les mains vides.
las-vegas-rules-setup = Mise en place
las-vegas-rules-turn = Votre tour
las-vegas-rules-paying = Les casinos paient
las-vegas-rules-end = Fin de la partie
las-vegas-rules-neutral = Variante avec dés blancs
las-vegas-rules-house = Règles maison
las-vegas-rules-names = Les casinos
las-vegas-rules-lv-01 = Deux à cinq joueurs jouent quatre manches.
las-vegas-rules-lv-02 = Il y a 54 billets : 6 de 10 000 $, 8 de 20 000 $, 8 de 30 000 $, 6 de 40 000 $, 6 de 50 000 $ et 5 de chaque valeur de 60 000 $ à 90 000 $. Ils sont mélangés et forment une pile, face cachée.
las-vegas-rules-lv-03 = Au début d’une manche, les casinos sont dotés dans l’ordre, de 1 à 6. Chacun reçoit des billets de la pile jusqu’à avoir au moins 50 000 $.
las-vegas-rules-lv-04 = Chaque joueur a 8 dés de sa couleur.
las-vegas-rules-lv-05 = Le premier joueur de la première manche est tiré au sort, sauf si la table l’a choisi. On joue dans le sens des aiguilles d’une montre.
las-vegas-rules-lv-06 = Lancez tous les dés qui vous restent. Choisissez exactement une des valeurs obtenues et placez tous vos dés de cette valeur au casino de même valeur. Peu importe que des dés s’y trouvent déjà.
las-vegas-rules-lv-07 = Il est interdit de ne placer qu’une partie des dés de la valeur choisie.
las-vegas-rules-lv-08 = Qui n’a plus de dés passe son tour jusqu’à la fin de la manche. Le dernier joueur à en avoir peut donc jouer plusieurs fois de suite.
las-vegas-rules-lv-09 = La manche se termine quand chacun a placé tous ses dés. Les casinos paient alors.
las-vegas-rules-lv-10 = D’abord les égalités, casino par casino : tous les joueurs qui y ont le même nombre de dés les reprennent et n’y gagnent rien. Cela vaut à tous les rangs, pas seulement pour le plus grand nombre de dés.
las-vegas-rules-lv-11 = Parmi ceux qui restent, le joueur qui a le plus de dés prend le plus gros billet, le suivant le deuxième, et ainsi de suite. Personne ne prend plus d’un billet par casino. Quand il n’y a plus de billets, les autres ne reçoivent rien.
las-vegas-rules-lv-12 = Les billets que personne ne prend vont face cachée sous la pile, casino par casino, le plus gros de chaque casino d’abord.
las-vegas-rules-lv-13 = Puis commence la manche suivante : les casinos sont dotés à nouveau, la carte de premier joueur passe à gauche et chacun reprend tous ses dés.
las-vegas-rules-lv-14 = Après quatre manches, le plus riche gagne. En cas d’égalité, celui qui a le plus de billets l’emporte ; s’ils en ont autant, ils partagent la victoire.
las-vegas-rules-lv-15 = Les billets gagnés sont posés face cachée : on ne montre pas aux autres combien l’on a, sauf si la table joue avec l’argent visible. Mais les paiements sont publics : une bonne mémoire peut tenir le compte, un robot aussi.
las-vegas-rules-lv-16 = Avec les règles d’origine, la pile ne peut pas s’épuiser. Si des règles maison l’épuisent, un casino reçoit ce qui reste.
las-vegas-rules-lv-20 = Pour deux à quatre joueurs. À deux, chacun reçoit en plus 4 dés blancs ; à trois ou quatre, chacun en reçoit 2.
las-vegas-rules-lv-21 = À trois, il reste deux dés blancs. On les lance au début de chaque manche et on les place aux casinos des valeurs obtenues.
las-vegas-rules-lv-22 = Lancez vos dés blancs avec les vôtres. Choisir une valeur place tous les dés de cette valeur, les vôtres et les blancs.
las-vegas-rules-lv-23 = Vous pouvez choisir une valeur que seuls des dés blancs montrent.
las-vegas-rules-lv-24 = Quand un casino paie, tous ses dés blancs appartiennent à un joueur imaginaire, qui fait égalité et gagne comme les autres. Les billets qu’il gagne vont sous la pile.
las-vegas-rules-lv-25 = Qui n’a plus que des dés blancs joue encore.
las-vegas-rules-example-turn = { $player } choisit les trois : les trois dés vont au casino { $casino }.
las-vegas-rules-example-pay = { $first } et { $second } ont trois dés chacun : égalité, rien pour eux. { $third } prend le plus gros billet, { $fourth } le suivant.
las-vegas-rules-example-neutral = Blanc a le plus de dés : le plus gros billet va sous la pile. { $first } prend le suivant.
las-vegas-rules-house-intro = Ce dont une table peut convenir. Sans rien changer, on joue avec les règles d’origine.
las-vegas-rules-house-rounds = De 1 à 8 manches au lieu de 4.
las-vegas-rules-house-minimum = Les casinos sont dotés d’au moins 10 000 $ à 90 000 $, par pas de 10 000 $, au lieu de 50 000 $.
las-vegas-rules-house-first = Un joueur choisi commence.
las-vegas-rules-house-neutral_dice = La variante avec dés blancs.
las-vegas-rules-house-open_money = Chacun voit combien les autres ont gagné.
las-vegas-rules-house-printing = Les casinos portent les noms de la première édition ou de la suivante.
las-vegas-rules-printing-first = Première édition
las-vegas-rules-printing-later = Édition suivante

## Navigateur

las-vegas-option-printing-first = Première édition
las-vegas-option-printing-later = Édition suivante

## La première partie

las-vegas-first-choose = Choisissez l’une des valeurs obtenues. Tous vos dés de cette valeur vont au casino qui porte ce numéro.
las-vegas-first-majority = Qui a le plus de dés dans un casino prend le plus gros billet, le deuxième prend le suivant. Où menez-vous ?
las-vegas-first-tie = Égalité ! Les joueurs à égalité de dés s’annulent et ne gagnent rien, quel que soit leur nombre de dés.
las-vegas-first-paid = Vous avez gagné un billet. Après la dernière manche, ici la deuxième, le plus riche l’emporte.
las-vegas-first-again = De nouveaux billets, et tous les dés reviennent. Qui garde des dés jusqu’à la fin de la manche a le dernier mot.

# Figures of a profile
las-vegas-figures-ties = Égalités par partie
las-vegas-figure-ties = Égalités subies
las-vegas-figure-tied-dice = Dés perdus par égalité
las-vegas-figures-notes = Billets gagnés par partie
las-vegas-figure-note-10 = 10 000 $
las-vegas-figure-note-20 = 20 000 $
las-vegas-figure-note-30 = 30 000 $
las-vegas-figure-note-40 = 40 000 $
las-vegas-figure-note-50 = 50 000 $
las-vegas-figure-note-60 = 60 000 $
las-vegas-figure-note-70 = 70 000 $
las-vegas-figure-note-80 = 80 000 $
las-vegas-figure-note-90 = 90 000 $
