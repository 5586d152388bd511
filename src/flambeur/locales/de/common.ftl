# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-unknown-game = Ein Spiel namens { $name } gibt es nicht. Die Spiele: { $games }.
error-bad-game-address = Das Spiel { $address } hat nicht die Form python:paket.modul:SPIEL.
error-game-not-loaded = Das Spiel { $address } lässt sich nicht laden. { $reason }
error-not-a-game = Was unter { $address } steht, ist kein Spiel, sondern ein { $kind }. Schreibe python:paket.modul:SPIEL, wobei SPIEL ein flambeur.core.contract.Game ist.
error-bad-game-name = Das Spiel unter { $address } heißt { $name }. Namen haben kleine Buchstaben, Ziffern und einzelne Bindestriche, zum Beispiel high-card.
error-game-name-taken = Das Spiel unter { $address } heißt { $name }, und so heißt schon ein anderes. Gib ihm einen eigenen Namen.
refused-without-words = Das ist jetzt nicht möglich ({ $code }).
error-unknown-option = Die Option { $name } gibt es nicht. Die Optionen: { $options }.
error-bad-option = Die Option { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
error-option-twice = Die Option { $name } ist zweimal angegeben. Gib sie einmal an, mit Namen oder in der Zuordnung.
error-csv-or-json = Wähle --json oder --csv, nicht beides.
error-each-on-cpu = Einzeln gibt es die Spiele nur vom Prozessor. Lass dafür --device gpu weg, oder --each.
error-bad-setting = { $text } hat nicht die Form Name=Wert, zum Beispiel rounds=3.
error-bad-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-unknown-move = Den Zug { $move } gibt es nicht. Ein Zug ist ein Text wie „{ $example }“ oder eine Zahl von 0 bis { $most }.
error-not-your-turn = Platz { $seat } ist nicht am Zug. Das Spiel wartet auf Platz { $waiting }.
error-draw-first = Erst entscheidet der Zufall: Lege fest, welches der { $outcomes } Ergebnisse fällt, bevor jemand zieht.
error-no-such-outcome = Das Ergebnis { $outcome } kann jetzt nicht fallen. Möglich sind: { $allowed }.
error-game-over = Das Spiel ist aus; dieser Zug kommt zu spät.
error-actions-shape = Nenne für jedes der { $count } Spiele eine ganze Zahl: ein Feld von { $count } Zahlen. Dies ist { $given }.
error-no-such-action = Spiel { $lane }: Eine Aktion { $action } gibt es nicht. Aktionen sind Zahlen von 0 bis { $most }.
error-action-not-legal = Spiel { $lane }: Platz { $seat } kann Aktion { $action } ({ $move }) jetzt nicht wählen. Die Maske nennt: { $legal }.
error-lane-over = Spiel { $lane } ist zu Ende und nimmt keine Aktion { $action } mehr an. Gib ihm -1, oder beginne alle Spiele neu mit reset.
error-no-such-lane = { $given } ist keine Liste von Spielen. Sie tragen die Nummern 0 bis { $most }.
error-lanes-differ = { $games } gesicherte Spiele können hier nicht in { $lanes } Bahnen weitergehen. Sichere und hole gleich viele, mit gleichem Spiel, gleich vielen Spielern und gleichen Optionen.
error-lane-twice = { $given } nennt eine Bahn zweimal. Jedes gesicherte Spiel braucht eine Bahn für sich.
error-luck-elsewhere = Das Glück von Spielen, die auf { $there } gesichert wurden, wird auf { $here } anders aufbewahrt. Hole sie dort zurück oder ohne same_luck.
allowed-now = Jetzt möglich: { $allowed }.
error-unknown-bot = Den Bot { $bot } gibt es nicht. Schreibe eine Spielstärke wie shark, random, greedy oder exact, oder search, sampler oder earner mit dem, was ein Zug brauchen darf: search:1000 (Probespiele) oder search:50ms (Zeit).
error-bots-and-seats = { $bots } Bots für { $players } Spieler genannt. Nenne einen für alle oder einen für jeden.
error-exact-needs-two = Der Bot exact kennt Easy Come Easy Go für zwei Spieler, nicht { $game } für { $players }. Wähle einen anderen Bot.
error-not-solved = { $name } ist nicht gelöst. Gelöst werden kann: { $games }.
error-no-package = Dafür ist das Paket { $package } nötig. Installiere es mit „pip install flambeur[{ $extra }]“.
error-no-gpu-package = Spiele auf der Grafikkarte brauchen das Paket numba-cuda. Installiere es mit „pip install flambeur[gpu]“ oder nimm --device cpu.
error-no-gpu = Keine NVIDIA-Grafikkarte gefunden, die CUDA nutzen kann. Installiere den NVIDIA-Treiber und CUDA 12 oder neuer, oder nimm --device cpu.
error-not-compiled = Die Regeln von { $game } ließen sich nicht kompilieren: { $reason }. Sieh nach, ob auf der Platte Platz ist und FLAMBEUR_CACHE beschrieben werden kann, und versuche es noch einmal.
error-no-gpu-arrays = Spiele auf der Grafikkarte werden in Feldern von { $wanted } gezeigt, das nicht installiert ist. Installiere torch oder cupy oder nimm device="cpu".
error-unknown-language = Die Sprache { $lang } gibt es nicht. Die Sprachen: { $languages }.
error-record-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-record-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-record-foreign = Die Datei { $file } ist keine Aufzeichnung von Flambeur (es fehlt "format": "{ $format }").
error-record-damaged = Die Datei { $file } ist beschädigt: { $reason }.
error-record-unfinished = Diese Partie ist nicht zu Ende: Sie bricht nach { $moves } Zügen ab. Nur eine beendete Partie kann ausgewertet werden.
error-record-other-commitment = Die Aufzeichnung ist in sich schlüssig, aber ihr Versprechen ist { $commitment }: Die Würfel sind nicht die, die vor der Partie festgelegt wurden.
error-record-luck-missing = Die Aufzeichnung ist in sich schlüssig, aber { $luck } gehört nicht zu ihrem Zufall.
error-record-other-rules = Die Aufzeichnung folgt Fassung { $theirs } der Regeln, dieses Flambeur kennt sie bis Fassung { $ours }. Nimm ein neueres.
error-record-bad-set-up = Der Aufbau der Aufzeichnung ist nicht spielbar. { $reason }
error-record-no-such-move = Die Aufzeichnung hat die Züge 0 bis { $most }, nicht { $at }.
error-record-imagined = Ein erdachtes Spiel hat keine Aufzeichnung: Von den Zügen davor gibt es nur, woran ein Platz sich erinnert.
error-record-illegal-move = Die Aufzeichnung stimmt nicht: Zug { $number } war nicht möglich. { $reason }
error-record-differs = Die Aufzeichnung stimmt nicht: { $place ->
    [set-up] Der Aufbau
    [chance] Der Zufall
    [branch] Der Zufall der Abzweigung
    [opening] Die Eröffnung
    [end] Das Ende
   *[move] Zug { $number }
} passt nicht zu dem, was wirklich geschah.

## Alle Spiele

player-first = Anna
player-second = Benno
player-third = Carla
player-fourth = Denny
player-fifth = Elsa
player-sixth = Fabio
standing-title = Endstand
standing-place = Rang
standing-player = Spieler
standing-result = Ergebnis
told-by = { $game }, { $players } Spieler, Startwert { $seed }
told-by-without-seed = { $game }, { $players } Spieler
commitment = Festlegung der Würfel: { $commitment }
replayed = Nach Zug { $at } von { $moves }
game-goes-on = Das Spiel geht weiter: { $waiting } ist am Zug.
saved = Die Aufzeichnung liegt in { $file }.
serve-open = Das Haus ist offen: { $address } (Strg-C schließt es).
serve-machine = Nur dieser Rechner kommt hinein, also gilt auch eine Einladung nur hier. Mit --lan steht es deinem lokalen Netz offen.
serve-lan = Alle in deinem lokalen Netz kommen hier hinein: { $address }
serve-unencrypted = Wer diese Adresse erreicht, kann Tische eröffnen und spielen, und nichts wird verschlüsselt übertragen. Für die ganze Welt gehört ein Proxy mit Zertifikat davor: docs/hosting.md.
serve-proxy = Andere kommen durch einen Proxy unter { $proxies } hinein.
serve-room = Es ist Platz für { NUMBER($connections) } Verbindungen zugleich.
serve-little-room = Es ist Platz für { NUMBER($connections) } Verbindungen zugleich: Das System erlaubt { NUMBER($files) } offene Dateien (ulimit -n).
house-copied = Das Haus liegt jetzt in { $place }: { $rows } Zeilen in { $tables } Tabellen, alle mit dem Original verglichen.
house-forgot = Vergessen sind { $tables } Tische mit { $entries } Einträgen und { $people } Leute, die an keinem anderen saßen.

## Das Haus

error-port-taken = Port { $port } auf { $host } ist nicht nutzbar: { $reason }. Wähle mit --port einen anderen.
error-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz. Verbinde ihn oder lass --lan weg.
error-bad-proxy = { $proxy } ist keine Adresse eines Proxys. Gib bei --trusted-proxy eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8 an.
error-bad-base-path = { $path } kann nicht der Basispfad sein. Gib bei --base-path einen Pfad wie /flambeur an, der nicht schon dem Haus gehört.
error-workers-need-database = { $workers } Prozesse brauchen eine gemeinsame Datenbank. Gib sie mit --database postgresql://… an oder nimm --workers 1.
error-bad-database = Was mit --database angegeben ist, ist keine Adresse einer PostgreSQL-Datenbank. Eine Adresse sieht so aus: postgresql://name:passwort@host:5432/flambeur.
error-database-unusable = Die Datenbank { $address } ist nicht nutzbar: { $reason }. Sieh nach, ob PostgreSQL dort läuft, oder gib mit --database eine andere an.
error-data-unusable = Der Ordner { $folder } ist nicht nutzbar: { $reason }. Wähle mit --data einen anderen.
error-data-shared = Andere auf diesem Rechner dürfen in den Ordner { $folder } schreiben, und er enthält noch anderes. Wähle mit --data einen eigenen, oder schließe ihn: chmod go-w.
error-store-foreign = { $file } ist die Datenbank eines anderen Programms und bleibt, wie sie ist. Wähle mit --data einen anderen Ordner.
error-store-damaged = Die Datenbank { $file } ist beschädigt: { $reason }. Stelle mit flambeur house restore eine Sicherung wieder her, oder wähle mit --data einen anderen Ordner.
error-no-house = Unter { $place } gibt es kein Haus. Nenne seinen Ordner mit --data oder seine Datenbank mit --database.
error-place-taken = { $place } enthält schon etwas, und nichts wird überschrieben. Wähle einen anderen Ort.
error-house-open = Das Haus unter { $place } ist in Betrieb. Schließ es zuerst, damit nichts verloren geht, was inzwischen gespielt wird.
error-copy-differs = Die Kopie der Tabelle { $table } weicht vom Original ab und taugt nicht. Prüfe die Platte und versuch es an einem anderen Ort.
error-store-failed = Der Speicher ließ sich nicht lesen oder schreiben: { $reason }.
error-forget-what = Sag, was vergessen werden soll: --days 365 für Tische, an denen seit einem Jahr nichts geschehen ist, oder --table für einen einzelnen.
error-need-invite = Dieser Tisch ist nicht offen. Nimm seinen Einladungslink.
error-already-begun = Das Spiel hat schon begonnen.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien Platz.
error-one-seat = Du sitzt schon an diesem Tisch. Weitere Plätze nimmt nur, wer den Tisch gemacht hat.
error-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $most }.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-at-the-table = Das können nur Spieler, die an diesem Tisch sitzen. Nimm zuerst Platz.
error-not-the-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-own-seat = Das ist dein eigener Platz: Steh stattdessen auf.
error-not-agreed = Hier hat noch nicht jeder der Revanche zugestimmt.
error-not-playing = An diesem Tisch läuft gerade kein Spiel.
error-has-resigned = Du hast aufgegeben; ein Bot spielt dieses Spiel zu Ende.
error-not-waited-for = Auf Platz { $seat } wird gerade nicht gewartet.
error-not-a-person = Auf Platz { $seat } sitzt niemand sonst, für den ein Bot einspringen könnte.
error-not-stalling = Warte erst { $seconds } Sekunden: Vorher springt kein Bot ein.
error-no-take-back = An diesem Tisch wird kein Zug zurückgenommen.
error-too-late-to-take-back = Dieser Zug lässt sich nicht mehr zurücknehmen: Jemand hat geantwortet, oder er hat etwas Neues gezeigt.
error-no-more-changes = Diese Partie hat schon { $most } Züge: Deine Entscheidung bleibt jetzt stehen. Warte auf die anderen.
error-no-such-table = Den Tisch { $table } gibt es nicht.
error-table-unreadable = Der Tisch { $table } lässt sich gerade nicht lesen. Wer das Haus betreibt, findet den Grund im Protokoll.
error-no-such-game = An diesem Tisch gibt es die Partien 1 bis { $most }, nicht { $game }.
error-no-such-position = Weiterspielen lässt sich diese Partie nach 0 bis { $most } Zügen, nicht nach { $at }.
error-no-such-move = Diese Partie hat die Züge 0 bis { $most }, nicht { $moves }.
error-no-first-game = Von { $game } gibt es kein erstes Spiel. Spiele es an einem gewöhnlichen Tisch.
error-no-push = Das Haus hat keinen Schlüssel für Benachrichtigungen. Siehe --push-key.
error-bad-endpoint = Benachrichtigungen gehen nur an die Dienste der Browser, an https-Adressen.
error-bad-push-key = Was bei --push-key steht, ist kein Schlüssel. Erzeuge einen mit flambeur push-key.
error-bad-push-contact = Mit --push-key muss das Haus erreichbar sein: Gib --push-contact mailto:… oder https://… an.
error-luck-given = Du hast zum Zufall dieser Partie schon beigetragen.
error-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
error-too-much-talk = Hier wird gerade zu viel geredet. Warte einen Moment.
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-bad-plan = Ein Platz kann nicht { $plan } sein. Erlaubt: { $plans }.
error-bad-seats = { $seats } Plätze für { $players } Spieler beschrieben. Beschreibe einen für jeden.
error-bad-message = Das Haus versteht diese Nachricht nicht: { $reason }.
error-too-fast = Zu viele Nachrichten: höchstens { $most } pro Sekunde.
error-too-many-requests = Das war zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
error-house-busy = Das Haus hat gerade viel zu tun. Versuche es gleich noch einmal.
error-too-many-analyses = Für dich werden höchstens { $most } Partien gleichzeitig ausgewertet. Warte, bis eine davon fertig ist.
error-no-analysis = Diese Partie konnte nicht ausgewertet werden. Du kannst sie aber weiterhin Zug für Zug ansehen.
error-rated-coach = Ein gewerteter Tisch hat keinen Trainer: Entscheide dich für eins von beiden.
error-rated-shared = An einem gewerteten Tisch spielt jeder für sich: ein Platz für jede Person, und kein gemeinsames Gerät.
error-rated-away = Dieser Tisch ist gewertet: Eine weitere Partie beginnt nur mit allen, die hier sitzen. Mach einen neuen Tisch auf, um ohne die Abwesenden zu spielen.
error-no-coach = An diesem Tisch gibt es keinen Trainer. Alle, die hier sitzen, müssen zustimmen.
error-just-changed-mind = Du hast deine Meinung zum Trainer gerade erst geändert. Warte einen Moment.
error-no-hint = Der Trainer weiß diesmal keine Antwort. Frag noch einmal oder entscheide selbst.
error-no-such-puzzle = Zu diesem Spiel gibt es keine Aufgabe { $puzzle }.
error-no-such-answer = { $move } ist in dieser Aufgabe kein Zug. Möglich sind: { $allowed }.
error-no-identity = Das Haus kennt dich nicht. Rufe zuerst /api/me auf und behalte das Cookie.

## Vorschau von Links

preview-gathering = { $name } lädt dich ein: { $free ->
    [one] ein Platz von { $players } ist frei.
   *[other] { $free } von { $players } Plätzen sind frei.
}
preview-playing = Ein Spiel läuft. Schau zu.
preview-over = Das Spiel ist vorbei. Sieh, wie es lief.

## Browser

ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-try-again = Noch einmal versuchen
ui-to-lobby = Zur Lobby
ui-to-table = Zum Tisch
ui-first-game-play = Ein erstes Spiel spielen
ui-first-game-hint = Zwei Minuten, mit Tipps.
ui-first-luck = Das Glück eines ersten Spiels ist vorbereitet: Es ist für alle gleich. In allen anderen Spielen kann es niemand wählen.
ui-hint = Tipp
ui-hint-read = Verstanden
ui-hint-waits = Spiel weiter. Der nächste Tipp kommt, wenn du ihn brauchst.
ui-hints-skip = Tipps überspringen
ui-figure-show = Schritt für Schritt zeigen
ui-figure-next = Nächster Schritt
ui-figure-choose = Tippe auf einen anderen Wert und sieh, wohin diese Würfel kämen.
ui-lost = Unter dieser Adresse gibt es nichts.
ui-no-rules = Die Regeln dieses Spiels erzählt, wer es gemacht hat.
ui-your-moves = Züge
ui-house-unreachable = Das Haus ist nicht erreichbar. Prüfe deine Verbindung.
ui-house-error = Das Haus konnte das nicht tun (Fehler { $status }).
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Design
ui-theme-system = Auto
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Animationen
ui-motion-system = Auto
ui-motion-still = Aus
ui-motion-moving = An
ui-speed = Tempo
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-speed-instant = Sofort
ui-summary = Übersicht nach jeder Runde
ui-summary-short = 8 s
ui-summary-long = 20 s
ui-summary-stays = Bis ich weiterklicke
ui-summary-none = Keine
ui-confirm = Züge bestätigen
ui-confirm-hint = Der erste Klick oder Tastendruck zeigt den Zug, der zweite führt ihn aus.
ui-keys = Züge mit einer Taste
ui-keys-hint = Eine Ziffer oder ein Buchstabe wählt. Pfeile, Tab und Enter gehen immer.
ui-sound = Ton
ui-notices = Benachrichtigungen
ui-notices-hint = Benachrichtige mich, wenn ich am Zug bin.
ui-notices-forbidden = Dein Browser erlaubt sie für diese Seite nicht.
ui-hero = Heute Nacht geht es ums Ganze.
ui-hero-hint = Tischspiele für alle, die gern alles setzen. Mit Freunden oder Bots, ohne Konto, ohne Warten.
ui-play-now = Jetzt spielen
ui-play = Spielen
ui-open-table = Tisch eröffnen
ui-game = Spiel
ui-rules = Regeln
ui-name = Dein Spitzname
ui-guest = Gast
ui-name-placeholder = Name
ui-name-of-seat = Name auf Platz { $seat }
ui-players = Spieler
ui-seats = Plätze
ui-seat-number = Platz { $seat }
ui-plan-me = Ich
ui-plan-me-too = Noch jemand an diesem Gerät
ui-plan-open = Platz für einen Gast
ui-plan-bot = Bot: { $level }
ui-bot-novice = Neuling
ui-bot-regular = Stammgast
ui-bot-shark = Hai
ui-bot-champion = Meister
ui-options = Hausregeln und Uhr
ui-by-lot = Wird ausgelost
ui-clock = Zeit pro Zug
ui-clock-none = Ohne Uhr
ui-bot-after = Bot als Vertretung
ui-bot-after-hint = Wer so lange abwesend ist, für den spielt ein Bot.
ui-takeback = Züge zurücknehmen
ui-takeback-hint = Ein Zug, auf den niemand geantwortet hat und der nichts Neues gezeigt hat, darf zurückgenommen werden; nie nach einem Wurf.
ui-rated = Gewertet
ui-rated-wish = Eine gewertete Partie
ui-rated-hint = Die Plätze zählen für die Rangliste dieses Spiels. Wer geht, wird Letzter. Es gibt keinen Trainer, und alle spielen an einem eigenen Gerät.
ui-coach = Trainer
ui-coach-wish = Ein Trainer am Tisch
ui-coach-hint = Der Trainer sagt dir, was jeder deiner Züge wert ist, und warnt dich vor Patzern. Es gibt ihn nur, wenn alle am Tisch einverstanden sind; Bots haben nichts dagegen. Es steht in der Aufzeichnung der Partie.
ui-coach-on = An diesem Tisch gibt es einen Trainer.
ui-coach-waits = Noch kein Trainer. Es fehlt die Zustimmung von: { $names }.
ui-coach-ask = Tipp
ui-never = Nie
ui-yes = ja
ui-no = nein
ui-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
ui-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
ui-access = Wer dazukommen darf
ui-access-link = Privater Link
ui-access-open = Öffentlich
ui-access-link-hint = Nur wer den Link hat, darf sich setzen oder zusehen.
ui-access-open-hint = Steht in der Lobby: Alle dürfen sich setzen oder zusehen.
ui-your-tables = Deine Tische
ui-your-tables-empty = Du sitzt noch an keinem Tisch. Die Würfel warten.
ui-continue = Weiter – du bist am Zug
ui-open-tables = Öffentliche Tische
ui-open-tables-empty = Gerade ist kein Tisch öffentlich. Eröffne einen mit freiem Platz, und andere finden dich hier.
ui-open-tables-none = Kein öffentlicher Tisch passt dazu.
ui-search-tables = Ein Name oder ein Spiel
ui-more-tables = Mehr anzeigen
ui-state-your-turn = Du bist am Zug
ui-state-playing = Läuft
ui-state-watch = Zusehen
ui-state-gathering = Wartet auf Spieler
ui-state-join = Freier Platz
ui-state-over = Beendet
ui-link-connecting = Verbinde …
ui-link-lost = Verbinde neu …
ui-link-shut = Nicht verbunden
ui-watching = Du siehst zu
ui-watchers = { $count ->
    [one] { $names } sieht zu
   *[other] { $names } sehen zu
}
ui-story = Verlauf und Chat
ui-story-unread = Verlauf und Chat: neue Nachrichten
ui-story-empty = Noch ist nichts passiert. Sag Hallo.
ui-chat = Sag etwas
ui-chat-send = Senden
ui-told-sat = { $name } setzt sich.
ui-told-stood = { $name } steht auf.
ui-told-bot-took = Ein Bot spielt für { $name }.
ui-told-came-back = { $name } ist zurück.
ui-told-planned = Platz { $seat } ist jetzt für { $plan ->
    [open] einen Gast
   *[other] einen Bot
}.
ui-told-removed = { $name } muss Platz { $seat } räumen.
ui-told-swapped = Platz { $seat } und Platz { $other } tauschen.
ui-told-voted = { $name } möchte, dass ein Bot für { $of } einspringt.
ui-told-resigned = { $name } gibt auf; ein Bot spielt weiter.
ui-told-took-back = { $name } nimmt den Zug zurück.
ui-told-agreed = { $name } möchte eine Revanche.
ui-told-coached = { $name } ist mit einem Trainer einverstanden.
ui-told-uncoached = { $name } möchte keinen Trainer.
ui-told-rematch = Revanche: Ein neues Spiel beginnt.
ui-somebody = Jemand
ui-open-seat = Freier Platz
ui-you = Du
ui-people = Spieler und Einladung
ui-here = anwesend
ui-away = abwesend
ui-stood-in = Bot spielt
ui-is-bot = Bot
ui-has-resigned = hat aufgegeben
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-turn-of-bot = { $name } denkt nach …
ui-turn-of-away = { $name } ist am Zug, aber abwesend
ui-moves = { $name } zieht
ui-you-move = Dein Zug
ui-begins = Das Spiel beginnt
ui-summary-continue = Weiter
ui-summary-tied = Gleichstand:
ui-summary-nobody = niemand
ui-show-moment = Diesen Moment zeigen
ui-read-rule = Regel lesen
ui-round-over = Ende der Runde
ui-game-over = Das Spiel ist aus
ui-notice-turn = { $game }: Du bist am Zug.
ui-bot-plays-for-you = Ein Bot spielt für dich.
ui-bot-plays-for = Ein Bot spielt für { $name }.
ui-come-back = Platz zurücknehmen
ui-stalling = { $name } hat länger nicht gezogen.
ui-replace = Bot einspringen lassen
ui-replace-votes = { $count ->
    [one] Bisher { $count } Stimme
   *[other] Bisher { $count } Stimmen
}
ui-resign = Aufgeben
ui-resign-sure = Wirklich aufgeben?
ui-resign-hint = Ein Bot spielt das Spiel für dich zu Ende.
ui-take-back = Zurücknehmen
ui-hand-over = Gib das Gerät an { $name } weiter
ui-hand-over-hint = Alle anderen schauen jetzt weg.
ui-i-am = Ich bin { $name }
ui-gathering = Wer spielt mit?
ui-take-a-seat = Nimm Platz
ui-agreed = Einstellungen dieses Tisches
ui-agreed-as-printed = Originalregeln.
ui-term = { $label }: { $value }
ui-seat-waits = wartet auf einen Gast
ui-sit = Platz nehmen
ui-sit-at = Auf Platz { $seat } setzen
ui-stand = Aufstehen
ui-stand-from = Von Platz { $seat } aufstehen
ui-remove-from = { $name } bitten, Platz { $seat } zu räumen
ui-move-up = { $name } einen Platz nach oben rücken
ui-start = Jetzt beginnen
ui-start-hint = Bots nehmen die freien Plätze. Sind alle besetzt, beginnt das Spiel von selbst.
ui-invite = Einladen
ui-invite-hint = Wer diesen Link hat, darf sich setzen oder zusehen.
ui-reach-machine = Dieser Link geht nur auf diesem Rechner. Wer das Haus betreibt, kann es für das Netz öffnen, damit andere dazukommen können.
ui-reach-network = Der Link geht für alle in deinem lokalen Netz, etwa im selben WLAN.
ui-house = Mit einem anderen Gerät dazukommen
ui-house-network = Alle in deinem lokalen Netz können das Haus unter dieser Adresse öffnen.
ui-house-machine = Nur dieser Rechner erreicht das Haus, also gilt auch eine Einladung nur hier. Um es für dein lokales Netz zu öffnen, beende es mit Strg+C in dem Terminal, in dem es läuft, und starte es auf eine dieser Arten neu; kein Spiel geht verloren:
ui-house-qr = QR-Code der Adresse des Hauses
ui-invite-link = Einladungslink
ui-invite-qr = QR-Code des Einladungslinks
ui-copy = Kopieren
ui-copied = Der Link ist kopiert.
ui-copy-by-hand = Der Link ist markiert: Kopiere ihn jetzt.
ui-share = Teilen
ui-winner = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
ui-you-win = Du hast gewonnen!
ui-turned = Hier hat sich das Spiel gewendet: { $told }
ui-turned-see = Den Zug ansehen
ui-rematch = Revanche
ui-rematch-offer = Revanche anbieten
ui-rematch-accept = Revanche annehmen
ui-rematch-wanted = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Revanche.
ui-rematch-waiting = Du möchtest eine Revanche. Es fehlt noch: { $names }
ui-rematch-without = Ohne { $names } beginnen
ui-rematch-without-hint = Für Abwesende spielen Bots, bis sie zurückkommen.
ui-series = Partien an diesem Tisch
ui-series-score = Gewonnene Partien
ui-series-game = Partie { $number }: { $names }
ui-replay = Partie ansehen
ui-look-back = Rückblick
ui-puzzles = Rätsel
ui-what-if = Was wäre, wenn
ui-branch-of = { $game }: Was wäre, wenn
ui-replay-of = { $game }, Partie { $number }
ui-replay-slider = Zug
ui-replay-first = Zum Anfang
ui-replay-back = Einen Zug zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-next = Einen Zug weiter
ui-replay-last = Zum Ende
ui-replay-link = Link zu diesem Moment
ui-download-record = Aufzeichnung herunterladen
ui-proof = Waren die Würfel ehrlich?
ui-proof-hint = Vor dem ersten Wurf hat das Haus einen Fingerabdruck seines Geheimnisses gezeigt. Jeder Wurf folgt aus dem Geheimnis und dem, was die Spieler beigetragen haben. Jetzt liegt es offen, und alle können es prüfen.
ui-proof-commitment = Gezeigt vor dem ersten Wurf
ui-proof-secret = Das Geheimnis, offengelegt nach dem Spiel
ui-proof-contributions = Beigetragen von den Spielern
ui-proof-true = Das Geheimnis passt zum Fingerabdruck.
ui-proof-false = Das Geheimnis passt nicht zum Fingerabdruck!
ui-commitment-hint = Der Fingerabdruck des Geheimnisses, aus dem die Würfel kommen. Dieser Browser merkt ihn sich; nach dem Spiel zeigt die Wiederholung das Geheimnis.
ui-proof-noted = Es ist der Fingerabdruck, den sich dieser Browser während des Spiels gemerkt hat.
ui-proof-other = Dieser Browser hat sich während des Spiels einen anderen Fingerabdruck gemerkt!
ui-proof-added = Der Beitrag dieses Browsers zum Zufall ist dabei.
ui-proof-left-out = Der Beitrag dieses Browsers zum Zufall fehlt!
ui-proof-unknown = Dieser Browser kann das nur an einer sicheren Adresse (https) prüfen. Die Befehlszeile unten prüft es überall.
ui-proof-verify = Um jeden einzelnen Wurf zu prüfen, lade die Aufzeichnung herunter und führe aus:

## Arena und fremde Bots

error-too-few-bots = Für die Arena wurden { $bots } Bots genannt. Nenne 2 bis { $most }, oder zwei mit --versus.
error-worker-lost = Die Runden { $first } bis { $last } haben ihren Prozess { $deaths }-mal beendet, darum hält die Arena an. Mit --workers 1 zeigt sich, warum.
error-no-ray = Ein Cluster braucht das Paket ray. Installiere es mit „pip install flambeur[cluster]“, oder lass --ray weg.
error-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $reason }
error-report-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-disk-full = Wo das hingeschrieben werden soll, ist kein Platz mehr. Schaffe Platz, oder schreibe es woandershin.
error-no-such-program = Der Bot { $bot } nennt kein Programm, das sich hier starten lässt. Schreibe zum Beispiel „run:python3 bot.py“.
error-bad-factory = Der Bot { $bot } hat nicht die Form python:paket.modul:Fabrik.
error-no-weights = Die Gewichte { $file } lassen sich nicht lesen: { $reason }. „flambeur learn SPIEL --out DATEI“ macht welche.
error-weights-of-another-game = Diese Gewichte wurden nicht an { $game } gelernt. „flambeur learn { $game } --out DATEI“ macht welche.
error-bot-not-ready = Der Bot { $bot } startet nicht. { $reason }
error-bot-not-started = Er ließ sich nicht starten: { $reason }.
error-bot-hung = Keine Antwort innerhalb von { $seconds } Sekunden.
error-bot-exited = Er hat sich beendet (Code { $status }); seine letzten Worte: { $said }
error-bot-rubbish = Seine Antwort ist keine Zeile JSON: { $line }
error-bot-beside-the-point = Seine Antwort hätte "do": "{ $expected }" sein sollen, war aber: { $line }
error-bot-illegal = Er machte einen Zug, der nicht erlaubt ist: { $move }.
error-bot-raised = Er scheiterte an { $reason }.

# Finding one's way
ui-tables = Tische
ui-my-games = Meine Partien
ui-places = Orte im Haus

# What was played
error-no-such-person = Niemand in diesem Haus ist als { $person } bekannt.
error-profile-hidden = Diese Person zeigt ihr Profil niemandem sonst.
error-bad-page = { $page } ist keine Stelle deiner Partien. Beginne ohne „before“.
ui-ladder = Rangliste
ui-rating-now = Wertung { $rating }
house-rating = { $game }: { $who } { $rating } ± { $error } ({ $games } Partien)
house-ratings-due = Einige Partien sind noch nicht gezählt: Das Haus tut es, während es geöffnet ist. Siehe --recompute.
error-no-ratings = Diese Daten stammen von einer älteren Version, ohne Wertungen. Öffne das Haus einmal.

ui-my-devices = Geräte, Codes und meine Daten
ui-block = Blockieren
ui-blocked = Blockiert
house-no-ratings = Hier wurde noch keine gewertete Partie gespielt.
ui-tournaments = Turniere
ui-to-tournament = Zum Turnier
ui-sealed = Andere spielen noch mit demselben Glück. Zurückblicken kannst du, wenn alle gespielt haben.
