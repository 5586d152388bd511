## Was gespielt wurde, und was davon gezählt wird

history-my-figures = Meine Zahlen
history-all-games = Alle Spiele
history-with = Mit
history-anybody = Alle
history-search = Ein Name am Tisch
history-only-won = Nur meine Siege
history-empty = Jede Partie, die du zu Ende spielst, bleibt hier: wer gewann, die Wiederholung und was Glück war.
history-none = Keine solche Partie. Suche etwas anderes.
history-found = { $more ->
    [yes] { $games } Partien und noch mehr
   *[no] { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
}
history-more = Mehr Partien
history-look-back = Rückblick
history-link = Link zur Wiederholung
history-share-open = Wer diesen Link hat, kann die Wiederholung ansehen.
history-share-closed = Der Tisch war nicht offen: Wer diesen Link hat, kann seine Partien ansehen und an den Tisch kommen.
history-won-it = Gewonnen
history-left = gegangen
history-somebody = Jemand
history-first-game = Erste Partie, mit vorbereitetem Glück
history-branch = Aus einer anderen Partie weitergespielt
history-coach = Mit Trainer
history-shared = An einem gemeinsamen Bildschirm
history-rated = Gewertet

history-count = { $games ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $games } Partien
}
history-counted = Gezählt werden Partien mit ehrlichen Würfeln, von Anfang an gespielt, ohne Trainer und mit einem Platz für jeden. Wer ging, zählt als Letzter.
history-uncounted = { $games ->
    [one] Eine weitere Partie zählt nicht.
   *[other] { $games } weitere Partien zählen nicht.
}
history-share = Siege
history-part = Anteil
history-expected = Erwartet
history-games = Partien
history-won = Siege, neben denen der Bots
history-who = Wer
history-number = Spieler
history-by-players = Siege nach Zahl der Spieler
history-with-players = Ränge und Plätze für
history-players = { $players } Spieler
history-places = Ränge unter { $players }
history-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Rang { $place }
}
history-place-of = { $place } von { $players }
history-by-seat = Siege nach Platz, für { $players } Spieler
history-seat-head = Platz
history-seat = Platz { $seat }
history-luck-and-loss = Je Partie, in Punkten eines Sieges: Glück { $luck }, eigene Fehler { $loss }. Bekannt aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} mit Rückblick.
history-over-time = Die { $games ->
    [one] letzte Partie
   *[other] letzten { $games } Partien, eine nach der anderen
}
history-line-ahead = Siege über das Erwartete hinaus
history-line-luck = Glück
history-line-loss = Eigene Fehler
history-as-table = Als Tabelle
history-when = Wann
history-figure = Was
history-rate = Quote
history-per-game = Je Partie
history-in-all = Insgesamt
history-out-of = { $sum } von { $count }
history-head-to-head = Gegeneinander, in deinen letzten 1000 Partien
history-against-you = Du gegen diese Person
history-opponent = Gegner
history-ahead = Davor
history-behind = Dahinter
history-plot = Bild
history-games-with = { $games } Partien mit { $name }
history-hide = Mein Profil verbergen
history-hide-hint = Andere sehen diese Zahlen nicht. Wer mit dir gespielt hat, behält die Partien.
