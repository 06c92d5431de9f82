# The lobby: tables that are open to everybody.

lobby = Poczekalnia
lobby-lead = Stoły, przy których każdy może usiąść, i gry do oglądania.
lobby-kind = Stoły
lobby-free = Z wolnymi miejscami
lobby-running = Do oglądania
lobby-new = Otwórz stół
lobby-join = Usiądź
lobby-watch = Oglądaj
lobby-none-free = Żaden stół nie ma teraz wolnego miejsca. Otwórz własny, a pojawi się tutaj.
lobby-none-running = Przy żadnym otwartym stole nie toczy się teraz gra.
lobby-none-chosen = Żaden stół nie pasuje do wyboru.
lobby-newer = Nowsze
lobby-older = Starsze
lobby-level = Dla kogo
lobby-level-any = dla wszystkich
lobby-level-newcomers = dla początkujących
lobby-level-experienced = dla doświadczonych
lobby-rated = rankingowa
lobby-unrated = towarzyska
lobby-rating = Ranking
lobby-clock = Tempo
lobby-clock-none = bez zegara
lobby-clock-live = za jednym posiedzeniem
lobby-clock-days = na raty, przez wiele dni
lobby-days =
    { $count ->
        [one] jeden dzień na decyzję
        [few] { $count } dni na decyzję
        [many] { $count } dni na decyzję
       *[other] { $count } dnia na decyzję
    }
lobby-seconds =
    { $count ->
        [one] jedna sekunda na decyzję
        [few] { $count } sekundy na decyzję
        [many] { $count } sekund na decyzję
       *[other] { $count } sekundy na decyzję
    }
lobby-onlookers =
    { $count ->
        [one] jedna osoba patrzy
        [few] { $count } osoby patrzą
        [many] { $count } osób patrzy
       *[other] { $count } osoby patrzy
    }
new-open-to-all = Otwarty dla wszystkich
new-open-to-all-hint = Stół pojawi się w poczekalni: każdy może zająć miejsca przyjaciół i oglądać grę.
new-rated = Gra rankingowa
new-rated-hint = Liczy się do rankingu i do Kronik. Bez zaznaczenia to gra towarzyska.
