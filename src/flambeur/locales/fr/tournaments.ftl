error-no-such-tournament = Il n’y a pas de tournoi { $tournament }. Vérifiez le lien, ou cherchez-le dans la liste des tournois.
error-need-tournament-invite = Ce tournoi n’est pas ouvert. Utilisez son lien d’invitation.
error-not-the-organiser = Seul l’organisateur de ce tournoi peut faire cela.
error-tournament-over = Ce tournoi est terminé.
error-tournament-not-begun = Ce tournoi n’a pas encore commencé : lancez-le d’abord.
error-too-late-to-enter = On n’entre plus dans une élimination directe qui a commencé.
error-too-few-entrants = { $have ->
    [one] Une seule inscription, il en faut { $needs }.
   *[other] { $have } inscriptions, il en faut { $needs }.
 } Invitez d’autres personnes, ou ajoutez des bots.
error-too-many-entrants = Ce tournoi est complet : { $most } inscriptions au plus.
error-was-removed = L’organisateur vous a retiré de ce tournoi.
error-not-entered = Vous ne participez pas à ce tournoi.
error-no-such-entrant = Il n’y a pas d’inscription { $entrant } ici. Choisissez un numéro de 0 à { $most }.
error-bad-title = Un titre compte de 1 à { $most } caractères imprimables.
error-tournament-table = À une table de tournoi, c’est le tournoi qui règle les places et les parties.
error-sealed-table = D’autres jouent encore avec la même chance. Cette table sera visible quand tous auront joué la ronde.
error-round-goes-on = D’autres jouent encore avec la même chance. Vous pourrez revoir la partie quand tous auront joué la ronde.
