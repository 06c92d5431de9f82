picture-table = Stół z rysunkami
plain-decision = O co chodzi
plain-actions =
    { $count ->
        [0] Żadnych akcji
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
plain-choose = Wybierz akcję
plain-do = Wykonaj
plain-command = Polecenie
plain-command-hint = Początek słów akcji albo jej zapis jak w dzienniku; kilka rozdziel średnikami. Sama litera to pytanie: D decyzja, H ręka, T zagrożenia, L ostatnie zdarzenie, A akcje, C trener.
plain-send = Wyślij
plain-several =
    { $count ->
        [one] Pasuje { $count } akcja: { $list }
        [few] Pasują { $count } akcje: { $list }
       *[many] Pasuje { $count } akcji: { $list }
    }
plain-unknown = Żadna akcja nie pasuje do „{ $text }”.
plain-no-hand = Nie ma kart, o których można opowiedzieć.
plain-no-actions = Teraz decyzja nie należy do ciebie.
plain-keys = Klawisze poza polami tekstowymi: D decyzja, H ręka, T zagrożenia, L ostatnie zdarzenie, A akcje, C trener. Można je wyłączyć w ustawieniach.
plain-keys-off = Skróty jednoklawiszowe są wyłączone; można je włączyć w ustawieniach.
