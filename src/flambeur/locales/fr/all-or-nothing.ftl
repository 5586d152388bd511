# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-bids-are-laid = Tous les paris sont sur la table et ne changent plus.
error-bid-first = Choisissez d’abord un pari. On dira « ouvert » ou « secret » quand tous les paris seront sur la table.
error-all-have-spoken = Chacun a dit « ouvert » ou « secret » ; maintenant, on joue des cartes.
error-no-trick-yet = On ne joue pas de carte avant que chacun ait parié et dit « ouvert » ou « secret ».
error-not-in-deck = Les cartes ont { $suits } couleurs et les rangs 1 à { $ranks } ; cette carte n’en fait pas partie.
error-not-in-hand = Vous n’avez pas cette carte.
error-must-follow = { $suit ->
    [1] Soleil est demandé
    [2] Lune est demandée
    [3] Vague est demandée
    [4] Couronne est demandée
    [5] Fleur est demandée
   *[6] Chanson est demandée
} et vous pouvez fournir, donc vous le devez.

## Tout ou rien

all-or-nothing-title = Tout ou rien
all-or-nothing-pitch = Jaugez votre main, pariez sur vos plis : en secret et sans danger, ou au grand jour à quitte ou double.
all-or-nothing-unit = points
all-or-nothing-suit-1 = Soleil
all-or-nothing-suit-2 = Lune
all-or-nothing-suit-3 = Vague
all-or-nothing-suit-4 = Couronne
all-or-nothing-suit-5 = Fleur
all-or-nothing-suit-6 = Chanson
all-or-nothing-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
all-or-nothing-drew = { $seat } tire le { $card }.
all-or-nothing-deal-began = Donne { $deal } : { $dealer } distribue { $cards } cartes à chacun.
all-or-nothing-dealt = Vous avez en main { $hand }.
all-or-nothing-trump-turned = Le { $card } est retourné : sa couleur est atout.
all-or-nothing-bid-laid = { $seat } pose un pari face cachée.
all-or-nothing-bid-changed = { $seat } change de pari.
all-or-nothing-bid-chosen = Vous pariez { $bid }.
all-or-nothing-said-open = { $seat } dit : ouvert.
all-or-nothing-said-secret = { $seat } dit : secret.
all-or-nothing-bid-shown = { $seat } retourne son pari : { $bid }.
all-or-nothing-played = { $seat } joue le { $card }
all-or-nothing-trick-taken = { $seat } remporte le pli avec le { $card } ({ $tricks } jusqu’ici).
# Said: 1 is openly, 2 in secret.
all-or-nothing-scored = { $said ->
    [1]
        { $off ->
            [0] { $seat } avait parié { $bid } ouvertement et tombe juste : { $points }, { $total } en tout.
           *[other] { $seat } avait parié { $bid } ouvertement et fait { $tricks } : { $points }, { $total } en tout.
        }
   *[other]
        { $off ->
            [0] { $seat } avait parié { $bid } en secret et tombe juste : { $points }, { $total } en tout.
           *[other] { $seat } avait parié { $bid } en secret et fait { $tricks } : { $points }, { $total } en tout.
        }
}
all-or-nothing-game-ended = La dernière donne est comptée.
all-or-nothing-table-deal = Donne : pari (! ouvert, ? secret), plis, points
all-or-nothing-table-bid = Pari
all-or-nothing-table-tricks = Plis
all-or-nothing-table-cards = Cartes en main
all-or-nothing-table-trick = Sur la table
all-or-nothing-table-points = Points
all-or-nothing-table-trump = Atout : { $card }

## Options

all-or-nothing-option-deck = Jeu de cartes
all-or-nothing-option-deck-help = Les 48 cartes ont 4 couleurs de 12 rangs ou 6 couleurs de 8.
all-or-nothing-option-dealer = Premier donneur
all-or-nothing-option-dealer-help = Qui donne en premier ; sinon, la plus haute carte tirée décide.
all-or-nothing-option-deals = Nombre de donnes
all-or-nothing-option-deals-help = Combien de donnes on joue, sauf s’il y a un score à atteindre.
all-or-nothing-option-target = Score à atteindre
all-or-nothing-option-target-help = La partie finit après la donne où quelqu’un l’atteint.
all-or-nothing-option-target-none = pas d’objectif
all-or-nothing-option-deck-4x12 = 4 couleurs de 12
all-or-nothing-option-deck-6x8 = 6 couleurs de 8

## La table

all-or-nothing-ui-players = Joueurs
all-or-nothing-ui-panel = À faire maintenant
all-or-nothing-ui-hand = Votre main
all-or-nothing-ui-card = { $rank } de { $suit }
all-or-nothing-ui-card-trump = { $card }, atout
all-or-nothing-ui-card-not-now = { $card }, injouable maintenant
all-or-nothing-ui-trump = Atout : { $suit }
all-or-nothing-ui-deal = Donne { $deal } sur { $deals }
all-or-nothing-ui-deal-target = Donne { $deal }, en { $target } points
all-or-nothing-ui-bids = Votre pari
all-or-nothing-ui-bid-choice = Parier { $bid }
all-or-nothing-ui-bid-title = Combien de plis ferez-vous ?
all-or-nothing-ui-rebid-title = Vous pariez { $bid } ; { $count ->
    [one] un pari manque
   *[other] { $count } paris manquent
}. Changer ?
all-or-nothing-ui-wait-bids = { $count ->
    [0] Tous les paris sont posés
    [one] Un pari manque encore
   *[other] { $count } paris manquent encore
}
all-or-nothing-ui-say-title = Votre pari de { $bid } : ouvert ou secret ?
all-or-nothing-ui-say-open = Ouvert
all-or-nothing-ui-say-open-hint = Juste : 2 par pli et 3 de plus. Sinon rien.
all-or-nothing-ui-say-secret = Secret
all-or-nothing-ui-say-secret-hint = 1 par pli, et 3 de plus si c’est juste.
all-or-nothing-ui-wait-say = { $player } : ouvert ou secret ?
all-or-nothing-ui-lead-title = À vous d’entamer : carte au choix
all-or-nothing-ui-play-title = À vous ; demandé : { $suit }
all-or-nothing-ui-play-card = Jouer le { $card }
all-or-nothing-ui-wait-play = À { $player } de jouer
all-or-nothing-ui-taking = { $player } remporte le pli
all-or-nothing-ui-scored = La donne { $deal } est comptée
all-or-nothing-ui-dealing = On distribue
all-or-nothing-ui-over = La partie est terminée
all-or-nothing-ui-last-trick = Dernier pli : { $player }
all-or-nothing-ui-last-trick-told = Dernier pli, remporté par { $player } : { $cards }
all-or-nothing-ui-dealer = donneur
all-or-nothing-ui-no-bid = pas encore de pari
all-or-nothing-ui-bid-down = pari face cachée
all-or-nothing-ui-bid = pari { $bid }
all-or-nothing-ui-open = ouvert
all-or-nothing-ui-secret = secret
all-or-nothing-ui-tricks = { $count ->
    [0] aucun pli
    [one] un pli
   *[other] { $count } plis
}
all-or-nothing-ui-played = a joué le { $card }
all-or-nothing-ui-holds = a en main { $cards }
all-or-nothing-ui-points-short = pts
all-or-nothing-ui-score = Pari { $bid } ({ $said }), plis { $tricks } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
all-or-nothing-ui-scores = Scores
all-or-nothing-ui-score-sheet = Feuille de scores
all-or-nothing-ui-summary = pari { $bid } ({ $said }), { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
} ; { $total } en tout
all-or-nothing-ui-sheet-deal = Donne
all-or-nothing-ui-sheet-total = Total
all-or-nothing-ui-sheet-empty = Rien n’est encore noté : la première donne est en cours.
all-or-nothing-ui-sheet-legend = Pari / plis remportés, et les points marqués

## Les règles

all-or-nothing-rules-intro = Combien de plis vaut votre main ? Pariez en secret, et jouez la prudence ; ou montrez votre pari, et marquez double si vous tombez juste, rien sinon. Mais toute la table fera alors de son mieux pour vous en empêcher.
all-or-nothing-rules-setup = Mise en place
all-or-nothing-rules-bidding = Les paris
all-or-nothing-rules-play = Le jeu de la carte
all-or-nothing-rules-scoring = Les points
all-or-nothing-rules-end = Fin de la partie
all-or-nothing-rules-variants = Variantes
all-or-nothing-rules-house = Règles maison
all-or-nothing-rules-an-01 = De trois à six joueurs, toujours avec les 48 cartes : quatre couleurs, du rang 1 au rang 12. Chacun a aussi sept cartes de pari, de 0 à 6.
all-or-nothing-rules-an-02 = Chacun tire une carte, et celui qui a le plus haut rang donne en premier ; les ex æquo tirent à nouveau. Ensuite, on donne à tour de rôle, dans le sens des aiguilles d’une montre.
all-or-nothing-rules-an-03 = On joue sept donnes, avec des mains de 6, 5, 4, 3, 4, 5 et 6 cartes.
all-or-nothing-rules-an-04 = Une fois les mains distribuées, on retourne la carte suivante : sa couleur est l’atout. Cette carte et celles qui ne sont pas distribuées restent hors jeu, ces dernières face cachée.
all-or-nothing-rules-an-05 = Tous choisissent en même temps une carte de pari et la posent face cachée : c’est le nombre de plis que l’on compte faire. On peut parier plus de plis qu’on n’a de cartes, et changer d’avis jusqu’à ce que le dernier pari soit posé.
all-or-nothing-rules-an-06 = À partir de la gauche du donneur, chacun dit à son tour si son pari est ouvert ou secret. Quand tous ont parlé, les paris ouverts sont retournés ensemble.
all-or-nothing-rules-an-07 = Le joueur à gauche du donneur entame le premier pli, puis chacun joue une carte, dans le sens des aiguilles d’une montre. Qui remporte un pli entame le suivant.
all-or-nothing-rules-an-08 = On doit fournir la couleur demandée si l’on en a, l’atout aussi. Sinon on joue la carte que l’on veut, atout ou défausse ; personne n’est obligé de couper.
all-or-nothing-rules-an-09 = L’atout le plus fort remporte le pli ; sans atout, la plus forte carte de la couleur demandée. Une défausse ne gagne jamais.
all-or-nothing-rules-an-10 = Pari secret : un point par pli réalisé, et trois de plus si l’on a fait exactement le nombre de plis parié.
all-or-nothing-rules-an-11 = Pari ouvert : si l’on a fait exactement le nombre de plis parié, deux points par pli et trois de plus. Sinon, rien.
all-or-nothing-rules-an-12 = Les paris secrets sont montrés quand on compte la donne. Après sept donnes, qui a le plus de points l’emporte ; les ex æquo partagent la victoire.
all-or-nothing-rules-an-13 = Jouer en un nombre de points convenu : la partie finit après la donne où quelqu’un l’atteint, et qui a le plus de points l’emporte. Les mains continuent avec 6, 5, 4, 3, 4, 5 cartes, encore et encore.
all-or-nothing-rules-an-14 = Jouer plus de donnes, ou moins : les mains se suivent de la même façon.
all-or-nothing-rules-example-trick = Lune est atout. { $first } entame du 9 de Soleil, { $second } fournit le 12. { $third } n’a pas de Soleil et coupe du 2 de Lune, qui remporte le pli. { $fourth } n’a ni l’un ni l’autre, et son 11 de Vague ne gagne rien.
all-or-nothing-rules-example-secret = { $player } a parié 3 en secret. Quatre plis rapportent 4 points ; trois plis en auraient rapporté 3 et 3 de plus, soit 6.
all-or-nothing-rules-example-open = { $player } a parié 3 ouvertement. Quatre plis ne rapportent rien ; trois plis auraient rapporté 6 points et 3 de plus, soit 9.
all-or-nothing-rules-try-tricks = Touchez un autre nombre de plis.
all-or-nothing-rules-house-intro = Ce dont une table peut convenir. Sans rien changer, on joue avec les règles d’origine.
all-or-nothing-rules-house-deck = Six couleurs de huit rangs au lieu de quatre de douze.
all-or-nothing-rules-house-dealer = Un joueur choisi donne en premier.
all-or-nothing-rules-house-deals = De 1 à 28 donnes au lieu de 7.
all-or-nothing-rules-house-target = Jouer en 10 à 300 points plutôt qu’en un nombre de donnes.

## La première partie

all-or-nothing-first-bid = Combien de plis ferez-vous ? Comptez les fortes cartes et les atouts, puis posez ce pari face cachée.
all-or-nothing-first-say = Ouvert ou secret ? Ouvert, le pari compte double, mais chacun le voit, et si vous le manquez, vous n’avez rien.
all-or-nothing-first-play = Jouez une carte. Il faut fournir la couleur demandée si vous l’avez. L’atout le plus fort remporte le pli.
all-or-nothing-first-trick = Le pli est à vous : vous entamez le suivant. Quand vous avez autant de plis que parié, n’en prenez plus.
all-or-nothing-first-scored = La donne est comptée : les plis, plus trois points pour un pari exact. Encore une donne, de cinq cartes.

# Figures of a profile
all-or-nothing-figures-bids = Paris tenus
all-or-nothing-figure-open-made = Paris ouverts
all-or-nothing-figure-secret-made = Paris secrets
all-or-nothing-figures-tricks = Plis par partie
all-or-nothing-figure-tricks = Plis
