# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-unknown-game = Aucun jeu ne s’appelle { $name }. Les jeux : { $games }.
error-unknown-option = L’option { $name } n’existe pas. Les options : { $options }.
error-bad-option = L’option { $name } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-bad-setting = { $text } n’est pas de la forme nom=valeur, par exemple rounds=3.
error-bad-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
error-neutral-dice-players = Les dés neutres sont pour deux à quatre joueurs, pas { $players }. Jouez avec un joueur de moins ou sans eux.
error-unknown-move = Le coup { $move } n’existe pas. Un coup est un texte comme « { $example } » ou un nombre de 0 à { $most }.
error-not-your-turn = Ce n’est pas le tour de la place { $seat }. La partie attend la place { $waiting }.
error-game-over = La partie est terminée ; { $move } arrive trop tard.
error-not-rolled = Aucun dé ne montre { $value }. Choisissez une des valeurs obtenues : { $rolled }.
error-unknown-bot = Le robot { $bot } n’existe pas. Écrivez random, sampler, sampler:1000 (parties simulées par coup) ou sampler:50ms (temps par coup).
error-bots-and-seats = { $bots } robots nommés pour { $players } joueurs. Nommez-en un pour tous, ou un pour chacun.
error-no-gpu-package = Les parties sur carte graphique demandent le paquet numba-cuda. Installez-le par « pip install flambeur[gpu] », ou utilisez --device cpu.
error-no-gpu = Aucune carte NVIDIA utilisable par CUDA n’a été trouvée. Installez le pilote NVIDIA et CUDA 12 ou plus récent, ou utilisez --device cpu.
error-unknown-language = La langue { $lang } n’existe pas. Les langues : { $languages }.
error-record-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
error-record-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }.
error-record-foreign = Le fichier { $file } n’est pas une partie enregistrée de Flambeur (il manque "format": "{ $format }").
error-record-damaged = Le fichier { $file } est abîmé : { $reason }.
error-record-other-rules = La partie suit la version { $theirs } des règles, ici c’est la version { $ours }. Utilisez le Flambeur qui l’a enregistrée.
error-record-no-such-move = La partie a les coups 0 à { $most }, pas { $at }.
error-record-illegal-move = L’enregistrement n’est pas fidèle : le coup { $number } était impossible. { $reason }
error-record-differs = L’enregistrement n’est pas fidèle : { $place ->
    [set-up] la mise en place
    [chance] le hasard
    [opening] l’ouverture
    [end] la fin
   *[move] le coup { $number }
} ne correspond pas à ce qui s’est passé.

## Tous les jeux

player-first = Anna
player-second = Benno
player-third = Carla
player-fourth = Denny
player-fifth = Elsa
player-sixth = Fabio
standing-title = Classement final
standing-place = Rang
standing-player = Joueur
standing-result = Résultat
told-by = { $game }, { $players } joueurs, graine { $seed }
told-by-without-seed = { $game }, { $players } joueurs
commitment = Engagement sur les dés : { $commitment }
replayed = Après le coup { $at } sur { $moves }
game-goes-on = La partie continue : à { $waiting } de jouer.
saved = La partie est enregistrée dans { $file }.

## Las Vegas

las-vegas-title = Las Vegas
las-vegas-money = { NUMBER($amount) } $
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
las-vegas-round-began = Manche { $round } : { $first } commence.
las-vegas-funded = Le { $casino } est doté de { $notes }.
las-vegas-not-funded = Le { $casino } ne reçoit rien : la pile est épuisée.
las-vegas-white-placed = { $white ->
    [one] Un dé blanc va au { $casino }.
   *[other] { $white } dés blancs vont au { $casino }.
}
las-vegas-rolled = { $seat } lance { $rolled }
las-vegas-placed = { $seat } place { $own ->
    [one] un dé
   *[other] { $own } dés
} au { $casino }.
las-vegas-placed-both = { $seat } place { $own ->
    [one] un dé
   *[other] { $own } dés
} et { $white } { $white ->
    [one] blanc
   *[other] blancs
} au { $casino }.
las-vegas-placed-white = { $seat } place { $white ->
    [one] un dé blanc
   *[other] { $white } dés blancs
} au { $casino }.
las-vegas-tied = { $owner } est à égalité avec { $dice } au { $casino } et n’y prend rien.
las-vegas-paid = Le { $casino } paie { $note } à { $owner }.
las-vegas-paid-neutral = { $casino } : { $note } iraient à Blanc, et vont sous la pile.
las-vegas-left-over = Il reste { $note } au { $casino }, qui vont sous la pile.
las-vegas-game-ended = La dernière manche est jouée.
las-vegas-table-casino = Casino
las-vegas-table-notes = Billets
las-vegas-table-money = Argent
las-vegas-table-supply = Dés restants
las-vegas-hidden = caché

## Options

option-neutral_dice = Les dés blancs d’un joueur fictif se lancent avec les siens.
option-rounds = Nombre de manches.
option-minimum = Total minimal des billets d’un casino, en milliers.
option-first = La place qui commence ; none tire au sort.
option-open_money = Chacun voit ce que chacun a gagné.
option-printing = Les noms des casinos.
