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
