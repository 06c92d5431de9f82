## The first game

castlecards-guide-goal =
    Niech twój zamek będzie ostatnim, który stoi. Zamek każdego z rywali ({ $rivals }) { $walls ->
        [one] chroni { $walls } mur
        [few] chronią { $walls } mury
        [many] chroni { $walls } murów
       *[other] chroni { $walls } muru
    }: najpierw mury. Twoja twierdza jest na dole.
castlecards-guide-turn = Twoja tura: karta jest już dobrana, teraz wybierasz jedną akcję. Kliknij kartę, by zobaczyć, co może; zatrzymaj się na czymś szarym, by dowiedzieć się, czemu nie.
castlecards-guide-king = Masz króla. Kliknij „{ $card }”, a potem przycisk, który się zaświeci: w tej turze możesz działać więcej niż raz.
castlecards-guide-post = Obsadź twierdzę: kliknij „{ $card }”, a potem „{ $post }”. Przybędzie tarcz, a kartę można później zabrać.
castlecards-guide-attack = Starczy ci sił na mur, którego broni { $rival } ({ $shields }). Naciśnij przycisk ataku i kliknij podświetlony mur.
castlecards-guide-swords = Dokładaj karty, po jednym kliknięciu, i patrz na wagę: po drugiej stronie jest { $shields }. Przy remisie obrona wytrzymuje, więc potrzeba więcej mieczy niż tarcz.
castlecards-guide-launch = Waga przechyla się na twoją stronę. Do szturmu! Może jeszcze przyjść wsparcie, a druga strona może zareagować.
castlecards-guide-short = { $balance }: nie masz już czego dołożyć, a remis utrzymuje obronę. Zaatakuj i licz na wsparcie; jeśli nie przyjdzie, atak się nie uda, a karty przepadną.
castlecards-guide-night = Masz kartę nocy. Kliknij „{ $card }”, przycisk, który się zaświeci, i mur: twoje karty leżą zakryte, a reakcja odbywa się w ciemno.
castlecards-guide-support = { $attacker } atakuje. Broni się { $victim }: { $post }, { $shields }. Możesz wesprzeć atak ({ $cards }) albo nacisnąć przycisk i się nie mieszać. Wyłożone karty przepadają w każdym razie.
castlecards-guide-react = { $attacker } atakuje cię: { $post }, { $shields }. Wyłóż reakcję ({ $cards }), a potem naciśnij przycisk, który ją kończy.
castlecards-guide-loot = Zwycięstwo przyniosło łup. Leży zakryty obok ciebie i nikt go nie ogląda, aż padnie twój zamek.
castlecards-guide-breach =
    Padł twój mur. { $walls ->
        [0] Nic już nie chroni zamku: wystaw do niego żołnierzy.
        [one] Zamek chroni już tylko { $walls } mur.
        [few] Zamek chronią jeszcze { $walls } mury.
        [many] Zamek chroni jeszcze { $walls } murów.
       *[other] Zamek chroni jeszcze { $walls } muru.
    }
castlecards-guide-assault = „{ $card }” to broń szturmowa: z nią w ataku możesz uderzyć na zamek, choć jego mury jeszcze stoją.
castlecards-guide-build = Kliknij „{ $card }” i przycisk, który się zaświeci: budowniczowie i złoto dają machinę oblężniczą wartą wiele mieczy.
castlecards-guide-academy = Kliknij „{ $card }” i przycisk, który się zaświeci: akademia daje reakcję na chwilę, gdy ktoś cię zaatakuje.
castlecards-guide-buy = Mało kart? Kliknij „{ $card }” i przycisk, który się zaświeci: za złoto dobierasz karty wioski.
castlecards-guide-explore = Kliknij „{ $card }” i przycisk, który się zaświeci: jeśli pochodni jest więcej niż zagrożenia na karcie lochów, odkrywca przynosi jej skarb.
castlecards-guide-fallen = Twój zamek padł, a łupy są już twoje. Nie możesz wygrać, ale decydujesz, kto wygra: w swojej turze obdarowuj innych i wspieraj ataki.
