## Ce qui ne se peut pas

error-bad-code = Ce code n’ouvre rien ici. Il est peut-être mal tapé, déjà utilisé, vieux de plus de dix minutes, ou d’une autre maison. Faites-en un nouveau et tapez-le ici.
error-own-code = Cet appareil est déjà le vôtre : tapez le code sur l’autre. Il reste valable.
error-too-many-guesses = Trop de codes ont été essayés. Attendez une minute, puis essayez encore une fois.
error-last-way-in = C’est votre seule façon d’entrer. Reliez d’abord un autre appareil, ou faites des codes de secours ou une clé d’accès.
error-no-such-device = Cet appareil n’est plus des vôtres.
error-signed-out = Cet appareil a été déconnecté. Rechargez la page pour continuer comme nouvel invité.
error-no-passkeys-here = Les navigateurs n’admettent les clés d’accès que sous un nom, et en https. Reliez plutôt vos appareils par un code.
error-bad-passkey = Cette clé d’accès n’ouvre rien ici. Prenez-en une autre, ou un code.
error-passkey-too-late = Cela a pris trop de temps. Réessayez avec la clé d’accès.
error-too-many-passkeys = Vous avez { $most } clés d’accès. Supprimez-en d’abord une.
error-name-taken = { $name } est déjà le nom de quelqu’un ici. Choisissez-en un autre.
error-removed = Qui tient cette maison vous en a exclu. Demandez pourquoi si vous pensez que c’est une erreur.
error-house-private = Cette maison est privée. Demandez une invitation à qui la tient ; si vous y êtes sur un autre appareil, reliez celui-ci par un code.
error-bad-house-invite = Cette invitation n’est plus valable. Demandez-en une nouvelle à qui tient la maison.
error-not-a-keeper = Seules les personnes qui tiennent la maison peuvent le faire.
error-keeper-removes-self = Vous tenez cette maison et ne pouvez ni vous faire taire ni vous exclure. Confiez-la d’abord à quelqu’un, qui le fera.
error-last-keeper = Vous êtes seul à tenir cette maison. Confiez-la d’abord à quelqu’un d’autre aussi.
error-is-keeper = Cette personne tient la maison. Retirez-lui d’abord cela.
error-unknown-handle = La maison ne connaît personne sous { $handle }.
error-bad-announcement = Une annonce est une ligne de { $most } caractères visibles au plus.
error-table-closed = Qui tient la maison a fermé cette table.
error-muted = Qui tient la maison vous a ôté la parole : vous pouvez jouer, mais pas parler.
error-blocked-by-host = Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.
error-block-self = Vous ne pouvez pas vous bloquer vous-même.
error-too-many-blocked = Vous bloquez déjà { $most } personnes.
error-older-store = Cette maison a été ouverte en dernier par une version plus ancienne. Ouvrez-la une fois avec flambeur serve, puis réessayez.

## Commandes

house-keepers-code = Tapez ce code dans les dix minutes à { $page }, dans le navigateur de qui doit tenir la maison : { $code }
house-person-now = { $name } ({ $handle }) : { $standing ->
    [muted] sans parole
    [removed] exclu
   *[other] comme tout le monde
}{ $keeper ->
    [yes] , tient la maison
   *[other] { "" }
}{ $invited ->
    [yes] , invité
   *[other] { "" }
}.
house-nobody = Personne de ce nom n’est connu ici.
house-is-private = La maison est privée. On y entre par { $page }
house-is-open = La maison est ouverte à qui l’atteint.
house-announces = Tout le monde lit : { $text }
house-announces-nothing = Rien n’est annoncé.
house-table-closed = La table { $table } est fermée.

## Mes appareils

people-devices-title = Appareils et données
people-devices-lead = Vous êtes la même personne sur chaque appareil que vous reliez : même nom, mêmes parties. Ni mot de passe, ni adresse électronique.
people-your-devices = Vos appareils
people-here = Cet appareil
people-unknown-device = Un appareil
people-added = depuis le { $date }
people-sign-out = Déconnecter
people-sign-out-sure = Vraiment déconnecter
people-sign-out-hint = Ce navigateur devient un nouvel invité. Ce que vous avez joué reste à vous.
people-link = Relier un autre appareil
people-link-hint = Affichez un code ici, et tapez-le sur l’autre appareil ou scannez-le là-bas. Il vaut une fois, dix minutes.
people-link-show = Afficher un code
people-link-type = Sur l’autre appareil, ouvrez { $page } et tapez :
people-link-left = Valable encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
people-link-over = Ce code est trop vieux. Affichez-en un nouveau.
people-link-qr = Code QR qui relie l’autre appareil
people-link-machine = Seul cet ordinateur atteint cette adresse : l’autre appareil doit aussi voir la maison.
people-linked = Un autre appareil est relié.
people-recovery = Codes de secours
people-recovery-hint = À noter, pour le jour où il ne reste aucun appareil. Chacun vaut une fois.
people-recovery-left = { $count ->
    [0] Vous n’en avez pas.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
people-recovery-make = Faire des codes de secours
people-recovery-anew = En faire de nouveaux
people-recovery-anew-hint = Les anciens ne vaudront plus.
people-recovery-once = Ils ne sont montrés que maintenant. Notez-les, ou enregistrez-les.
people-recovery-save = Enregistrer dans un fichier
people-recovery-done = Je les ai
people-passkeys = Clés d’accès
people-passkeys-hint = Une clé que garde cet appareil ou votre gestionnaire de mots de passe. Elle ne vaut qu’à { $site }.
people-passkey-make = Faire une clé d’accès
people-passkey-made = La clé d’accès est gardée.
people-passkey-remove = Supprimer
people-passkey-remove-sure = Vraiment supprimer
people-passkey-nameless = Une clé d’accès
people-passkey-not = Aucune clé d’accès n’a été faite ni choisie. Vous pouvez réessayer à tout moment.
people-other = On me connaît sur un autre appareil
people-other-hint = Devenez ici la même personne, par un code ou une clé d’accès.
people-blocked = Personnes bloquées
people-blocked-none = Personne. On bloque quelqu’un à une table, sous « Joueurs et invitation ».
people-unblock = Ne plus bloquer
people-data = Mes données
people-data-hint = Tout ce que la maison garde de vous : votre nom, vos appareils, ce que vous avez fait aux tables, et les comptes rendus de vos parties.
people-data-save = Enregistrer mes données
people-delete = Me supprimer
people-delete-hint = Votre nom et ce que vous avez dit quittent toutes les anciennes parties ; quelqu’un sans nom prend votre place. Les parties restent vérifiables : leurs coups restent, et ce que vous avez ajouté à leur hasard. Ce que d’autres ont dit de vous reste à eux. Tous vos appareils sont déconnectés. C’est irréversible.
people-delete-type = Tapez votre nom pour confirmer : { $name }
people-delete-sure = Me supprimer pour de bon
people-deleted = Vous êtes supprimé. Merci d’avoir joué.

## Devenir ici la même personne

people-enter-title = Relier cet appareil
people-enter-lead = Tapez le code que montre votre autre appareil, ou l’un de vos codes de secours.
people-enter-code = Code
people-enter-look = Continuer
people-enter-who = Cet appareil sera celui de { $name }.
people-enter-brings = Ce qui a été joué ici jusqu’à présent comme { $present } passe à { $name }. C’est irréversible.
people-enter-keeper = Vous tiendrez cette maison : inviter, ôter la parole, exclure, fermer des tables, annoncer quelque chose.
people-enter-use = Oui, c’est moi
people-enter-use-keeper = Tenir cette maison
people-enter-not = Non
people-enter-passkey = Utiliser une clé d’accès
people-entered = Bon retour, { $name }.
people-kept = Vous tenez maintenant cette maison.
people-join-title = Vous êtes invité
people-join-lead = Cette maison est privée. Avec cette invitation vous y êtes, sur cet appareil.
people-join-use = Entrer

## Tenir la maison

people-keeper-title = Tenir la maison
people-keeper-lead = Vous tenez cette maison. Seules les personnes qui la tiennent voient cette page.
people-announcement = Annonce
people-announcement-hint = Une ligne que tout le monde lit sur chaque page, sauf aux tables.
people-announcement-save = Annoncer
people-announcement-remove = Retirer
people-announced = Annoncé.
people-private = Maison privée
people-private-hint = Seuls les invités entrent. Qui s’est déjà assis à une table d’ici en fait partie.
people-invite-link = Invitation dans la maison
people-invite-new = Nouvelle invitation
people-invite-new-sure = Vraiment une nouvelle
people-invite-new-hint = L’ancien lien ne laissera plus entrer personne.
people-people = Personnes ({ $total })
people-search = Nom
people-nobody = Personne de ce nom.
people-is-keeper = Tient la maison
people-is-muted = Sans parole
people-is-removed = Exclu
people-is-invited = Invité
people-mute = Ôter la parole
people-unmute = Rendre la parole
people-remove = Exclure
people-remove-sure = Vraiment exclure
people-readmit = Laisser rentrer
people-make-keeper = Confier aussi la maison
people-take-keeper = Ne plus confier
people-invite = Inviter
people-uninvite = Ne plus inviter
people-tables = Tables
people-tables-hint = Les parties finies à une table fermée restent visibles.
people-tables-none = Aucune table ouverte. Fermez-en une autre par son adresse.
people-table-address = Adresse ou nom d’une table
people-table-close = Fermer
people-table-close-sure = Vraiment fermer
people-table-closed = La table est fermée.
