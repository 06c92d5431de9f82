## The first turn

runedar-guide-siege = W ręce masz kartę orka, więc oblężenie uderza pierwsze: { $siege }. Najemnik mógłby temu zapobiec, ale złota szkoda. Niech się dzieje.
runedar-guide-pick = Teraz twoje karty: jedna akcja na kartę. Stolarnia leży tuż obok donżonu. Kliknij kartę „Skrzypiąca kusza”: przydadzą się tylko jej buty.
runedar-guide-walk = Podświetla się każde miejsce, do którego możesz dojść. Kliknij stolarnię.
runedar-guide-work = Drewno na lepsze narzędzia! Kliknij linię „{ $use }” na karcie „{ $card }”.
runedar-guide-place =
    Drewno trafia od razu na ulepszenia. Karcie „{ $card }” na polu { $space } brakuje jeszcze: { $cost }. { $clicks ->
        [one] Kliknij ją, żeby oddać drewno.
        [few] Kliknij ją { $clicks } razy, żeby oddać drewno.
        [many] Kliknij ją { $clicks } razy, żeby oddać drewno.
       *[other] Kliknij ją { $clicks } razy, żeby oddać drewno.
    } Gotowe ulepszenie zastępuje jedną z twoich słabych kart.
runedar-guide-climb = Ork pod murem dybie na wasze złoto. Kliknij kartę „Wysłużony łom”, potem pole pod murem stolarni i wyjdź do niego.
runedar-guide-fight = Bij! Kliknij „{ $use }” na karcie „{ $card }”, a potem przycisk ataku. Młoty to sukcesy; kusze liczą się tylko przy strzale z wieży.
runedar-guide-end = Ręka jest pusta: kliknij „Zakończ turę” i dobierz nowe karty. Kop przy wejściu do tunelu, żeby oczyścić wszystkie sekcje ({ $sections }), radź sobie z goblinami za każdą z nich i wynieś złoto!
