## Ce qui a été joué, et ce qu’on en compte

history-my-figures = Mes chiffres
history-all-games = Tous les jeux
history-with = Avec
history-anybody = Tout le monde
history-search = Un nom à la table
history-only-won = Seulement mes victoires
history-empty = Chaque partie terminée est gardée ici : qui a gagné, la rediffusion, et la part de chance.
history-none = Aucune partie de ce genre. Changez votre recherche.
history-found = { $more ->
    [yes] { $games } parties, et d’autres encore
   *[no] { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
}
history-more = Plus de parties
history-look-back = Analyser
history-link = Lien vers la rediffusion
history-share-open = Quiconque a ce lien peut regarder la rediffusion.
history-share-closed = La table n’était pas ouverte : qui a ce lien peut regarder ses parties et venir à la table.
history-won-it = Gagnée
history-left = parti
history-somebody = Quelqu’un
history-first-game = Une première partie, à la chance préparée
history-branch = Suite d’une autre partie
history-coach = Avec un entraîneur
history-shared = Sur un écran partagé
history-rated = Classée

history-count = { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}
history-counted = On compte les parties aux dés honnêtes, jouées depuis le début, sans entraîneur, avec une place par personne. Qui est parti compte comme dernier.
history-uncounted = { $games ->
    [one] Une autre partie n’est pas comptée.
   *[other] { $games } autres parties ne sont pas comptées.
}
history-share = Victoires
history-part = Part
history-expected = Attendu
history-games = Parties
history-won = Victoires, à côté des robots
history-who = Qui
history-number = Joueurs
history-by-players = Victoires selon le nombre de joueurs
history-with-players = Rangs et places à
history-players = { $players } joueurs
history-places = Rangs parmi { $players }
history-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[other] Rang { $place }
}
history-place-of = { $place } sur { $players }
history-by-seat = Victoires selon la place, à { $players }
history-seat-head = Place
history-seat = Place { $seat }
history-luck-and-loss = Par partie, en points de victoire : chance { $luck }, erreurs { $loss }. D’après { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
}.
history-over-time = { $games ->
    [one] La dernière partie
   *[other] Les { $games } dernières parties, l’une après l’autre
}
history-line-ahead = Victoires au-delà de l’attendu
history-line-luck = Chance
history-line-loss = Ses erreurs
history-as-table = Sous forme de tableau
history-when = Quand
history-figure = Quoi
history-rate = Taux
history-per-game = Par partie
history-in-all = En tout
history-out-of = { $sum } sur { $count }
history-head-to-head = Face à face, dans vos 1 000 dernières parties
history-against-you = Vous contre cette personne
history-opponent = Adversaire
history-ahead = Devant
history-behind = Derrière
history-plot = Image
history-games-with = { $games } parties avec { $name }
history-hide = Cacher mon profil
history-hide-hint = Les autres ne voient pas ces chiffres. Qui a joué avec vous garde ses parties.
