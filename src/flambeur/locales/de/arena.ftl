# Die Worte der Arena auf Deutsch: ihre Tabellen und ihr Bericht.

arena-title = Arena: { $game }
arena-played = { $game }, { $players } Spieler, { $games } Partien, Startwert { $seed }
arena-bot = Bot
arena-wins = Siegquote
arena-interval = 95-%-Intervall
arena-result = Mittleres Ergebnis
arena-rating = Wertung
arena-time = ms pro Zug
arena-blunders = Schnitzer / 1.000
arena-faults = Ausfälle
arena-equal = Unter Gleichen gewinnt jeder { $share }. ▲ deutlich mehr, ▼ deutlich weniger.
arena-unit = Einheit der Ergebnisse: { $unit }.
arena-origin = Flambeur { $version }, Regeln in Version { $rules }; beendet am { $date }
arena-download = Daten herunterladen:
arena-table-hint = Schnitzer sind offensichtlich unsinnige Züge, gezählt auf tausend Züge. Ein Ausfall ist eine Partie, die durch Absturz, Hängen, eine unsinnige Antwort oder einen verbotenen Zug verloren ging.
arena-verdict-above = deutlich über Gleichstand
arena-verdict-below = deutlich unter Gleichstand
arena-verdict-equal = nicht deutlich von Gleichstand verschieden
arena-adjusted = Um das Glück bereinigt
arena-adjusted-wins = Bereinigte Siegquote
arena-adjusted-result = Bereinigtes Ergebnis
arena-adjusted-hint = Was Würfel und Karten mehr oder weniger gebracht haben als im Mittel, ist abgezogen (AIVAT): im Mittel genauso richtig wie die rohen Ergebnisse, meist mit engeren Intervallen. Vertrauen: 95 %.
arena-settled = Nach { $games } Partien steht die Reihenfolge zweifelsfrei fest; der Rest wurde nicht gespielt.
arena-not-settled = Die Reihenfolge steht nicht zweifelsfrei fest.
arena-interrupted = Angehalten: Das ist das Ergebnis bis hier, { $games } von { $planned } Partien.
arena-pairs = Wer vor wem landet
arena-pairs-hint = Wie oft der Bot der Zeile vor dem der Spalte gelandet ist; Gleichstand zählt halb.
arena-wins-hint = Der Punkt ist der Anteil gewonnener Partien, gemeinsame Siege geteilt; der Balken ist das 95-%-Intervall. Die gestrichelte Linie ist Gleichstand.
arena-ratings = Die Wertung im Lauf der Partien
arena-ratings-hint = OpenSkill (Plackett–Luce), nach jeder Partie aktualisiert. Je weiter rechts, desto sicherer.
arena-times = Zeit pro Zug
arena-times-hint = Millisekunden pro Zug, in logarithmischem Maßstab: gleiche Abstände sind gleiche Faktoren.
arena-games-axis = Partien
arena-incidents = Vorfälle
arena-incident = Partie { $game }, Platz { $seat }, { $bot }: { $what }
arena-incidents-more = … und { $more } weitere.
arena-how = Wie gespielt wurde
arena-command = Befehl
arena-seed = Startwert
arena-options = Optionen des Spiels
arena-options-none = Originalregeln
arena-rounds = { $rounds } Runden zu { $length } Partien: In einer Runde spielt jede Besetzung in jeder Reihenfolge der Plätze, mit denselben Würfeln und Karten. Die Intervalle zählen Runden, nicht Partien.
arena-speed = { $games } Partien in { $seconds } s mit { $workers ->
    [one] einem Prozess
   *[other] { $workers } Prozessen
}: { $speed } Partien/s
arena-checksum = Prüfsumme
arena-compiling = wird übersetzt
arena-playing = wird gespielt
arena-failing = wird gespielt, { $faults } durch Ausfall verloren
arena-saved = Der Bericht wurde in { $file } gespeichert.
