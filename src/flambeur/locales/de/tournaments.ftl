error-no-such-tournament = Es gibt kein Turnier { $tournament }. Prüfe den Link oder suche es in der Liste der Turniere.
error-need-tournament-invite = Dieses Turnier ist nicht offen. Nimm seinen Einladungslink.
error-not-the-organiser = Das kann nur, wer dieses Turnier angelegt hat.
error-tournament-over = Dieses Turnier ist zu Ende.
error-tournament-not-begun = Dieses Turnier hat noch nicht begonnen: Lass es erst beginnen.
error-too-late-to-enter = In ein K.-o.-Turnier kommt niemand mehr, wenn es begonnen hat.
error-too-few-entrants = { $have ->
    [one] Es macht erst jemand mit, nötig sind { $needs }.
   *[other] Es machen { $have } mit, nötig sind { $needs }.
 } Lade mehr Leute ein oder nimm Bots dazu.
error-too-many-entrants = Dieses Turnier ist voll: Höchstens { $most } können mitmachen.
error-was-removed = Die Turnierleitung hat dich aus diesem Turnier genommen.
error-not-entered = Du machst bei diesem Turnier nicht mit.
error-no-such-entrant = Die Nummer { $entrant } gibt es hier nicht. Wähle eine von 0 bis { $most }.
error-bad-title = Ein Titel hat 1 bis { $most } druckbare Zeichen.
error-tournament-table = An einem Turniertisch regelt das Turnier die Plätze und Partien.
error-sealed-table = Andere spielen noch mit demselben Glück. Diesen Tisch siehst du, wenn alle die Runde gespielt haben.
error-round-goes-on = Andere spielen noch mit demselben Glück. Zurückblicken kannst du, wenn alle die Runde gespielt haben.

tournament-make = Turnier anlegen
tournament-title = Titel
tournament-format = Format
tournament-format-swiss = Schweizer System
tournament-format-duplicate = Duplikat
tournament-format-arena = Arena
tournament-format-knock-out = K.-o.
tournament-about-swiss = Alle spielen alle Runden, gegen andere mit gleich vielen Punkten.
tournament-about-duplicate = Schweizer System, in dem alle Tische einer Runde dieselben Würfel und Karten haben: Glück zählt weniger.
tournament-about-arena = Neue Tische für eine feste Zeit, sobald genug Leute warten.
tournament-about-knock-out = Die bessere Hälfte jedes Tisches kommt weiter, bis zum Finaltisch.
tournament-game = Spiel
tournament-players = An einem Tisch
tournament-rounds = Runden
tournament-minutes = Minuten
tournament-options = Hausregeln
tournament-open = Alle dürfen kommen
tournament-open-hint = Sonst nur, wer den Einladungslink hat.
tournament-yours = Deine
tournament-all = Offene Turniere
tournament-none = Noch keine. Leg eins an: Es dauert eine Minute, und Bots füllen die Plätze.
tournament-people = { $count ->
    [one] 1 macht mit
   *[other] { $count } machen mit
 }
tournament-by = von { $name }
tournament-phase-gathering = Anmeldung offen
tournament-phase-running = Wird gespielt
tournament-phase-paused = Pause
tournament-phase-stopping = Die letzten Partien laufen
tournament-phase-over = Zu Ende
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $rounds }
tournament-left = { $minutes ->
    [one] noch 1 Minute
   *[other] noch { $minutes } Minuten
 }
tournament-needs = Mindestens { $needs } sind nötig.
tournament-enter = Mitmachen
tournament-leave = Aussteigen
tournament-return = Wieder mitmachen
tournament-begin = Beginnen
tournament-pause = Pause
tournament-resume = Weiter
tournament-stop = Beenden
tournament-sure = Zum Beenden noch einmal drücken
tournament-your-table = Zu deinem Tisch
tournament-invite = Einladungslink
tournament-bots = Bots dazunehmen
tournament-level = Stufe
tournament-count = Wie viele
tournament-standings = Tabelle
tournament-place = Platz
tournament-name = Name
tournament-points = Punkte
tournament-games = Partien
tournament-break-strength = Gegner
tournament-break-margin = Abstand
tournament-break-wins = Siege
tournament-break-fewer-games = Partien
tournament-break-last-place = Letzter Platz
tournament-break-points = Punkte
tournament-counts-swiss = Punkte einer Partie: der Anteil der anderen am Tisch, die dahinter landen.
tournament-counts-duplicate = Punkte einer Partie: das Ergebnis, abzüglich des Durchschnitts aller, die in dieser Runde auf demselben Platz saßen.
tournament-counts-arena = { tournament-counts-swiss }
tournament-counts-knock-out = Wer weiter kommt, steht höher.
tournament-ties = { $count ->
    [one] Bei Gleichstand entscheidet: { $breaks }.
   *[other] Bei Gleichstand entscheiden, in dieser Reihenfolge: { $breaks }.
 }
tournament-bot = Bot
tournament-has-left = ausgestiegen
tournament-remove-head = Herausnehmen
tournament-remove = { $name } herausnehmen
tournament-rounds-title = Runden
tournament-byes = Setzt aus: { $names }
tournament-hidden = Alle Tische haben dasselbe Glück. Ergebnisse stehen hier, wenn alle gespielt haben.
tournament-playing = spielt
tournament-proof = Fairness des Glücks
tournament-proof-hint = Das Haus hat sich auf das Glück jeder Runde festgelegt, bevor jemand mitgemacht hat. Alle, die mitmachen, tragen dazu bei.

rounds-title = Wie viele Runden? { $game }
rounds-which = Dasselbe für andere Spiele
rounds-link = Wie viele Runden braucht es?
rounds-about = Mit so vielen Runden wird Erster, wer besser ist als alle anderen, und zwar in { $wanted } der Turniere. Die anderen sind untereinander gleich stark. So ergeben es { $tournaments } simulierte Turniere von jeder Art.
rounds-tables = Tische
rounds-tables-of = { $tables } ({ $entrants } machen mit)
rounds-lead = { $points } Punkte besser
rounds-wins = Gewinnt an so einem Tisch { $wins } der Partien statt { $equal }.
rounds-needed = Runden
rounds-more = > { $most }
rounds-chance = Erster in { $chance }
rounds-steps = Zum Vergleich die Bots, in Punkten über dem Neuling: { $steps }.
rounds-step = { $level } { $points }
rounds-hint = Gemeint sind die Punkte der Rangliste. In einer Arena ist eine Runde eine Partie, die alle gespielt haben. Ein K.-o.-Turnier hat nur so viele Runden, wie es braucht; hier steht, wie oft der Bessere es gewinnt. Ein Duplikat braucht weniger Runden, wo das Glück mit Würfeln und Karten viel zählt.
