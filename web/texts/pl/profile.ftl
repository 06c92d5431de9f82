# Strona osobista i profil.

me-lead = We wszystko można tu grać bez profilu. Z profilem twoje gry, rankingi, ustawienia i zagadki są dostępne na wszystkich twoich urządzeniach. Nie trzeba hasła ani adresu e-mail.
me-hello = Witaj, { $name }.
me-make = Załóż profil
me-make-lead = Wybierz, co inni zobaczą obok twojego imienia. Ta przeglądarka będzie twoim pierwszym urządzeniem.
me-make-button = Załóż mój profil
me-sign-in = Masz już profil
me-sign-in-lead = Zaloguj się wydrukowanym kodem odzyskiwania albo kluczem dostępu.
me-sign-in-code = Zaloguj się kodem
me-sign-in-passkey = Zaloguj się kluczem dostępu
me-code = Kod odzyskiwania
me-code-lead = Wydrukuj ten kod albo go zapisz: raz otworzy twój profil na innym urządzeniu i jest pokazany tylko teraz. Kto go ma, może grać jako ty.
me-print = Drukuj
me-look = Imię, kolor i runa
me-colour = Kolor
me-rune = Runa
me-save = Zapisz
me-devices = Urządzenia
me-this-device = to urządzenie
me-since = od { $date }
me-sign-out = Wyloguj
me-sign-out-device = Wyloguj: { $device }
me-passkey = Klucz dostępu z urządzenia { $device }
me-remove = Usuń
me-remove-passkey = Usuń klucz dostępu z urządzenia { $device }
me-new-code = Nowy kod odzyskiwania
me-add-passkey = Dodaj klucz dostępu
me-data = Twoje dane
me-data-lead = Zabierz ze sobą wszystko, co ten serwer o tobie wie, albo to usuń.
me-export = Pobierz wszystko
me-delete = Usuń wszystko o mnie
me-delete-lead = Twój profil zostanie usunięty, a twoje imię zniknie ze wszystkich gier. W grach z innymi zastąpi cię bot; niedokończone gry bez innych osób zostaną usunięte. Tego nie można cofnąć.
me-delete-yes = Usuń
me-games = Zakończone gry
me-no-games = Nie masz jeszcze zakończonej gry.
me-favourites = Ulubione karty
me-favourite =
    { $count ->
        [one] { $card }, wybrana raz
        [few] { $card }, wybrana { $count } razy
       *[many] { $card }, wybrana { $count } razy
    }
me-record-games =
    { $played ->
        [one] Jedna rozegrana gra, wygrane: { $won }
        [few] { $played } rozegrane gry, wygrane: { $won }
       *[many] { $played } rozegranych gier, wygrane: { $won }
    }
me-record-rating = Ranking: { $rating } ± { $spread }
me-record-streak = Najwięcej wygranych z rzędu: { $games }
me-curve = Twój ranking zmienił się z { $from } na { $to }.
me-daily =
    { $streak ->
        [one] Codzienne oblężenie: jeden dzień z rzędu, najwięcej { $longest }
        [few] Codzienne oblężenie: { $streak } dni z rzędu, najwięcej { $longest }
       *[many] Codzienne oblężenie: { $streak } dni z rzędu, najwięcej { $longest }
    }
me-puzzles = Zagadki rozwiązane za pierwszym razem: { $solved } z { $tried }
record-score = Najlepszy wynik wygranej gry: { $score }
record-fastest =
    { $turns ->
        [one] Najszybsza wygrana: jedna tura
        [few] Najszybsza wygrana: { $turns } tury
       *[many] Najszybsza wygrana: { $turns } tur
    }
