# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-neutral-dice-players = Weiße Würfel sind für zwei bis vier Spieler, nicht für { $players }. Spielt mit einem Spieler weniger oder ohne sie.
error-not-rolled = Kein Würfel zeigt { $value }. Wähle einen der gewürfelten Werte: { $rolled }.

## Las Vegas

las-vegas-title = Las Vegas
las-vegas-pitch = Würfeln, wählen, setzen: Mach den anderen das Geld von sechs Casinos streitig.
las-vegas-unit = Tausend Dollar
las-vegas-money = { NUMBER($amount) } $
las-vegas-reckoning = { $count ->
    [0] kein Schein
    [one] ein Schein
   *[other] { $count } Scheine
}
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
las-vegas-funded = { $notes-count ->
    [0] { $casino } geht leer aus: Der Stapel ist aufgebraucht.
   *[other] { $casino } erhält { $notes }.
}
las-vegas-white-placed = { $white ->
    [one] Ein weißer Würfel kommt ins Casino { $casino }.
   *[other] { $white } weiße Würfel kommen ins Casino { $casino }.
}
las-vegas-rolled = { $seat } würfelt { $rolled }
las-vegas-placed = { $white ->
    [0]
        { $seat } setzt { $own ->
            [one] einen Würfel
           *[other] { $own } Würfel
        } ins Casino { $casino }.
   *[other]
        { $own ->
            [0]
                { $seat } setzt { $white ->
                    [one] einen weißen Würfel
                   *[other] { $white } weiße Würfel
                } ins Casino { $casino }.
           *[other]
                { $seat } setzt { $own ->
                    [one] einen Würfel
                   *[other] { $own } Würfel
                } und { $white ->
                    [one] einen weißen
                   *[other] { $white } weiße
                } ins Casino { $casino }.
        }
}
las-vegas-tied = { $owner } liegt mit { $dice } im Casino { $casino } gleichauf und bekommt nichts.
las-vegas-paid = { $owner-kind ->
    [player] { $casino } zahlt { $note } an { $owner }.
   *[nobody] { $casino }: { $note } gingen an Weiß und kommen unter den Stapel.
}
las-vegas-left-over = Im Casino { $casino } bleiben { $note } übrig und kommen unter den Stapel.
las-vegas-game-ended = Die letzte Runde ist vorbei.
las-vegas-table-casino = Casino
las-vegas-table-notes = Scheine
las-vegas-table-money = Geld
las-vegas-table-supply = Würfel übrig
las-vegas-hidden = verdeckt

## Optionen

las-vegas-option-neutral_dice = Weiße Würfel
las-vegas-option-neutral_dice-help = Weiße Würfel eines gedachten Spielers werden mitgeworfen; für zwei bis vier Spieler.
las-vegas-option-rounds = Anzahl der Runden
las-vegas-option-rounds-help = Nach den Originalregeln sind es vier.
las-vegas-option-minimum = Mindestsumme pro Casino
las-vegas-option-minimum-help = Jedes Casino bekommt Scheine, bis sie mindestens so viele tausend Dollar wert sind.
las-vegas-option-first = Startspieler
las-vegas-option-first-help = Wer die erste Runde beginnt.
las-vegas-option-open_money = Offenes Geld
las-vegas-option-open_money-help = Alle sehen, wie viel jeder gewonnen hat.
las-vegas-option-printing = Namen der Casinos
las-vegas-option-printing-help = Die Casinos heißen wie in der ersten oder wie in der späteren Auflage.

## Las Vegas im Browser

las-vegas-ui-tray = Der Wurf
las-vegas-ui-paying = Die Casinos zahlen
las-vegas-ui-casinos = Casinos
las-vegas-ui-players = Spieler
las-vegas-ui-round = Runde { $round } von { $rounds }
las-vegas-ui-round-short = Runde { $round }/{ $rounds }
las-vegas-ui-over = Das Spiel ist aus
las-vegas-ui-first-player = Startspieler dieser Runde
las-vegas-ui-your-roll = Wähle einen Wert
las-vegas-ui-hint = Tippe auf Würfel oder ein Casino, um zu sehen, was sie brächten.
las-vegas-ui-hint-mouse = Zeige auf Würfel oder ein Casino, um zu sehen, was sie brächten.
las-vegas-ui-roll-of-yours = { $player }, wähle einen Wert
las-vegas-ui-roll-of = { $player } überlegt
las-vegas-ui-pile = { $count ->
    [one] Ein Schein im Stapel
   *[other] { $count } Scheine im Stapel
}
las-vegas-ui-place = { $own ->
    [one] Einen Würfel
   *[other] { $own } Würfel
} ins Casino { $casino } setzen
las-vegas-ui-place-both = { $own ->
    [one] Einen Würfel
   *[other] { $own } Würfel
} und { $white ->
    [one] einen weißen
   *[other] { $white } weiße
} ins Casino { $casino } setzen
las-vegas-ui-place-white = { $white ->
    [one] Einen weißen Würfel
   *[other] { $white } weiße Würfel
} ins Casino { $casino } setzen
las-vegas-ui-preview = Stand jetzt:
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
las-vegas-rules-intro = In sechs Casinos liegt Geld aus. Runde um Runde würfelst du und entscheidest, auf welches Casino du setzt. Wer dort die meisten Würfel hat, nimmt den größten Schein. Doch wer in einem Casino gleich viele Würfel hat wie ein anderer, geht dort leer aus, und der andere auch.
las-vegas-rules-setup = Aufbau
las-vegas-rules-turn = Dein Zug
las-vegas-rules-paying = Die Casinos zahlen
las-vegas-rules-end = Ende des Spiels
las-vegas-rules-neutral = Variante mit weißen Würfeln
las-vegas-rules-house = Hausregeln
las-vegas-rules-names = Die Casinos
las-vegas-rules-lv-01 = Zwei bis fünf Spieler spielen vier Runden.
las-vegas-rules-lv-02 = Es gibt 54 Scheine: 6 zu 10.000 $, 8 zu 20.000 $, 8 zu 30.000 $, 6 zu 40.000 $, 6 zu 50.000 $ und je 5 zu 60.000 $, 70.000 $, 80.000 $ und 90.000 $. Sie werden gemischt und liegen verdeckt in einem Stapel.
las-vegas-rules-lv-03 = Zu Beginn einer Runde erhalten die Casinos der Reihe nach Geld, von 1 bis 6: Jedes bekommt so lange Scheine vom Stapel, bis es mindestens 50.000 $ hat.
las-vegas-rules-lv-04 = Jeder Spieler hat 8 Würfel in seiner Farbe.
las-vegas-rules-lv-05 = Wer die erste Runde beginnt, wird ausgelost, wenn der Tisch niemanden bestimmt hat. Gespielt wird im Uhrzeigersinn.
las-vegas-rules-lv-06 = Würfle mit allen Würfeln, die du noch hast. Wähle genau einen der gewürfelten Werte und setze alle deine Würfel mit diesem Wert ins Casino mit diesem Wert. Es ist egal, ob dort schon Würfel liegen.
las-vegas-rules-lv-07 = Du musst alle Würfel mit dem gewählten Wert setzen, nicht nur einen Teil davon.
las-vegas-rules-lv-08 = Wer keine Würfel mehr hat, wird bis zum Ende der Runde übersprungen. Der letzte Spieler, der noch Würfel hat, kann also mehrmals hintereinander am Zug sein.
las-vegas-rules-lv-09 = Die Runde endet, wenn niemand mehr Würfel zu setzen hat. Dann zahlen die Casinos.
las-vegas-rules-lv-10 = Zuerst der Gleichstand, Casino für Casino: Alle Spieler, die dort gleich viele Würfel haben, nehmen sie zurück und bekommen dort nichts. Das gilt bei jeder Anzahl, nicht nur bei den meisten Würfeln.
las-vegas-rules-lv-11 = Wer von den Übrigen die meisten Würfel hat, nimmt den höchsten Schein, der Nächste den nächsthöchsten und so weiter. Mehr als einen Schein pro Casino bekommt niemand. Sind die Scheine verteilt, gehen die Übrigen leer aus.
las-vegas-rules-lv-12 = Scheine, die niemand nimmt, kommen verdeckt unter den Stapel, Casino für Casino, der höchste eines Casinos zuerst.
las-vegas-rules-lv-13 = Dann beginnt die nächste Runde: Die Casinos erhalten neue Scheine, die Startspielerkarte wandert nach links, und jeder nimmt seine Würfel zurück.
las-vegas-rules-lv-14 = Nach vier Runden gewinnt, wer am meisten Geld hat. Bei gleich viel Geld gewinnt, wer mehr Scheine hat; herrscht auch dann Gleichstand, wird der Sieg geteilt.
las-vegas-rules-lv-15 = Gewonnene Scheine liegen verdeckt: Den anderen wird nicht gezeigt, wie viel du hast, es sei denn, der Tisch spielt mit offenem Geld. Gezahlt wird aber vor aller Augen: Wer sich alles merkt, kann mitrechnen, und Bots dürfen das auch.
las-vegas-rules-lv-16 = Nach den Originalregeln reicht der Stapel immer. Reicht er wegen einer Hausregel nicht, bekommt ein Casino, was noch da ist.
las-vegas-rules-lv-20 = Für zwei bis vier Spieler. Zu zweit bekommt jeder zusätzlich 4 weiße Würfel, zu dritt oder viert zusätzlich 2.
las-vegas-rules-lv-21 = Zu dritt bleiben zwei weiße Würfel übrig. Sie werden zu Beginn jeder Runde geworfen und in die Casinos der gewürfelten Werte gesetzt.
las-vegas-rules-lv-22 = Wirf deine weißen Würfel zusammen mit deinen eigenen. Wählst du einen Wert, setzt du alle Würfel mit diesem Wert, die eigenen und die weißen.
las-vegas-rules-lv-23 = Du darfst einen Wert wählen, den nur weiße Würfel zeigen.
las-vegas-rules-lv-24 = Wenn ein Casino zahlt, gehören alle weißen Würfel dort zusammen einem gedachten Spieler, für den Gleichstand und Gewinn gelten wie für alle. Seine Scheine kommen unter den Stapel.
las-vegas-rules-lv-25 = Wer nur noch weiße Würfel hat, kommt weiter an die Reihe.
las-vegas-rules-example-turn = { $player } wählt die Dreien: Alle drei Würfel kommen ins Casino { $casino }.
las-vegas-rules-example-pay = { $first } und { $second } haben je drei Würfel: Gleichstand, sie bekommen nichts. { $third } nimmt den höchsten Schein, { $fourth } den nächsten.
las-vegas-rules-example-neutral = Weiß hat die meisten Würfel: Der höchste Schein kommt unter den Stapel. { $first } nimmt den nächsten.
las-vegas-rules-house-intro = Was ein Tisch vereinbaren kann. Ohne Änderung gelten die Originalregeln.
las-vegas-rules-house-rounds = 1 bis 8 Runden statt 4.
las-vegas-rules-house-minimum = Die Casinos erhalten mindestens 10.000 $ bis 90.000 $, in Schritten von 10.000 $, statt 50.000 $.
las-vegas-rules-house-first = Ein bestimmter Spieler beginnt.
las-vegas-rules-house-neutral_dice = Die Variante mit weißen Würfeln.
las-vegas-rules-house-open_money = Alle sehen, wie viel jeder gewonnen hat.
las-vegas-rules-house-printing = Die Casinos tragen die Namen der ersten oder der späteren Auflage.
las-vegas-rules-printing-first = Erste Auflage
las-vegas-rules-printing-later = Spätere Auflage

## Browser

las-vegas-option-printing-first = Erste Auflage
las-vegas-option-printing-later = Spätere Auflage

## Das erste Spiel

las-vegas-first-choose = Wähle einen der gewürfelten Werte. Alle deine Würfel mit diesem Wert kommen in das Casino mit dieser Zahl.
las-vegas-first-majority = Wer in einem Casino die meisten Würfel hat, nimmt den höchsten Schein, der Nächste den nächsten. Wo liegst du vorn?
las-vegas-first-tie = Gleichstand! Gleich viele Würfel heben sich gegenseitig auf: Wem sie gehören, der gewinnt dort nichts.
las-vegas-first-paid = Du hast einen Schein gewonnen. Nach der letzten Runde, hier der zweiten, gewinnt, wer das meiste Geld hat.
las-vegas-first-again = Neue Scheine, und alle Würfel sind zurück. Wer am Ende der Runde noch Würfel hat, hat das letzte Wort.

# Figures of a profile
las-vegas-figures-ties = Gleichstände je Partie
las-vegas-figure-ties = Erlittene Gleichstände
las-vegas-figure-tied-dice = Würfel, die sie kosteten
las-vegas-figures-notes = Gewonnene Scheine je Partie
las-vegas-figure-note-10 = 10.000 $
las-vegas-figure-note-20 = 20.000 $
las-vegas-figure-note-30 = 30.000 $
las-vegas-figure-note-40 = 40.000 $
las-vegas-figure-note-50 = 50.000 $
las-vegas-figure-note-60 = 60.000 $
las-vegas-figure-note-70 = 70.000 $
las-vegas-figure-note-80 = 80.000 $
las-vegas-figure-note-90 = 90.000 $
