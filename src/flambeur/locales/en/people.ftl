## What cannot be done

error-bad-code = This code opens nothing here. It may be mistyped, used already, older than ten minutes, or of another house. Make a new one, and type it here.
error-own-code = This device is yours already: use the code on the other one. It stays good.
error-too-many-guesses = Too many codes were tried. Wait a minute, then try once more.
error-last-way-in = This is your only way in. First link another device, or make recovery codes or a passkey.
error-no-such-device = This device is not among yours any more.
error-signed-out = This device was signed out. Load the page again to go on as a new guest.
error-no-passkeys-here = Browsers allow passkeys only at a name, and with https. Link devices with a code instead.
error-bad-passkey = This passkey opens nothing here. Use another one, or a code.
error-passkey-too-late = That took too long. Try the passkey again.
error-too-many-passkeys = You have { $most } passkeys. Throw one away first.
error-name-taken = { $name } is the name of somebody else here. Choose another one.
error-removed = A keeper of this house has removed you. Ask them if you think that this is a mistake.
error-house-private = This house is private. Ask its keeper for an invitation; if you are in on another device, link this one with a code.
error-bad-house-invite = This invitation is not good any more. Ask the keeper of the house for a new one.
error-not-a-keeper = Only a keeper of the house can do that.
error-keeper-removes-self = You keep this house, and cannot mute or remove yourself. Make somebody else keeper first, and let them do it.
error-last-keeper = You are the only keeper of this house. Make somebody else keeper first.
error-is-keeper = This person keeps the house. Take that from them first.
error-unknown-handle = The house knows nobody by { $handle }.
error-bad-announcement = An announcement is one line of { $most } visible characters at most.
error-table-closed = A keeper of the house has closed this table.
error-muted = A keeper of the house has muted you: you can play, and not talk.
error-blocked-by-host = You cannot sit at this table. Choose another one.
error-block-self = You cannot block yourself.
error-too-many-blocked = You block { $most } people already.
error-older-store = This house was last opened by an older version. Open it once with flambeur serve, then try again.

## Commands

house-keepers-code = Type this code at { $page } within ten minutes, in the browser of whoever is to keep the house: { $code }
house-person-now = { $name } ({ $handle }): { $standing ->
    [muted] muted
    [removed] removed
   *[other] as everybody else
}{ $keeper ->
    [yes] , keeper
   *[other] { "" }
}{ $invited ->
    [yes] , invited
   *[other] { "" }
}.
house-nobody = Nobody like that is known here.
house-is-private = The house is private. Others come in by { $page }
house-is-open = The house is open to whoever reaches it.
house-announces = Everybody reads: { $text }
house-announces-nothing = Nothing is announced.
house-table-closed = The table { $table } is closed.

## My devices

people-devices-title = Devices and data
people-devices-lead = You are the same person on every device that you link: same name, same games. No password, no mail address.
people-your-devices = Your devices
people-here = This device
people-unknown-device = A device
people-added = since { $date }
people-sign-out = Sign out
people-sign-out-sure = Really sign out
people-sign-out-hint = That browser becomes a new guest. What you played stays yours.
people-link = Link another device
people-link-hint = Show a code here, and type it on the other device or scan it there. Good once, for ten minutes.
people-link-show = Show a code
people-link-type = On the other device, open { $page } and type:
people-link-left = Good for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}
people-link-over = This code is too old now. Show a new one.
people-link-qr = QR code that links the other device
people-link-machine = Only this computer reaches this address: the other device must see the house, too.
people-linked = Another device is linked.
people-recovery = Recovery codes
people-recovery-hint = To write down, for the day when no device is left. Each is good once.
people-recovery-left = { $count ->
    [0] You have none.
    [one] One is left.
   *[other] { $count } are left.
}
people-recovery-make = Make recovery codes
people-recovery-anew = Make new ones
people-recovery-anew-hint = The old ones are good no more.
people-recovery-once = They are shown only now. Write them down, or save them.
people-recovery-save = Save as a file
people-recovery-done = I have them
people-passkeys = Passkeys
people-passkeys-hint = A key that this device or your password manager keeps. It works at { $site } only.
people-passkey-make = Make a passkey
people-passkey-made = The passkey is kept.
people-passkey-remove = Throw away
people-passkey-remove-sure = Really throw away
people-passkey-nameless = A passkey
people-passkey-not = No passkey was made or chosen. You can try again at any time.
people-other = I am known on another device
people-other-hint = Become the same person here by a code or a passkey.
people-blocked = Whom you block
people-blocked-none = Nobody. You can block somebody at a table, under “Players and invitation”.
people-unblock = Block no more
people-data = My data
people-data-hint = Everything the house keeps of you: your name, your devices, all you did at tables, and the records of your games.
people-data-save = Save my data
people-delete = Delete me
people-delete-hint = Your name and what you said leave all old games; somebody without a name takes your place. The games can still be verified: their moves stay, and what you added to their luck. What others said of you stays theirs. All your devices are signed out. This cannot be undone.
people-delete-type = Type your name to confirm: { $name }
people-delete-sure = Delete me for good
people-deleted = You are deleted. Thank you for playing.

## Becoming the same person here

people-enter-title = Link this device
people-enter-lead = Type the code that your other device shows, or one of your recovery codes.
people-enter-code = Code
people-enter-look = Go on
people-enter-who = This device will be { $name }’s.
people-enter-brings = What was played here as { $present } so far goes over to { $name }. That cannot be undone.
people-enter-keeper = You will keep this house: let people in, mute and remove them, close tables, announce something.
people-enter-use = Yes, that is me
people-enter-use-keeper = Keep this house
people-enter-not = No
people-enter-passkey = Use a passkey
people-entered = Welcome back, { $name }.
people-kept = You keep this house now.
people-join-title = You are invited
people-join-lead = This house is private. With this invitation you are in, on this device.
people-join-use = Come in

## Keeping the house

people-keeper-title = Keep the house
people-keeper-lead = You keep this house. Only keepers see this page.
people-announcement = Announcement
people-announcement-hint = A line that everybody reads on every page but the tables.
people-announcement-save = Announce
people-announcement-remove = Take it away
people-announced = Announced.
people-private = Private house
people-private-hint = Only who is invited comes in. Who has sat at a table here before is invited.
people-invite-link = Invitation to the house
people-invite-new = New invitation
people-invite-new-sure = Really make a new one
people-invite-new-hint = The old link lets nobody in any more.
people-people = People ({ $total })
people-search = Name
people-nobody = Nobody by that name.
people-is-keeper = Keeper
people-is-muted = Muted
people-is-removed = Removed
people-is-invited = Invited
people-mute = Mute
people-unmute = Let talk
people-remove = Remove
people-remove-sure = Really remove
people-readmit = Let in again
people-make-keeper = Make keeper
people-take-keeper = No longer keeper
people-invite = Invite
people-uninvite = Invite no more
people-tables = Tables
people-tables-hint = Games that ended at a closed table can still be looked at.
people-tables-none = No open table. One that is not open can be closed by its address.
people-table-address = Address or name of a table
people-table-close = Close
people-table-close-sure = Really close
people-table-closed = The table is closed.
