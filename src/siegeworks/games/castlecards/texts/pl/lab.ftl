# Co laboratorium mówi o tej grze: jak kończą się partie, co się liczy, co rysuje raport.

lab-reason-breached = Zamek zdobyty po upadku murów
lab-reason-assaulted = Zamek zdobyty mimo murów
lab-reason-drawn = Remis
lab-reason-stalemate = Żaden zamek nie padł przez 600 tur
lab-usage-topic-academy = Zagrana karta akademii
lab-usage-topic-weapon = Zagrana machina oblężnicza
report-walls-title = Mury w kolejnych rundach
report-walls = Mury stojące na koniec każdej rundy u zwycięskiego miejsca i u pozostałych, w partiach jeszcze trwających. Linia: mediana. Pas: 10–90 %. Krzywa kończy się, gdy zostaje mniej twierdz niż { $fewest }.
report-walls-alt = Wykres murów stojących w kolejnych rundach, { $name }. Mediana w pierwszej i w ostatniej pokazanej rundzie:
report-walls-won = Zwycięzca
report-walls-lost = Pozostali
report-axis-walls = Stojące mury
lab-capability-attack = Atak za dnia
lab-capability-night = Atak nocą
lab-capability-assault = Szturm na zamek ponad murami
lab-capability-attack_posted = Atak na kartę na posterunku
lab-capability-post = Wystawianie kart na posterunki
lab-capability-unpost = Zabieranie kart z posterunków
lab-capability-build = Budowa machin oblężniczych
lab-capability-dungeon = Wyprawy do lochów
lab-capability-buy = Kupowanie kart za złoto
lab-capability-academy = Wizyta w akademii
lab-capability-king = Zagranie króla
lab-capability-react = Reakcje na ataki
lab-capability-support = Wspieranie cudzych ataków
lab-capability-gift = Dary
