# Profile: osoby rozpoznawane na kilku urządzeniach.

problem-profile-signed-in = Ta przeglądarka ma już profil na tym serwerze.
problem-profile-devices = Profil może mieć najwyżej { $most } urządzeń. Najpierw wyloguj jedno z nich.
problem-recovery-wrong = Ten kod odzyskiwania jest nieprawidłowy. Sprawdź każdą literę; kod działa tylko raz, potem liczy się nowy.
problem-passkey-known = Ten klucz dostępu jest już dodany.
problem-passkey-many = Profil może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń jeden z nich.
problem-passkey-challenge = Odpowiedź klucza dostępu przyszła za późno albo była już użyta. Spróbuj ponownie.
