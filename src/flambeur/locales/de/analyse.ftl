## Der Befehl analyse; was er mit dem Browser gemeinsam hat, steht in analysis.ftl

analyse-judging = beurteile Züge
analyse-told = { $game }, { $players } Spieler, { $quality }, Startwert { $seed }
analyse-quality = Gründlichkeit
analyse-quick = kurz durchgerechnet
analyse-good = gut durchgerechnet
analyse-deep = gründlich durchgerechnet
analyse-version = Version der Rechnung
analyse-stopped = Abgebrochen nach Zug { $at } von { $moves }: Die Bilanz reicht bis dorthin.
analyse-decisions = Entscheidungen von { $name }
analyse-made = Gespielt
analyse-verdict = Urteil
analyse-better = Besser
analyse-choice = Chancen
analyse-how = Wie gerechnet wurde
