# Turn alerts.

alerts = Powiadom mnie, gdy będzie moja kolej
alerts-here = Powiadamiaj w tej przeglądarce, także gdy strona jest zamknięta
alerts-refused = Twoja przeglądarka nie zezwala na powiadomienia z tej strony.
alerts-no-push = Ta przeglądarka nie może tu dostawać powiadomień: przyjmuje je tylko ze stron z https albo z tego samego komputera.
alerts-mail = Twój adres e-mail
alerts-mail-ask = Wyślij odnośnik do potwierdzenia
alerts-mail-hint = Najwyżej jeden e-mail na godzinę i tylko wtedy, gdy gra czeka na ciebie. W każdym jest odnośnik, który je wyłącza.
alerts-mail-on = E-maile idą na adres { $address }.
alerts-mail-asked = Na adres { $address } wysłano odnośnik. Użyj go, a e-maile będą tam przychodzić.
alerts-mail-off = Bez e-maili
alerts-confirm-text = Potwierdź adres, a dostaniesz e-mail, gdy będzie twoja kolej.
alerts-confirm = Potwierdź
alerts-confirm-done = Potwierdzono. Dostaniesz e-mail, gdy gra będzie na ciebie czekać.
alerts-stop-text = Nie chcesz już takich wiadomości?
alerts-stop = Bez wiadomości
alerts-stop-done = Takie wiadomości już nie będą przychodzić.
