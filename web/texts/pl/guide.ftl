
## Castlecards: the first turns

guide-castlecards-king = Zdobądź zamek u góry, zanim padnie twój; najpierw jego mury. Tura to jedna akcja, ale masz króla: zagraj go, a dostaniesz dwie. Kliknij króla, a potem przycisk, który się zaświeci.
guide-castlecards-post = Pierwsza akcja: obsadź mur. Kliknij łucznika, a potem jeden ze swoich murów. Zyska pół tarczy.
guide-castlecards-attack = Druga akcja: szturm! Naciśnij „Atakuj…” i kliknij mur rywala. Liczba na nim to jego tarcze.
guide-castlecards-swords = Dokładaj żołnierza i łuczników, po jednym kliknięciu, i patrz na wagę. Przy remisie mur stoi: potrzeba więcej mieczy niż tarcz.
guide-castlecards-launch = Waga przechyla się na twoją stronę. Do szturmu! Rywal może jeszcze zareagować.
guide-castlecards-react = Mur padł, a ty masz złoto. Teraz rywal idzie na twojego łucznika! Zagraj zasadzkę.
guide-castlecards-close = Zasadzka zabiera dwa miecze: łucznik się obroni. Teraz zakończ reakcję.
guide-castlecards-buy = Znów twoja tura. Za złoto dobierasz dwie karty wioski: kliknij złoto i zapłać. Dalej wojna należy do ciebie; zatrzymaj się na czymś szarym, by dowiedzieć się, czemu nie można tego użyć.

## Runedar: the first turn

guide-runedar-siege = W ręce masz kartę orka, więc oblężenie uderza pierwsze: jeden ork wspina się na mur stolarni. Najemnik mógłby go powstrzymać, ale złota szkoda. Niech się dzieje.
guide-runedar-pick = Teraz twoje karty: jedna akcja na kartę. Stolarnia leży tuż obok donżonu. Kliknij kartę „Skrzypiąca kusza”: przydadzą się tylko jej buty.
guide-runedar-walk = Podświetla się każde miejsce, do którego możesz dojść. Kliknij stolarnię.
guide-runedar-work = Drewno na lepsze narzędzia! Kliknij linię „2 Drewno” na karcie „Tępa piła”.
guide-runedar-place = Drewno trafia od razu na ulepszenia. Karta „Taczka” na polu 2 wymaga 2 sztuk drewna i 1 sztuki skóry: kliknij ją dwa razy, żeby oddać całe drewno. Gotowe ulepszenie zastępuje jedną z twoich słabych kart.
guide-runedar-climb = Ork na murze dybie na wasze złoto. Kliknij kartę „Wysłużony łom”, potem mur stolarni i wejdź do niego na górę.
guide-runedar-fight = Bij! Kliknij „2 Wręcz” na karcie „Wyszczerbiony toporek”, a potem przycisk ataku. Ork pada od dwóch sukcesów; kusze liczą się tylko przy strzale z wieży.
guide-runedar-end = Ręka jest pusta: kliknij „Zakończ turę”, a dobierzesz pięć nowych kart. Kop przy wejściu do tunelu, żeby oczyścić pięć sekcji, radź sobie z goblinami za każdą z nich i wynieś złoto!
