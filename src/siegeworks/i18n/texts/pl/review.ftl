# Wspólna analiza i zapisy, które ktoś przynosi.

problem-review-full = W tym pokoju jest już { $most } osób i nikt więcej się nie zmieści.
problem-review-leader = Prowadzi { $name }. Poproś tę osobę o przekazanie prowadzenia.
problem-review-nobody = Ta osoba wyszła już z pokoju.
problem-review-line = Ta gra nie ma linii { $line }; ostatnia to { $most }.
problem-review-note = Notatka to jedna linia, najwyżej { $most } widocznych znaków.
problem-review-notes = Ta gra ma już { $most } notatek. Usuń najpierw jedną z nich.
problem-review-no-note = Tę notatkę już usunięto.
problem-review-not-yours = Notatkę może usunąć tylko jej autor albo założyciel stołu.
problem-review-joined = Jesteś już w tym pokoju.
problem-course-long = Wariant ma najwyżej { $most } decyzji.
problem-import-unfinished = Ten zapis kończy się wcześniej niż gra. Otworzyć tu można tylko ukończone gry.
