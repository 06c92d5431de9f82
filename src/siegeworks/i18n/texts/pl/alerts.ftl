# Turn alerts.

alert-turn = Twój ruch: { $game }
alert-turn-text =
    { $count ->
        [0] Gra czeka na ciebie.
        [one] { $names } czeka na ciebie.
        [few] { $names } czekają na ciebie.
        [many] { $names } czekają na ciebie.
       *[other] { $names } czekają na ciebie.
    }
alert-stop = Bez powiadomień
alert-confirm-subject = Powiadomienia o ruchu z Siegeworks: potwierdź adres
alert-confirm-text =
    Ktoś poprosił Siegeworks o wiadomość na ten adres, gdy przyjdzie jego kolej w grze.

    Jeśli to ty, potwierdź tutaj:
    { $address }

    Jeśli nie, nie rób nic: nie wyślemy niczego więcej.
alert-mail-text =
    { $text }

    Do stołu, w przeglądarce, w której grasz:
    { $address }

    Bez dalszych wiadomości tego rodzaju:
    { $off }

problem-alert-none = Tutaj nie ma powiadomień o ruchu.
problem-alert-no-mail = Ten serwer nie wysyła e-maili. Kto nim zarządza, może podać serwer SMTP w konfiguracji.
problem-alert-endpoint = Do tej przeglądarki nie można wysyłać powiadomień o ruchu: ten serwer nie ma dostępu do jej usługi powiadomień albo jej klucze są błędne.
problem-alert-browsers = Powiadomienia są już włączone w tylu przeglądarkach: { $most }. Najpierw wyłącz je w jednej z nich.
problem-alert-mail-address = To nie jest adres e-mail. Sprawdź go i spróbuj ponownie.
problem-alert-mail-soon = Na ten adres wysłano już odnośnik. Zajrzyj do skrzynki, także do niechcianej poczty, albo spróbuj ponownie za godzinę.
problem-alert-code = Ten odnośnik jest niepełny albo już nieważny. Powiadomienia o ruchu można zmienić na stronie głównej.
problem-config-mail-address = „{ $address }” w sekcji „mail” konfiguracji nie jest adresem serwera. Adres zaczyna się od https:// albo http://.
