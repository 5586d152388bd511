# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-one-tile = Die Pläne { $one } und { $other } sind die beiden Seiten einer Tafel. Nenne Pläne verschiedener Tafeln.
error-boards-run-out = Mit { $boards } Plänen in jeder von { $rounds } Runden könnten die Pläne ausgehen. Spielt mit weniger oder lasst Pläne wiederkehren.
error-other-decision = Das steht jetzt nicht zur Wahl.
error-no-chip = Passen kostet einen Chip, und du hast keinen.
error-casino-closed = Casino { $casino } ist geschlossen: Kein Würfel kommt hinein oder heraus.
error-value-not-rolled = Kein Würfel zeigt { $value }. Wähle einen der gewürfelten Werte: { $rolled }.
error-black-not-rolled = Die schwarzen Würfel zeigen { $rolled }.
error-no-such-die = So einen Würfel hast du dort nicht.
error-must-close = Beim ersten Mal muss das Schild auf ein Casino gelegt werden.
error-own-casino = Casino { $casino }, an dem der Plan liegt, wird nie geschlossen.
error-closed-already = Casino { $casino } ist schon geschlossen.
error-no-such-group = Es gibt keine Gruppe mit { $dice ->
    [one] einem grauen Würfel
   *[other] { $dice } grauen Würfeln
} mehr.
error-no-grey-die = Im Casino { $casino } liegt kein grauer Würfel.
error-no-free-picture = Für den grauen Würfel aus Casino { $casino } ist kein solches Bild frei.
error-no-other-board = Am Casino { $casino } liegt kein anderer Plan.

## Las Vegas Royale

royale-title = Las Vegas Royale
royale-pitch = Sechs Casinos, dicke Würfel und sechzehn Pläne voller Überraschungen.
royale-unit = Tausend Dollar
royale-money = { NUMBER($amount) } $
royale-chips = { $count ->
    [one] einen Chip
   *[other] { $count } Chips
}
royale-reckoning = { $chips ->
    [one] { $money } + { $chips } Chip
   *[other] { $money } + { $chips } Chips
}
royale-hidden = verdeckt
royale-casino-1 = Miracle
royale-casino-2 = Skyline
royale-casino-3 = Marina
royale-casino-4 = Carousel
royale-casino-5 = Cleopatra
royale-casino-6 = Sunset
royale-board-a1 = Lucky Punch
royale-board-a2 = Jackpot
royale-board-b1 = Prime Time
royale-board-b2 = Fifty Fifty
royale-board-c1 = High Five
royale-board-c2 = Bad Luck
royale-board-d1 = Pay Day
royale-board-d2 = Power Play
royale-board-e1 = No Entry!
royale-board-e2 = Knockout?
royale-board-f1 = Block It!
royale-board-f2 = Handicap
royale-board-g1 = Black Box
royale-board-g2 = Double Down
royale-board-h1 = Nice Dice
royale-board-h2 = My Choice
royale-neutral = Neutral
royale-grey = Grau
royale-dice = { $big ->
    [0]
        { $count ->
            [one] einen Würfel
           *[other] { $count } Würfel
        }
   *[other]
        { $count ->
            [0] den Biggy
            [one] einen Würfel und den Biggy
           *[other] { $count } Würfel und den Biggy
        }
}
royale-round-began = Runde { $round }: { $first } beginnt. Alle bekommen { $chips }.
royale-board-laid = { $board } liegt am Casino { $casino }.
royale-funded = { $casino } erhält { $notes }.
royale-neutral-placed = Neutral hat { $small } im Casino { $casino }.
royale-rolled = { $seat } würfelt { $rolled }
royale-placed = { $seat } setzt { $small } ins Casino { $casino }.
royale-passed = { $chips-count ->
    [0] { $seat } passt, ohne zu zahlen: Alle Würfel zeigen das geschlossene Casino.
   *[other] { $seat } passt und zahlt { $chips }.
}
royale-rewarded = { $board } bringt { $seat } { $amount }.
royale-black-rolled = { $board }: { $seat } würfelt mit den schwarzen Würfeln { $black }
royale-left = { $seat } nutzt { $board } nicht.
royale-fist-made = { $seat } versteckt Marker in der Faust, und { $guesser } muss raten, wie viele.
royale-held = Du hältst { $tokens ->
    [one] einen Marker.
   *[other] { $tokens } Marker.
}
royale-guessed = { $off ->
    [0] { $seat } rät { $tokens }. Richtig, also gibt es nichts zu gewinnen.
   *[other] { $seat } rät { $tokens }. Falsch: Es waren { $held }.
}
royale-jackpot-grew = Der Jackpot steigt auf { $amount }.
# The call: 0 is to stop, 1 higher, 2 lower.
royale-called = { $call ->
    [1] { $seat } sagt: höher!
    [2] { $seat } sagt: tiefer!
   *[other] { $seat } hört auf.
}
royale-call-failed = { $total } ist falsch: { $seat } geht leer aus.
royale-call-held = { $total } ist richtig: { $seat } kann { $amount } nehmen.
royale-five-taken = { $seat } nimmt das Schild von High Five.
royale-fined = { $chips-count ->
    [0] Bad Luck: { $seat } zahlt { $amount }.
   *[other] Bad Luck: { $seat } zahlt { $amount } und { $chips }.
}
royale-power-taken = { $seat } nimmt den Marker von Power Play.
royale-power-lost = Der Marker von Power Play kommt von { $seat } auf den Plan zurück.
royale-power-used = { $seat } würfelt nicht, sondern setzt { $small } ins Casino { $casino }.
royale-closed = { $seat } schließt das Casino { $casino }.
royale-knocked = { $seat } muss { $small } auf Knockout? legen.
royale-recovered = { $seat } nimmt { $small } von Knockout? zurück.
royale-blocked = { $seat } setzt { $dice ->
    [one] einen grauen Würfel
   *[other] { $dice } graue Würfel
} ins Casino { $casino }.
royale-grey-laid = Die Casinos bekommen graue Würfel: { $dice }.
royale-grey-taken = { $seat } nimmt einen grauen Würfel aus dem Casino { $casino }.
royale-die-set = { $seat } legt { $small } ins Casino { $casino }.
royale-fetched = { $seat } nimmt { $small } aus dem Casino { $casino } zurück.
royale-split-laid = { $seat } teilt die sechs Plättchen, { $size } davon in die erste Gruppe; { $winner } muss wählen.
royale-split-made = Deine erste Gruppe ist { $amount } wert, die zweite { $rest }.
royale-opened = { $seat } deckt Gruppe { $group } auf: { $amount }.
royale-doubled-down = { $seat } schiebt { $small } auf Double Down.
royale-put-down = { $seat } legt { $small } auf das Feld { $value }.
royale-pushed = Das schiebt { $small } von { $owner } ins Casino { $casino }.
royale-chose = { $seat } wählt { $value }
royale-activated = { $seat } aktiviert { $board } am Casino { $casino }.
royale-gold-put = { $seat } legt { $small } auf das goldene Feld.
royale-gold-returned = { $owner } bekommt { $small } vom goldenen Feld zurück.
royale-black-added = { $seat } legt einen schwarzen Würfel ins Casino { $casino } dazu.
royale-tied = { $owner } liegt im Casino { $casino } mit Gewicht { $weight } gleichauf und bekommt nichts.
royale-paid = { $owner-kind ->
    [player] { $casino } zahlt { $note } an { $owner }.
   *[nobody] { $casino }: { $note } gingen an { $owner }, also bekommt sie niemand.
}
royale-left-over = Im Casino { $casino } bleiben { $note } übrig, die niemand gewinnt.
royale-double-tied = { $owner } liegt auf Double Down mit Gewicht { $weight } gleichauf und bekommt nichts.
royale-game-ended = Die letzte Runde ist vorbei.
royale-table-casino = Casino
royale-table-board = Plan
royale-table-notes = Scheine
royale-table-closed = geschlossen
royale-table-supply = Würfel übrig
royale-table-chips = Chips
royale-table-money = Gewonnene Scheine

## Optionen

royale-option-boards = Pläne pro Runde
royale-option-boards-help = Wie viele Pläne in jeder Runde gezogen werden, ab Casino 1; 0 ergibt das Grundspiel.
royale-option-unique = Kein Plan doppelt
royale-option-unique-help = Kein Plan wird in einer Partie zweimal gezogen.
royale-option-board_1 = Plan am Casino 1
royale-option-board_1-help = Was dort in jeder Runde liegt: ein gezogener Plan, keiner oder immer derselbe.
royale-option-board_2 = Plan am Casino 2
royale-option-board_2-help = { royale-option-board_1-help }
royale-option-board_3 = Plan am Casino 3
royale-option-board_3-help = { royale-option-board_1-help }
royale-option-board_4 = Plan am Casino 4
royale-option-board_4-help = { royale-option-board_1-help }
royale-option-board_5 = Plan am Casino 5
royale-option-board_5-help = { royale-option-board_1-help }
royale-option-board_6 = Plan am Casino 6
royale-option-board_6-help = { royale-option-board_1-help }
royale-option-rounds = Anzahl der Runden
royale-option-rounds-help = Nach den Originalregeln sind es drei.
royale-option-first = Startspieler
royale-option-first-help = Wer die erste Runde beginnt.
royale-option-neutral_dice = Neutrale Würfel zu zweit
royale-option-neutral_dice-help = Zu zweit liegen Würfel einer freien Farbe für einen gedachten Spieler in den Casinos; ohne sie seid ihr unter euch.
royale-option-open_money = Offenes Geld
royale-option-open_money-help = Alle sehen, wie viel jeder gewonnen hat; Chips liegen ohnehin offen.

## Browser

royale-ui-casinos = Casinos
royale-ui-players = Spieler
royale-ui-tray = Die Arena
royale-ui-round = Runde { $round } von { $rounds }
royale-ui-pile = { $count ->
    [0] Für weitere Runden liegen keine Scheine bereit
    [one] Für die nächsten Runden liegt ein Schein bereit
   *[other] Für die nächsten Runden liegen { $count } Scheine bereit
}
royale-ui-first-player = Startspieler dieser Runde
royale-ui-over = Das Spiel ist aus
royale-ui-paying = Die Casinos zahlen
royale-ui-goes-on = Es geht weiter …
royale-ui-asked = { $player }: { $question }
royale-ui-place = Setze { $dice } ins Casino { $casino }
royale-ui-preview = Stand jetzt:
royale-ui-preview-told = Wäre die Runde jetzt aus, ohne die Pläne: { $gains }
royale-ui-gain = { $owner } { $money }
royale-ui-hint = Wähle Würfel oder ein Casino.
royale-ui-hint-choose = Wähle hier oder am Casino.
royale-ui-hint-split = Hebe ein bis drei Plättchen für die erste Gruppe an.
royale-ui-hint-double = Wähle die Würfel, die auf den Plan kommen.
royale-ui-closed = zu
royale-ui-is-closed = Geschlossen: Kein Würfel kommt hinein oder heraus
royale-ui-casino = Casino { $number }, { $casino }
royale-ui-casino-notes = Scheine: { $notes }
royale-ui-casino-no-notes = Keine Scheine
royale-ui-casino-dice = Gewicht der Würfel: { $dice }
royale-ui-casino-no-dice = Noch keine Würfel
royale-ui-owner-weight = { $owner } { $weight }
royale-ui-owner-weight-big = { $owner } { $weight } mit dem Biggy
royale-ui-owner-dice = { $owner } { $dice }
royale-ui-owner-spaces = { $owner } auf { $spaces }
royale-ui-chips = { $count ->
    [0] keine Chips
    [one] ein Chip
   *[other] { $count } Chips
}
royale-ui-notes-won = { $count ->
    [0] keine Scheine gewonnen
    [one] ein Schein gewonnen
   *[other] { $count } Scheine gewonnen
}
royale-ui-dice-left = hat noch { $dice }
royale-ui-no-dice-left = keine Würfel übrig
royale-ui-what = Aktion
royale-ui-split = Die sechs Plättchen
royale-ui-token = Plättchen zu { $amount }
royale-ui-groups = Erste Gruppe: { $count } mit { $amount } · zweite: { $others } mit { $rest }
royale-ui-double = Deine Würfel in diesem Casino
royale-ui-in-fist = In der Faust: { $tokens }
royale-ui-revealed-fist = Geraten: { $guess }, gehalten: { $tokens }
royale-ui-revealed-box = In dieser Gruppe: { $amount }

## Browser: was gefragt ist

royale-ui-ask-place = Setze Würfel oder passe
royale-ui-wait-place = { $player } wählt Würfel
royale-ui-ask-roll = Power Play: Würfeln oder einen Würfel setzen?
royale-ui-wait-roll = { $player } darf würfeln oder einen Würfel setzen
royale-ui-ask-hold = Lucky Punch: Wie viele Marker versteckst du in der Faust?
royale-ui-wait-hold = { $player } versteckt 1, 2 oder 3 Marker in der Faust
royale-ui-ask-guess = { $other } hält 1, 2 oder 3 Marker: Rate
royale-ui-wait-guess = { $player } rät, wie viele Marker { $other } hält
royale-ui-ask-stop = Fifty Fifty: höher, tiefer oder aufhören?
royale-ui-wait-stop = { $player } sagt höher oder tiefer oder hört auf
royale-ui-ask-close = No Entry!: Welches Casino schließt du?
royale-ui-wait-close = { $player } schließt ein Casino
royale-ui-ask-knock = Knockout?: Welchen Würfel legst du auf den Plan?
royale-ui-wait-knock = { $player } muss einen Würfel auf Knockout? legen
royale-ui-ask-group = Block It!: Welche grauen Würfel kommen wohin?
royale-ui-wait-group = { $player } setzt graue Würfel in ein Casino
royale-ui-ask-take = Handicap: Grauen Würfel wegnehmen? Wofür, woher?
royale-ui-wait-take = { $player } darf einen grauen Würfel wegnehmen
royale-ui-ask-set = Lege einen deiner Würfel oder nimm einen zurück
royale-ui-wait-set = { $player } legt einen Würfel oder nimmt einen zurück
royale-ui-ask-double = Double Down: Würfel auf den Plan schieben?
royale-ui-wait-double = { $player } darf Würfel auf Double Down schieben
royale-ui-ask-put = Nice Dice: Würfel auf ein Feld legen?
royale-ui-wait-put = { $player } darf einen Würfel auf Nice Dice legen
royale-ui-ask-choose = My Choice: Welchen schwarzen Würfel nutzt du?
royale-ui-wait-choose = { $player } wählt einen schwarzen Würfel
royale-ui-ask-activate = My Choice: Welchen Plan aktivierst du?
royale-ui-wait-activate = { $player } aktiviert einen anderen Plan
royale-ui-ask-gold = My Choice: Welcher Würfel kommt auf das goldene Feld?
royale-ui-wait-gold = { $player } legt einen Würfel auf das goldene Feld
royale-ui-ask-add = Prime Time: Legst du schwarze Würfel als eigene dazu?
royale-ui-wait-add = { $player } darf schwarze Würfel dazulegen
royale-ui-ask-split = Black Box: Teile die Plättchen verdeckt in zwei Gruppen
royale-ui-wait-split = { $player } teilt die Plättchen der Black Box
royale-ui-ask-open = Black Box: Welche Gruppe nimmst du?
royale-ui-wait-open = { $player } wählt eine verdeckte Gruppe

## Browser: was man tun kann

royale-ui-do-leave = So lassen
royale-ui-do-pass = Passen: 1 Chip
royale-ui-do-pass-free = Passen: Alle Würfel zeigen das geschlossene Casino
royale-ui-do-roll = Alle Würfel werfen
royale-ui-do-power-small = Ohne zu würfeln einen Würfel ins Casino { $casino } setzen
royale-ui-do-power-big = Ohne zu würfeln den Biggy ins Casino { $casino } setzen
royale-ui-do-hold = { $tokens ->
    [one] Einen Marker
   *[other] { $tokens } Marker
} für { $reward } verstecken
royale-ui-do-guess = Raten: { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}
royale-ui-do-stop = Aufhören und { $reward } nehmen
royale-ui-do-stop-empty = Ohne Gewinn aufhören
royale-ui-do-higher = Der nächste Wurf ist höher
royale-ui-do-lower = Der nächste Wurf ist tiefer
royale-ui-do-close = Das Casino { $casino } schließen
royale-ui-do-knock-small = Einen kleinen Würfel auf den Plan legen
royale-ui-do-knock-big = Den Biggy auf den Plan legen
royale-ui-do-group = { $dice ->
    [one] Einen grauen Würfel
   *[other] { $dice } graue Würfel
} ins Casino { $casino } setzen
royale-ui-do-take-chip = Den grauen Würfel aus dem Casino { $casino } für einen Chip nehmen
royale-ui-do-take-money = Den grauen Würfel aus dem Casino { $casino } für 30.000 $ nehmen
royale-ui-do-take-action = Den grauen Würfel aus dem Casino { $casino } für eine Würfelaktion nehmen
royale-ui-do-set-small = Einen Würfel ins Casino { $casino } legen
royale-ui-do-set-big = Den Biggy ins Casino { $casino } legen
royale-ui-do-fetch-small = Einen Würfel aus dem Casino { $casino } zurücknehmen
royale-ui-do-fetch-big = Den Biggy aus dem Casino { $casino } zurücknehmen
royale-ui-do-double = Schiebe { $dice } auf Double Down
royale-ui-do-put = Lege { $dice } auf Feld { $value } für { $reward }
royale-ui-do-choose-1 = Die 1 nutzen: einen Chip nehmen
royale-ui-do-choose-2 = Die 2 nutzen: zwei Chips nehmen
royale-ui-do-choose-3 = Die 3 nutzen: 30.000 $ nehmen
royale-ui-do-choose-4 = Die 4 nutzen: einen anderen Plan aktivieren
royale-ui-do-choose-5 = Die 5 nutzen: einen Würfel legen oder zurücknehmen
royale-ui-do-choose-6 = Die 6 nutzen: einen Würfel auf das goldene Feld legen
royale-ui-do-activate = { $board } aktivieren
royale-ui-do-gold-small = Einen kleinen Würfel auf das goldene Feld legen
royale-ui-do-gold-big = Den Biggy auf das goldene Feld legen
royale-ui-do-add = Einen schwarzen Würfel ins Casino { $casino } legen
royale-ui-do-add-both = Beide schwarzen Würfel dazulegen
royale-ui-do-split = So verdeckt hinlegen
royale-ui-do-open = Gruppe { $group } mit { $count ->
    [one] einem Plättchen
   *[other] { $count } Plättchen
} nehmen
royale-ui-short-leave = Lassen
royale-ui-short-pass = Passen
royale-ui-short-roll = Würfeln
royale-ui-short-stop = Stopp: { $reward }
royale-ui-short-stop-empty = Stopp
royale-ui-short-higher = Höher
royale-ui-short-lower = Tiefer
royale-ui-short-add-both = Beide
royale-ui-choose-1 = Ein Chip
royale-ui-choose-2 = Zwei Chips
royale-ui-choose-3 = 30.000 $
royale-ui-choose-4 = Anderer Plan
royale-ui-choose-5 = Würfelaktion
royale-ui-choose-6 = Goldenes Feld
royale-ui-what-small = Kleiner Würfel
royale-ui-what-big = Biggy
royale-ui-what-power-small = Kleinen Würfel setzen
royale-ui-what-power-big = Den Biggy setzen
royale-ui-what-close = Schließen
royale-ui-what-group-1 = 1 grauer Würfel
royale-ui-what-group-2 = 2 graue Würfel
royale-ui-what-group-3 = 3 graue Würfel
royale-ui-what-take-chip = Für einen Chip
royale-ui-what-take-money = Für 30.000 $
royale-ui-what-take-action = Für eine Aktion
royale-ui-what-set-small = Würfel legen
royale-ui-what-set-big = Biggy legen
royale-ui-what-fetch-small = Würfel zurück
royale-ui-what-fetch-big = Biggy zurück
royale-ui-what-activate = Aktivieren
royale-ui-what-add = Schwarzen Würfel dazu
royale-ui-group-1 = ein grauer Würfel
royale-ui-group-2 = 2 graue Würfel
royale-ui-group-3 = 3 graue Würfel
royale-ui-picture-1 = Chip
royale-ui-picture-2 = 30.000 $
royale-ui-picture-3 = Würfelaktion

## Browser: wie es auf einem Plan steht

royale-ui-state-fist = { $player } hält Marker in der Faust.
royale-ui-state-jackpot = Im Jackpot: { $amount }.
royale-ui-state-fifty = Jetzt markiert: { $amount }.
royale-ui-state-five = { $player } hat das Schild.
royale-ui-state-five-free = Das Schild ist noch da.
royale-ui-state-power = { $player } hat den Marker.
royale-ui-state-power-free = Der Marker liegt auf dem Plan.
royale-ui-state-gold = Auf dem goldenen Feld liegt ein Würfel von { $player }.
royale-ui-state-gold-free = Das goldene Feld ist frei.
royale-ui-state-open = Kein Casino ist geschlossen.
royale-ui-state-closed = Das Casino { $casino } ist geschlossen.
royale-ui-state-loop = Das nächste Schließen bringt { $reward }.
royale-ui-state-loop-empty = Das nächste Schließen bringt nichts.
royale-ui-state-left = Noch da: { $things }.
royale-ui-state-none-left = Es ist nichts mehr da.
royale-ui-state-split = Zwei Gruppen liegen verdeckt: { $size } und { $rest } Plättchen.
royale-ui-state-dice = Würfel hier: { $dice }.
royale-ui-state-no-dice = Hier liegen keine Würfel.
royale-ui-state-black = Die schwarzen Würfel zeigen { $black }.

## Browser: Pläne in Kürze

royale-board-a1-about = Verstecke 1, 2 oder 3 Marker in der Faust und lass deinen linken Nachbarn raten. Rät er falsch, bekommst du 2 Chips für 1, 30.000 $ für 2 oder 40.000 $ für 3 Marker.
royale-board-a2-about = Wirf die zwei schwarzen Würfel: Ein Pasch oder die Summe 7 gewinnt den Jackpot. Jeder andere Wurf lässt ihn um 10.000 $ wachsen, bis 80.000 $.
royale-board-b1-about = Wer hier gewinnen würde, wirft die zwei schwarzen Würfel, bevor die Casinos zahlen. Einen oder beide darf er wie eigene Würfel in die Casinos ihrer Werte legen.
royale-board-b2-about = Wirf die schwarzen Würfel und sage immer wieder: Wird die nächste Summe höher oder tiefer? Jede richtige Ansage erhöht den Gewinn, bis 60.000 $; nach einer falschen ist er verloren. Aufhören darfst du jederzeit.
royale-board-c1-about = Wer hier als Erster Würfel mit einem Gewicht von 5 oder mehr hat, nimmt das Schild und behält es. Es bringt 100.000 $, wenn die Casinos zahlen.
royale-board-c2-about = Am Ende der Runde zahlen alle, deren Würfel hier am wenigsten wiegen, 50.000 $; Gleichstände sind dabei noch nicht entfernt. Auch wer hier gar keinen Würfel hat, gehört dazu.
royale-board-d1-about = Du bekommst 10.000 $ für jedes Casino, in dem ein Würfel von dir liegt. 10.000 $ und 20.000 $ gibt es in Chips.
royale-board-d2-about = Wiegen deine Würfel hier mehr als die jedes anderen, nimm den Marker. Solange du ihn hast, darfst du statt zu würfeln einen Würfel, klein oder Biggy, mit beliebigem Wert setzen, mit allen Folgen.
royale-board-e1-about = Lege das Schild auf ein anderes Casino: Dort kommt kein Würfel mehr hinein oder heraus. Das Schild zu versetzen bringt ab und zu Chips oder Geld.
royale-board-e2-about = Jeder Gegner mit weniger als zwei Würfeln auf diesem Plan muss einen darauflegen, der dann nichts zählt; der Biggy gilt hier als ein Würfel. Danach nimmst du deine eigenen vom Plan zurück.
royale-board-f1-about = Du musst eine Gruppe grauer Würfel in ein Casino deiner Wahl setzen. Sie gehören einem gedachten Spieler, für den Gleichstand und Gewinn gelten wie für alle.
royale-board-f2-about = In allen Casinos liegen graue Würfel. Du darfst einen wegnehmen: für einen Chip, für 30.000 $ oder um einen eigenen Würfel zu legen oder zurückzunehmen.
royale-board-g1-about = Wenn dieses Casino zahlt, teilt der linke Nachbar des Gewinners sechs Plättchen verdeckt auf: 0, 0, 0, 20, 20 und 60. Der Gewinner wählt eine Gruppe und bekommt ihre Summe.
royale-board-g2-about = Du darfst beliebig viele deiner Würfel von diesem Casino auf den Plan schieben. Er zahlt wie ein Casino: 60.000 $ und 30.000 $.
royale-board-h1-about = Du darfst einen Würfel auf das Feld seines Wertes legen; ein Würfel, der dort liegt, kommt in sein Casino. Am Ende bringen die Felder 1 bis 6 von einem Chip bis 60.000 $.
royale-board-h2-about = Wirf beide schwarzen Würfel und nutze einen: Chips, Geld, ein anderer Plan, eine Würfelaktion oder das goldene Feld. Der Würfel auf dem goldenen Feld bringt am Ende 60.000 $.

## Browser: Pläne nach Absprache

royale-option-board-drawn = Gezogen
royale-option-board-none = Keiner
royale-option-board-a1 = Lucky Punch (A1)
royale-option-board-a2 = Jackpot (A2)
royale-option-board-b1 = Prime Time (B1)
royale-option-board-b2 = Fifty Fifty (B2)
royale-option-board-c1 = High Five (C1)
royale-option-board-c2 = Bad Luck (C2)
royale-option-board-d1 = Pay Day (D1)
royale-option-board-d2 = Power Play (D2)
royale-option-board-e1 = No Entry! (E1)
royale-option-board-e2 = Knockout? (E2)
royale-option-board-f1 = Block It! (F1)
royale-option-board-f2 = Handicap (F2)
royale-option-board-g1 = Black Box (G1)
royale-option-board-g2 = Double Down (G2)
royale-option-board-h1 = Nice Dice (H1)
royale-option-board-h2 = My Choice (H2)

## Browser: Regeln

royale-rules-intro = Sechs Casinos voller Geld, sieben kleine Würfel und ein dicker für jeden, und Chips zum Passen. Pläne an den Casinos machen jedes Setzen zum Abenteuer: ein Jackpot, ein Bluff, eine geschlossene Tür. Die schwersten Würfel holen den größten Schein, und wer gleichauf liegt, geht leer aus.
royale-rules-setup = Aufbau
royale-rules-turn = Dein Zug
royale-rules-paying = Die Casinos zahlen
royale-rules-main = Das Hauptspiel: Pläne
royale-rules-boards = Die sechzehn Pläne
royale-rules-house = Hausregeln
royale-rules-house-intro = Was ein Tisch vereinbaren kann. Ohne Änderung gelten die Originalregeln des Hauptspiels.
royale-rules-house-boards = 0 bis 6 Pläne pro Runde statt 3; mit 0 ist es das Grundspiel.
royale-rules-house-unique = Kein Plan wird in einer Partie zweimal gezogen.
royale-rules-house-board_n = An einem Casino liegt in jeder Runde ein bestimmter Plan oder keiner.
royale-rules-house-rounds = 1 bis 7 Runden statt 3.
royale-rules-house-first = Ein bestimmter Spieler beginnt.
royale-rules-house-neutral_dice = Zu zweit geht es auch ohne die neutralen Würfel.
royale-rules-house-open_money = Alle sehen, wie viel jeder gewonnen hat.
royale-rules-example-turn = { $player } wählt die Dreien: Zwei Würfel und der Biggy kommen ins Casino { $casino }. Zusammen wiegen sie 4.
royale-rules-example-pay = { $first } hat zwei Würfel, { $second } einen Biggy: Beide haben Gewicht 2 und bekommen nichts. { $third } nimmt den höheren Schein, { $fourth } den niedrigeren.
royale-rules-lr-01 = Zwei bis fünf Spieler spielen drei Runden. Jeder hat sieben kleine Würfel und einen dicken, den Biggy, der überall 2 wiegt, wo Würfel gezählt werden.
royale-rules-lr-02 = Es gibt 90 Scheine: 11 zu 30.000 $, 11 zu 40.000 $, 13 zu 50.000 $, 15 zu 60.000 $, 13 zu 70.000 $, 11 zu 80.000 $, 9 zu 90.000 $ und 7 zu 100.000 $.
royale-rules-lr-03 = Zu Beginn einer Runde werden sechs Paare von Scheinen aufgedeckt. Das Paar mit der höchsten Summe kommt an Casino 6, das nächste an Casino 5 und so weiter. Bei gleicher Summe kommt das Paar mit dem höheren einzelnen Schein an das höhere Casino.
royale-rules-lr-04 = Zu Beginn jeder Runde bekommen alle 2 Chips und behalten, was sie nicht ausgeben. Chips gehen nie aus.
royale-rules-lr-05 = Wirf alle Würfel, die du noch hast, wähle einen der gewürfelten Werte und setze alle deine Würfel dieses Wertes in das Casino dieses Wertes.
royale-rules-lr-06 = Oder passe nach dem Wurf: Zahle einen Chip und behalte alle Würfel. Nichts wird gesetzt oder aktiviert. Ohne Chip kannst du nicht passen; mit Chips darfst du in späteren Zügen wieder passen.
royale-rules-lr-07 = Wer keine Würfel mehr hat, wird übersprungen. Kommen in der Runde Würfel zurück, kommt man auch wieder an die Reihe.
royale-rules-lr-08 = Die Runde endet, wenn niemand mehr Würfel zu werfen hat. Auf Würfel, die auf Plänen liegen, wird nicht gewartet.
royale-rules-lr-09 = Dann zahlen die Casinos 1 bis 6. In jedem nehmen alle, deren Würfel gleich viel wiegen, sie zurück und bekommen nichts, bei jedem Gewicht; von den Übrigen nimmt der mit dem größten Gewicht den höheren Schein und der nächste den niedrigeren. Scheine, die niemand gewinnt, kommen im Grundspiel unter den Stapel, im Hauptspiel in die Bank.
royale-rules-lr-10 = Wer den höheren Schein von Casino 6 gewonnen hat, beginnt die nächste Runde; hat ihn kein echter Spieler gewonnen, dann der Gewinner von Casino 5 und so weiter. Hat niemand etwas gewonnen, beginnt der linke Nachbar des letzten Startspielers.
royale-rules-lr-11 = Am Ende zählt jeder Chip 10.000 $, und der Reichste gewinnt. Bei Gleichstand gewinnt, wer mehr Scheine und Chips zusammen hat; ist auch das gleich, wird der Sieg geteilt.
royale-rules-lr-12 = Zu zweit werden zu Beginn jeder Runde alle acht Würfel einer freien Farbe, auch der Biggy, geworfen und gesetzt. Sie bleiben als Würfel eines gedachten Spielers liegen und aktivieren keinen Plan.
royale-rules-lr-12b = Zu zweit könnt ihr auch vereinbaren, ohne diese neutralen Würfel zu spielen.
royale-rules-lr-13 = Die Casinos heißen Miracle (1), Skyline (2), Marina (3), Carousel (4), Cleopatra (5) und Sunset (6). Die Namen von 2 und 4 sind von uns.
royale-rules-lr-14 = Gewonnene Scheine liegen verdeckt: Den anderen wird nicht gezeigt, wie viel du hast, es sei denn, der Tisch spielt mit offenem Geld. Chips liegen offen. Die Schlusswertung zeigt Scheine und Chips.
royale-rules-lr-20 = Zu Beginn jeder Runde werden drei der acht zweiseitigen Pläne gezogen, mit zufälliger Seite: der erste für Casino 1, dann 2, dann 3.
royale-rules-lr-21 = Die Scheine für die Runden 2 und 3 werden zu Beginn verdeckt beiseitegelegt. Die anderen sind die Bank und liegen offen.
royale-rules-lr-22 = Ein Plan wird einmal aktiviert, wenn in seinem Casino gesetzt wird, egal mit wie vielen Würfeln. Würfel, die anders dorthin kommen, aktivieren nichts.
royale-rules-lr-23 = Gewinne von 10.000 $ und 20.000 $ werden als ein und zwei Chips gezahlt. Höhere kommen aus der Bank, jeder als ein Schein.
royale-rules-lr-24 = Gewinner eines Casinos ist, wer den höheren Schein nimmt, nachdem die Gleichstände entfernt sind. Ist das ein gedachter Spieler oder niemand, tun Pläne, die einen Gewinner brauchen, nichts.
royale-rules-lr-30 = Am Ende einer Runde: zuerst Prime Time; dann die Casinos 1 bis 6, jedes mit seiner Black Box, Double Down oder High Five; dann Nice Dice und das goldene Feld; zuletzt Bad Luck.
royale-rules-lr-a1 = Aktivierst du Lucky Punch, halte heimlich 1, 2 oder 3 Marker; dein linker Nachbar rät, wie viele. Rät er falsch, bekommst du 2 Chips für 1 Marker, 30.000 $ für 2 oder 40.000 $ für 3; rät er richtig, nichts.
royale-rules-lr-a2 = Der Jackpot beginnt bei 30.000 $. Aktivierst du ihn, wirf die zwei schwarzen Würfel: Ein Pasch oder die Summe 7 bringt dir den markierten Betrag, und der Marker geht auf 30.000 $ zurück; sonst steigt er um 10.000 $, höchstens auf 80.000 $.
royale-rules-lr-b1 = Prime Time: Wer dieses Casino gewinnen würde, wirft die zwei schwarzen Würfel, bevor die Casinos zahlen. Er darf keinen, einen oder beide als eigene kleine Würfel in die Casinos ihrer Werte legen. Nichts wird aktiviert; dann werden Gleichstände und Gewinner neu bestimmt.
royale-rules-lr-b2 = Fifty Fifty: Wirf beide schwarzen Würfel; der Marker liegt auf dem Feld „nichts“. Dann hör auf und nimm, was markiert ist, oder sage, ob die nächste Summe höher oder tiefer wird, und wirf. Hast du recht, rückt der Marker vor: 1 Chip, 30.000 $, 40.000 $, 60.000 $. Ist es falsch oder gleich, bekommst du nichts.
royale-rules-lr-c1 = High Five: Wiegen deine Würfel in diesem Casino beim Aktivieren 5 oder mehr, nimm das Schild, falls es noch da ist. Niemand kann es dir nehmen. Es ist 100.000 $ wert, wenn die Casinos zahlen.
royale-rules-lr-c2 = Bad Luck: Es zahlen alle echten Spieler, deren Würfel in diesem Casino am wenigsten wiegen, bevor Gleichstände entfernt werden; auch gar kein Würfel zählt. Jeder von ihnen zahlt 50.000 $, nachdem er alles andere der Runde bekommen hat. Wer weniger hat, zahlt alle Scheine, dann Chips zu je 10.000 $; der Rest wird erlassen.
royale-rules-lr-c2b = Gewechselt wird genau: Wer zahlt, hat 50.000 $ weniger und so viele Scheine wie zuvor. Lässt sich der Rest nicht auf so viele Scheine verteilen, weil der kleinste 30.000 $ wert ist, sind es so viele wie möglich.
royale-rules-lr-d1 = Pay Day: Aktivierst du ihn, bekommst du 10.000 $ für jedes Casino mit mindestens einem deiner Würfel, dieses eingeschlossen. Pläne zählen nicht.
royale-rules-lr-d2 = Power Play: Wiegen deine Würfel in diesem Casino beim Aktivieren mehr als die jedes anderen, nimm den Marker, vom Plan oder von dem, der ihn hat. Solange du ihn hast, darfst du in späteren Zügen statt zu würfeln einen deiner übrigen Würfel, klein oder Biggy, auf einen beliebigen Wert drehen und setzen. Das aktiviert den Plan des Casinos mit allen Wirkungen. Sobald hier niemand mehr allein führt, kommt der Marker auf den Plan zurück. Führt ein anderer allein, ohne den Plan aktiviert zu haben, behältst du ihn, bis ihn dir jemand nimmt.
royale-rules-lr-e1 = No Entry!: Wer den Plan als Erster aktiviert, muss das Schild auf ein anderes Casino legen. Später darf es versetzt oder liegen gelassen werden. Wer es versetzt, bekommt der Reihe nach: 2 Chips, nichts, 30.000 $, nichts, 1 Chip, nichts. In ein geschlossenes Casino kommt kein Würfel hinein und keiner heraus; am Ende zahlt es wie sonst.
royale-rules-lr-e1b = Zeigen alle deine Würfel das geschlossene Casino, passt du, ohne zu zahlen, und behältst sie.
royale-rules-lr-e2 = Knockout?: Aktivierst du ihn, legt im Uhrzeigersinn jeder Gegner, der weniger als zwei Würfel auf diesem Plan hat, einen seiner übrigen Würfel darauf, welchen er will. Der Biggy gilt dabei als einer der zwei Würfel. Dann nimm alle eigenen Würfel vom Plan zurück. Was am Ende der Runde dort liegt, zählt nirgends.
royale-rules-lr-f1 = Block It!: Neun graue Würfel liegen in Gruppen zu 1, 1, 2, 2 und 3. Aktivierst du ihn, musst du eine ganze Gruppe in ein Casino deiner Wahl setzen, aber in kein geschlossenes. Graue Würfel gehören einem gedachten Spieler; zu zweit ist das nicht der neutrale: Es sind zwei verschiedene gedachte Spieler.
royale-rules-lr-f2 = Handicap: In den Casinos 1 bis 3 liegt je ein grauer Würfel, in 4 bis 6 liegen je zwei. Aktivierst du ihn, darfst du einen wegnehmen: für einen Chip (zweimal), 30.000 $ (dreimal) oder die Würfelaktion (viermal): einen deiner Würfel auf einen beliebigen Wert drehen und ohne Aktivieren setzen, oder einen zurücknehmen. Die übrigen grauen Würfel gehören einem gedachten Spieler, der nicht der neutrale ist.
royale-rules-lr-g1 = Black Box: Sechs Plättchen sind 0, 0, 0, 20.000 $, 20.000 $ und 60.000 $ wert. Wenn dieses Casino zahlt, teilt der linke Nachbar des Gewinners sie verdeckt auf: 3 und 3, 4 und 2 oder 5 und 1. Der Gewinner sieht, wie groß die Gruppen sind, wählt eine und bekommt ihre Summe.
royale-rules-lr-g2 = Double Down: Aktivierst du ihn, darfst du beliebig viele deiner Würfel von diesem Casino auf den Plan schieben, auch den Biggy. Wenn die Casinos zahlen, zahlt der Plan wie eines: 60.000 $ und 30.000 $, nachdem die Gleichstände entfernt sind. Sonst berührt nichts diese Würfel.
royale-rules-lr-h1 = Nice Dice: Aktivierst du ihn, darfst du einen Würfel, gerade geworfen und nicht gesetzt oder gerade hier gesetzt, auf das Feld seines Wertes legen. Ein Würfel, der dort liegt, kommt ins Casino seines Wertes; ist das geschlossen, kann das Feld nicht belegt werden. Am Ende bringen die Felder 1 bis 6: 1 Chip, 2 Chips, 30.000 $, 40.000 $, 50.000 $ und 60.000 $.
royale-rules-lr-h2 = My Choice: Wirf beide schwarzen Würfel und nutze einen: 1 und 2 bringen so viele Chips; 3 bringt 30.000 $; 4 aktiviert einen anderen Plan; 5 ist die Würfelaktion von Handicap; 6 legt einen deiner Würfel auf das goldene Feld, und ein Würfel, der schon dort liegt, kehrt zu seinem Besitzer zurück. Am Ende bringt der Würfel dort 60.000 $.

## Das erste Spiel

royale-first-choose = Wähle einen Wert: Alle deine Würfel mit diesem Wert kommen in dieses Casino. Der dicke Würfel, der Biggy, zählt doppelt.
royale-first-pass = Nichts Gutes dabei? Passe für einen Chip und würfle beim nächsten Mal alle Würfel neu. Behaltene Chips sind Geld wert.
royale-first-board = Du hast einen Plan genutzt! Pläne bringen Extras, sobald du Würfel in ihr Casino setzt.
royale-first-tie = Gleiches Gewicht hebt sich auf: Wer in einem Casino gleichauf liegt, gewinnt dort nichts. Von den Übrigen nimmt das größte Gewicht den höchsten Schein.

# Figures of a profile
royale-figures-ties = Gleichstände je Partie
royale-figure-ties = Erlittene Gleichstände
royale-figures-boards = Was Pläne je Partie brachten, in Tausend
