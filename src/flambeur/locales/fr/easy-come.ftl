# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-all-others-players = Laisser un tour à chacun des trois autres est une variante à quatre joueurs, pas à { $players }. Jouez à quatre, ou sans elle.
error-dice-not-rolled = Vous avez lancé { $rolled } : tous ces dés n’y sont pas.
error-own-prize = Ce prix est déjà à vous.
error-centre-closed = Le centre est fermé tant que l’autre joueur a trois prix : vous ne pouvez que voler.
error-prize-does-not-fit = Les dés { $dice } ne font pas { $prize ->
    [0] un carré
    [1] deux paires
    [2] un brelan avec un autre dé impair
    [3] un brelan avec un autre dé pair
    [4] exactement 7 au total
    [5] exactement 13 au total
    [6] 3 ou moins au total
    [7] 17 ou plus au total
   *[8] une suite
}.

## Easy Come Easy Go

easy-come-title = Easy Come Easy Go
easy-come-pitch = Neuf prix fabuleux à gagner aux dés, à se voler les uns aux autres ; gardez-en trois.
easy-come-unit = prix
easy-come-prize-0 = Carré
easy-come-prize-1 = Deux paires
easy-come-prize-2 = Brelan impair
easy-come-prize-3 = Brelan pair
easy-come-prize-4 = Exactement 7
easy-come-prize-5 = Exactement 13
easy-come-prize-6 = 3 ou moins
easy-come-prize-7 = 17 ou plus
easy-come-prize-8 = Suite
easy-come-prizes = { $count ->
    [0] aucun prix
    [one] un prix
   *[other] { $count } prix
}
easy-come-opening-rolled = { $seat } lance { $rolled } pour commencer : { $total }.
easy-come-began = { $seat } commence.
easy-come-rolled = { $kept-count ->
    [0] { $seat } lance { $rolled }
   *[other] { $seat } garde { $kept } et lance { $rolled }
}
easy-come-set-aside = { $seat } met { $dice } de côté.
easy-come-claimed = { $seat } prend « { $prize } » au centre.
easy-come-stolen = { $seat } vole « { $prize } » à { $owner } !
easy-come-missed = { $seat } ne gagne rien à ce tour.
easy-come-count-began = { $players ->
    [2] { $seat } a trois prix. L’adversaire a { $turns } tours pour en voler un ; le centre est fermé.
   *[other] { $seat } a trois prix et gagne dans { $turns } tours, sauf vol.
}
easy-come-counted = { $seat } a toujours ses trois prix : encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
easy-come-cancelled = { $seat } n’a plus ses trois prix.
easy-come-won = { $seat } a gardé ses trois prix et gagne !
easy-come-table-prize = Prix
easy-come-table-owner = Appartient à
easy-come-table-centre = centre
easy-come-table-dice = Dés de { $seat } : { $kept } de côté, { $rolled } lancés
easy-come-table-count = { $seat } gagne dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

## La table dans le navigateur

easy-come-ui-missed = Rien au dernier tour
easy-come-ui-prizes = Prix
easy-come-ui-players = Joueurs
easy-come-ui-tray = Dés
easy-come-ui-aside = De côté
easy-come-ui-rolled = Tout juste lancés
easy-come-ui-die = Mettre un { $face } de côté
easy-come-ui-your-roll = Votre lancer
easy-come-ui-roll-of = Lancer de { $player }
easy-come-ui-roll-of-yours = { $player }, à vous
easy-come-ui-over = La partie est terminée
easy-come-ui-hint = Touchez les dés à mettre de côté
easy-come-ui-hint-claim = Ça y est ! Prenez un prix, ou continuez
easy-come-ui-keep = Garder { $dice }, relancer { $rest ->
    [one] un dé
   *[other] { $rest } dés
}
easy-come-ui-end = Finir le tour
easy-come-ui-decline = Renoncer et finir le tour
easy-come-ui-claim = Prendre « { $prize } »
easy-come-ui-steal = Voler « { $prize } » à { $owner }
easy-come-ui-take = À prendre !
easy-come-ui-rob = À voler !
easy-come-ui-centre = Au centre
easy-come-ui-owned = Appartient à { $player }
easy-come-ui-closed = Le centre est fermé : il faut voler
easy-come-ui-sign = Gardez trois prix pour gagner
easy-come-ui-count = { $player } gagne dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, sauf vol
easy-come-ui-count-you = Vous gagnez dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, sauf vol
easy-come-ui-winner = { $player } gagne !
easy-come-ui-wins-in = gagne dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
easy-come-ui-chances = Chances
easy-come-ui-chances-told = Montrer les chances de chaque prix en jouant au mieux
easy-come-ui-chance = Chances à ce tour : { $percent }
easy-come-ui-combination-0 = quatre dés identiques
easy-come-ui-combination-1 = deux paires différentes
easy-come-ui-combination-2 = trois identiques et un autre, tous impairs
easy-come-ui-combination-3 = trois identiques et un autre, tous pairs
easy-come-ui-combination-4 = un total d’exactement 7
easy-come-ui-combination-5 = un total d’exactement 13
easy-come-ui-combination-6 = un total de 3 ou moins
easy-come-ui-combination-7 = un total de 17 ou plus
easy-come-ui-combination-8 = quatre valeurs qui se suivent

## Options

easy-come-option-all_others = Tour complet
easy-come-option-all_others-help = À quatre joueurs : trois prix doivent survivre à un tour de chacun des trois autres, et non de deux seulement.
easy-come-option-first = Premier joueur
easy-come-option-first-help = Qui commence ; sinon, le plus haut lancer décide.

## Règles

easy-come-rules-intro = Neuf prix sont au centre, chacun avec une combinaison de dés. Lancez quatre dés, gardez ce qui vous sert, relancez le reste, et prenez un prix quand les dés conviennent, au centre ou chez un autre joueur. Qui a trois prix et n’est pas volé à temps gagne.
easy-come-rules-setup = Mise en place
easy-come-rules-turn = Votre tour
easy-come-rules-claiming = Prendre un prix
easy-come-rules-end = Fin de la partie
easy-come-rules-variant = Variante à quatre
easy-come-rules-house = Règles maison
easy-come-rules-house-intro = Ce dont une table peut convenir. Sans rien changer, on joue avec les règles d’origine.
easy-come-rules-house-first = Un joueur choisi commence.
easy-come-rules-house-all_others = La variante à quatre joueurs.
easy-come-rules-ec-01 = De deux à quatre joueurs, quatre dés qui montrent de 0 à 5. Les neuf prix sont tous au centre.
easy-come-rules-ec-02 = Chacun lance quatre dés ; le total le plus fort commence. Ceux qui sont à égalité relancent. On joue dans le sens des aiguilles d’une montre.
easy-come-rules-ec-03 = Lancez les quatre dés. Après chaque lancer, vous pouvez prendre un prix dont les quatre dés forment la combinaison, y compris ceux mis de côté. Ou bien vous continuez.
easy-come-rules-ec-04 = Pour continuer, mettez de côté au moins un des dés que vous venez de lancer et relancez les autres. Un dé mis de côté ne bouge plus de tout le tour. Vous pouvez mettre tous les dés de côté : votre tour est alors fini.
easy-come-rules-ec-05 = Quand tous les dés sont de côté et que vous n’avez pris aucun prix, votre tour finit sans rien. Après avoir lancé le dernier dé, vous pouvez encore prendre un prix, ou y renoncer.
easy-come-rules-ec-06 = Prendre un prix met fin au tour : il n’y a donc qu’un prix par tour. Si les dés conviennent à plusieurs prix, choisissez-en un.
easy-come-rules-ec-07 = Un prix se prend au centre ou chez un autre joueur. Les vôtres restent où ils sont.
easy-come-rules-ec-08 = Les prix : un carré ; deux paires de valeurs différentes ; trois fois la même valeur impaire et une autre valeur impaire ; trois fois la même valeur paire et une autre valeur paire, zéro étant pair ; un total d’exactement 7 ; un total d’exactement 13 ; un total de 3 ou moins ; un total de 17 ou plus ; une suite de quatre valeurs.
easy-come-rules-ec-09 = Sur les 1 296 lancers possibles de quatre dés, 6, 90, 24, 24, 104, 104, 35, 35 et 72 conviennent, dans le même ordre. La plupart, 824, ne conviennent à aucun prix ; 450 à un seul, et 22 à deux.
easy-come-rules-ec-10 = Qui a trois prix, et les a encore tous après les tours des deux joueurs suivants, gagne.
easy-come-rules-ec-11 = À deux joueurs, l’autre a jusqu’à deux tours de suite pour voler un des trois prix, le second seulement si le premier échoue. Pendant ces tours, on ne prend rien au centre. Après un vol, c’est au joueur volé de jouer : comme d’habitude, ou avec deux tours pour voler si le voleur a maintenant trois prix.
easy-come-rules-ec-12 = Qui perd un de ses trois prix recommence à compter quand il en a de nouveau trois. Si deux joueurs ont trois prix, celui qui les a eus le premier gagne le premier.
easy-come-rules-ec-13 = Trois prix doivent survivre à un tour de chacun des trois autres joueurs.
easy-come-rules-rolls = { $count } lancers sur 1 296
easy-come-rules-example-turn = { $player } a mis deux 2 de côté et lance 0 et 5. Rien ne convient. { $player } met aussi le 0 de côté et relance le dernier dé : un 3 ferait exactement 7, un autre 0 deux paires.
easy-come-rules-example-count = { $player } a trois prix. Deux tours des autres sans vol sur cette étagère, et { $player } gagne.

## La première partie

easy-come-first-keep = Mettez de côté au moins un dé utile et relancez les autres. Chaque prix montre les dés qu’il demande.
easy-come-first-claim = Vos quatre dés donnent droit à un prix ! Prenez-le, ce qui finit votre tour, ou relancez pour mieux.
easy-come-first-rob = Votre adversaire a un prix. Si vos dés y donnent droit, vous pouvez le lui prendre, comme au centre.
easy-come-first-stolen = Volé ! Aucun prix n’est à l’abri avant la victoire : vite gagné, vite perdu.
easy-come-first-count = Trois prix ! Qui les détient gagne, à moins qu’on ne lui en vole un dans les deux prochains tours.

# Figures of a profile
easy-come-figures-deeds = Ce qui fut fait par partie
easy-come-figure-claimed = Prix pris au centre
easy-come-figure-stolen = Prix volés
easy-come-figure-lost = Prix perdus
easy-come-figure-missed = Tours sans prix
easy-come-figure-refused = Prix refusés pour relancer
easy-come-figures-prizes = Prix obtenus par partie
