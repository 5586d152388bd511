# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-unknown-game = Ein Spiel namens { $name } gibt es nicht. Die Spiele: { $games }.
error-unknown-option = Die Option { $name } gibt es nicht. Die Optionen: { $options }.
error-bad-option = Die Option { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
error-bad-setting = { $text } hat nicht die Form Name=Wert, zum Beispiel rounds=3.
error-bad-players = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $players }.
error-neutral-dice-players = Neutrale Würfel sind für zwei bis vier Personen, nicht für { $players }. Spielt mit einer Person weniger oder ohne sie.
error-unknown-move = Den Zug { $move } gibt es nicht. Ein Zug ist ein Text wie „{ $example }“ oder eine Zahl von 0 bis { $most }.
error-not-your-turn = Platz { $seat } ist nicht am Zug. Das Spiel wartet auf Platz { $waiting }.
error-game-over = Das Spiel ist aus; { $move } kommt zu spät.
error-not-rolled = Kein Würfel zeigt { $value }. Wähle einen der gewürfelten Werte: { $rolled }.
error-unknown-bot = Den Bot { $bot } gibt es nicht. Schreibe random, sampler, sampler:1000 (Probespiele je Zug) oder sampler:50ms (Zeit je Zug).
error-bots-and-seats = { $bots } Bots für { $players } Plätze genannt. Nenne einen für alle oder einen für jeden.
error-no-gpu-package = Spiele auf der Grafikkarte brauchen das Paket numba-cuda. Installiere es mit „pip install flambeur[gpu]“ oder nimm --device cpu.
error-no-gpu = Keine NVIDIA-Grafikkarte gefunden, die CUDA nutzen kann. Installiere den NVIDIA-Treiber und CUDA 12 oder neuer, oder nimm --device cpu.
error-unknown-language = Die Sprache { $lang } gibt es nicht. Die Sprachen: { $languages }.
error-record-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-record-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-record-foreign = Die Datei { $file } ist keine Aufzeichnung von Flambeur (es fehlt "format": "{ $format }").
error-record-damaged = Die Datei { $file } ist beschädigt: { $reason }.
error-record-other-rules = Die Aufzeichnung folgt Fassung { $theirs } der Regeln, hier ist Fassung { $ours }. Nimm das Flambeur, das sie gemacht hat.
error-record-bad-set-up = Der Aufbau der Aufzeichnung ist nicht spielbar. { $reason }
error-record-no-such-move = Die Aufzeichnung hat die Züge 0 bis { $most }, nicht { $at }.
error-record-illegal-move = Die Aufzeichnung stimmt nicht: Zug { $number } war nicht möglich. { $reason }
error-record-differs = Die Aufzeichnung stimmt nicht: { $place ->
    [set-up] Der Aufbau
    [chance] Der Zufall
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
standing-player = Name
standing-result = Ergebnis
told-by = { $game }, { $players } Personen, Startwert { $seed }
told-by-without-seed = { $game }, { $players } Personen
commitment = Festlegung der Würfel: { $commitment }
replayed = Nach Zug { $at } von { $moves }
game-goes-on = Das Spiel geht weiter: { $waiting } ist am Zug.
saved = Die Aufzeichnung liegt in { $file }.

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
las-vegas-neutral = Weiß
las-vegas-dice = { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}
las-vegas-round-began = Runde { $round }: { $first } beginnt.
las-vegas-funded = { $casino } erhält { $notes }.
las-vegas-not-funded = { $casino } geht leer aus: Der Stapel ist aufgebraucht.
las-vegas-white-placed = { $white ->
    [one] Ein weißer Würfel kommt ins { $casino }.
   *[other] { $white } weiße Würfel kommen ins { $casino }.
}
las-vegas-rolled = { $seat } würfelt { $rolled }
las-vegas-placed = { $seat } setzt { $own ->
    [one] einen Würfel
   *[other] { $own } Würfel
} ins { $casino }.
las-vegas-placed-both = { $seat } setzt { $own ->
    [one] einen Würfel
   *[other] { $own } Würfel
} und { $white ->
    [one] einen weißen
   *[other] { $white } weiße
} ins { $casino }.
las-vegas-placed-white = { $seat } setzt { $white ->
    [one] einen weißen Würfel
   *[other] { $white } weiße Würfel
} ins { $casino }.
las-vegas-tied = { $owner } liegt mit { $dice } im { $casino } gleichauf und bekommt nichts.
las-vegas-paid = { $casino } zahlt { $note } an { $owner }.
las-vegas-paid-neutral = { $casino }: { $note } gingen an Weiß und kommen unter den Stapel.
las-vegas-left-over = Im { $casino } bleiben { $note } und kommen unter den Stapel.
las-vegas-game-ended = Die letzte Runde ist vorbei.
las-vegas-table-casino = Casino
las-vegas-table-notes = Scheine
las-vegas-table-money = Geld
las-vegas-table-supply = Würfel übrig
las-vegas-hidden = verdeckt

## Optionen

option-neutral_dice = Weiße Würfel einer gedachten Person werden mit den eigenen gewürfelt.
option-rounds = Zahl der Runden.
option-minimum = Mindestsumme der Scheine eines Casinos, in Tausend.
option-first = Der Platz, der beginnt; none lost aus.
option-open_money = Alle sehen, was alle gewonnen haben.
option-printing = Die Namen der Casinos.

## Las Vegas im Browser

las-vegas-ui-tray = Die gewürfelten Würfel
las-vegas-ui-paying = Die Casinos zahlen
las-vegas-ui-casinos = Casinos
las-vegas-ui-players = Mitspielende
las-vegas-ui-round = Runde { $round } von { $rounds }
las-vegas-ui-round-short = Runde { $round }/{ $rounds }
las-vegas-ui-over = Das Spiel ist aus
las-vegas-ui-first-player = Beginnt diese Runde
las-vegas-ui-your-roll = Wähle einen Wert
las-vegas-ui-hint = Tippe auf Würfel oder ein Casino und sieh, was es brächte.
las-vegas-ui-roll-of-yours = { $player }, wähle einen Wert
las-vegas-ui-roll-of = { $player } überlegt
las-vegas-ui-pile = { $count ->
    [one] Ein Schein im Stapel
   *[other] { $count } Scheine im Stapel
}
las-vegas-ui-place = { $own ->
    [one] Einen Würfel
   *[other] { $own } Würfel
} ins { $casino } setzen
las-vegas-ui-place-both = { $own ->
    [one] Einen Würfel
   *[other] { $own } Würfel
} und { $white ->
    [one] einen weißen
   *[other] { $white } weiße
} ins { $casino } setzen
las-vegas-ui-place-white = { $white ->
    [one] Einen weißen Würfel
   *[other] { $white } weiße Würfel
} ins { $casino } setzen
las-vegas-ui-preview = Wäre die Runde jetzt aus:
las-vegas-ui-preview-told = Wäre die Runde jetzt aus: { $gains }
las-vegas-ui-gain = { $owner } { $money }
las-vegas-ui-dice-left = { $count ->
    [0] keine Würfel übrig
    [one] ein Würfel übrig
   *[other] { $count } Würfel übrig
}
las-vegas-ui-notes-won = { $count ->
    [0] noch kein Schein
    [one] ein Schein
   *[other] { $count } Scheine
}
las-vegas-ui-white-dice = Weiße Würfel gehören niemandem
las-vegas-ui-casino = Casino { $number }, { $casino }
las-vegas-ui-casino-notes = Scheine: { $notes }
las-vegas-ui-casino-no-notes = Keine Scheine
las-vegas-ui-casino-dice = Würfel: { $dice }
las-vegas-ui-casino-no-dice = Noch keine Würfel
las-vegas-ui-owner-dice = { $owner } { $count }

las-vegas-rules-intro = Sechs Casinos legen Geld aus. Runde um Runde würfelst du und entscheidest, auf welches Casino du setzt. Wer die meisten Würfel hat, nimmt den größten Schein. Doch wer in einem Casino gleich viele Würfel hat wie jemand anders, geht mit ihm zusammen leer aus.
las-vegas-rules-setup = Aufbau
las-vegas-rules-turn = Dein Zug
las-vegas-rules-paying = Die Casinos zahlen
las-vegas-rules-end = Ende des Spiels
las-vegas-rules-neutral = Variante mit weißen Würfeln
las-vegas-rules-house = Hausregeln
las-vegas-rules-names = Die Casinos
las-vegas-rules-lv-01 = Zwei bis fünf Personen spielen vier Runden.
las-vegas-rules-lv-02 = Es gibt 54 Scheine: 6 zu 10.000 $, 8 zu 20.000 $, 8 zu 30.000 $, 6 zu 40.000 $, 6 zu 50.000 $ und je 5 zu 60.000 $, 70.000 $, 80.000 $ und 90.000 $. Sie werden gemischt und liegen verdeckt in einem Stapel.
las-vegas-rules-lv-03 = Zu Beginn einer Runde erhalten die Casinos der Reihe nach Geld, von 1 bis 6: jedes so lange Scheine vom Stapel, bis es mindestens 50.000 $ hat.
las-vegas-rules-lv-04 = Alle haben 8 Würfel in ihrer Farbe.
las-vegas-rules-lv-05 = Wer die erste Runde beginnt, wird ausgelost, wenn der Tisch niemanden bestimmt hat. Gespielt wird im Uhrzeigersinn.
las-vegas-rules-lv-06 = Würfle mit allen Würfeln, die du noch hast. Wähle genau einen der gewürfelten Werte und setze alle deine Würfel mit diesem Wert ins Casino mit diesem Wert. Es ist gleich, ob dort schon Würfel liegen.
las-vegas-rules-lv-07 = Du darfst nicht nur einen Teil der Würfel mit dem gewählten Wert setzen.
las-vegas-rules-lv-08 = Wer keine Würfel mehr hat, wird bis zum Ende der Runde übersprungen. Wer als Letzte oder Letzter noch Würfel hat, ist also vielleicht mehrmals hintereinander am Zug.
las-vegas-rules-lv-09 = Die Runde endet, wenn alle alle ihre Würfel gesetzt haben. Dann zahlen die Casinos.
las-vegas-rules-lv-10 = Zuerst der Gleichstand, Casino für Casino: Alle, die dort gleich viele Würfel haben, nehmen sie zurück und bekommen dort nichts. Das gilt bei jeder Anzahl, nicht nur bei den meisten Würfeln.
las-vegas-rules-lv-11 = Wer von den Übrigen die meisten Würfel hat, nimmt den höchsten Schein, die oder der Nächste den nächsthöchsten und so weiter. Mehr als einen Schein je Casino bekommt niemand. Sind die Scheine verteilt, gehen die Übrigen leer aus.
las-vegas-rules-lv-12 = Scheine, die niemand nimmt, kommen verdeckt unter den Stapel, Casino für Casino, der höchste eines Casinos zuerst.
las-vegas-rules-lv-13 = Dann beginnt die nächste Runde: Die Casinos erhalten neue Scheine, die Startkarte wandert nach links, und alle nehmen alle Würfel zurück.
las-vegas-rules-lv-14 = Nach vier Runden gewinnt, wer am meisten Geld hat. Bei gleich viel Geld gewinnt, wer davon mehr Scheine hat; sind es auch davon gleich viele, wird der Sieg geteilt.
las-vegas-rules-lv-15 = Gewonnene Scheine liegen verdeckt: Den anderen wird nicht gezeigt, wie viel du hast, es sei denn, der Tisch spielt mit offenem Geld. Gezahlt wird aber vor aller Augen: Wer sich alles merkt, kann mitrechnen, und Bots dürfen das auch.
las-vegas-rules-lv-16 = Im Spiel, wie es gedruckt ist, reicht der Stapel immer. Reicht er wegen einer Hausregel nicht, bekommt ein Casino, was noch da ist.
las-vegas-rules-lv-20 = Für zwei bis vier Personen. Zu zweit bekommen alle zusätzlich 4 weiße Würfel, zu dritt oder viert zusätzlich 2.
las-vegas-rules-lv-21 = Zu dritt bleiben zwei weiße Würfel übrig. Sie werden zu Beginn jeder Runde geworfen und in die Casinos der gewürfelten Werte gesetzt.
las-vegas-rules-lv-22 = Würfle deine weißen Würfel mit deinen eigenen. Wählst du einen Wert, setzt du alle Würfel mit diesem Wert, die eigenen und die weißen.
las-vegas-rules-lv-23 = Du darfst einen Wert wählen, den nur weiße Würfel zeigen.
las-vegas-rules-lv-24 = Wenn ein Casino zahlt, gehören alle weißen Würfel dort zusammen einer gedachten Person, für die Gleichstand und Gewinn gelten wie für alle. Ihre Scheine kommen unter den Stapel.
las-vegas-rules-lv-25 = Wer nur noch weiße Würfel hat, ist weiter am Zug.
las-vegas-rules-example-turn = { $player } wählt die Dreien: Alle drei Würfel kommen ins { $casino }.
las-vegas-rules-example-pay = { $first } und { $second } haben je drei Würfel: Gleichstand, sie bekommen nichts. { $third } nimmt den höchsten Schein, { $fourth } den nächsten.
las-vegas-rules-example-neutral = Weiß hat die meisten Würfel: Der höchste Schein kommt unter den Stapel. { $first } nimmt den nächsten.
las-vegas-rules-house-intro = Was ein Tisch vereinbaren kann. Ohne Änderung ist es das Spiel, wie es gedruckt ist.
las-vegas-rules-house-rounds = 1 bis 8 Runden statt 4.
las-vegas-rules-house-minimum = Die Casinos erhalten mindestens 10.000 $ bis 90.000 $ statt 50.000 $.
las-vegas-rules-house-first = Jemand Bestimmtes beginnt.
las-vegas-rules-house-neutral_dice = Die Variante mit weißen Würfeln.
las-vegas-rules-house-open_money = Alle sehen, was alle gewonnen haben.
las-vegas-rules-house-printing = Die Casinos tragen die Namen der ersten oder der späteren Auflage.
las-vegas-rules-printing-first = Erste Auflage
las-vegas-rules-printing-later = Spätere Auflage

## Das Haus

error-port-taken = Port { $port } auf { $host } ist nicht nutzbar: { $reason }. Wähle mit --port einen anderen.
error-workers-need-database = { $workers } Prozesse brauchen eine gemeinsame Datenbank. Gib sie mit --database postgresql://… an oder nimm --workers 1.
error-need-invite = Dieser Tisch ist nicht offen. Komm über seinen Einladungslink.
error-already-begun = Das Spiel hat schon begonnen.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien Platz.
error-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $most }.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-at-the-table = Das können nur die, die am Tisch sitzen. Nimm zuerst einen Platz.
error-no-such-table = Den Tisch { $table } gibt es nicht.
error-no-such-game = An diesem Tisch gibt es die Spiele 1 bis { $most }, nicht { $game }.
error-bad-text = Sag etwas mit 1 bis { $most } Zeichen.
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-bad-plan = Ein Platz kann nicht { $plan } sein. Erlaubt: { $plans }.
error-bad-seats = { $seats } Plätze für { $players } Personen beschrieben. Beschreibe einen für jede.
error-bad-message = Das Haus versteht diese Nachricht nicht: { $reason }.
error-too-fast = Zu viele Nachrichten: höchstens { $most } in der Sekunde.
error-no-identity = Das Haus kennt dich nicht. Frag zuerst /api/me und behalte das Cookie.

## Browser

ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-try-again = Noch einmal versuchen
ui-to-lobby = Zur Lobby
ui-to-table = Zum Tisch
ui-lost = Unter dieser Adresse ist nichts.
ui-house-unreachable = Das Haus ist nicht erreichbar. Prüfe dein Netz.
ui-house-error = Das Haus konnte das nicht tun (Fehler { $status }).
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Licht
ui-theme-system = Auto
ui-theme-light = Tag
ui-theme-dark = Nacht
ui-motion = Bewegung
ui-motion-system = Auto
ui-motion-still = Aus
ui-motion-moving = An
ui-sound = Klänge
ui-notices = Benachrichtigungen
ui-notices-hint = Sag mir, wenn ich am Zug bin.
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
ui-players = Personen
ui-seats = Plätze
ui-seat-number = Platz { $seat }
ui-plan-me = Ich
ui-plan-me-too = Noch jemand an diesem Gerät
ui-plan-open = Freier Platz für einen Gast
ui-plan-bot = Bot: { $level }
ui-bot-novice = Neuling
ui-bot-regular = Stammgast
ui-bot-shark = Hai
ui-options = Hausregeln und Uhr
ui-option-printing-first = Erste Auflage
ui-option-printing-later = Spätere Auflage
ui-by-lot = Das Los entscheidet
ui-clock = Zeit für einen Zug
ui-clock-none = Ohne Uhr
ui-bot-after = Ein Bot springt ein, wenn jemand fort ist, nach
ui-never = Nie
ui-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
ui-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
ui-is-open = In der Lobby zu sehen
ui-is-open-hint = Alle dürfen sich setzen oder zusehen. Sonst nur mit Einladung.
ui-your-tables = Deine Tische
ui-your-tables-empty = Du sitzt noch an keinem Tisch. Die Würfel warten.
ui-open-tables = Offene Tische
ui-open-tables-empty = Gerade ist kein Tisch offen. Eröffne einen, und andere finden dich hier.
ui-state-your-turn = Du bist am Zug
ui-state-playing = Läuft
ui-state-watch = Zusehen
ui-state-gathering = Wartet auf Leute
ui-state-join = Freier Platz
ui-state-over = Vorbei
ui-link-connecting = Verbinde …
ui-link-lost = Verbinde neu …
ui-link-shut = Nicht verbunden
ui-watching = Du siehst zu
ui-story = Verlauf und Chat
ui-story-unread = Verlauf und Chat: neue Nachrichten
ui-story-empty = Noch ist nichts geschehen. Sag hallo.
ui-chat = Sag etwas
ui-chat-send = Senden
ui-told-sat = { $name } setzt sich.
ui-told-stood = { $name } steht auf.
ui-told-bot-took = Ein Bot spielt für { $name }.
ui-told-came-back = { $name } ist zurück.
ui-told-rematch = Revanche: Alle rücken einen Platz weiter.
ui-somebody = Jemand
ui-open-seat = Freier Platz
ui-you = Du
ui-people = Leute und Einladung
ui-here = da
ui-away = fort
ui-stood-in = Bot spielt
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-turn-of-bot = { $name } denkt nach …
ui-game-over = Das Spiel ist aus
ui-notice-turn = { $game }: Du bist am Zug.
ui-bot-plays-for-you = Ein Bot spielt für dich.
ui-bot-plays-for = Ein Bot spielt für { $name }.
ui-come-back = Platz zurücknehmen
ui-hand-over = Gib weiter an { $name }
ui-hand-over-hint = Alle anderen schauen jetzt weg.
ui-i-am = Ich bin { $name }
ui-gathering = Wer spielt mit?
ui-take-a-seat = Nimm Platz
ui-seat-waits = wartet auf einen Gast
ui-sit = Hinsetzen
ui-sit-at = Auf Platz { $seat } setzen
ui-stand = Aufstehen
ui-stand-from = Von Platz { $seat } aufstehen
ui-start = Jetzt beginnen
ui-start-hint = Bots nehmen die freien Plätze. Sind alle besetzt, beginnt das Spiel von selbst.
ui-invite = Einladen
ui-invite-hint = Wer diesen Link hat, darf sich setzen oder zusehen.
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
ui-rematch = Revanche
ui-replay = Wiederholung
ui-replay-of = { $game }, Spiel { $number }
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
ui-proof-hint = Vor dem ersten Wurf hat das Haus einen Fingerabdruck seines Geheimnisses gezeigt. Jeder Wurf folgt aus dem Geheimnis und dem, was die Leute am Tisch beigetragen haben. Jetzt liegt es offen, und alle können es prüfen.
ui-proof-commitment = Gezeigt vor dem ersten Wurf
ui-proof-secret = Das Geheimnis, offengelegt nach dem Spiel
ui-proof-contributions = Beigetragen von den Leuten am Tisch
ui-proof-true = Das Geheimnis passt zum Fingerabdruck.
ui-proof-false = Das Geheimnis passt nicht zum Fingerabdruck!
ui-commitment-hint = Der Fingerabdruck des Geheimnisses, aus dem die Würfel kommen. Dieser Browser merkt ihn sich; nach dem Spiel zeigt die Wiederholung das Geheimnis.
ui-proof-noted = Es ist der Fingerabdruck, den sich dieser Browser im Spiel gemerkt hat.
ui-proof-other = Dieser Browser hat sich im Spiel einen anderen Fingerabdruck gemerkt!
ui-proof-unknown = Dieser Browser kann es nur unter einer sicheren Adresse (https) prüfen.
ui-proof-verify = Um jeden einzelnen Wurf zu prüfen, lade die Aufzeichnung herunter und starte
