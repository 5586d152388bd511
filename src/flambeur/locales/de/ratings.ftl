## Wertungen und Ranglisten

ratings-title = Rangliste: { $game }
ratings-which = Ranglisten der Spiele
ratings-rating = Wertung
ratings-games = Partien
ratings-steps = Wer wo steht
ratings-yours = { $rating } ± { $error }
ratings-place = Platz { $place } nach { $games } gewerteten Partien.
ratings-missing = Nach { $games } { $games ->
    [one] gewerteten Partie
   *[other] gewerteten Partien
 }. Noch { $missing }, dann stehst du in der Rangliste.
ratings-none = Du hast dieses Spiel noch nicht gewertet gespielt. Nach { $enough } gewerteten Partien stehst du in der Rangliste.
ratings-play = Eine gewertete Partie spielen
ratings-hint = Die Wertung sagt, wie gut jemand spielt: Plätze zählen, Glück gleicht sich aus. In 95 von 100 Fällen liegt die wahre Stärke innerhalb von ±. Bots sind Stufen zum Vergleich; Menschen stehen hier nach { $enough } gewerteten Partien.
ratings-person = Wertungen
ratings-curve = Wertung nach jeder der letzten gewerteten Partien: von { $from } bis { $to }
