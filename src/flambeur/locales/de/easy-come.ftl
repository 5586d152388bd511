# Die Wörter von Flambeur auf Deutsch. Jede Meldung gibt es in jeder Sprache; ein Test vergleicht die Dateien.

## Fehler

error-all-others-players = Dass alle drei anderen einen Zug bekommen, ist eine Variante für vier Spieler, nicht für { $players }. Spielt zu viert oder ohne sie.
error-dice-not-rolled = Gewürfelt wurde { $rolled }; darin sind nicht alle diese Würfel.
error-own-prize = Dieser Preis gehört dir schon.
error-centre-closed = Die Mitte ist geschlossen, solange der Gegner drei Preise hat: Du kannst nur stehlen.
error-prize-does-not-fit = Die Würfel { $dice } sind { $prize ->
    [0] kein Vierling
    [1] keine zwei Paare
    [2] kein Drilling mit einer anderen ungeraden Zahl
    [3] kein Drilling mit einer anderen geraden Zahl
    [4] zusammen nicht genau 7
    [5] zusammen nicht genau 13
    [6] zusammen mehr als 3
    [7] zusammen weniger als 17
   *[8] keine Straße
}.

## Easy Come Easy Go

easy-come-title = Easy Come Easy Go
easy-come-pitch = Würfle um neun fabelhafte Preise, stiehl sie den anderen und halte drei davon fest.
easy-come-unit = Preise
easy-come-prize-0 = Vierling
easy-come-prize-1 = Zwei Paare
easy-come-prize-2 = Ungerader Drilling
easy-come-prize-3 = Gerader Drilling
easy-come-prize-4 = Genau 7
easy-come-prize-5 = Genau 13
easy-come-prize-6 = Höchstens 3
easy-come-prize-7 = Mindestens 17
easy-come-prize-8 = Straße
easy-come-prizes = { $count ->
    [0] kein Preis
    [one] ein Preis
   *[other] { $count } Preise
}
easy-come-opening-rolled = { $seat } würfelt { $rolled } um den ersten Zug: { $total }.
easy-come-began = { $seat } beginnt.
easy-come-rolled = { $kept-count ->
    [0] { $seat } würfelt { $rolled }
   *[other] { $seat } hat { $kept } beiseitegelegt und würfelt { $rolled }
}
easy-come-set-aside = { $seat } legt { $dice } beiseite.
easy-come-claimed = { $seat } nimmt „{ $prize }“ aus der Mitte.
easy-come-stolen = { $seat } stiehlt { $owner } „{ $prize }“!
easy-come-missed = { $seat } bekommt in diesem Zug nichts.
easy-come-count-began = { $players ->
    [2] { $seat } hat drei Preise. Dem Gegner bleiben { $turns } Züge, um einen zu stehlen; die Mitte ist geschlossen.
   *[other] { $seat } hat drei Preise und gewinnt in { $turns } Zügen, wenn niemand einen stiehlt.
}
easy-come-counted = { $seat } hat noch alle drei Preise: noch { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}.
easy-come-cancelled = { $seat } hat keine drei Preise mehr.
easy-come-won = { $seat } hat drei Preise festgehalten und gewinnt!
easy-come-table-prize = Preis
easy-come-table-owner = Gehört
easy-come-table-centre = Mitte
easy-come-table-dice = Würfel von { $seat }: { $kept } beiseite, { $rolled } gewürfelt
easy-come-table-count = { $seat } gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}

## Der Tisch im Browser

easy-come-ui-missed = Im letzten Zug nichts bekommen
easy-come-ui-prizes = Preise
easy-come-ui-players = Spieler
easy-come-ui-tray = Würfel
easy-come-ui-aside = Beiseite
easy-come-ui-rolled = Eben gewürfelt
easy-come-ui-die = Eine { $face } beiseitelegen
easy-come-ui-your-roll = Dein Wurf
easy-come-ui-roll-of = Wurf von { $player }
easy-come-ui-roll-of-yours = { $player }, dein Wurf
easy-come-ui-over = Das Spiel ist aus
easy-come-ui-hint = Tippe Würfel an, um sie beiseitezulegen
easy-come-ui-hint-claim = Passt! Nimm einen Preis oder mach weiter
easy-come-ui-keep = { $dice } beiseitelegen, { $rest ->
    [one] einen Würfel
   *[other] { $rest } Würfel
} werfen
easy-come-ui-end = Zug beenden
easy-come-ui-decline = Verzichten, Zug beenden
easy-come-ui-claim = „{ $prize }“ nehmen
easy-come-ui-steal = { $owner } „{ $prize }“ stehlen
easy-come-ui-take = Nimm ihn!
easy-come-ui-rob = Stiehl ihn!
easy-come-ui-centre = In der Mitte
easy-come-ui-owned = Gehört { $player }
easy-come-ui-closed = Jetzt hilft nur Stehlen: Die Mitte ist geschlossen
easy-come-ui-sign = Halte drei Preise fest und gewinne
easy-come-ui-count = Ohne Diebstahl gewinnt { $player } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
easy-come-ui-count-you = Ohne Diebstahl gewinnst du in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
easy-come-ui-winner = { $player } gewinnt!
easy-come-ui-wins-in = gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
easy-come-ui-chances = Chancen
easy-come-ui-chances-told = Zeigen, wie wahrscheinlich jeder Preis bei bestem Spiel ist
easy-come-ui-chance = Chance in diesem Zug: { $percent }
easy-come-ui-combination-0 = alle vier Würfel gleich
easy-come-ui-combination-1 = zwei verschiedene Paare
easy-come-ui-combination-2 = drei gleiche und eine andere, alle ungerade
easy-come-ui-combination-3 = drei gleiche und eine andere, alle gerade
easy-come-ui-combination-4 = Summe genau 7
easy-come-ui-combination-5 = Summe genau 13
easy-come-ui-combination-6 = Summe höchstens 3
easy-come-ui-combination-7 = Summe mindestens 17
easy-come-ui-combination-8 = vier Zahlen hintereinander

## Optionen

easy-come-option-all_others = Volle Runde
easy-come-option-all_others-help = Zu viert: Drei Preise müssen je einen Zug aller drei anderen überstehen, nicht nur von zweien.
easy-come-option-first = Startspieler
easy-come-option-first-help = Wer beginnt; sonst entscheidet der höchste Wurf.

## Regeln

easy-come-rules-intro = In der Mitte liegen neun Preise, jeder mit einer Kombination von Würfeln. Würfle mit vier Würfeln, behalte, was dir hilft, würfle den Rest neu und nimm dir einen Preis, wenn die Würfel passen: aus der Mitte oder von einem anderen Spieler. Wer drei Preise hat und nicht rechtzeitig bestohlen wird, gewinnt.
easy-come-rules-setup = Aufbau
easy-come-rules-turn = Dein Zug
easy-come-rules-claiming = Einen Preis nehmen
easy-come-rules-end = Ende des Spiels
easy-come-rules-variant = Variante zu viert
easy-come-rules-house = Hausregeln
easy-come-rules-house-intro = Was ein Tisch vereinbaren kann. Ohne Änderung gelten die Originalregeln.
easy-come-rules-house-first = Ein bestimmter Spieler beginnt.
easy-come-rules-house-all_others = Die Variante für vier Spieler.
easy-come-rules-ec-01 = Zwei bis vier Spieler spielen mit vier Würfeln, die 0 bis 5 zeigen. Alle neun Preise liegen in der Mitte.
easy-come-rules-ec-02 = Jeder würfelt mit vier Würfeln, die höchste Summe beginnt. Bei Gleichstand würfeln die Betroffenen noch einmal. Gespielt wird im Uhrzeigersinn.
easy-come-rules-ec-03 = Würfle mit allen vier Würfeln. Nach jedem Wurf darfst du einen Preis nehmen, dessen Kombination alle vier Würfel ergeben, die beiseitegelegten eingeschlossen. Oder du machst weiter.
easy-come-rules-ec-04 = Um weiterzumachen, lege mindestens einen der eben geworfenen Würfel beiseite und wirf die übrigen neu. Ein beiseitegelegter Würfel bleibt für den ganzen Zug, wie er ist. Du darfst auch alle beiseitelegen: Damit endet dein Zug.
easy-come-rules-ec-05 = Liegen alle Würfel beiseite und hast du keinen Preis genommen, endet dein Zug ohne Gewinn. Nach dem Wurf des letzten Würfels darfst du noch einen Preis nehmen oder verzichten.
easy-come-rules-ec-06 = Wer einen Preis nimmt, beendet damit seinen Zug; es gibt also höchstens einen Preis pro Zug. Passen die Würfel zu mehreren Preisen, wähle einen.
easy-come-rules-ec-07 = Du darfst einen Preis aus der Mitte oder von einem anderen Spieler nehmen. Deine eigenen bleiben, wo sie sind.
easy-come-rules-ec-08 = Die Preise: ein Vierling; zwei Paare verschiedener Zahlen; dreimal dieselbe ungerade Zahl und eine andere ungerade; dreimal dieselbe gerade Zahl und eine andere gerade, wobei null gerade ist; eine Summe von genau 7; eine Summe von genau 13; eine Summe von höchstens 3; eine Summe von mindestens 17; eine Straße aus vier Zahlen hintereinander.
easy-come-rules-ec-09 = Von den 1.296 Würfen mit vier Würfeln passen, in derselben Reihenfolge, 6, 90, 24, 24, 104, 104, 35, 35 und 72. Die meisten, 824, passen zu keinem Preis; 450 zu einem und 22 zu zweien.
easy-come-rules-ec-10 = Wer drei Preise hat und nach den Zügen der nächsten zwei Spieler noch alle drei besitzt, gewinnt.
easy-come-rules-ec-11 = Zu zweit hat der Gegner bis zu zwei Züge hintereinander, um einen der drei zu stehlen, den zweiten nur, wenn der erste misslingt. In diesen Zügen darf nichts aus der Mitte genommen werden. Nach einem Diebstahl ist der Bestohlene am Zug: wie sonst, oder, wenn der Dieb nun drei Preise hat, mit zwei Zügen zum Stehlen.
easy-come-rules-ec-12 = Wer einen seiner drei Preise verliert, beginnt mit dem nächsten dritten Preis von vorn. Haben zwei Spieler drei Preise, gewinnt zuerst, wer sie zuerst hatte.
easy-come-rules-ec-13 = Drei Preise müssen je einen Zug aller drei anderen Spieler überstehen.
easy-come-rules-rolls = { $count } von 1.296 Würfen
easy-come-rules-example-turn = { $player } hat zwei Zweien beiseitegelegt und würfelt 0 und 5. Das passt zu nichts. { $player } legt auch die 0 beiseite und wirft den letzten Würfel: Eine 3 ergäbe genau 7, noch eine 0 zwei Paare.
easy-come-rules-example-count = { $player } hat drei Preise. Zwei Züge der anderen, ohne dass aus diesem Regal gestohlen wird, und { $player } gewinnt.

## Das erste Spiel

easy-come-first-keep = Lege mindestens einen passenden Würfel beiseite und würfle die anderen neu. Jeder Preis zeigt, was er verlangt.
easy-come-first-claim = Alle vier Würfel passen zu einem Preis! Nimm ihn, dann endet dein Zug, oder würfle weiter für einen besseren.
easy-come-first-rob = Dein Gegenüber hat einen Preis. Passen deine Würfel, darfst du ihn wegnehmen, genau wie aus der Mitte.
easy-come-first-stolen = Gestohlen! Kein Preis ist sicher, bevor das Spiel gewonnen ist: wie gewonnen, so zerronnen.
easy-come-first-count = Drei Preise! Wer sie hält, gewinnt, wenn in den nächsten zwei Zügen keiner davon gestohlen wird.

# Figures of a profile
easy-come-figures-deeds = Was je Partie geschah
easy-come-figure-claimed = Preise aus der Mitte
easy-come-figure-stolen = Gestohlene Preise
easy-come-figure-lost = Verlorene Preise
easy-come-figure-missed = Züge ohne Preis
easy-come-figure-refused = Verschmähte Preise, um weiterzuwürfeln
easy-come-figures-prizes = Erlangte Preise je Partie
