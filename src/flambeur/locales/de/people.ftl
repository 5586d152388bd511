## Was nicht geht

error-bad-code = Dieser Code öffnet hier nichts. Vielleicht ist er vertippt, schon benutzt, älter als zehn Minuten oder von einem anderen Haus. Lass dir einen neuen zeigen und gib ihn hier ein.
error-own-code = Dieses Gerät gehört dir schon: Gib den Code auf dem anderen ein. Er gilt weiterhin.
error-too-many-guesses = Es wurden zu viele Codes versucht. Warte eine Minute und versuche es dann noch einmal.
error-last-way-in = Das ist dein einziger Zugang. Verbinde erst ein weiteres Gerät, oder leg Notfallcodes oder einen Passkey an.
error-no-such-device = Dieses Gerät gehört nicht mehr zu deinen.
error-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um als neuer Gast weiterzumachen.
error-no-passkeys-here = Browser erlauben Passkeys nur unter einem Namen und mit https. Verbinde Geräte stattdessen mit einem Code.
error-bad-passkey = Dieser Passkey öffnet hier nichts. Nimm einen anderen oder einen Code.
error-passkey-too-late = Das hat zu lange gedauert. Versuche es noch einmal mit dem Passkey.
error-too-many-passkeys = Du hast { $most } Passkeys. Entferne erst einen.
error-name-taken = { $name } heißt hier schon jemand anderes. Wähle einen anderen Namen.
error-removed = Wer dieses Haus führt, hat dich ausgeschlossen. Frag dort nach, wenn du das für einen Irrtum hältst.
error-house-private = Dieses Haus ist privat. Bitte, wer es führt, um eine Einladung; bist du auf einem anderen Gerät drin, dann verbinde dieses mit einem Code.
error-bad-house-invite = Diese Einladung gilt nicht mehr. Bitte, wer das Haus führt, um eine neue.
error-not-a-keeper = Das darf nur, wer das Haus führt.
error-keeper-removes-self = Du führst dieses Haus und kannst dich nicht selbst stummschalten oder ausschließen. Übergib es erst jemandem und lass das tun.
error-last-keeper = Nur du führst dieses Haus. Lass es erst auch jemand anderen führen.
error-is-keeper = Diese Person führt das Haus. Nimm ihr das erst ab.
error-unknown-handle = Das Haus kennt niemanden unter { $handle }.
error-bad-announcement = Eine Ansage ist eine Zeile mit höchstens { $most } sichtbaren Zeichen.
error-table-closed = Wer das Haus führt, hat diesen Tisch geschlossen.
error-muted = Wer das Haus führt, hat dich stummgeschaltet: Du kannst spielen, aber nicht reden.
error-blocked-by-host = An diesen Tisch kannst du dich nicht setzen. Wähle einen anderen.
error-block-self = Dich selbst kannst du nicht blockieren.
error-too-many-blocked = Du blockierst schon { $most } Leute.
error-older-store = Dieses Haus wurde zuletzt von einer älteren Version geöffnet. Öffne es einmal mit flambeur serve und versuche es dann noch einmal.

## Befehle

house-keepers-code = Gib diesen Code innerhalb von zehn Minuten unter { $page } ein, im Browser der Person, die das Haus führen soll: { $code }
house-person-now = { $name } ({ $handle }): { $standing ->
    [muted] stummgeschaltet
    [removed] ausgeschlossen
   *[other] wie alle anderen
}{ $keeper ->
    [yes] , führt das Haus
   *[other] { "" }
}{ $invited ->
    [yes] , eingeladen
   *[other] { "" }
}.
house-nobody = So jemand ist hier nicht bekannt.
house-is-private = Das Haus ist privat. Andere kommen herein über { $page }
house-is-open = Das Haus steht allen offen, die es erreichen.
house-announces = Alle lesen: { $text }
house-announces-nothing = Es gibt keine Ansage.
house-table-closed = Der Tisch { $table } ist geschlossen.

## Meine Geräte

people-devices-title = Geräte und Daten
people-devices-lead = Auf jedem Gerät, das du verbindest, bist du dieselbe Person: derselbe Name, dieselben Partien. Ohne Passwort, ohne E-Mail-Adresse.
people-your-devices = Deine Geräte
people-here = Dieses Gerät
people-unknown-device = Ein Gerät
people-added = seit { $date }
people-sign-out = Abmelden
people-sign-out-sure = Wirklich abmelden
people-sign-out-hint = Der Browser dort wird ein neuer Gast. Was du gespielt hast, bleibt deins.
people-link = Weiteres Gerät verbinden
people-link-hint = Zeig hier einen Code, und gib ihn auf dem anderen Gerät ein oder scanne ihn dort. Er gilt einmal, zehn Minuten lang.
people-link-show = Code zeigen
people-link-type = Öffne auf dem anderen Gerät { $page } und gib ein:
people-link-left = Gilt noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
people-link-over = Dieser Code ist jetzt zu alt. Lass dir einen neuen zeigen.
people-link-qr = QR-Code, der das andere Gerät verbindet
people-link-machine = Nur dieser Rechner erreicht diese Adresse: Auch das andere Gerät muss das Haus sehen.
people-linked = Ein weiteres Gerät ist verbunden.
people-recovery = Notfallcodes
people-recovery-hint = Zum Aufschreiben, für den Tag, an dem kein Gerät mehr da ist. Jeder gilt einmal.
people-recovery-left = { $count ->
    [0] Du hast keine.
    [one] Einer ist übrig.
   *[other] { $count } sind übrig.
}
people-recovery-make = Notfallcodes anlegen
people-recovery-anew = Neue anlegen
people-recovery-anew-hint = Die alten gelten dann nicht mehr.
people-recovery-once = Sie sind nur jetzt zu sehen. Schreib sie auf, oder speichere sie.
people-recovery-save = Als Datei speichern
people-recovery-done = Ich habe sie
people-passkeys = Passkeys
people-passkeys-hint = Ein Schlüssel, den dieses Gerät oder dein Passwortspeicher aufbewahrt. Er gilt nur unter { $site }.
people-passkey-make = Passkey anlegen
people-passkey-made = Der Passkey ist hinterlegt.
people-passkey-remove = Entfernen
people-passkey-remove-sure = Wirklich entfernen
people-passkey-nameless = Ein Passkey
people-passkey-not = Es wurde kein Passkey angelegt oder gewählt. Du kannst es jederzeit noch einmal versuchen.
people-other = Man kennt mich auf einem anderen Gerät
people-other-hint = Werde hier dieselbe Person, mit einem Code oder einem Passkey.
people-blocked = Wen du blockierst
people-blocked-none = Niemanden. Blockieren kannst du am Tisch, unter „Spieler und Einladung“.
people-unblock = Nicht mehr blockieren
people-data = Meine Daten
people-data-hint = Alles, was das Haus von dir aufbewahrt: deinen Namen, deine Geräte, was du an Tischen getan hast, und die Aufzeichnungen deiner Partien.
people-data-save = Meine Daten speichern
people-delete = Mich löschen
people-delete-hint = Dein Name und was du gesagt hast verschwinden aus allen alten Partien; jemand ohne Namen nimmt deinen Platz ein. Die Partien lassen sich weiterhin prüfen: Ihre Züge bleiben, und was du zu ihrem Glück beigetragen hast. Was andere über dich gesagt haben, bleibt ihres. Alle deine Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
people-delete-type = Gib zur Bestätigung deinen Namen ein: { $name }
people-delete-sure = Mich endgültig löschen
people-deleted = Du bist gelöscht. Danke fürs Mitspielen.

## Hier dieselbe Person werden

people-enter-title = Dieses Gerät verbinden
people-enter-lead = Gib den Code ein, den dein anderes Gerät zeigt, oder einen deiner Notfallcodes.
people-enter-code = Code
people-enter-look = Weiter
people-enter-who = Dieses Gerät gehört dann { $name }.
people-enter-brings = Was hier bisher als { $present } gespielt wurde, geht an { $name } über. Das lässt sich nicht rückgängig machen.
people-enter-keeper = Du führst dann dieses Haus: lässt Leute herein, schaltest sie stumm, schließt sie aus, schließt Tische, sagst etwas an.
people-enter-use = Ja, das bin ich
people-enter-use-keeper = Dieses Haus führen
people-enter-not = Nein
people-enter-passkey = Passkey benutzen
people-entered = Willkommen zurück, { $name }.
people-kept = Du führst jetzt dieses Haus.
people-join-title = Du bist eingeladen
people-join-lead = Dieses Haus ist privat. Mit dieser Einladung bist du drin, auf diesem Gerät.
people-join-use = Eintreten

## Das Haus führen

people-keeper-title = Das Haus führen
people-keeper-lead = Du führst dieses Haus. Diese Seite sieht nur, wer das tut.
people-announcement = Ansage
people-announcement-hint = Eine Zeile, die alle auf jeder Seite lesen, nur nicht am Tisch.
people-announcement-save = Ansagen
people-announcement-remove = Entfernen
people-announced = Angesagt.
people-private = Privates Haus
people-private-hint = Nur wer eingeladen ist, kommt herein. Wer hier schon an einem Tisch saß, ist eingeladen.
people-invite-link = Einladung ins Haus
people-invite-new = Neue Einladung
people-invite-new-sure = Wirklich eine neue
people-invite-new-hint = Der alte Link lässt dann niemanden mehr herein.
people-people = Leute ({ $total })
people-search = Name
people-nobody = Niemand mit diesem Namen.
people-is-keeper = Führt das Haus
people-is-muted = Stumm
people-is-removed = Ausgeschlossen
people-is-invited = Eingeladen
people-mute = Stummschalten
people-unmute = Reden lassen
people-remove = Ausschließen
people-remove-sure = Wirklich ausschließen
people-readmit = Wieder einlassen
people-make-keeper = Haus mitführen lassen
people-take-keeper = Nicht mehr führen lassen
people-invite = Einladen
people-uninvite = Ausladen
people-tables = Tische
people-tables-hint = Partien, die an einem geschlossenen Tisch zu Ende gingen, lassen sich weiterhin ansehen.
people-tables-none = Kein offener Tisch. Einen anderen schließt du mit seiner Adresse.
people-table-address = Adresse oder Name eines Tisches
people-table-close = Schließen
people-table-close-sure = Wirklich schließen
people-table-closed = Der Tisch ist geschlossen.
