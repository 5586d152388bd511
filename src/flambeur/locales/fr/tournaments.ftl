error-no-such-tournament = Il n’y a pas de tournoi { $tournament }. Vérifiez le lien, ou cherchez-le dans la liste des tournois.
error-need-tournament-invite = Ce tournoi n’est pas ouvert. Utilisez son lien d’invitation.
error-not-the-organiser = Seul l’organisateur de ce tournoi peut faire cela.
error-tournament-over = Ce tournoi est terminé.
error-tournament-not-begun = Ce tournoi n’a pas encore commencé : lancez-le d’abord.
error-too-late-to-enter = On n’entre plus dans une élimination directe qui a commencé.
error-too-few-entrants = { $have ->
    [one] Une seule inscription, il en faut { $needs }.
   *[other] { $have } inscriptions, il en faut { $needs }.
 } Invitez d’autres personnes, ou ajoutez des robots.
error-too-many-entrants = Ce tournoi est complet : { $most } inscriptions au plus.
error-was-removed = L’organisateur vous a retiré de ce tournoi.
error-not-entered = Vous ne participez pas à ce tournoi.
error-no-such-entrant = Il n’y a pas d’inscription { $entrant } ici. Choisissez un numéro de 0 à { $most }.
error-bad-title = Un titre compte de 1 à { $most } caractères imprimables.
error-tournament-table = À une table de tournoi, c’est le tournoi qui règle les places et les parties.
error-sealed-table = D’autres jouent encore avec la même chance. Cette table sera visible quand tous auront joué la ronde.
error-round-goes-on = D’autres jouent encore avec la même chance. Vous pourrez revoir la partie quand tous auront joué la ronde.

tournament-make = Créer un tournoi
tournament-title = Titre
tournament-format = Format
tournament-format-swiss = Suisse
tournament-format-duplicate = Duplicate
tournament-format-arena = Arène
tournament-format-knock-out = Élimination
tournament-about-swiss = Chacun joue toutes les rondes, contre d’autres qui ont autant de points.
tournament-about-duplicate = Un suisse où toutes les tables d’une ronde ont les mêmes dés et les mêmes cartes : la chance compte moins.
tournament-about-arena = De nouvelles tables pendant un temps donné, dès qu’assez de gens attendent.
tournament-about-knock-out = La meilleure moitié de chaque table continue, jusqu’à la table finale.
tournament-game = Jeu
tournament-players = À une table
tournament-rounds = Rondes
tournament-minutes = Minutes
tournament-options = Règles maison
tournament-open = Ouvert à tout le monde
tournament-open-hint = Sinon, réservé à ceux qui ont le lien d’invitation.
tournament-yours = Les vôtres
tournament-all = Tournois ouverts
tournament-none = Aucun pour l’instant. Créez-en un : cela prend une minute, et des robots complètent les tables.
tournament-people = { $count ->
    [one] 1 inscription
   *[other] { $count } inscriptions
 }
tournament-by = par { $name }
tournament-phase-gathering = Inscriptions ouvertes
tournament-phase-running = En cours
tournament-phase-paused = En pause
tournament-phase-stopping = Les dernières parties se jouent
tournament-phase-over = Terminé
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $rounds }
tournament-left = { $minutes ->
    [one] encore 1 minute
   *[other] encore { $minutes } minutes
 }
tournament-needs = Il en faut au moins { $needs }.
tournament-enter = Participer
tournament-leave = Quitter
tournament-return = Participer de nouveau
tournament-begin = Commencer
tournament-pause = Pause
tournament-resume = Reprendre
tournament-stop = Terminer
tournament-sure = Appuyez encore pour terminer
tournament-your-table = Aller à votre table
tournament-invite = Lien d’invitation
tournament-bots = Ajouter des robots
tournament-level = Niveau
tournament-count = Combien
tournament-standings = Classement
tournament-place = Place
tournament-name = Nom
tournament-points = Points
tournament-games = Parties
tournament-break-strength = Adversaires
tournament-break-margin = Écart
tournament-break-wins = Victoires
tournament-break-fewer-games = Parties
tournament-break-last-place = Dernière place
tournament-break-points = Points
tournament-counts-swiss = Points d’une partie : la part des autres à la table qui finissent derrière.
tournament-counts-duplicate = Points d’une partie : le résultat, moins la moyenne de tous ceux qui étaient à la même place de la table dans cette ronde.
tournament-counts-arena = { tournament-counts-swiss }
tournament-counts-knock-out = Qui va plus loin est mieux classé.
tournament-ties = { $count ->
    [one] À égalité, on départage par : { $breaks }.
   *[other] À égalité, on départage, dans cet ordre, par : { $breaks }.
 }
tournament-bot = Robot
tournament-has-left = parti
tournament-remove-head = Retirer
tournament-remove = Retirer { $name }
tournament-rounds-title = Rondes
tournament-byes = Au repos : { $names }
tournament-hidden = Toutes les tables ont la même chance. Les résultats s’affichent quand toutes ont joué.
tournament-playing = en cours
tournament-proof = Équité de la chance
tournament-proof-hint = La maison s’est engagée sur la chance de chaque ronde avant toute inscription. Chaque inscription y ajoute la sienne.

rounds-title = Combien de rondes ? { $game }
rounds-which = La même page pour les autres jeux
rounds-link = Combien de rondes faut-il ?
rounds-about = Avec ce nombre de rondes, qui joue mieux que tous les autres finit premier dans { $wanted } des tournois. Les autres sont de même force. Résultat de { $tournaments } tournois simulés de chaque sorte.
rounds-tables = Tables
rounds-tables-of = { $tables } ({ $entrants } participent)
rounds-lead = { $points } points de plus
rounds-wins = Gagne { $wins } des parties à une telle table, au lieu de { $equal }.
rounds-needed = Rondes
rounds-more = > { $most }
rounds-chance = premier dans { $chance }
rounds-steps = Pour comparer, les robots, en points au-dessus du novice : { $steps }.
rounds-step = { $level } { $points }
rounds-hint = Il s’agit des points du classement. Dans une arène, une ronde est une partie que chacun a jouée. Une élimination n’a que les rondes qu’il lui faut ; on lit combien de fois le meilleur la gagne. Un duplicate demande moins de rondes là où la chance des dés et des cartes compte beaucoup.
