# Profile: osoby rozpoznawane na kilku urządzeniach.

problem-profile-none = Ta przeglądarka nie ma profilu na tym serwerze.
problem-profile-signed-in = Ta przeglądarka ma już profil na tym serwerze.
problem-profile-devices = Profil może mieć najwyżej { $most } urządzeń. Najpierw wyloguj jedno z nich.
problem-profile-device-unknown = Twój profil nie ma takiego urządzenia.
problem-profile-no-seat = Twój profil nie ma miejsca przy tym stole.
problem-recovery-wrong = Ten kod odzyskiwania jest nieprawidłowy. Sprawdź każdą literę; kod działa tylko raz, potem liczy się nowy.
problem-limit-sign-ins = Zbyt wiele prób logowania z twojej sieci. Spróbuj ponownie za kilka minut.
problem-passkey-known = Ten klucz dostępu jest już dodany.
problem-passkey-many = Profil może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń jeden z nich.
problem-passkey-unknown = Ten serwer nie zna tego klucza dostępu.
problem-passkey-challenge = Odpowiedź klucza dostępu przyszła za późno albo była już użyta. Spróbuj ponownie.
problem-passkey-wrong = Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie.
problem-passkey-origin = Klucze dostępu działają tylko na stronie tego serwera, która ma nazwę, na przykład localhost albo domena z https.
