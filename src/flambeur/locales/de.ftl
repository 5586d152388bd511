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
