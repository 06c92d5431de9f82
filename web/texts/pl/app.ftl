## Everywhere

site = Strona
skip-to-content = Przejdź do treści
language = Język
sound = Dźwięk
volume = Głośność
settings = Ustawienia
help = Pomoc
rules = Zasady
cups = Ligi i puchary
chronicles = Kroniki
replay = Powtórka
close = Zamknij
cancel = Anuluj
next = Dalej
all = Wszystko
find = Szukaj
name = Imię
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
qr = Kod QR
qr-of = Kod QR: { $label }
look = Obejrzyj
resume = Wróć do gry
guided = Pierwsza gra z przewodnikiem
loading = Zapalamy pochodnie…
try-again = Spróbuj ponownie
to-home = Na stronę główną
show-more = Pokaż więcej
nothing-found = Nic nie znaleziono.
turn = Tura { $turn }
seat-nameless = Miejsce { $letter }
default-name = Przybysz
your-name = Twoje imię

## When something is missing

problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
problem-offline-short = Brak połączenia
problem-unknown = Coś poszło nie tak. Spróbuj ponownie za chwilę.
missing-title = Nie ma takiego miejsca
missing-text = Ta droga prowadzi donikąd. Może odnośnik skopiowano tylko w części.
no-link-title = Potrzebny jest odnośnik
no-link-text = Każde miejsce ma własny odnośnik, a ta przeglądarka nie zna żadnego do tego stołu. Poproś osobę, która go otworzyła.
broken-link-title = Odnośnik jest niepełny
broken-link-text = W tym odnośniku czegoś brakuje, może zgubiło się przy kopiowaniu. Skopiuj go jeszcze raz w całości albo poproś o niego ponownie.
barred-title = Brama pozostaje zamknięta

## Start page

home-title = Oblężenia dla jednej do czterech osób, w przeglądarce
home-what = Brońcie razem twierdzy albo zdobywajcie nawzajem swoje zamki: gry o oblężeniach, krasnoludach, orkach i kamiennych murach, z przyjaciółmi i botami.
play-now = Zagraj teraz w { $game }
home-bots = Boty
play-solo = Zagraj solo
play-with-bots =
    { $count ->
        [one] Z jednym botem
        [few] Z { $count } botami
       *[many] Z { $count } botami
    }
play-against-bots =
    { $count ->
        [one] Przeciw jednemu botowi
        [few] Przeciw { $count } botom
       *[many] Przeciw { $count } botom
    }
play-guided = Pierwsza gra z przewodnikiem
play-with-friends = Z przyjaciółmi
rules-of = Zasady gry { $game }
tables-title = Twoje stoły
tables-finished = Zakończone gry
tables-none = Nie ma jeszcze żadnych stołów. Te, które otworzysz lub przy których usiądziesz, pojawią się tutaj, tylko w tej przeglądarce.
title-waiting =
    { $count ->
        [one] ● Twoja decyzja
        [few] ● { $count } gry czekają na ciebie
        [many] ● { $count } gier czeka na ciebie
       *[other] ● { $count } gry czeka na ciebie
    }
tables-gathering = Gracze się zbierają
tables-over = Gra skończona
tables-your-turn = Twoja decyzja
tables-their-turn = Teraz { $name }
nudged = { $name } przypomina o tej grze.
tables-running = Gra trwa
tables-gone = Ten stół już nie istnieje.
tables-remove = Usuń z listy: { $game }

## A new table

new-title = Otwórz stół
new-game = Gra
new-seats = Miejsca
new-seat-count = Liczba miejsc
new-who = Kto tu siada
who-me = Ja
who-here = Ktoś przy tym ekranie
who-friend = Ktoś znajomy
who-bot = Bot
name-later = Wybierze, kto przyjdzie
bot-level = Bot
bot-beginner = Bot początkujący
bot-steady = Bot solidny
bot-expert = Bot ekspert
bot-greedy = Bot rozważny
bot-random = Bot szalony
new-pace = Tempo botów
pace-0 = Natychmiast
pace-600 = Żwawo
pace-1500 = Spokojnie
new-clock = Czas na decyzję
new-clock-hint = Biegnie tylko czas osoby, która ma zdecydować. Gdy się skończy, gra za nią bot, aż wróci na swoje miejsce.
new-talk = Własne słowa
own-words-usual = W drużynie tak, wśród rywali nie
own-words-yes = Dozwolone
own-words-no = Tylko gotowe zwroty
clock-none = Bez ograniczeń
clock-unlimited = bez limitu czasu
new-clock-bot = Bot, który przejmuje grę
clock-brisk = 30 sekund na decyzję, 5 minut zapasu
clock-calm = 2 minuty na decyzję, 15 minut zapasu
clock-day = 1 dzień na decyzję, 7 dni urlopu
clock-days = 3 dni na decyzję, 14 dni urlopu
clock-week = 7 dni na decyzję, 14 dni urlopu
new-deal = Zagraj wybrane rozdanie
new-deal-hint = Te same słowa dają te same karty i rzuty. Taka gra nie trafia do Kronik.
new-content = Zawartość
new-content-own = Z tej gry
house-rules = Zasady domowe
house-rules-hint = Pierwsza możliwość to zawsze zasada tak, jak czytamy ją w instrukcji.
new-open = Otwórz stół
option-difficulty = Trudność

## Gathering

gather-title = Stół się zbiera
gather-who = Przy stole
gather-links = Wyślij każdej osobie odnośnik do miejsca. Działa on raz: kto z nim usiądzie, ten ma to miejsce.
gather-local = Te odnośniki działają tylko na tym komputerze. Aby zaprosić innych, uruchom serwer poleceniem „siegeworks serve --lan”.
gather-empty = Jeszcze nikt
gather-begin = Zaczynamy
gather-bots =
    { $count ->
        [one] Na jednym pustym miejscu zagra bot.
        [few] Na { $count } pustych miejscach zagrają boty.
       *[many] Na { $count } pustych miejscach zagrają boty.
    }
gather-wait = Gra zacznie się, gdy zdecyduje osoba, która otworzyła stół.
join-title = Zajmij miejsce
join-text = Powiedz innym, kim jesteś.
join-sit = Usiądź
links = Odnośniki do tego stołu
link-seat = Odnośnik do miejsca { $letter }
link-watch = Odnośnik dla widzów
link-watch-hint = Widzowie widzą to, co wolno widzieć wszystkim, i niczego nie ruszają.
device-title = Twoje drugie urządzenie
device-hint = Otwiera twoje miejsce na telefonie albo innym komputerze. Odnośnik działa raz, a pozostali widzą, że masz dwa urządzenia.
device-invite = Utwórz odnośnik
device-link = Odnośnik do twojego drugiego urządzenia
device-join-title = Graj także tutaj
device-join-text = Ten odnośnik otwiera twoje miejsce także na tym urządzeniu.
device-join = Użyj tego urządzenia
links-renew = Odnów odnośniki
links-renew-hint = Wylogowuje twoje pozostałe urządzenia i unieważnia odnośniki do nich.
links-renew-founder = Wylogowuje twoje pozostałe urządzenia i widzów oraz zmienia odnośniki wolnych miejsc. Osoby, które już usiadły, zostają.
links-renewed = Stare odnośniki już nie działają.

## Settings

theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
animations = Animacje
animations-hint = Wyłączone także wtedy, gdy system prosi o mniej ruchu.
shortcuts = Skróty jednoklawiszowe
shortcuts-hint = Litery takie jak U (cofnij); listę znajdziesz w pomocy.
letters = Litery na figurach
letters-hint = Figury mają też literę, obok kształtu i koloru.
notify = Powiadomienia
notify-hint = Gdy decyzja należy do ciebie, a patrzysz gdzie indziej.
ready = Gotowość do gry bez połączenia
ready-hint = Przy stołach z samymi botami, otwieranych od tej chwili, ta przeglądarka trzyma kopię gry, żeby można było grać dalej po utracie połączenia. Takie gry się nie liczą.
notify-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
asking = Kiedy gra ma cię pytać?

## Chronicles

chronicles-lead = Zwycięstwa i porażki warte zapamiętania, najlepsze na początku.
chronicles-none = Karty są jeszcze puste. Tu zapisze się pierwsza skończona gra, która się liczy.
chronicles-result = Wynik
chronicles-winner = wygrana
chronicles-wins = Wygrane
chronicles-losses = Przegrane
chronicles-score = Wynik
chronicles-names = Imiona
chronicles-title = Tytuł
chronicles-rewinds = Cofnięcia
chronicles-hints = Podpowiedzi
chronicles-date = Data

## Rules

rules-find = Szukaj słów albo zasady, na przykład R-TURN
rules-print = Wydrukuj główne zasady
rules-turn = Tura
rules-count =
    { $count ->
        [0] Żadnych zasad
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }

## Help

about-play-title = Jak grać
about-play = Kliknij kartę, a potem jedno z jej użyć albo podświetlone miejsce. Pasek pod planszą mówi, o co chodzi; rzeczy wyszarzone wyjaśniają dlaczego, gdy je klikniesz lub zatrzymasz na nich kursor.
about-friends-title = Z przyjaciółmi
about-friends = Otwórz stół i wyślij każdej osobie odnośnik do miejsca. Nikt nie potrzebuje konta: odnośnik działa raz, a kto z nim usiądzie, ten ma miejsce. Kartę przeglądarki możesz zamknąć w każdej chwili; stół zachowa twoje miejsce.
about-back-title = Cofanie
about-back = Ostatni wybór możesz cofnąć, dopóki nikt się przez niego niczego nie dowiedział. W grach kooperacyjnych wszyscy mogą też zgodzić się na cofnięcie dalej: kliknij wiersz dziennika.
about-bots-title = Boty
about-bots = Boty widzą tylko to, co wolno widzieć z ich miejsca. Przy każdej decyzji możesz oddać miejsce botowi, a później na nie wrócić; wśród rywali bot gra, dopóki wszyscy nie mieli swojej tury.
about-coach-title = Trener
about-coach = Trener mówi, co by zrobił, jaką daje to szansę na wygraną i dlaczego; naciśnij „Podpowiedź” na pasku pod planszą. Widzi tylko to, co ty. Po grze pokazuje, jak rosła i malała szansa na wygraną, a od każdego ruchu powtórki można grać dalej inaczej.
about-plain-title = Stół tekstowy
about-plain = Każdy stół istnieje też jako strona tekstowa dla czytników ekranu: listy, nagłówki i pole poleceń, z dokładnie tymi samymi akcjami. Znajdziesz go w menu stołu.
about-dice-title = Uczciwe kości
about-dice = Zanim gra się zacznie, serwer ogłasza odcisk swojego ziarna. Po zakończeniu gry ziarno zostaje ujawnione i można z nim sprawdzić każdy rzut i każde tasowanie.
about-privacy-title = Prywatność
about-privacy = Twoje imię, ustawienia i odnośniki do stołów zostają w tej przeglądarce; jeśli masz profil, serwer przechowuje je dla twoich innych urządzeń. Serwer przechowuje gry i użyte w nich imiona. Nic nie jest wczytywane skądinąd i nikt nie jest śledzony.
about-licence-title = Kroje pisma
about-licence = Kroje Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) i Almendra (Ana Sanfelippo) są użyte na licencji SIL Open Font License 1.1. Wszystkie rysunki i dźwięki są nasze.
about-keys-title = Klawiatura
about-keys = Pojedyncze litery można wyłączyć w ustawieniach.
key-a = Lista wszystkich akcji
key-u = Cofnij
key-c = Poproś trenera o podpowiedź
key-d = Przeczytaj decyzję na głos
key-t = Przeczytaj zagrożenia na głos
key-l = Przeczytaj ostatnie zdarzenie na głos
key-h = Przejdź do kart na ręce
key-b = Przejdź do planszy
key-y = Pokaż, co znaczą symbole
key-x = Powiększ kartę, kafelek lub żeton; strzałki prowadzą do następnych
key-esc = Zamknij wyjaśnienie, potem odznacz wybór
key-tab = Poruszanie się i wybór, wszędzie
key-arrows = Przewijanie powtórki
me = Ty
me-badge = { $colour }, { $rune }
colour-amber = bursztyn
colour-crimson = karmazyn
colour-moss = zieleń mchu
colour-sky = błękit nieba
colour-violet = fiolet
colour-slate = szarość łupku
rune-axe = topór
rune-bow = łuk
rune-gate = brama
rune-hammer = młot
rune-moon = księżyc
rune-mountain = góra
rune-sun = słońce
rune-tower = wieża
puzzles = Zagadki
daily = Codzienne oblężenie
daily-game = Gra
daily-place-short = Miejsce
daily-luck = Szczęście
daily-adjusted = Bez szczęścia
daily-you = (ty)
daily-proof = Uczciwe kości
daily-to-ranking = Do rankingu dnia
daily-seed-later = Inni jeszcze grają to rozdanie. Ziarno i zapis gry zostaną ujawnione, gdy dzień się skończy.
peer-open = Otwórz zaproszenie
peer-away = Ten stół jest w przeglądarce osoby, która cię zaprosiła, a połączenie się zakończyło. Poproś o nowe zaproszenie; twoje miejsce pozostaje twoje.
copy-title = Graj dalej gdzie indziej
copy-what = Zabierz kopię tej gry, na przykład żeby grać dalej bez sieci: otwiera ją „Otwórz stół” na każdej stronie Siegeworks, także bez serwera. Później przynieś ją tu z powrotem; każdy ruch zostanie sprawdzony.
copy-uncounted = Kopia zawiera to, co jest jeszcze ukryte, więc ta gra przestanie się liczyć.
copy-take = Zapisz kopię
copy-taken = Kopia jest zapisana. Jeśli zdecydujesz o czymś także tutaj, kopia nie będzie już mogła wrócić.
copy-return = Przynieś kopię z powrotem
copy-returned = { $lines ->
    [0] Kopia nie zawiera nic nowego.
    [one] Gra toczy się tu dalej, o jeden ruch.
    [few] Gra toczy się tu dalej, o { $lines } ruchy.
   *[many] Gra toczy się tu dalej, o { $lines } ruchów.
}
copy-spare = Po każdym ruchu trzymaj w tej przeglądarce gotową kopię na wypadek utraty połączenia
copy-spare-ready = Kopia będzie gotowa zawsze, gdy przyjdzie twoja kolej.
copy-spare-offer = Kopia tej gry jest gotowa: otwórz ją na stronie bez serwera, a później przynieś z powrotem.
copy-spare-left = Kopia jest zapisana. Gdy serwer wróci, przynieś ją tu z powrotem.
copy-spare-save = Graj dalej bez połączenia
copy-spare-back = Serwer wrócił. Jeśli gra toczyła się dalej w kopii, przynieś ją z powrotem, zanim o czymś tu zdecydujesz.
copy-open = Graj dalej z kopii
copy-open-hint = Wybierz plik gry zapisanej przez „Graj dalej gdzie indziej”.
file-choose = Wybierz plik
plain-table = Stół tekstowy
plain-position = Pozycja
