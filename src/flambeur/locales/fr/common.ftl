# Les mots de Flambeur en français. Chaque message existe dans chaque langue ; un test compare les fichiers.

## Erreurs

error-unknown-game = Aucun jeu ne s’appelle { $name }. Les jeux : { $games }.
error-bad-game-address = Le jeu { $address } n’est pas de la forme python:paquet.module:JEU.
error-game-not-loaded = Le jeu { $address } ne peut pas être chargé. { $reason }
error-not-a-game = Ce qui se trouve à { $address } n’est pas un jeu mais un { $kind }. Écrivez python:paquet.module:JEU, où JEU est un flambeur.core.contract.Game.
error-bad-game-name = Le jeu à { $address } s’appelle { $name }. Les noms ont de petites lettres, des chiffres et de simples traits d’union, par exemple high-card.
error-game-name-taken = Le jeu à { $address } s’appelle { $name }, comme un autre. Donnez-lui un nom à lui.
refused-without-words = Ce n’est pas possible maintenant ({ $code }).
error-unknown-option = L’option { $name } n’existe pas. Les options : { $options }.
error-bad-option = L’option { $name } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-option-twice = L’option { $name } est donnée deux fois. Donnez-la une fois, par son nom ou dans le dictionnaire.
error-csv-or-json = Choisissez --json ou --csv, pas les deux.
error-each-on-cpu = Les parties ne sont données une à une que par le processeur. Omettez pour cela --device gpu, ou bien --each.
error-bad-setting = { $text } n’est pas de la forme nom=valeur, par exemple rounds=3.
error-bad-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-unknown-move = Le coup { $move } n’existe pas. Un coup est un texte comme « { $example } » ou un nombre de 0 à { $most }.
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $waiting }.
error-draw-first = Le hasard d’abord : dites lequel des { $outcomes } résultats sort avant que quelqu’un joue.
error-no-such-outcome = Le résultat { $outcome } ne peut pas sortir maintenant. Résultats possibles : { $allowed }.
error-game-over = La partie est terminée ; ce coup arrive trop tard.
error-actions-shape = Donnez un nombre entier pour chacune des { $count } parties : un tableau de { $count } entiers. Ceci est { $given }.
error-no-such-action = Partie { $lane } : il n’y a pas d’action { $action }. Les actions sont des nombres de 0 à { $most }.
error-action-not-legal = Partie { $lane } : la place { $seat } ne peut pas choisir l’action { $action } ({ $move }) maintenant. Le masque indique : { $legal }.
error-lane-over = La partie { $lane } est finie et n’accepte pas l’action { $action }. Donnez-lui -1, ou recommencez toutes les parties avec reset.
error-no-such-lane = { $given } n’est pas une liste de parties. Elles sont numérotées de 0 à { $most }.
error-lanes-differ = { $games } parties gardées ne peuvent pas continuer dans { $lanes } couloirs ici. Gardez et reprenez-en autant, avec le même jeu, le même nombre de joueurs et les mêmes options.
error-lane-twice = { $given } nomme deux fois un couloir. Il faut à chaque partie gardée un couloir à elle.
error-luck-elsewhere = Le hasard de parties gardées sur { $there } est tenu autrement sur { $here }. Reprenez-les là-bas, ou sans same_luck.
allowed-now = Possible maintenant : { $allowed }.
error-unknown-bot = Le robot { $bot } n’existe pas. Écrivez un niveau comme shark, random, greedy ou exact, ou encore search, sampler ou earner avec ce que chaque coup peut coûter : search:1000 (parties simulées) ou search:50ms (temps).
error-bots-and-seats = { $bots } robots nommés pour { $players } joueurs. Nommez-en un pour tous, ou un pour chacun.
error-exact-needs-two = Le robot exact connaît Easy Come Easy Go à deux joueurs, pas { $game } à { $players }. Choisissez un autre robot.
error-not-solved = { $name } n’est pas résolu. Peuvent l’être : { $games }.
error-no-package = Il faut pour cela le paquet { $package }. Installez-le avec « pip install flambeur[{ $extra }] ».
error-no-gpu-package = Jouer sur la carte graphique demande le paquet numba-cuda. Installez-le avec « pip install flambeur[gpu] », ou utilisez --device cpu.
error-no-gpu = Aucune carte NVIDIA utilisable par CUDA n’a été trouvée. Installez le pilote NVIDIA et CUDA 12 ou plus récent, ou utilisez --device cpu.
error-not-compiled = Les règles de { $game } n’ont pas pu être compilées : { $reason }. Vérifiez qu’il reste de la place sur le disque et que l’on peut écrire dans FLAMBEUR_CACHE, puis réessayez.
error-no-gpu-arrays = Les lots joués sur la carte graphique sont montrés en tableaux de { $wanted }, qui n’est pas installé. Installez torch ou cupy, ou utilisez device="cpu".
error-unknown-language = La langue { $lang } n’existe pas. Les langues : { $languages }.
error-record-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
error-record-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }.
error-record-foreign = Le fichier { $file } n’est pas une partie enregistrée de Flambeur (il manque "format": "{ $format }").
error-record-damaged = Le fichier { $file } est abîmé : { $reason }.
error-record-unfinished = Cette partie n’est pas finie : elle s’arrête après { $moves } coups. Seule une partie terminée peut être analysée.
error-record-other-commitment = L’enregistrement est cohérent, mais son engagement est { $commitment } : ce ne sont pas les dés fixés avant la partie.
error-record-luck-missing = L’enregistrement est cohérent, mais { $luck } ne fait pas partie de son hasard.
error-record-other-rules = La partie suit la version { $theirs } des règles ; ce Flambeur les connaît jusqu’à la version { $ours }. Utilisez un Flambeur plus récent.
error-record-bad-set-up = La mise en place de l’enregistrement n’est pas jouable. { $reason }
error-record-no-such-move = La partie a les coups 0 à { $most } ; il n’y a pas de coup { $at }.
error-record-imagined = Une partie imaginée n’a pas d’enregistrement : des coups d’avant, il n’y a que ce dont une place se souvient.
error-record-illegal-move = L’enregistrement n’est pas fidèle : le coup { $number } était impossible. { $reason }
error-record-differs = L’enregistrement n’est pas fidèle : { $place ->
    [set-up] la mise en place
    [chance] le hasard
    [branch] le hasard de la variante
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
commitment = Engagement sur les dés : { $commitment }
replayed = Après le coup { $at } sur { $moves }
game-goes-on = La partie continue : à { $waiting } de jouer.
saved = La partie est enregistrée dans { $file }.
serve-open = La maison est ouverte : { $address } (Ctrl-C la ferme).
serve-machine = Seule cette machine y a accès : une invitation ne vaut qu’ici. Avec --lan, la maison s’ouvre à votre réseau local.
serve-lan = Tout votre réseau local peut entrer ici : { $address }
serve-unencrypted = Quiconque atteint cette adresse peut ouvrir des tables et jouer, et rien de ce qui circule n’est chiffré. Pour le monde entier, placez devant un proxy muni d’un certificat : docs/hosting.md.
serve-proxy = Les autres entrent par un proxy à l’adresse { $proxies }.
serve-room = Il y a de la place pour { NUMBER($connections) } connexions à la fois.
serve-little-room = Il y a de la place pour { NUMBER($connections) } connexions à la fois : le système permet { NUMBER($files) } fichiers ouverts (ulimit -n).
house-copied = La maison se trouve maintenant dans { $place } : { $rows } lignes dans { $tables } tables, toutes comparées à l’original.
house-forgot = Oubliés : { $tables } tables avec { $entries } entrées, et { $people } personnes qui n’étaient assises à aucune autre.

## La maison

error-port-taken = Le port { $port } de { $host } est inutilisable : { $reason }. Choisissez-en un autre avec --port.
error-no-lan = Cette machine n’a pas d’adresse sur un réseau local. Connectez-la, ou retirez --lan.
error-bad-proxy = { $proxy } n’est pas l’adresse d’un proxy. Donnez à --trusted-proxy une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/8.
error-bad-base-path = { $path } ne peut pas servir de chemin de base. Donnez à --base-path un chemin comme /flambeur, qui ne soit pas déjà celui de la maison.
error-workers-need-database = { $workers } processus demandent une base commune. Donnez-la avec --database postgresql://…, ou utilisez --workers 1.
error-bad-database = Ce qui est donné avec --database n’est pas l’adresse d’une base PostgreSQL. Une adresse ressemble à ceci : postgresql://nom:motdepasse@hote:5432/flambeur.
error-database-unusable = La base { $address } est inutilisable : { $reason }. Vérifiez que PostgreSQL y tourne, ou donnez-en une autre avec --database.
error-data-unusable = Le dossier { $folder } est inutilisable : { $reason }. Choisissez-en un autre avec --data.
error-data-shared = D’autres utilisateurs de cette machine peuvent écrire dans le dossier { $folder }, et il contient autre chose. Choisissez un dossier réservé avec --data, ou fermez celui-ci : chmod go-w.
error-store-foreign = { $file } est la base de données d’un autre programme et reste telle quelle. Choisissez un autre dossier avec --data.
error-store-damaged = La base { $file } est endommagée : { $reason }. Restaurez une sauvegarde avec flambeur house restore, ou choisissez un autre dossier avec --data.
error-no-house = Il n’y a pas de maison à { $place }. Donnez son dossier avec --data, ou sa base avec --database.
error-place-taken = { $place } contient déjà quelque chose, et rien n’est écrasé. Choisissez un autre endroit.
error-house-open = La maison à { $place } est en service. Fermez-la d’abord, pour ne rien perdre de ce qui se joue entre-temps.
error-copy-differs = La copie de la table { $table } diffère de l’original et ne doit pas servir. Vérifiez le disque, et recommencez ailleurs.
error-store-failed = Impossible de lire ou d’écrire les données : { $reason }.
error-forget-what = Dites quoi oublier : --days 365 pour les tables où rien ne s’est passé depuis un an, ou --table pour une seule.
error-need-invite = Cette table n’est pas ouverte. Utilisez son lien d’invitation.
error-already-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-seat-taken = La place { $seat } est prise. Choisissez une place libre.
error-one-seat = Vous êtes déjà assis à cette table. Seul son créateur peut prendre d’autres places.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-at-the-table = Seuls les joueurs assis à la table peuvent faire cela. Prenez d’abord une place.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-own-seat = C’est votre propre place : levez-vous plutôt.
error-not-agreed = Quelqu’un ici n’a pas encore accepté la revanche.
error-not-playing = Aucune partie n’est en cours à cette table.
error-has-resigned = Vous avez abandonné ; un robot finit cette partie.
error-not-waited-for = La partie n’attend pas la place { $seat }.
error-not-a-person = À la place { $seat }, il n’y a personne d’autre qu’un robot pourrait remplacer.
error-not-stalling = Laissez d’abord passer { $seconds } secondes : un robot ne peut jouer qu’ensuite.
error-no-take-back = À cette table, on ne reprend pas ses coups.
error-too-late-to-take-back = Ce coup ne peut plus être repris : quelqu’un y a répondu, ou il a révélé du nouveau.
error-no-more-changes = Cette partie compte déjà { $most } coups : votre décision ne change plus. Attendez les autres.
error-no-such-table = La table { $table } n’existe pas.
error-table-unreadable = La table { $table } est illisible pour le moment. La raison figure dans le journal de la maison.
error-no-such-game = Cette table a les parties 1 à { $most } ; il n’y a pas de partie { $game }.
error-no-such-position = On peut reprendre cette partie après 0 à { $most } coups, pas après { $at }.
error-no-such-move = Cette partie a les coups 0 à { $most } ; il n’y a pas de coup { $moves }.
error-no-first-game = Il n’y a pas de première partie de { $game }. Jouez-y à une table ordinaire.
error-no-push = La maison n’a pas de clé pour les notifications. Voir --push-key.
error-bad-endpoint = Les notifications ne vont qu’aux services des navigateurs, à des adresses https.
error-bad-push-key = La valeur de --push-key n’est pas une clé. Créez-en une avec flambeur push-key.
error-bad-push-contact = Avec --push-key, la maison doit être joignable : indiquez --push-contact mailto:… ou https://….
error-luck-given = Vous avez déjà apporté votre part de hasard à cette partie.
error-bad-text = Un message compte de 1 à { $most } caractères.
error-too-much-talk = On parle trop ici. Attendez un instant.
error-bad-name = Un nom compte de 1 à { $most } caractères visibles.
error-bad-plan = Une place ne peut pas être { $plan }. Valeurs permises : { $plans }.
error-bad-seats = { $seats } places décrites pour { $players } joueurs. Décrivez-en une pour chacun.
error-bad-message = La maison ne comprend pas ce message : { $reason }.
error-too-fast = Trop de messages : au plus { $most } par seconde.
error-too-many-requests = C’était trop à la fois. Attendez un peu, puis réessayez.
error-house-busy = La maison est occupée. Réessaie dans un instant.
error-too-many-analyses = La maison analyse au plus { $most } parties à la fois pour vous. Attendez que l’une d’elles soit terminée.
error-no-analysis = Cette partie n’a pas pu être analysée. Vous pouvez toujours la revoir coup par coup.
error-rated-coach = Une table classée n’a pas d’entraîneur : choisissez l’un ou l’autre.
error-rated-shared = À une table classée, chacun joue pour soi : une place par personne, et pas d’appareil partagé.
error-rated-away = Cette table est classée : une autre partie ne commence qu’avec toutes les personnes assises ici. Ouvrez une nouvelle table pour jouer sans les absents.
error-no-coach = Il n’y a pas d’entraîneur à cette table. Tous ceux qui y sont assis doivent être d’accord.
error-just-changed-mind = Vous venez de changer d’avis sur l’entraîneur. Attendez un instant.
error-no-hint = L’entraîneur n’a pas de réponse cette fois. Réessayez, ou décidez vous-même.
error-no-such-puzzle = Ce jeu n’a pas de problème { $puzzle }.
error-no-such-answer = { $move } n’est pas un coup possible dans ce problème. Coups possibles : { $allowed }.
error-no-identity = La maison ne vous connaît pas. Demandez d’abord /api/me et gardez son cookie.

## Aperçus des liens

preview-gathering = { $name } vous invite à jouer : { $free ->
    [one] une place libre sur { $players }.
   *[other] { $free } places libres sur { $players }.
}
preview-playing = Une partie est en cours. Venez regarder.
preview-over = La partie est finie. Voyez comment elle s’est passée.

## Navigateur

ui-skip = Aller au contenu
ui-close = Fermer
ui-try-again = Réessayer
ui-to-lobby = Aller au salon
ui-to-table = Aller à la table
ui-first-game-play = Jouer une première partie
ui-first-game-hint = Deux minutes, avec des conseils.
ui-first-luck = Le hasard d’une première partie est préparé : il est le même pour tous. Dans toutes les autres parties, personne ne peut le choisir.
ui-hint = Conseil
ui-hint-read = Compris
ui-hint-waits = Jouez : le prochain conseil viendra au bon moment.
ui-hints-skip = Passer les conseils
ui-figure-show = Montrer pas à pas
ui-figure-next = Étape suivante
ui-figure-choose = Touchez une autre valeur pour voir où iraient ces dés.
ui-lost = Il n’y a rien à cette adresse.
ui-no-rules = Les règles de ce jeu sont racontées par qui l’a fait.
ui-your-moves = Coups
ui-house-unreachable = La maison est injoignable. Vérifiez votre connexion.
ui-house-error = La maison n’y est pas parvenue (erreur { $status }).
ui-settings = Réglages
ui-language = Langue
ui-theme = Thème
ui-theme-system = Auto
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-motion = Animations
ui-motion-system = Auto
ui-motion-still = Sans
ui-motion-moving = Avec
ui-speed = Vitesse
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-speed-instant = Immédiate
ui-summary = Bilan après une manche
ui-summary-short = 8 s
ui-summary-long = 20 s
ui-summary-stays = Jusqu’à « Continuer »
ui-summary-none = Aucun
ui-confirm = Confirmer les coups
ui-confirm-hint = Un premier clic ou une première touche montre le coup, le second le joue.
ui-keys = Jouer d’une seule touche
ui-keys-hint = Un chiffre ou une lettre choisit. Flèches, Tab et Entrée marchent toujours.
ui-sound = Son
ui-notices = Notifications
ui-notices-hint = Me prévenir quand c’est mon tour.
ui-notices-forbidden = Votre navigateur ne les autorise pas pour cette page.
ui-hero = Ce soir, on risque tout.
ui-hero-hint = Des jeux de table pour flambeurs, entre amis ou contre des robots. Sans compte, sans attente.
ui-play-now = Jouer maintenant
ui-play = Jouer
ui-open-table = Ouvrir la table
ui-game = Jeu
ui-rules = Règles
ui-name = Votre pseudo
ui-guest = Invité
ui-name-placeholder = Nom
ui-name-of-seat = Nom à la place { $seat }
ui-players = Joueurs
ui-seats = Places
ui-seat-number = Place { $seat }
ui-plan-me = Moi
ui-plan-me-too = Une autre personne, sur cet appareil
ui-plan-open = Place pour un invité
ui-plan-bot = Robot : { $level }
ui-bot-novice = Novice
ui-bot-regular = Habitué
ui-bot-shark = Requin
ui-bot-champion = Champion
ui-options = Règles maison et horloge
ui-by-lot = Tirage au sort
ui-clock = Temps par coup
ui-clock-none = Sans horloge
ui-bot-after = Robot remplaçant
ui-bot-after-hint = Un robot joue pour un absent après ce temps.
ui-takeback = Reprise des coups
ui-takeback-hint = Un coup resté sans réponse et qui n’a rien révélé peut être repris ; jamais après un lancer.
ui-rated = Classée
ui-rated-wish = Partie classée
ui-rated-hint = Les places comptent pour le classement de ce jeu. Qui part finit dernier. Il n’y a pas d’entraîneur, et chacun joue sur son propre appareil.
ui-coach = Entraîneur
ui-coach-wish = Un entraîneur à la table
ui-coach-hint = L’entraîneur vous dit ce que vaut chacun de vos coups et vous prévient avant une gaffe. Il n’y en a un que si toute la table est d’accord ; les robots n’ont rien contre. L’enregistrement de la partie le mentionne.
ui-coach-on = Il y a un entraîneur à cette table.
ui-coach-waits = Pas encore d’entraîneur. Il manque l’accord de : { $names }.
ui-coach-ask = Conseil
ui-never = Jamais
ui-yes = oui
ui-no = non
ui-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
ui-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
ui-access = Qui peut venir
ui-access-link = Lien privé
ui-access-open = Public
ui-access-link-hint = Seuls ceux qui ont le lien peuvent s’asseoir ou regarder.
ui-access-open-hint = Affichée dans le salon : tout le monde peut s’asseoir ou regarder.
ui-your-tables = Vos tables
ui-your-tables-empty = Vous n’êtes à aucune table. Les dés vous attendent.
ui-continue = Continuer – à vous de jouer
ui-open-tables = Tables publiques
ui-open-tables-empty = Aucune table publique pour l’instant. Ouvrez-en une avec une place libre : on vous y trouvera.
ui-open-tables-none = Aucune table publique ne correspond.
ui-search-tables = Un nom ou un jeu
ui-more-tables = En voir plus
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
ui-watchers = { $count ->
    [one] { $names } regarde
   *[other] { $names } regardent
}
ui-story = Journal et discussion
ui-story-unread = Journal et discussion : nouveaux messages
ui-story-empty = Rien ne s’est encore passé. Dites bonjour.
ui-chat = Dire quelque chose
ui-chat-send = Envoyer
ui-told-sat = { $name } prend place.
ui-told-stood = { $name } quitte sa place.
ui-told-bot-took = Un robot joue pour { $name }.
ui-told-came-back = { $name } est de retour.
ui-told-planned = L’hôte donne la place { $seat } à { $plan ->
    [open] un invité
   *[other] un robot
}.
ui-told-removed = { $name } doit quitter la place { $seat }.
ui-told-swapped = Les places { $seat } et { $other } sont échangées.
ui-told-voted = { $name } veut qu’un robot joue pour { $of }.
ui-told-resigned = { $name } abandonne ; un robot continue.
ui-told-took-back = { $name } reprend son coup.
ui-told-agreed = { $name } veut une revanche.
ui-told-coached = { $name } est d’accord pour un entraîneur.
ui-told-uncoached = { $name } ne veut pas d’entraîneur.
ui-told-rematch = Revanche : une nouvelle partie commence.
ui-somebody = Quelqu’un
ui-open-seat = Place libre
ui-you = Vous
ui-people = Joueurs et invitation
ui-here = présent
ui-away = absent
ui-stood-in = robot
ui-is-bot = robot
ui-has-resigned = a abandonné
ui-your-turn = À vous de jouer
ui-turn-of = Au tour de { $name }
ui-turn-of-bot = { $name } réfléchit…
ui-turn-of-away = Au tour de { $name }, mais absent
ui-moves = { $name } joue
ui-you-move = Votre coup
ui-begins = La partie commence
ui-summary-continue = Continuer
ui-summary-tied = à égalité :
ui-summary-nobody = personne
ui-show-moment = Voir ce moment
ui-read-rule = Lire la règle
ui-round-over = Fin de la manche
ui-game-over = La partie est terminée
ui-notice-turn = { $game } : à vous de jouer.
ui-bot-plays-for-you = Un robot joue pour vous.
ui-bot-plays-for = Un robot joue pour { $name }.
ui-come-back = Reprendre ma place
ui-stalling = { $name } ne joue plus depuis un moment.
ui-replace = Faire jouer un robot
ui-replace-votes = { $count ->
    [one] { $count } voix pour l’instant
   *[other] { $count } voix pour l’instant
}
ui-resign = Abandonner
ui-resign-sure = Abandonner vraiment ?
ui-resign-hint = Un robot finira la partie à votre place.
ui-take-back = Reprendre
ui-hand-over = Passez l’appareil à { $name }
ui-hand-over-hint = Les autres, ne regardez plus l’écran.
ui-i-am = Je suis { $name }
ui-gathering = En attente de joueurs
ui-take-a-seat = Prenez place
ui-agreed = Réglages de la table
ui-agreed-as-printed = Règles d’origine.
ui-term = { $label } : { $value }
ui-seat-waits = attend un invité
ui-sit = S’asseoir
ui-sit-at = S’asseoir à la place { $seat }
ui-stand = Se lever
ui-stand-from = Quitter la place { $seat }
ui-remove-from = Faire lever { $name } de la place { $seat }
ui-move-up = Avancer { $name } d’une place
ui-start = Commencer
ui-start-hint = Des robots prennent les places encore libres. La partie commence d’elle-même quand toutes sont prises.
ui-invite = Inviter
ui-invite-hint = Avec ce lien, on peut s’asseoir ou regarder.
ui-reach-machine = Ce lien ne marche que sur cette machine. La personne qui tient la maison peut l’ouvrir au réseau, pour que d’autres puissent venir.
ui-reach-network = Le lien marche pour tous ceux de votre réseau local, par exemple le même Wi-Fi.
ui-house = Venir avec un autre appareil
ui-house-network = Tous ceux de votre réseau local peuvent ouvrir la maison à cette adresse.
ui-house-machine = Seul cet ordinateur peut joindre la maison : une invitation ne vaut qu’ici. Pour l’ouvrir à votre réseau local, arrêtez-la avec Ctrl+C dans le terminal où elle tourne, puis relancez-la de l’une de ces façons ; aucune partie n’est perdue :
ui-house-qr = Code QR de l’adresse de la maison
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
ui-you-win = Vous avez gagné !
ui-turned = C’est là que la partie a basculé : { $told }
ui-turned-see = Revoir le coup
ui-rematch = Revanche
ui-rematch-offer = Proposer une revanche
ui-rematch-accept = Accepter la revanche
ui-rematch-wanted = { $names } { $count ->
    [one] veut
   *[other] veulent
} une revanche.
ui-rematch-waiting = Vous voulez une revanche. En attente de { $names }…
ui-rematch-without = Commencer sans { $names }
ui-rematch-without-hint = Des robots jouent pour les absents jusqu’à leur retour.
ui-series = Parties de cette table
ui-series-score = Parties gagnées
ui-series-game = Partie { $number } : { $names }
ui-replay = Revoir la partie
ui-look-back = Analyser
ui-puzzles = Problèmes
ui-what-if = Et si…
ui-branch-of = { $game } : et si
ui-replay-of = { $game }, partie { $number }
ui-replay-slider = Coup
ui-replay-first = Au début
ui-replay-back = Coup précédent
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Coup suivant
ui-replay-last = À la fin
ui-replay-link = Lien vers ce moment
ui-download-record = Télécharger la partie
ui-proof = Les dés étaient-ils honnêtes ?
ui-proof-hint = Avant le premier lancer, la maison a publié l’empreinte de son secret. Chaque lancer découle de ce secret et de ce que les joueurs y ont ajouté. Le secret est maintenant connu, et chacun peut vérifier.
ui-proof-commitment = Publié avant le premier lancer
ui-proof-secret = Le secret, révélé après la partie
ui-proof-contributions = Ajouté par les joueurs
ui-proof-true = Le secret correspond bien à l’empreinte.
ui-proof-false = Le secret ne correspond pas à l’empreinte !
ui-commitment-hint = L’empreinte du secret dont viennent les dés. Ce navigateur la note ; une fois la partie finie, on découvre le secret en la revoyant.
ui-proof-noted = C’est l’empreinte que ce navigateur a notée pendant la partie.
ui-proof-other = Ce navigateur avait noté une autre empreinte pendant la partie !
ui-proof-added = La part de hasard apportée par ce navigateur y figure.
ui-proof-left-out = La part de hasard apportée par ce navigateur manque !
ui-proof-unknown = Ce navigateur ne peut faire la vérification qu’à une adresse sécurisée (https). La ligne de commande ci-dessous la fait partout.
ui-proof-verify = Pour vérifier chaque lancer, téléchargez la partie et lancez :

## Arène et robots étrangers

error-too-few-bots = { $bots } robots nommés pour l’arène. Nommez-en de 2 à { $most }, ou deux avec --versus.
error-worker-lost = Les tours { $first } à { $last } ont fait tomber leur processus { $deaths } fois ; l’arène s’arrête. Essayez --workers 1 pour voir pourquoi.
error-no-ray = Une grappe demande le paquet ray. Installez-le avec « pip install flambeur[cluster] », ou retirez --ray.
error-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $reason }
error-report-unwritable = { $file } ne peut pas être écrit : { $reason }.
error-disk-full = Il n’y a plus de place là où cela doit être écrit. Faites de la place, ou écrivez ailleurs.
error-no-such-program = Le robot { $bot } ne nomme aucun programme que l’on puisse lancer ici. Écrivez par exemple « run:python3 bot.py ».
error-bad-factory = Le robot { $bot } n’est pas de la forme python:paquet.module:Fabrique.
error-no-weights = Les poids { $file } ne peuvent pas être lus : { $reason }. Faites-les avec « flambeur learn JEU --out FICHIER ».
error-weights-of-another-game = Ces poids n’ont pas été appris à { $game }. Apprenez-en avec « flambeur learn { $game } --out FICHIER ».
error-bot-not-ready = Le robot { $bot } ne démarre pas. { $reason }
error-bot-not-started = Il n’a pas pu être lancé : { $reason }.
error-bot-hung = Pas de réponse en { $seconds } secondes.
error-bot-exited = Il s’est arrêté (code { $status }) ; ses derniers mots : { $said }
error-bot-rubbish = Sa réponse n’est pas une ligne de JSON : { $line }
error-bot-beside-the-point = Sa réponse devait être "do": "{ $expected }" ; la voici : { $line }
error-bot-illegal = Il a joué un coup interdit : { $move }.
error-bot-raised = Il a échoué : { $reason }.

# Finding one's way
ui-tables = Tables
ui-my-games = Mes parties
ui-places = Lieux de la maison

# What was played
error-no-such-person = Personne n’est connu sous { $person } dans cette maison.
error-profile-hidden = Cette personne ne montre son profil à personne.
error-bad-page = { $page } n’est pas un endroit de votre historique. Commencez sans « before ».
ui-ladder = Classement
ui-rating-now = Cote { $rating }
house-rating = { $game } : { $who } { $rating } ± { $error } ({ $games } parties)
house-ratings-due = Des parties ne sont pas encore comptées : la maison le fait quand elle est ouverte. Voir --recompute.
error-no-ratings = Ces données viennent d’une version plus ancienne, sans cotes. Ouvrez la maison une fois.

ui-my-devices = Appareils, codes et mes données
ui-block = Bloquer
ui-blocked = Bloqué
house-no-ratings = Aucune partie classée n’a encore été jouée ici.
ui-tournaments = Tournois
ui-to-tournament = Vers le tournoi
ui-sealed = D’autres jouent encore avec la même chance. Vous pourrez revoir la partie quand tous auront joué.
