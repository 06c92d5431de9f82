## The first turns

castlecards-guide-king = Zdobądź zamek u góry, zanim padnie twój; najpierw jego mury. Tura to jedna akcja, ale masz króla: zagraj go, a dostaniesz jeszcze jedną. Kliknij króla, a potem przycisk, który się zaświeci.
castlecards-guide-post = Pierwsza akcja: obsadź mur. Kliknij łucznika, a potem jeden ze swoich murów. Przybędzie mu tarcz.
castlecards-guide-attack = Druga akcja: szturm! Naciśnij „Atakuj…” i kliknij mur rywala. Liczba na nim to jego tarcze.
castlecards-guide-swords = Dokładaj żołnierzy, po jednym kliknięciu, i patrz na wagę. Przy remisie mur stoi: potrzeba więcej mieczy niż tarcz.
castlecards-guide-launch = Waga przechyla się na twoją stronę. Do szturmu! Rywal może jeszcze zareagować.
castlecards-guide-react = Mur padł, a ty masz złoto. Teraz rywal odpowiada atakiem! Zagraj zasadzkę.
castlecards-guide-close = Zasadzka zabiera miecze: atak się nie uda. Teraz zakończ reakcję.
castlecards-guide-buy = Znów twoja tura. Za złoto dobierasz karty wioski: kliknij złoto i zapłać. Dalej wojna należy do ciebie; zatrzymaj się na czymś szarym, by dowiedzieć się, czemu nie można tego użyć.
