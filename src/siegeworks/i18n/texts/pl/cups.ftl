# Puchary rywali i kampanie drużyn.

problem-cup-unknown = Nie ma tu takiego pucharu.
problem-cup-name = Nazwa pucharu to jeden wiersz, najwyżej { $most } liter.
problem-cup-form = Ta forma nie pasuje do gry: rywale grają systemem szwajcarskim albo każdy z każdym, drużyna rozgrywa kampanię.
problem-cup-seats = W tę grę nie można grać przy { $seats } miejscach.
problem-cup-organizer = Może to zrobić tylko organizator tego pucharu.
problem-cup-begun = Ten puchar już się zaczął.
problem-cup-changed = Ktoś właśnie dołączył albo odszedł. Spójrz jeszcze raz na listę, a potem zacznij.
problem-cup-few = Ten puchar potrzebuje co najmniej { $fewest ->
        [one] jednej osoby
        [few] { $fewest } osób
        [many] { $fewest } osób
       *[other] { $fewest } osoby
    }.
problem-cup-full = Ten puchar jest pełny: może w nim wziąć udział najwyżej { $most } osób.
problem-cup-joined = Już bierzesz udział w tym pucharze.
problem-cup-not-in = Nikt z takim numerem nie bierze udziału w tym pucharze.
problem-cup-over = Ten puchar jest zakończony.
problem-cup-no-seat = Żadna gra tego pucharu teraz na ciebie nie czeka.
problem-cup-meeting-unknown = Ten puchar nie ma takiej gry albo gra nie ma takiego miejsca.
problem-cup-meeting-over = Ta gra pucharu ma już wynik.
problem-cup-unaided = W kampanii porównuje się drużyny: nie ma podpowiedzi i nikt nie cofa kości ani kart.
problem-cup-own-first = Inne drużyny jeszcze grają to oblężenie. Najpierw skończ swoje, potem obejrzysz to.
problem-cup-not-over = Inne drużyny jeszcze grają to oblężenie. Zapis i dowód kości można przeczytać po zakończeniu rundy.
