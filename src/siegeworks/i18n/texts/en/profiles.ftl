# Profiles: people who are known on several devices.

problem-profile-none = This browser has no profile on this server.
problem-profile-signed-in = This browser has a profile on this server already.
problem-profile-devices = A profile can have at most { $most } devices. Sign one of them out first.
problem-profile-device-unknown = Your profile has no such device.
problem-profile-no-seat = Your profile has no seat at this table.
problem-recovery-wrong = This recovery code is not valid. Check each letter; a code works once, then the new one counts.
problem-limit-sign-ins = Too many attempts to sign in from your network. Try again in a few minutes.
problem-passkey-known = This passkey has been added already.
problem-passkey-many = A profile can have at most { $most } passkeys. Remove one of them first.
problem-passkey-unknown = This server does not know this passkey.
problem-passkey-challenge = The answer of the passkey came too late or was used before. Try again.
problem-passkey-wrong = The passkey could not be checked. Try again.
problem-passkey-origin = Passkeys work only on a page of this server that has a name, such as localhost or a domain with https.
