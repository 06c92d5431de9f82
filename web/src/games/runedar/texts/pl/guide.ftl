## The first turn

runedar-guide-siege = W ręce masz kartę orka, więc oblężenie uderza pierwsze: jeden ork staje na polu pod murem stolarni. Najemnik mógłby go powstrzymać, ale złota szkoda. Niech się dzieje.
runedar-guide-pick = Teraz twoje karty: jedna akcja na kartę. Stolarnia leży tuż obok donżonu. Kliknij kartę „Skrzypiąca kusza”: przydadzą się tylko jej buty.
runedar-guide-walk = Podświetla się każde miejsce, do którego możesz dojść. Kliknij stolarnię.
runedar-guide-work = Drewno na lepsze narzędzia! Kliknij linię „2 Drewno” na karcie „Tępa piła”.
runedar-guide-place = Drewno trafia od razu na ulepszenia. Karta „Taczka” na polu 2 wymaga 2 sztuk drewna i 1 sztuki skóry: kliknij ją dwa razy, żeby oddać całe drewno. Gotowe ulepszenie zastępuje jedną z twoich słabych kart.
runedar-guide-climb = Ork pod murem dybie na wasze złoto. Kliknij kartę „Wysłużony łom”, potem pole pod murem stolarni i wyjdź do niego.
runedar-guide-fight = Bij! Kliknij „2 Wręcz” na karcie „Wyszczerbiony toporek”, a potem przycisk ataku. Ork pada od dwóch sukcesów; kusze liczą się tylko przy strzale z wieży.
runedar-guide-end = Ręka jest pusta: kliknij „Zakończ turę”, a dobierzesz pięć nowych kart. Kop przy wejściu do tunelu, żeby oczyścić pięć sekcji, radź sobie z goblinami za każdą z nich i wynieś złoto!
