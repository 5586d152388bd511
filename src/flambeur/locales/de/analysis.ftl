## Rückblick auf eine Partie

analysis-title = Rückblick
analysis-page = Rückblick: { $game }, Partie { $number }
analysis-waiting = Deine Partie wird durchgerechnet: { $percent }
analysis-refining = Eine erste Bilanz. Sie wird noch genauer: { $percent }
analysis-done = Fertig durchgerechnet

analysis-pane = Zeigen
analysis-pane-account = Bilanz
analysis-pane-table = Tisch

analysis-chances = Die Chancen aller
analysis-chances-hint = Die Chance zu gewinnen, Zug für Zug. Ein gemeinsamer Sieg wird geteilt.
analysis-moment = Zeitpunkt der Partie
analysis-chance-of = { $name } { $chance }
analysis-as-table = Als Tabelle
analysis-after = Nach
analysis-opening = Aufbau

analysis-account = Die Bilanz
analysis-account-hint = In Punkten: Hundert sind ein Sieg. Anfang, Glück und Fehler ergeben zusammen, was am Ende blieb.
analysis-part-start = Am Anfang
analysis-part-luck = Glück
analysis-part-errors = Eigene Fehler
analysis-part-others = Fehler der anderen
analysis-part-end = Am Ende
analysis-loss = Können: { $loss } Tausendstel eines Sieges pro Entscheidung verschenkt, bei { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}
analysis-loss-none = Zu entscheiden gab es nichts.
analysis-luck-darling = Ein Sonntagskind
analysis-luck-smile = Das Glück hatte gute Laune
analysis-luck-even = Das Glück hat sich herausgehalten
analysis-luck-frown = Fortuna hatte andere Gäste
analysis-luck-cursed = Schwarze Katze von links, auf der Leiter, am Freitag

analysis-swings = Wendepunkte
analysis-swing-gain = Glück: { $points } für { $name }.
analysis-swing-loss = Pech: Das kostete { $name } { $points }.
analysis-swing-error = Ein Fehler: Er kostete { $name } { $points }.
analysis-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 0) } Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 0) } Punkte
}

analysis-decisions = Entscheidungen
analysis-worst = Die teuerste Entscheidung von { $name }
analysis-whose = Entscheidungen von
analysis-costly = Nur, was etwas gekostet hat
analysis-no-decisions = Keine. Hier war nichts besser zu machen.
analysis-number = Zug { $number }
analysis-label-forced = Ohne Wahl
analysis-label-only = Der einzige gute Zug
analysis-label-best = Bester Zug
analysis-label-fine = Gut
analysis-label-doubtful = Fragwürdig
analysis-label-mistake = Fehler
analysis-label-blunder = Patzer

analysis-choices = Was möglich war
analysis-choice = Was { $name } tun konnte
analysis-no-choice = Hier ist nichts zu entscheiden.
analysis-move = Zug
analysis-chance = Chance
analysis-loses = Verlust
analysis-made = gespielt
analysis-is-best = am besten
analysis-give-or-take = { $chance } ± { $error }

analysis-practise = { $count ->
    [one] Einen Fehler noch einmal spielen
   *[other] { $count } Fehler noch einmal spielen
}
analysis-exercise = Fehler { $number } von { $count }: Was würdest du jetzt spielen?
analysis-passed-best = Das ist der beste Zug!
analysis-passed = Gut: nur { $points } unter dem besten Zug.
analysis-failed = Das kostet { $points }. Versuch es noch einmal.
analysis-shown = Das wäre das Beste gewesen.
analysis-show = Zeigen
analysis-skip = Überspringen
analysis-next = Weiter
analysis-finish = Fertig
analysis-end = Üben beenden

analysis-play-on = Von hier weiterspielen
analysis-play-as = Du spielst
analysis-play-against = Gegen
analysis-play-on-hint = Ein neuer Tisch beginnt mit dieser Stellung und neuem Glück.
analysis-play-on-now = Weiterspielen

analysis-puzzles = Rätsel: { $game }
analysis-puzzle = { $name }, was würdest du spielen? Rätsel { $number } von { $count }
analysis-no-puzzles = Für dieses Spiel gibt es noch keine Rätsel.
analysis-puzzle-exact = Die Lösung ist exakt bekannt.

## Der Trainer am Tisch

analysis-coach-moves = Was deine Züge wert sind
analysis-coach-thinks = Der Trainer denkt nach …
analysis-coach-later = Wenn du zu entscheiden hast, steht hier, welche Chance jeder deiner Züge hat.
analysis-coach-warns = Vor Patzern warnen
analysis-coach-warns-hint = Die Warnung siehst nur du.
analysis-blunder-title = Bist du sicher?
analysis-blunder = Damit bleiben dir { $chance }, mit dem besten Zug { $best }. Das kostet dich { $points }.
analysis-blunder-think = Noch einmal nachdenken
analysis-blunder-play = Trotzdem spielen

## Was wäre, wenn: Bots spielen von einer Stellung aus weiter

analysis-outcomes = Bots 1000-mal weiterspielen lassen
analysis-outcomes-hint = Von dieser Stellung aus, jedes Mal mit eigenem Glück; auf allen Plätzen sitzen schnelle Spieler.
analysis-outcomes-now = 1000 Partien spielen
analysis-outcomes-waiting = { $done } von 1000 Partien sind gespielt …
analysis-outcomes-stop = Hier aufhören
analysis-outcomes-more = Bis 1000 Partien weiterspielen
analysis-outcomes-player = Spieler
analysis-outcomes-wins = Anteil am Sieg
analysis-outcomes-results = Ergebnisse
analysis-outcomes-spread = { $low } bis { $high }, Mitte { $median }
analysis-outcomes-told = { $games } Partien. Ein geteilter Sieg zählt anteilig. Acht von zehn Partien endeten in der gezeigten Spanne, die Hälfte unter der Marke in der Mitte.
