# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-bids-are-laid = Alle Ansagen liegen auf dem Tisch und stehen fest.
error-bid-first = Wähle zuerst eine Ansage. Offen oder geheim wird gefragt, wenn alle Ansagen liegen.
error-all-have-spoken = Alle haben „offen“ oder „geheim“ gesagt; jetzt werden Karten gespielt.
error-no-trick-yet = Karten werden erst gespielt, wenn alle angesagt und „offen“ oder „geheim“ gesagt haben.
error-not-in-deck = Dieses Blatt hat { $suits } Farben mit den Werten 1 bis { $ranks }; diese Karte gehört nicht dazu.
error-not-in-hand = Diese Karte hast du nicht.
error-must-follow = { $suit ->
    [1] Sonne wurde ausgespielt
    [2] Mond wurde ausgespielt
    [3] Welle wurde ausgespielt
    [4] Krone wurde ausgespielt
    [5] Blume wurde ausgespielt
   *[6] Lied wurde ausgespielt
}, und du kannst bedienen, also musst du.

## Alles oder Nichts

all-or-nothing-title = Alles oder Nichts
all-or-nothing-pitch = Schätz dein Blatt ein, sag deine Stiche an: geheim und sicher, oder offen für doppelt oder nichts.
all-or-nothing-unit = Punkte
all-or-nothing-suit-1 = Sonne
all-or-nothing-suit-2 = Mond
all-or-nothing-suit-3 = Welle
all-or-nothing-suit-4 = Krone
all-or-nothing-suit-5 = Blume
all-or-nothing-suit-6 = Lied
all-or-nothing-points = { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}
all-or-nothing-drew = { $seat } zieht { $card }.
all-or-nothing-deal-began = Runde { $deal }: { $dealer } gibt allen { $cards } Karten.
all-or-nothing-dealt = Du hast { $hand }.
all-or-nothing-trump-turned = { $card } wird aufgedeckt: Diese Farbe ist Trumpf.
all-or-nothing-bid-laid = { $seat } legt eine Ansage verdeckt hin.
all-or-nothing-bid-changed = { $seat } ändert die Ansage.
all-or-nothing-bid-chosen = Du sagst { $bid } an.
all-or-nothing-said-open = { $seat } sagt: offen.
all-or-nothing-said-secret = { $seat } sagt: geheim.
all-or-nothing-bid-shown = { $seat } deckt die Ansage auf: { $bid }.
all-or-nothing-played = { $seat } spielt { $card }
all-or-nothing-trick-taken = { $seat } macht den Stich mit { $card }, bisher { $tricks }.
# Said: 1 is openly, 2 in secret.
all-or-nothing-scored = { $said ->
    [1]
        { $off ->
            [0] { $seat } hat offen { $bid } angesagt und genau so viele gemacht: { $points }, insgesamt { $total }.
           *[other] { $seat } hat offen { $bid } angesagt und { $tricks } gemacht: { $points }, insgesamt { $total }.
        }
   *[other]
        { $off ->
            [0] { $seat } hat geheim { $bid } angesagt und genau so viele gemacht: { $points }, insgesamt { $total }.
           *[other] { $seat } hat geheim { $bid } angesagt und { $tricks } gemacht: { $points }, insgesamt { $total }.
        }
}
all-or-nothing-game-ended = Die letzte Runde ist abgerechnet.
all-or-nothing-table-deal = Runde: Ansage (! offen, ? geheim), Stiche, Punkte
all-or-nothing-table-bid = Ansage
all-or-nothing-table-tricks = Stiche
all-or-nothing-table-cards = Karten auf der Hand
all-or-nothing-table-trick = Auf dem Tisch
all-or-nothing-table-points = Punkte
all-or-nothing-table-trump = Trumpf: { $card }

## Optionen

all-or-nothing-option-deck = Kartenspiel
all-or-nothing-option-deck-help = Die 48 Karten haben 4 Farben mit 12 Werten oder 6 Farben mit 8.
all-or-nothing-option-dealer = Erster Geber
all-or-nothing-option-dealer-help = Wer zuerst gibt; sonst entscheidet die höchste gezogene Karte.
all-or-nothing-option-deals = Anzahl der Runden
all-or-nothing-option-deals-help = Wie viele Runden gespielt werden, falls es kein Punkteziel gibt.
all-or-nothing-option-target = Punkteziel
all-or-nothing-option-target-help = Das Spiel endet nach der Runde, in der es jemand erreicht.
all-or-nothing-option-target-none = kein Ziel
all-or-nothing-option-deck-4x12 = 4 Farben zu 12
all-or-nothing-option-deck-6x8 = 6 Farben zu 8

## Der Tisch

all-or-nothing-ui-players = Spieler
all-or-nothing-ui-panel = Was jetzt zu tun ist
all-or-nothing-ui-hand = Dein Blatt
all-or-nothing-ui-card = { $suit } { $rank }
all-or-nothing-ui-card-trump = { $card }, Trumpf
all-or-nothing-ui-card-not-now = { $card }, jetzt nicht erlaubt
all-or-nothing-ui-trump = Trumpf: { $suit }
all-or-nothing-ui-deal = Runde { $deal } von { $deals }
all-or-nothing-ui-deal-target = Runde { $deal }, bis { $target } Punkte
all-or-nothing-ui-bids = Deine Ansage
all-or-nothing-ui-bid-choice = { $bid } ansagen
all-or-nothing-ui-bid-title = Wie viele Stiche machst du?
all-or-nothing-ui-rebid-title = Du sagst { $bid } an; { $count ->
    [one] eine Ansage fehlt
   *[other] { $count } fehlen
}. Ändern?
all-or-nothing-ui-wait-bids = { $count ->
    [0] Alle Ansagen liegen
    [one] Eine Ansage fehlt noch
   *[other] { $count } Ansagen fehlen noch
}
all-or-nothing-ui-say-title = Deine Ansage { $bid }: offen oder geheim?
all-or-nothing-ui-say-open = Offen
all-or-nothing-ui-say-open-hint = Genau getroffen: 2 pro Stich und 3 dazu. Sonst nichts.
all-or-nothing-ui-say-secret = Geheim
all-or-nothing-ui-say-secret-hint = 1 pro Stich; genau getroffen 3 dazu.
all-or-nothing-ui-wait-say = { $player }: offen oder geheim?
all-or-nothing-ui-lead-title = Du spielst aus: freie Wahl
all-or-nothing-ui-play-title = Du bist am Zug; gefordert: { $suit }
all-or-nothing-ui-play-card = { $card } spielen
all-or-nothing-ui-wait-play = { $player } ist am Zug
all-or-nothing-ui-taking = { $player } macht den Stich
all-or-nothing-ui-scored = Runde { $deal } ist abgerechnet
all-or-nothing-ui-dealing = Karten werden gegeben
all-or-nothing-ui-over = Das Spiel ist aus
all-or-nothing-ui-last-trick = Letzter Stich: { $player }
all-or-nothing-ui-last-trick-told = Letzter Stich, an { $player }: { $cards }
all-or-nothing-ui-dealer = Geber
all-or-nothing-ui-no-bid = noch keine Ansage
all-or-nothing-ui-bid-down = Ansage verdeckt
all-or-nothing-ui-bid = Ansage { $bid }
all-or-nothing-ui-open = offen
all-or-nothing-ui-secret = geheim
all-or-nothing-ui-tricks = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
}
all-or-nothing-ui-played = spielte { $card }
all-or-nothing-ui-holds = hat { $cards }
all-or-nothing-ui-points-short = P.
all-or-nothing-ui-score = Ansage { $bid } ({ $said }), Stiche { $tricks }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
all-or-nothing-ui-scores = Punkte
all-or-nothing-ui-score-sheet = Punktezettel
all-or-nothing-ui-summary = Ansage { $bid } ({ $said }), { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}; insgesamt { $total }
all-or-nothing-ui-sheet-deal = Runde
all-or-nothing-ui-sheet-total = Summe
all-or-nothing-ui-sheet-empty = Noch steht nichts auf dem Zettel: Die erste Runde läuft.
all-or-nothing-ui-sheet-legend = Ansage / Stiche, und die Punkte dafür

## Die Regeln

all-or-nothing-rules-intro = Wie viele Stiche ist dein Blatt wert? Sag sie geheim an und geh auf Nummer sicher, oder deck deine Ansage auf: Triffst du sie, zählt alles doppelt, sonst nichts. Nur werden dann alle am Tisch ihr Bestes tun, es zu verhindern.
all-or-nothing-rules-setup = Aufbau
all-or-nothing-rules-bidding = Die Ansagen
all-or-nothing-rules-play = Die Stiche
all-or-nothing-rules-scoring = Punkte
all-or-nothing-rules-end = Ende des Spiels
all-or-nothing-rules-variants = Varianten
all-or-nothing-rules-house = Hausregeln
all-or-nothing-rules-an-01 = Drei bis sechs Spieler, immer mit allen 48 Karten: vier Farben mit den Werten 1 bis 12. Jeder hat außerdem sieben Ansagekarten von 0 bis 6.
all-or-nothing-rules-an-02 = Alle ziehen eine Karte, und wer den höchsten Wert hat, gibt zuerst; bei Gleichstand wird noch einmal gezogen. Danach wird reihum im Uhrzeigersinn gegeben.
all-or-nothing-rules-an-03 = Gespielt werden sieben Runden mit 6, 5, 4, 3, 4, 5 und 6 Karten auf der Hand.
all-or-nothing-rules-an-04 = Nach dem Geben wird die nächste Karte aufgedeckt: Ihre Farbe ist Trumpf. Sie und alle nicht verteilten Karten bleiben aus dem Spiel, letztere verdeckt.
all-or-nothing-rules-an-05 = Alle wählen gleichzeitig eine Ansagekarte und legen sie verdeckt hin: So viele Stiche willst du machen. Du darfst mehr ansagen, als du Karten hast, und es dir anders überlegen, bis die letzte Ansage liegt.
all-or-nothing-rules-an-06 = Links vom Geber beginnend sagen alle der Reihe nach, ob ihre Ansage offen oder geheim sein soll. Haben alle gesprochen, werden die offenen Ansagen gemeinsam aufgedeckt.
all-or-nothing-rules-an-07 = Der Spieler links vom Geber spielt zum ersten Stich aus, die anderen geben im Uhrzeigersinn je eine Karte dazu. Wer einen Stich macht, spielt zum nächsten aus.
all-or-nothing-rules-an-08 = Die ausgespielte Farbe muss bedient werden, auch Trumpf. Wer sie nicht hat, spielt, was er will: Er sticht mit einem Trumpf oder wirft eine andere Farbe ab. Niemand muss stechen.
all-or-nothing-rules-an-09 = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Eine abgeworfene Karte gewinnt nie.
all-or-nothing-rules-an-10 = Geheime Ansage: ein Punkt für jeden Stich, und drei dazu, wenn es genau so viele sind wie angesagt.
all-or-nothing-rules-an-11 = Offene Ansage: Sind es genau so viele Stiche wie angesagt, zwei Punkte für jeden und drei dazu. Sonst nichts.
all-or-nothing-rules-an-12 = Geheime Ansagen werden beim Abrechnen der Runde gezeigt. Nach sieben Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
all-or-nothing-rules-an-13 = Um ein Punkteziel spielen: Das Spiel endet nach der Runde, in der es jemand erreicht, und wer die meisten Punkte hat, gewinnt. Es geht mit 6, 5, 4, 3, 4, 5 Karten immer so weiter.
all-or-nothing-rules-an-14 = Mehr oder weniger Runden spielen: Die Zahl der Karten geht in derselben Folge weiter.
all-or-nothing-rules-example-trick = Mond ist Trumpf. { $first } spielt Sonne 9 aus, { $second } bedient mit der 12. { $third } hat keine Sonne und sticht mit Mond 2: Das gewinnt. { $fourth } hat weder das eine noch das andere, und Welle 11 gewinnt nichts.
all-or-nothing-rules-example-secret = { $player } hat geheim 3 angesagt. Vier Stiche bringen 4 Punkte; drei Stiche hätten 3 und 3 dazu gebracht, also 6.
all-or-nothing-rules-example-open = { $player } hat offen 3 angesagt. Vier Stiche bringen nichts; drei Stiche hätten 6 und 3 dazu gebracht, also 9.
all-or-nothing-rules-try-tricks = Tippe auf eine andere Zahl von Stichen.
all-or-nothing-rules-house-intro = Was ein Tisch vereinbaren kann. Ohne Änderung gelten die Originalregeln.
all-or-nothing-rules-house-deck = Sechs Farben mit acht Werten statt vier mit zwölf.
all-or-nothing-rules-house-dealer = Ein bestimmter Spieler gibt zuerst.
all-or-nothing-rules-house-deals = 1 bis 28 Runden statt 7.
all-or-nothing-rules-house-target = Um 10 bis 300 Punkte spielen statt über eine feste Zahl von Runden.

## Das erste Spiel

all-or-nothing-first-bid = Wie viele Stiche machst du mit diesem Blatt? Zähle hohe Karten und Trümpfe, dann lege die Ansage verdeckt hin.
all-or-nothing-first-say = Offen oder geheim? Offen zählt doppelt, aber alle sehen deine Ansage, und verfehlst du sie, bekommst du nichts.
all-or-nothing-first-play = Spiele eine Karte. Die ausgespielte Farbe musst du bedienen, wenn du kannst. Der höchste Trumpf macht den Stich.
all-or-nothing-first-trick = Der Stich gehört dir, also spielst du zum nächsten aus. Hast du so viele, wie du angesagt hast, nimm keinen mehr.
all-or-nothing-first-scored = Es wird gewertet: die Stiche, und drei Punkte mehr für die genaue Ansage. Noch eine Runde, mit fünf Karten.

# Figures of a profile
all-or-nothing-figures-bids = Erfüllte Ansagen
all-or-nothing-figure-open-made = Offene Ansagen
all-or-nothing-figure-secret-made = Geheime Ansagen
all-or-nothing-figures-tricks = Stiche je Partie
all-or-nothing-figure-tricks = Stiche
