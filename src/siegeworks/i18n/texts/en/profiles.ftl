# Profiles: people who are known on several devices.

problem-profile-signed-in = This browser has a profile on this server already.
problem-profile-devices = A profile can have at most { $most } devices. Sign one of them out first.
problem-recovery-wrong = This recovery code is not valid. Check each letter; a code works once, then the new one counts.
problem-passkey-known = This passkey has been added already.
problem-passkey-many = A profile can have at most { $most } passkeys. Remove one of them first.
problem-passkey-challenge = The answer of the passkey came too late or was used before. Try again.
