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
error-record-bad-set-up = La mise en place de l’enregistrement n’est pas jouable. { $reason }
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

## Las Vegas dans le navigateur

las-vegas-ui-tray = Les dés lancés
las-vegas-ui-paying = Les casinos paient
las-vegas-ui-casinos = Casinos
las-vegas-ui-players = Joueurs
las-vegas-ui-round = Manche { $round } sur { $rounds }
las-vegas-ui-round-short = Manche { $round }/{ $rounds }
las-vegas-ui-over = La partie est terminée
las-vegas-ui-first-player = Premier joueur de cette manche
las-vegas-ui-your-roll = Choisissez une valeur
las-vegas-ui-hint = Touchez des dés ou un casino pour voir ce qu’ils rapporteraient.
las-vegas-ui-roll-of-yours = { $player }, choisissez une valeur
las-vegas-ui-roll-of = { $player } réfléchit
las-vegas-ui-pile = { $count ->
    [one] Un billet dans la pile
   *[other] { $count } billets dans la pile
}
las-vegas-ui-place = Placer { $own ->
    [one] un dé
   *[other] { $own } dés
} au { $casino }
las-vegas-ui-place-both = Placer { $own ->
    [one] un dé
   *[other] { $own } dés
} et { $white } { $white ->
    [one] blanc
   *[other] blancs
} au { $casino }
las-vegas-ui-place-white = Placer { $white ->
    [one] un dé blanc
   *[other] { $white } dés blancs
} au { $casino }
las-vegas-ui-preview = Si la manche finissait ici :
las-vegas-ui-preview-told = Si la manche finissait ici : { $gains }
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
las-vegas-ui-casino-notes = Billets : { $notes }
las-vegas-ui-casino-no-notes = Aucun billet
las-vegas-ui-casino-dice = Dés : { $dice }
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
las-vegas-rules-lv-02 = Il y a 54 billets : 6 de 10 000 $, 8 de 20 000 $, 8 de 30 000 $, 6 de 40 000 $, 6 de 50 000 $ et 5 de chaque valeur de 60 000 $ à 90 000 $. Ils sont mélangés et forment une pile, face cachée.
las-vegas-rules-lv-03 = Au début d’une manche, les casinos sont dotés dans l’ordre, de 1 à 6. Chacun reçoit des billets de la pile jusqu’à détenir au moins 50 000 $.
las-vegas-rules-lv-04 = Chaque joueur a 8 dés de sa couleur.
las-vegas-rules-lv-05 = Le sort désigne qui commence la première manche, sauf si la table a choisi quelqu’un. On joue dans le sens des aiguilles d’une montre.
las-vegas-rules-lv-06 = Lancez tous les dés qui vous restent. Choisissez exactement une des valeurs obtenues et placez tous vos dés de cette valeur au casino de même valeur. Peu importe que des dés s’y trouvent déjà.
las-vegas-rules-lv-07 = Il est interdit de ne placer qu’une partie des dés de la valeur choisie.
las-vegas-rules-lv-08 = Qui n’a plus de dés passe jusqu’à la fin de la manche. Le dernier joueur à en avoir peut donc jouer plusieurs fois de suite.
las-vegas-rules-lv-09 = La manche se termine quand chacun a placé tous ses dés. Les casinos paient alors.
las-vegas-rules-lv-10 = D’abord les égalités, casino par casino : tous les joueurs qui y ont le même nombre de dés les reprennent et n’y gagnent rien. Cela vaut à tous les rangs, pas seulement pour le plus grand nombre de dés.
las-vegas-rules-lv-11 = Parmi ceux qui restent, le joueur qui a le plus de dés prend le plus gros billet, le suivant le deuxième, et ainsi de suite. Personne ne prend plus d’un billet par casino. Quand il n’y a plus de billets, les autres n’ont rien.
las-vegas-rules-lv-12 = Les billets que personne ne prend vont face cachée sous la pile, casino par casino, le plus gros de chaque casino d’abord.
las-vegas-rules-lv-13 = Puis commence la manche suivante : les casinos sont dotés à nouveau, la carte de premier joueur passe à gauche et chacun reprend tous ses dés.
las-vegas-rules-lv-14 = Après quatre manches, le plus riche gagne. Si plusieurs sont aussi riches, celui qui a le plus de billets l’emporte ; s’ils en ont autant, ils partagent la victoire.
las-vegas-rules-lv-15 = Les billets gagnés sont posés face cachée : on ne montre pas aux autres combien l’on a, sauf si la table a convenu de jouer à découvert. Mais les paiements sont publics : une bonne mémoire peut tenir le compte, un robot aussi.
las-vegas-rules-lv-16 = La pile ne peut pas s’épuiser dans le jeu tel qu’il est édité. Si des règles maison l’épuisent, un casino reçoit ce qui reste.
las-vegas-rules-lv-20 = Pour deux à quatre joueurs. À deux, chacun reçoit en plus 4 dés blancs ; à trois ou quatre, chacun en reçoit 2.
las-vegas-rules-lv-21 = À trois, il reste deux dés blancs. On les lance au début de chaque manche et on les place aux casinos des valeurs obtenues.
las-vegas-rules-lv-22 = Lancez vos dés blancs avec les vôtres. Choisir une valeur place tous les dés de cette valeur, les vôtres et les blancs.
las-vegas-rules-lv-23 = Vous pouvez choisir une valeur que seuls des dés blancs montrent.
las-vegas-rules-lv-24 = Quand un casino paie, tous ses dés blancs appartiennent à un joueur fictif, qui fait égalité et gagne comme les autres. Les billets qu’il gagne vont sous la pile.
las-vegas-rules-lv-25 = Qui n’a plus que des dés blancs joue encore.
las-vegas-rules-example-turn = { $player } choisit les trois : les trois dés vont au { $casino }.
las-vegas-rules-example-pay = { $first } et { $second } ont trois dés chacun : égalité, rien pour eux. { $third } prend le plus gros billet, { $fourth } le suivant.
las-vegas-rules-example-neutral = Blanc a le plus de dés : le plus gros billet va sous la pile. { $first } prend le suivant.
las-vegas-rules-house-intro = Ce dont une table peut convenir. Sans rien changer, on joue comme le jeu est édité.
las-vegas-rules-house-rounds = De 1 à 8 manches au lieu de 4.
las-vegas-rules-house-minimum = Les casinos sont dotés d’au moins 10 000 $ à 90 000 $ au lieu de 50 000 $.
las-vegas-rules-house-first = Un joueur choisi commence.
las-vegas-rules-house-neutral_dice = La variante avec dés blancs.
las-vegas-rules-house-open_money = Chacun voit ce que chacun a gagné.
las-vegas-rules-house-printing = Les casinos portent les noms de la première édition ou de la suivante.
las-vegas-rules-printing-first = Première édition
las-vegas-rules-printing-later = Édition suivante

## La maison

error-port-taken = Le port { $port } de { $host } est inutilisable : { $reason }. Choisissez-en un autre avec --port.
error-workers-need-database = { $workers } processus demandent une base commune. Donnez-la avec --database postgresql://…, ou utilisez --workers 1.
error-need-invite = Cette table n’est pas ouverte. Venez par son lien d’invitation.
error-already-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-seat-taken = La place { $seat } est prise. Choisissez une place libre.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-at-the-table = Seuls ceux qui sont assis à la table le peuvent. Prenez d’abord une place.
error-no-such-table = La table { $table } n’existe pas.
error-no-such-game = Cette table a les parties 1 à { $most }, pas { $game }.
error-bad-text = Dites quelque chose de 1 à { $most } caractères.
error-bad-name = Un nom a de 1 à { $most } caractères visibles.
error-bad-plan = Une place ne peut pas être { $plan }. Valeurs permises : { $plans }.
error-bad-seats = { $seats } places décrites pour { $players } joueurs. Décrivez-en une pour chacun.
error-bad-message = La maison ne comprend pas ce message : { $reason }.
error-too-fast = Trop de messages : au plus { $most } par seconde.
error-no-identity = La maison ne vous connaît pas. Demandez d’abord /api/me et gardez son cookie.

## Navigateur

ui-skip = Aller au contenu
ui-close = Fermer
ui-try-again = Réessayer
ui-to-lobby = Vers le salon
ui-to-table = Vers la table
ui-lost = Il n’y a rien à cette adresse.
ui-house-unreachable = La maison est injoignable. Vérifiez votre réseau.
ui-house-error = La maison n’a pas pu le faire (erreur { $status }).
ui-settings = Réglages
ui-language = Langue
ui-theme = Lumière
ui-theme-system = Auto
ui-theme-light = Jour
ui-theme-dark = Nuit
ui-motion = Animations
ui-motion-system = Auto
ui-motion-still = Sans
ui-motion-moving = Avec
ui-sound = Sons
ui-notices = Notifications
ui-notices-hint = Me prévenir quand c’est mon tour.
ui-notices-forbidden = Votre navigateur ne les permet pas pour cette page.
ui-hero = Ce soir, on risque tout.
ui-hero-hint = Des jeux de table pour flambeurs, entre amis ou contre des robots. Sans compte, sans attente.
ui-play-now = Jouer maintenant
ui-play = Jouer
ui-open-table = Ouvrir la table
ui-game = Jeu
ui-rules = Règles
ui-name = Votre pseudo
ui-guest = Invité
ui-players = Joueurs
ui-seats = Places
ui-seat-number = Place { $seat }
ui-plan-me = Moi
ui-plan-me-too = Une autre personne, sur cet appareil
ui-plan-open = Place libre pour un invité
ui-plan-bot = Robot : { $level }
ui-bot-novice = Novice
ui-bot-regular = Habitué
ui-bot-shark = Requin
ui-options = Règles maison et horloge
ui-option-printing-first = Première édition
ui-option-printing-later = Édition suivante
ui-by-lot = Au sort
ui-clock = Temps par coup
ui-clock-none = Sans horloge
ui-bot-after = Un robot remplace un absent après
ui-never = Jamais
ui-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
ui-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
ui-is-open = Visible dans le salon
ui-is-open-hint = N’importe qui peut s’asseoir ou regarder. Sinon, sur invitation seulement.
ui-your-tables = Vos tables
ui-your-tables-empty = Vous n’êtes à aucune table. Les dés vous attendent.
ui-open-tables = Tables ouvertes
ui-open-tables-empty = Aucune table ouverte pour l’instant. Ouvrez-en une : on vous y trouvera.
ui-state-your-turn = À vous de jouer
ui-state-playing = En cours
ui-state-watch = Regarder
ui-state-gathering = En attente de joueurs
ui-state-join = Place libre
ui-state-over = Terminée
ui-link-connecting = Connexion…
ui-link-lost = Reconnexion…
ui-link-shut = Non connecté
ui-watching = Vous regardez
ui-story = Récit et discussion
ui-story-unread = Récit et discussion : nouveaux messages
ui-story-empty = Rien ne s’est encore passé. Dites bonjour.
ui-chat = Dire quelque chose
ui-chat-send = Envoyer
ui-told-sat = { $name } prend place.
ui-told-stood = { $name } quitte sa place.
ui-told-bot-took = Un robot joue pour { $name }.
ui-told-came-back = { $name } est de retour.
ui-told-rematch = Revanche : chacun se décale d’une place.
ui-somebody = Quelqu’un
ui-open-seat = Place libre
ui-you = Vous
ui-people = Joueurs et invitation
ui-here = présent
ui-away = absent
ui-stood-in = robot
ui-your-turn = À vous de jouer
ui-turn-of = Au tour de { $name }
ui-turn-of-bot = { $name } réfléchit…
ui-game-over = La partie est terminée
ui-notice-turn = { $game } : à vous de jouer.
ui-bot-plays-for-you = Un robot joue pour vous.
ui-bot-plays-for = Un robot joue pour { $name }.
ui-come-back = Reprendre ma place
ui-hand-over = Passez l’appareil à { $name }
ui-hand-over-hint = Les autres ne regardent plus l’écran.
ui-i-am = Je suis { $name }
ui-gathering = En attente de joueurs
ui-take-a-seat = Prenez place
ui-seat-waits = attend un invité
ui-sit = S’asseoir
ui-sit-at = S’asseoir à la place { $seat }
ui-stand = Se lever
ui-stand-from = Quitter la place { $seat }
ui-start = Commencer
ui-start-hint = Des robots prennent les places encore libres. La partie commence d’elle-même quand toutes sont prises.
ui-invite = Inviter
ui-invite-hint = Avec ce lien, on peut s’asseoir ou regarder.
ui-invite-link = Lien d’invitation
ui-invite-qr = Code QR du lien d’invitation
ui-copy = Copier
ui-copied = Le lien est copié.
ui-copy-by-hand = Le lien est sélectionné : copiez-le.
ui-share = Partager
ui-winner = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
ui-rematch = Revanche
ui-replay = Revoir la partie
ui-replay-of = { $game }, partie { $number }
ui-replay-slider = Coup
ui-replay-first = Au début
ui-replay-back = Un coup en arrière
ui-replay-play = Lire
ui-replay-pause = Pause
ui-replay-next = Un coup en avant
ui-replay-last = À la fin
ui-replay-link = Lien vers ce moment
ui-download-record = Télécharger la partie
ui-proof = Les dés étaient-ils honnêtes ?
ui-proof-hint = Avant le premier lancer, la maison a publié l’empreinte de son secret. Chaque lancer découle du secret et de ce que les joueurs ont ajouté. Le secret est maintenant connu et chacun peut vérifier.
ui-proof-commitment = Publié avant le premier lancer
ui-proof-secret = Le secret, révélé après la partie
ui-proof-contributions = Ajouté par les joueurs
ui-proof-true = Le secret correspond à l’empreinte.
ui-proof-false = Le secret ne correspond pas à l’empreinte !
ui-commitment-hint = L’empreinte du secret dont viennent les dés. Ce navigateur la note ; après la partie, le secret est révélé quand on la revoit.
ui-proof-noted = C’est l’empreinte que ce navigateur a notée pendant la partie.
ui-proof-other = Ce navigateur avait noté une autre empreinte pendant la partie !
ui-proof-unknown = Ce navigateur ne peut vérifier qu’à une adresse sécurisée (https).
ui-proof-verify = Pour vérifier chaque lancer, téléchargez la partie et lancez
