# Codzienne oblężenie.

problem-daily-begun = Dzisiejsze oblężenie jest już przez ciebie rozpoczęte.
problem-daily-alone = W codziennym oblężeniu każdy gra bez pomocy: bez podpowiedzi, bez cofania i bez bota w zastępstwie.
problem-daily-day = „{ $day }” nie jest dniem. Dni zapisuje się tak: 2026-01-31.
problem-daily-unknown = Nie ma codziennego oblężenia na dzień { $day }.
problem-daily-own-first = Ta gra należy do dzisiejszego oblężenia. Najpierw dokończ własną grę, potem obejrzysz gry innych.
problem-daily-not-over = Ta gra należy do dzisiejszego oblężenia. Jej zapis i dowód uczciwości kości będzie można przeczytać, gdy dzień się skończy.
