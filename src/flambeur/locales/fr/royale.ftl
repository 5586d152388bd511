# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-one-tile = Les plateaux { $one } et { $other } sont les deux faces d’un même carton. Nommez des plateaux de cartons différents.
error-boards-run-out = Avec { $boards } plateaux à chacune des { $rounds } manches, les plateaux pourraient manquer. Jouez-en moins, ou permettez qu’ils reviennent.
error-other-decision = Cela n’est pas au choix maintenant.
error-no-chip = Passer coûte un jeton, et vous n’en avez pas.
error-casino-closed = Le casino { $casino } est fermé : aucun dé n’y entre ni n’en sort.
error-value-not-rolled = Aucun dé ne montre { $value }. Choisissez une des valeurs obtenues : { $rolled }.
error-black-not-rolled = Les dés noirs montrent { $rolled }.
error-no-such-die = Vous n’avez pas ce dé à cet endroit.
error-must-close = La première fois, la tuile doit aller sur un casino.
error-own-casino = La tuile ne ferme jamais le casino { $casino }, celui de son plateau.
error-closed-already = Le casino { $casino } est déjà fermé.
error-no-such-group = Il ne reste aucun groupe de { $dice ->
    [one] un dé gris
   *[other] { $dice } dés gris
}.
error-no-grey-die = Il n’y a pas de dé gris au casino { $casino }.
error-no-free-picture = Aucun symbole de ce genre n’est libre pour le dé gris du casino { $casino }.
error-no-other-board = Il n’y a pas d’autre plateau au casino { $casino }.

## Las Vegas Royale

royale-title = Las Vegas Royale
royale-pitch = Six casinos, de gros dés et seize plateaux pleins de surprises.
royale-unit = milliers de dollars
royale-money = { NUMBER($amount) } $
royale-chips = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
royale-reckoning = { $chips ->
    [one] { $money } + { $chips } jeton
   *[other] { $money } + { $chips } jetons
}
royale-hidden = caché
royale-casino-1 = Miracle
royale-casino-2 = Skyline
royale-casino-3 = Marina
royale-casino-4 = Carousel
royale-casino-5 = Cleopatra
royale-casino-6 = Sunset
royale-board-a1 = Lucky Punch
royale-board-a2 = Jackpot
royale-board-b1 = Prime Time
royale-board-b2 = Fifty Fifty
royale-board-c1 = High Five
royale-board-c2 = Bad Luck
royale-board-d1 = Pay Day
royale-board-d2 = Power Play
royale-board-e1 = No Entry!
royale-board-e2 = Knockout?
royale-board-f1 = Block It!
royale-board-f2 = Handicap
royale-board-g1 = Black Box
royale-board-g2 = Double Down
royale-board-h1 = Nice Dice
royale-board-h2 = My Choice
royale-neutral = Neutre
royale-grey = Gris
royale-dice = { $big ->
    [0]
        { $count ->
            [one] un dé
           *[other] { $count } dés
        }
   *[other]
        { $count ->
            [0] le Biggy
            [one] un dé et le Biggy
           *[other] { $count } dés et le Biggy
        }
}
royale-round-began = Manche { $round } : { $first } commence. Chacun reçoit { $chips }.
royale-board-laid = { $board } se trouve au casino { $casino }.
royale-funded = Le casino { $casino } est doté de { $notes }.
royale-neutral-placed = Neutre a { $small } au casino { $casino }.
royale-rolled = { $seat } lance { $rolled }
royale-placed = { $seat } place { $small } au casino { $casino }.
royale-passed = { $chips-count ->
    [0] { $seat } passe sans payer : tous ses dés montrent le casino fermé.
   *[other] { $seat } passe et paie { $chips }.
}
royale-rewarded = { $board } rapporte { $amount } à { $seat }.
royale-black-rolled = { $board } : { $seat } lance les dés noirs { $black }
royale-left = { $seat } n’utilise pas { $board }.
royale-fist-made = { $seat } cache des marqueurs dans son poing, et { $guesser } doit deviner combien.
royale-held = Vous tenez { $tokens ->
    [one] un marqueur.
   *[other] { $tokens } marqueurs.
}
royale-guessed = { $off ->
    [0] { $seat } dit { $tokens }. C’est juste, il n’y a donc rien à gagner.
   *[other] { $seat } dit { $tokens }. Perdu : il y en avait { $held }.
}
royale-jackpot-grew = Le jackpot monte à { $amount }.
# The call: 0 is to stop, 1 higher, 2 lower.
royale-called = { $call ->
    [1] { $seat } annonce : plus haut !
    [2] { $seat } annonce : plus bas !
   *[other] { $seat } s’arrête.
}
royale-call-failed = { $total }, c’est raté : { $seat } ne reçoit rien.
royale-call-held = { $total }, c’est juste : { $seat } peut prendre { $amount }.
royale-five-taken = { $seat } prend la tuile High Five.
royale-fined = { $chips-count ->
    [0] Bad Luck : { $seat } paie { $amount }.
   *[other] Bad Luck : { $seat } paie { $amount } et { $chips }.
}
royale-power-taken = { $seat } prend le marqueur Power Play.
royale-power-lost = Le marqueur Power Play de { $seat } retourne sur le plateau.
royale-power-used = { $seat } ne lance pas, mais pose { $small } au casino { $casino }.
royale-closed = { $seat } ferme le casino { $casino }.
royale-knocked = { $seat } doit poser { $small } sur Knockout?
royale-recovered = { $seat } reprend { $small } de Knockout?
royale-blocked = { $seat } met { $dice ->
    [one] un dé gris
   *[other] { $dice } dés gris
} au casino { $casino }.
royale-grey-laid = Les casinos reçoivent des dés gris : { $dice }.
royale-grey-taken = { $seat } enlève un dé gris du casino { $casino }.
royale-die-set = { $seat } pose { $small } au casino { $casino }.
royale-fetched = { $seat } reprend { $small } du casino { $casino }.
royale-split-laid = { $seat } partage les six plaquettes, { $size } dans le premier groupe ; { $winner } doit choisir.
royale-split-made = Votre premier groupe vaut { $amount }, le second { $rest }.
royale-opened = { $seat } retourne le groupe { $group } : { $amount }.
royale-doubled-down = { $seat } déplace { $small } sur Double Down.
royale-put-down = { $seat } met { $small } sur la case { $value }.
royale-pushed = Cela pousse { $small } de { $owner } au casino { $casino }.
royale-chose = { $seat } choisit { $value }
royale-activated = { $seat } active { $board } au casino { $casino }.
royale-gold-put = { $seat } met { $small } sur la case dorée.
royale-gold-returned = { $owner } récupère { $small } de la case dorée.
royale-black-added = { $seat } ajoute un dé noir au casino { $casino }.
royale-tied = { $owner } est à égalité avec un poids de { $weight } au casino { $casino } et n’y prend rien.
royale-paid = { $owner-kind ->
    [player] Le casino { $casino } paie { $note } à { $owner }.
   *[nobody] { $casino } : { $note } iraient à { $owner } ; personne ne les reçoit.
}
royale-left-over = { $casino } : il reste { $note }, que personne ne gagne.
royale-double-tied = { $owner } est à égalité avec un poids de { $weight } sur Double Down et n’y prend rien.
royale-game-ended = La dernière manche est jouée.
royale-table-casino = Casino
royale-table-board = Plateau
royale-table-notes = Billets
royale-table-closed = fermé
royale-table-supply = Dés restants
royale-table-chips = Jetons
royale-table-money = Billets gagnés

## Options

royale-option-boards = Plateaux par manche
royale-option-boards-help = Combien de plateaux sont tirés à chaque manche, à partir du casino 1 ; 0 donne le jeu de base.
royale-option-unique = Plateaux sans répétition
royale-option-unique-help = Aucun plateau n’est tiré deux fois dans une partie.
royale-option-board_1 = Plateau du casino 1
royale-option-board_1-help = Ce qui s’y trouve à chaque manche : un plateau tiré au sort, aucun, ou toujours le même.
royale-option-board_2 = Plateau du casino 2
royale-option-board_2-help = { royale-option-board_1-help }
royale-option-board_3 = Plateau du casino 3
royale-option-board_3-help = { royale-option-board_1-help }
royale-option-board_4 = Plateau du casino 4
royale-option-board_4-help = { royale-option-board_1-help }
royale-option-board_5 = Plateau du casino 5
royale-option-board_5-help = { royale-option-board_1-help }
royale-option-board_6 = Plateau du casino 6
royale-option-board_6-help = { royale-option-board_1-help }
royale-option-rounds = Nombre de manches
royale-option-rounds-help = Les règles d’origine en ont trois.
royale-option-first = Premier joueur
royale-option-first-help = Qui commence la première manche.
royale-option-neutral_dice = Dés neutres à deux
royale-option-neutral_dice-help = À deux joueurs, les dés d’une couleur libre jouent dans les casinos pour un joueur imaginaire ; sans eux, vous n’êtes que deux.
royale-option-open_money = Argent visible
royale-option-open_money-help = Chacun voit combien les autres ont gagné ; les jetons, eux, sont toujours visibles.

## Navigateur

royale-ui-casinos = Casinos
royale-ui-players = Joueurs
royale-ui-tray = L’arène
royale-ui-round = Manche { $round } sur { $rounds }
royale-ui-pile = { $count ->
    [0] Plus de billets pour d’autres manches
    [one] Un billet attend les manches à venir
   *[other] { $count } billets attendent les manches à venir
}
royale-ui-first-player = Premier joueur de la manche
royale-ui-over = La partie est terminée
royale-ui-paying = Les casinos paient
royale-ui-goes-on = La partie continue…
royale-ui-asked = { $player } : { $question }
royale-ui-place = Placer { $dice } au casino { $casino }
royale-ui-preview = En l’état :
royale-ui-preview-told = Si la manche s’arrêtait là, sans les plateaux : { $gains }
royale-ui-gain = { $owner } { $money }
royale-ui-hint = Choisissez des dés ou un casino.
royale-ui-hint-choose = Choisissez ici ou sur un casino.
royale-ui-hint-split = Soulevez une à trois plaquettes pour le premier groupe.
royale-ui-hint-double = Choisissez les dés qui vont sur le plateau.
royale-ui-closed = fermé
royale-ui-is-closed = Fermé : aucun dé n’entre ni ne sort
royale-ui-casino = Casino { $number }, { $casino }
royale-ui-casino-notes = Billets : { $notes }
royale-ui-casino-no-notes = Aucun billet
royale-ui-casino-dice = Poids des dés : { $dice }
royale-ui-casino-no-dice = Pas encore de dés
royale-ui-owner-weight = { $owner } { $weight }
royale-ui-owner-weight-big = { $owner } { $weight } avec le Biggy
royale-ui-owner-dice = { $owner } { $dice }
royale-ui-owner-spaces = { $owner } sur { $spaces }
royale-ui-chips = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
royale-ui-notes-won = { $count ->
    [0] aucun billet gagné
    [one] un billet gagné
   *[other] { $count } billets gagnés
}
royale-ui-dice-left = a encore { $dice }
royale-ui-no-dice-left = plus de dés
royale-ui-what = Action
royale-ui-split = Les six plaquettes
royale-ui-token = Plaquette de { $amount }
royale-ui-groups = Premier groupe : { $count } pour { $amount } · second : { $others } pour { $rest }
royale-ui-double = Vos dés dans ce casino
royale-ui-in-fist = Dans le poing : { $tokens }
royale-ui-revealed-fist = Annoncé : { $guess }, caché : { $tokens }
royale-ui-revealed-box = Dans ce groupe : { $amount }

## Navigateur : ce qui est demandé

royale-ui-ask-place = Placez des dés, ou passez
royale-ui-wait-place = { $player } choisit ses dés
royale-ui-ask-roll = Power Play : lancez, ou posez un dé vous-même
royale-ui-wait-roll = { $player } peut lancer ou poser un dé
royale-ui-ask-hold = Lucky Punch : combien de marqueurs cachez-vous ?
royale-ui-wait-hold = { $player } cache 1, 2 ou 3 marqueurs dans son poing
royale-ui-ask-guess = { $other } tient 1, 2 ou 3 marqueurs : devinez
royale-ui-wait-guess = { $player } devine combien de marqueurs { $other } tient
royale-ui-ask-stop = Fifty Fifty : plus haut, plus bas, ou stop ?
royale-ui-wait-stop = { $player } annonce plus haut ou plus bas, ou s’arrête
royale-ui-ask-close = No Entry! : quel casino fermez-vous ?
royale-ui-wait-close = { $player } ferme un casino
royale-ui-ask-knock = Knockout? : quel dé posez-vous sur le plateau ?
royale-ui-wait-knock = { $player } doit poser un dé sur Knockout?
royale-ui-ask-group = Block It! : quels dés gris, et où ?
royale-ui-wait-group = { $player } met des dés gris dans un casino
royale-ui-ask-take = Handicap : enlever un dé gris ? Contre quoi, d’où ?
royale-ui-wait-take = { $player } peut enlever un dé gris
royale-ui-ask-set = Posez un de vos dés, ou reprenez-en un
royale-ui-wait-set = { $player } pose un dé ou en reprend un
royale-ui-ask-double = Double Down : déplacer des dés sur le plateau ?
royale-ui-wait-double = { $player } peut déplacer des dés sur Double Down
royale-ui-ask-put = Nice Dice : poser un dé sur sa case ?
royale-ui-wait-put = { $player } peut poser un dé sur Nice Dice
royale-ui-ask-choose = My Choice : quel dé noir utilisez-vous ?
royale-ui-wait-choose = { $player } choisit un dé noir
royale-ui-ask-activate = My Choice : quel plateau activez-vous ?
royale-ui-wait-activate = { $player } active un autre plateau
royale-ui-ask-gold = My Choice : quel dé va sur la case dorée ?
royale-ui-wait-gold = { $player } met un dé sur la case dorée
royale-ui-ask-add = Prime Time : ajouter des dés noirs aux vôtres ?
royale-ui-wait-add = { $player } peut ajouter des dés noirs
royale-ui-ask-split = Black Box : partagez les plaquettes en deux groupes cachés
royale-ui-wait-split = { $player } partage les plaquettes de la Black Box
royale-ui-ask-open = Black Box : quel groupe prenez-vous ?
royale-ui-wait-open = { $player } choisit un groupe face cachée

## Navigateur : ce qu’on peut faire

royale-ui-do-leave = Laisser tel quel
royale-ui-do-pass = Passer : 1 jeton
royale-ui-do-pass-free = Passer : tous vos dés montrent le casino fermé
royale-ui-do-roll = Lancer tous vos dés
royale-ui-do-power-small = Poser un dé au casino { $casino } sans lancer
royale-ui-do-power-big = Poser le Biggy au casino { $casino } sans lancer
royale-ui-do-hold = Cacher { $tokens ->
    [one] un marqueur
   *[other] { $tokens } marqueurs
} pour { $reward }
royale-ui-do-guess = Dire : { $tokens ->
    [one] un marqueur
   *[other] { $tokens } marqueurs
}
royale-ui-do-stop = S’arrêter et prendre { $reward }
royale-ui-do-stop-empty = S’arrêter sans rien
royale-ui-do-higher = Le prochain lancer est plus haut
royale-ui-do-lower = Le prochain lancer est plus bas
royale-ui-do-close = Fermer le casino { $casino }
royale-ui-do-knock-small = Poser un petit dé sur le plateau
royale-ui-do-knock-big = Poser le Biggy sur le plateau
royale-ui-do-group = Mettre { $dice ->
    [one] un dé gris
   *[other] { $dice } dés gris
} au casino { $casino }
royale-ui-do-take-chip = Enlever le dé gris du casino { $casino } pour un jeton
royale-ui-do-take-money = Enlever le dé gris du casino { $casino } pour 30 000 $
royale-ui-do-take-action = Enlever le dé gris du casino { $casino } pour une action de dé
royale-ui-do-set-small = Poser un dé au casino { $casino }
royale-ui-do-set-big = Poser le Biggy au casino { $casino }
royale-ui-do-fetch-small = Reprendre un dé du casino { $casino }
royale-ui-do-fetch-big = Reprendre le Biggy du casino { $casino }
royale-ui-do-double = Déplacer { $dice } sur Double Down
royale-ui-do-put = Mettre { $dice } sur la case { $value } pour { $reward }
royale-ui-do-choose-1 = Utiliser le 1 : prendre un jeton
royale-ui-do-choose-2 = Utiliser le 2 : prendre deux jetons
royale-ui-do-choose-3 = Utiliser le 3 : prendre 30 000 $
royale-ui-do-choose-4 = Utiliser le 4 : activer un autre plateau
royale-ui-do-choose-5 = Utiliser le 5 : poser un dé ou en reprendre un
royale-ui-do-choose-6 = Utiliser le 6 : mettre un dé sur la case dorée
royale-ui-do-activate = Activer { $board }
royale-ui-do-gold-small = Mettre un petit dé sur la case dorée
royale-ui-do-gold-big = Mettre le Biggy sur la case dorée
royale-ui-do-add = Ajouter un dé noir au casino { $casino }
royale-ui-do-add-both = Ajouter les deux dés noirs
royale-ui-do-split = Poser face cachée
royale-ui-do-open = Prendre le groupe { $group } avec { $count ->
    [one] une plaquette
   *[other] { $count } plaquettes
}
royale-ui-short-leave = Laisser
royale-ui-short-pass = Passer
royale-ui-short-roll = Lancer
royale-ui-short-stop = Stop : { $reward }
royale-ui-short-stop-empty = Stop
royale-ui-short-higher = Plus haut
royale-ui-short-lower = Plus bas
royale-ui-short-add-both = Les deux
royale-ui-choose-1 = Un jeton
royale-ui-choose-2 = Deux jetons
royale-ui-choose-3 = 30 000 $
royale-ui-choose-4 = Autre plateau
royale-ui-choose-5 = Action de dé
royale-ui-choose-6 = Case dorée
royale-ui-what-small = Petit dé
royale-ui-what-big = Biggy
royale-ui-what-power-small = Poser un petit dé
royale-ui-what-power-big = Poser le Biggy
royale-ui-what-close = Fermer
royale-ui-what-group-1 = 1 dé gris
royale-ui-what-group-2 = 2 dés gris
royale-ui-what-group-3 = 3 dés gris
royale-ui-what-take-chip = Pour un jeton
royale-ui-what-take-money = Pour 30 000 $
royale-ui-what-take-action = Pour une action
royale-ui-what-set-small = Poser un dé
royale-ui-what-set-big = Poser le Biggy
royale-ui-what-fetch-small = Reprendre un dé
royale-ui-what-fetch-big = Reprendre le Biggy
royale-ui-what-activate = Activer
royale-ui-what-add = Ajouter un dé noir
royale-ui-group-1 = un dé gris
royale-ui-group-2 = 2 dés gris
royale-ui-group-3 = 3 dés gris
royale-ui-picture-1 = jeton
royale-ui-picture-2 = 30 000 $
royale-ui-picture-3 = action de dé

## Navigateur : l’état d’un plateau

royale-ui-state-fist = { $player } tient des marqueurs dans son poing.
royale-ui-state-jackpot = Dans le jackpot : { $amount }.
royale-ui-state-fifty = Marqué maintenant : { $amount }.
royale-ui-state-five = { $player } a la tuile.
royale-ui-state-five-free = La tuile est encore là.
royale-ui-state-power = { $player } a le marqueur.
royale-ui-state-power-free = Le marqueur est sur le plateau.
royale-ui-state-gold = Un dé de { $player } est sur la case dorée.
royale-ui-state-gold-free = La case dorée est libre.
royale-ui-state-open = Aucun casino n’est fermé.
royale-ui-state-closed = Le casino { $casino } est fermé.
royale-ui-state-loop = La prochaine fermeture rapporte { $reward }.
royale-ui-state-loop-empty = La prochaine fermeture ne rapporte rien.
royale-ui-state-left = Encore là : { $things }.
royale-ui-state-none-left = Il ne reste rien.
royale-ui-state-split = Deux groupes face cachée : { $size } et { $rest } plaquettes.
royale-ui-state-dice = Dés ici : { $dice }.
royale-ui-state-no-dice = Aucun dé ici.
royale-ui-state-black = Les dés noirs montrent { $black }.

## Navigateur : les plateaux en bref

royale-board-a1-about = Cachez 1, 2 ou 3 marqueurs dans votre poing ; votre voisin de gauche devine. S’il se trompe, vous recevez 2 jetons pour 1, 30 000 $ pour 2 ou 40 000 $ pour 3 marqueurs.
royale-board-a2-about = Lancez les deux dés noirs : un double ou un total de 7 gagne le jackpot. Tout autre lancer le fait monter de 10 000 $, jusqu’à 80 000 $.
royale-board-b1-about = Avant que les casinos paient, celui qui gagnerait ici lance les deux dés noirs. Il peut en ajouter un ou deux aux casinos de leurs valeurs, comme ses propres dés, ou n’en rien faire.
royale-board-b2-about = Lancez les dés noirs, puis annoncez : le prochain total sera-t-il plus haut ou plus bas ? Chaque bonne annonce augmente le gain, jusqu’à 60 000 $ ; une mauvaise fait tout perdre. Arrêtez-vous quand vous voulez.
royale-board-c1-about = Le premier dont les dés pèsent ici 5 ou plus prend la tuile, pour de bon. Elle rapporte 100 000 $ quand les casinos paient.
royale-board-c2-about = À la fin de la manche, tous ceux dont les dés pèsent le moins ici paient 50 000 $, avant que les égalités soient retirées. N’avoir aucun dé ici compte aussi.
royale-board-d1-about = Vous recevez 10 000 $ par casino où vous avez un dé. 10 000 $ et 20 000 $ sont payés en jetons.
royale-board-d2-about = Si vos dés pèsent ici plus que ceux de chacun des autres, prenez le marqueur. Tant que vous l’avez, vous pouvez, au lieu de lancer, placer un dé, petit ou Biggy, à la valeur de votre choix, avec tous ses effets.
royale-board-e1-about = Mettez la tuile sur un autre casino : plus aucun dé n’y entre ni n’en sort. Déplacer la tuile rapporte parfois des jetons ou de l’argent.
royale-board-e2-about = Chaque adversaire qui a moins de deux dés sur ce plateau doit en poser un, qui ne compte plus ; le Biggy compte ici pour un dé. Puis vous reprenez vos propres dés du plateau.
royale-board-f1-about = Vous devez mettre un groupe de dés gris dans un casino de votre choix. Ils appartiennent à un joueur imaginaire, qui fait égalité et gagne comme les autres.
royale-board-f2-about = Il y a des dés gris dans tous les casinos. Vous pouvez en enlever un : pour un jeton, pour 30 000 $, ou pour poser un de vos dés ou en reprendre un.
royale-board-g1-about = Quand ce casino paie, le voisin de gauche du gagnant partage six plaquettes face cachée : 0, 0, 0, 20, 20 et 60. Le gagnant choisit un groupe et en reçoit la somme.
royale-board-g2-about = Vous pouvez déplacer vos dés de ce casino sur le plateau. Il paie comme un casino : 60 000 $ et 30 000 $.
royale-board-h1-about = Vous pouvez mettre un dé sur la case de sa valeur ; un dé qui s’y trouve va dans son casino. À la fin, les cases 1 à 6 rapportent d’un jeton à 60 000 $.
royale-board-h2-about = Lancez les deux dés noirs et utilisez-en un : jetons, argent, un autre plateau, une action de dé ou la case dorée. Le dé sur la case dorée rapporte 60 000 $ à la fin.

## Navigateur : plateaux à convenir

royale-option-board-drawn = Tiré au sort
royale-option-board-none = Aucun
royale-option-board-a1 = Lucky Punch (A1)
royale-option-board-a2 = Jackpot (A2)
royale-option-board-b1 = Prime Time (B1)
royale-option-board-b2 = Fifty Fifty (B2)
royale-option-board-c1 = High Five (C1)
royale-option-board-c2 = Bad Luck (C2)
royale-option-board-d1 = Pay Day (D1)
royale-option-board-d2 = Power Play (D2)
royale-option-board-e1 = No Entry! (E1)
royale-option-board-e2 = Knockout? (E2)
royale-option-board-f1 = Block It! (F1)
royale-option-board-f2 = Handicap (F2)
royale-option-board-g1 = Black Box (G1)
royale-option-board-g2 = Double Down (G2)
royale-option-board-h1 = Nice Dice (H1)
royale-option-board-h2 = My Choice (H2)

## Navigateur : règles

royale-rules-intro = Six casinos pleins d’argent, sept petits dés et un gros pour chacun, et des jetons pour passer. Les plateaux des casinos font de chaque placement une aventure : un jackpot, un bluff, une porte fermée. Les dés les plus lourds prennent le plus gros billet, et les ex æquo repartent sans rien.
royale-rules-setup = Mise en place
royale-rules-turn = Votre tour
royale-rules-paying = Les casinos paient
royale-rules-main = Le jeu complet : les plateaux
royale-rules-boards = Les seize plateaux
royale-rules-house = Règles maison
royale-rules-house-intro = Ce dont une table peut convenir. Sans rien changer, on joue le jeu complet avec les règles d’origine.
royale-rules-house-boards = De 0 à 6 plateaux par manche au lieu de 3 ; avec 0, c’est le jeu de base.
royale-rules-house-unique = Aucun plateau n’est tiré deux fois dans une partie.
royale-rules-house-board_n = Un casino a à chaque manche un plateau choisi, ou aucun.
royale-rules-house-rounds = De 1 à 7 manches au lieu de 3.
royale-rules-house-first = Un joueur choisi commence.
royale-rules-house-neutral_dice = À deux, on peut jouer sans les dés neutres.
royale-rules-house-open_money = Chacun voit combien les autres ont gagné.
royale-rules-example-turn = { $player } choisit les trois : deux dés et le Biggy vont au casino { $casino }. Ensemble, ils pèsent 4.
royale-rules-example-pay = { $first } a deux dés, { $second } un Biggy : tous deux pèsent 2 et ne reçoivent rien. { $third } prend le gros billet, { $fourth } le petit.
royale-rules-lr-01 = De deux à cinq joueurs jouent trois manches. Chacun a sept petits dés et un gros, le Biggy, qui pèse 2 partout où l’on compte les dés.
royale-rules-lr-02 = Il y a 90 billets : 11 de 30 000 $, 11 de 40 000 $, 13 de 50 000 $, 15 de 60 000 $, 13 de 70 000 $, 11 de 80 000 $, 9 de 90 000 $ et 7 de 100 000 $.
royale-rules-lr-03 = Au début d’une manche, on retourne six paires de billets. La paire au plus haut total va au casino 6, la suivante au casino 5, et ainsi de suite. À total égal, celle qui a le plus gros billet va au casino le plus haut.
royale-rules-lr-04 = Chacun reçoit 2 jetons au début de chaque manche et garde ceux qu’il n’a pas dépensés. Les jetons ne manquent jamais.
royale-rules-lr-05 = Lancez tous les dés qui vous restent, choisissez une des valeurs obtenues et placez tous vos dés de cette valeur dans le casino de cette valeur.
royale-rules-lr-06 = Ou bien, après le lancer, passez : payez un jeton et gardez tous vos dés. Rien n’est placé ni activé. On ne peut pas passer sans jeton ; tant qu’on en a, on peut passer de nouveau aux tours suivants.
royale-rules-lr-07 = Qui n’a plus de dés ne joue plus. Si des dés lui reviennent pendant la manche, il rejoue.
royale-rules-lr-08 = La manche finit quand plus personne n’a de dés à lancer. On n’attend pas les dés qui se trouvent sur les plateaux.
royale-rules-lr-09 = Puis les casinos 1 à 6 paient. Dans chacun, tous ceux dont les dés pèsent autant les reprennent et ne reçoivent rien, à tous les rangs ; parmi les autres, le plus lourd prend le gros billet et le suivant le petit. Les billets que personne ne gagne vont sous la pile dans le jeu de base, à la banque dans le jeu complet.
royale-rules-lr-10 = Le gagnant du gros billet du casino 6 commence la manche suivante ; si aucun vrai joueur ne l’a gagné, celui du casino 5, et ainsi de suite. Si personne n’a rien gagné, c’est le voisin de gauche de celui qui avait commencé.
royale-rules-lr-11 = À la fin, chaque jeton compte 10 000 $ et le plus riche gagne. En cas d’égalité, celui qui a le plus de billets et de jetons ensemble l’emporte ; si l’égalité demeure, ils partagent la victoire.
royale-rules-lr-12 = À deux joueurs, les huit dés d’une couleur libre, Biggy compris, sont lancés au début de chaque manche et placés. Ils y restent comme dés d’un joueur imaginaire et n’activent aucun plateau.
royale-rules-lr-12b = À deux, on peut aussi convenir de jouer sans ces dés neutres.
royale-rules-lr-13 = Les casinos s’appellent Miracle (1), Skyline (2), Marina (3), Carousel (4), Cleopatra (5) et Sunset (6). Les noms du 2 et du 4 sont de nous.
royale-rules-lr-14 = Les billets gagnés sont posés face cachée : on ne montre pas aux autres combien l’on a, sauf si la table joue avec l’argent visible. Les jetons sont visibles. Le classement final montre billets et jetons.
royale-rules-lr-20 = Au début de chaque manche, on tire trois des huit plateaux à deux faces, et leur face, au hasard : le premier pour le casino 1, puis le 2, puis le 3.
royale-rules-lr-21 = Les billets des manches 2 et 3 sont mis de côté face cachée au début de la partie. Les autres forment la banque, face visible.
royale-rules-lr-22 = Un plateau est activé une fois par un placement dans son casino, quel que soit le nombre de dés. Les dés qui y arrivent autrement n’activent rien.
royale-rules-lr-23 = Les gains de 10 000 $ et 20 000 $ sont payés par un et deux jetons. Les plus hauts viennent de la banque, chacun comme un billet.
royale-rules-lr-24 = Le gagnant d’un casino est celui qui prend le gros billet une fois les égalités retirées. Si c’est un joueur imaginaire ou personne, les plateaux qui ont besoin d’un gagnant ne font rien.
royale-rules-lr-30 = À la fin d’une manche : d’abord Prime Time ; puis les casinos 1 à 6, chacun avec sa Black Box, son Double Down ou son High Five ; puis Nice Dice et la case dorée ; enfin Bad Luck.
royale-rules-lr-a1 = Quand vous activez Lucky Punch, cachez 1, 2 ou 3 marqueurs ; votre voisin de gauche devine combien. S’il se trompe, vous recevez 2 jetons pour 1 marqueur, 30 000 $ pour 2 ou 40 000 $ pour 3 ; s’il devine juste, rien.
royale-rules-lr-a2 = Le Jackpot commence à 30 000 $. Quand vous l’activez, lancez les deux dés noirs : un double ou un total de 7 vous donne la somme marquée, et le marqueur revient à 30 000 $ ; sinon il monte de 10 000 $, jusqu’à 80 000 $.
royale-rules-lr-b1 = Prime Time : avant que les casinos paient, le joueur qui gagnerait ce casino lance les deux dés noirs. Il peut en placer un ou deux dans les casinos de leurs valeurs, comme ses petits dés, ou n’en placer aucun. Rien n’est activé ; puis égalités et gagnants sont établis à nouveau.
royale-rules-lr-b2 = Fifty Fifty : lancez les deux dés noirs ; le marqueur est sur la case « rien ». Puis arrêtez-vous et prenez ce qui est marqué, ou annoncez si le prochain total sera plus haut ou plus bas, et lancez. Si c’est juste, le marqueur avance : 1 jeton, 30 000 $, 40 000 $, 60 000 $. Si c’est faux ou égal, vous ne recevez rien.
royale-rules-lr-c1 = High Five : si vos dés dans ce casino pèsent 5 ou plus quand vous l’activez, prenez la tuile si elle est encore là. Personne ne pourra vous la prendre. Elle vaut 100 000 $ quand les casinos paient.
royale-rules-lr-c2 = Bad Luck : tous les vrais joueurs dont les dés pèsent le moins dans ce casino, avant que les égalités soient retirées, paient 50 000 $ après avoir reçu tout le reste de la manche ; n’avoir aucun dé ici compte aussi. Qui a moins paie tous ses billets, puis des jetons à 10 000 $ chacun ; le reste ne lui est pas réclamé.
royale-rules-lr-c2b = On fait l’appoint : le payeur a 50 000 $ de moins et autant de billets qu’avant. Si la somme restante ne peut pas se faire avec autant de billets, le plus petit étant de 30 000 $, elle se fait avec autant de billets que possible.
royale-rules-lr-d1 = Pay Day : quand vous l’activez, recevez 10 000 $ par casino où se trouve au moins un de vos dés, celui-ci compris. Les plateaux ne comptent pas.
royale-rules-lr-d2 = Power Play : si vos dés pèsent dans ce casino plus que ceux de chacun des autres quand vous l’activez, prenez le marqueur, du plateau ou à celui qui l’a. Tant que vous l’avez, vous pouvez aux tours suivants, au lieu de lancer, tourner un de vos dés restants, petit ou Biggy, sur la valeur voulue et le placer. Ce placement active le plateau de son casino, avec tous les effets. Dès que personne n’est plus seul en tête ici, le marqueur retourne sur le plateau. Si un autre passe seul en tête sans activer le plateau, vous le gardez jusqu’à ce que quelqu’un vous le prenne.
royale-rules-lr-e1 = No Entry! : le premier qui l’active doit mettre la tuile sur un autre casino. Ensuite, on peut la déplacer ou la laisser. Qui la déplace reçoit tour à tour : 2 jetons, rien, 30 000 $, rien, 1 jeton, rien. Dans un casino fermé, aucun dé n’entre et aucun ne sort ; à la fin, il paie normalement.
royale-rules-lr-e1b = Si tous les dés que vous avez lancés montrent le casino fermé, vous passez sans payer et les gardez.
royale-rules-lr-e2 = Knockout? : quand vous l’activez, chaque adversaire, dans le sens des aiguilles d’une montre, qui a moins de deux dés sur ce plateau y pose un de ses dés restants, à son choix. Le Biggy compte comme l’un des deux dés. Puis reprenez tous vos dés du plateau. Les dés qui s’y trouvent à la fin de la manche ne comptent nulle part.
royale-rules-lr-f1 = Block It! : neuf dés gris forment des groupes de 1, 1, 2, 2 et 3. Quand vous l’activez, vous devez mettre un groupe entier dans un casino de votre choix, mais pas un casino fermé. Les dés gris appartiennent à un joueur imaginaire ; à deux joueurs, il n’est pas celui des dés neutres : ce sont deux joueurs imaginaires différents.
royale-rules-lr-f2 = Handicap : il y a un dé gris dans chacun des casinos 1 à 3, deux dans chacun des casinos 4 à 6. Quand vous l’activez, vous pouvez en enlever un pour un jeton (deux fois), 30 000 $ (trois fois) ou l’action de dé (quatre fois) : poser un de vos dés à la valeur voulue sans activer, ou en reprendre un. Les dés gris qui restent appartiennent à un joueur imaginaire, qui n’est pas celui des dés neutres.
royale-rules-lr-g1 = Black Box : six plaquettes valent 0, 0, 0, 20 000 $, 20 000 $ et 60 000 $. Quand ce casino paie, le voisin de gauche du gagnant les partage face cachée en 3 et 3, 4 et 2 ou 5 et 1. Le gagnant voit la taille des groupes, en choisit un et en reçoit la somme.
royale-rules-lr-g2 = Double Down : quand vous l’activez, vous pouvez déplacer autant de vos dés que vous voulez de ce casino sur le plateau, le Biggy aussi. Quand les casinos paient, le plateau paie comme eux, 60 000 $ et 30 000 $, une fois les égalités retirées. Rien d’autre ne touche ces dés.
royale-rules-lr-h1 = Nice Dice : quand vous l’activez, vous pouvez mettre un dé, que vous venez de lancer sans le placer ou de placer ici, sur la case de sa valeur. Un dé qui s’y trouve va dans le casino de sa valeur ; si celui-ci est fermé, la case ne peut être prise. À la fin, les cases 1 à 6 rapportent 1 jeton, 2 jetons, 30 000 $, 40 000 $, 50 000 $ et 60 000 $.
royale-rules-lr-h2 = My Choice : lancez les deux dés noirs et utilisez-en un. 1 et 2 rapportent autant de jetons ; 3 rapporte 30 000 $ ; 4 active un autre plateau ; 5 est l’action de dé de Handicap ; 6 met un de vos dés sur la case dorée, et un dé déjà là revient à son propriétaire. À la fin, le dé qui y est rapporte 60 000 $.

## La première partie

royale-first-choose = Choisissez une valeur : tous vos dés de cette valeur vont à ce casino. Le gros dé, le Biggy, compte double.
royale-first-pass = Rien de bon ? Payez un jeton pour passer : au prochain tour, vous relancez tous vos dés. Les jetons gardés valent de l’argent.
royale-first-board = Vous avez utilisé un plateau ! Il rapporte un extra dès que vous placez des dés à son casino.
royale-first-tie = À poids égal, on s’annule : les joueurs à égalité dans un casino n’y gagnent rien. Le plus lourd des autres prend le plus gros billet.

# Figures of a profile
royale-figures-ties = Égalités par partie
royale-figure-ties = Égalités subies
royale-figures-boards = Ce que les plateaux rapportent par partie, en milliers
