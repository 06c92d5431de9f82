# The daily siege: one deal a day for everybody.

daily-lead = Uma distribuição por dia, a mesma para todos. Jogue uma vez, veja como os outros se saíram e volte amanhã. O dia começa à meia-noite UTC.
daily-streak =
    { $streak ->
        [0] Maior sequência: { $longest ->
            [one] um dia
           *[other] { $longest } dias
        }. Jogue hoje para começar outra.
        [one] Você jogou um dia seguido. Maior sequência: { $longest }.
       *[other] Você jogou { $streak } dias seguidos. Maior sequência: { $longest }.
    }
daily-against = contra: { $bot }
daily-solo = sem companhia
daily-ends =
    { $hours ->
        [one] falta menos de uma hora
       *[other] faltam menos de { $hours } horas
    }
daily-place =
    { $players ->
        [one] { $place }º lugar, por enquanto sem mais ninguém
       *[other] { $place }º lugar de { $players }
    }
daily-adjusted-place = Sem a sorte: { $place }º lugar
daily-late = Você terminou esta partida depois do dia dela, por isso ela não está na classificação.
daily-play = Jogar o cerco de hoje
daily-rules = Você tem uma só tentativa, sem dicas, sem voltar atrás em dados e cartas e sem um bot no seu lugar. Ela conta se você terminar antes do fim do dia.
daily-ranking = Classificação
daily-order = Ordem
daily-order-result = Por resultado
daily-order-adjusted = Sem a sorte
daily-adjusted-hint = O treinador separa em cada partida as boas escolhas da sorte. Uma vitória vale 100, o resto 0; o que a sorte deu ou tirou é descontado.
daily-judging =
    { $count ->
        [one] O treinador ainda está olhando uma partida.
       *[other] O treinador ainda está olhando { $count } partidas.
    }
daily-own-first = Você poderá ver as partidas dos outros quando terminar a sua.
daily-nobody = Ninguém terminou este cerco a tempo ainda.
daily-proof-hint = Cada distribuição vem de uma semente secreta. O hash dela é publicado até uma semana antes do dia e a semente depois, para que todos possam conferir que nada mudou.
daily-past = Dias passados
daily-past-line =
    { $players ->
        [one] uma pessoa, { $won } com vitória
       *[other] { $players } pessoas, { $won } com vitória
    }
daily-past-none = Ainda não há dias passados.
daily-today = Hoje
