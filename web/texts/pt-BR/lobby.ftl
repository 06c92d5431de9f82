# The lobby: tables that are open to everybody.

lobby = Salão
lobby-lead = Mesas em que qualquer pessoa pode se sentar e partidas para assistir.
lobby-kind = Mesas
lobby-free = Com lugares livres
lobby-running = Para assistir
lobby-new = Abrir uma mesa
lobby-join = Sentar-se
lobby-watch = Assistir
lobby-none-free = Nenhuma mesa tem lugar livre agora. Abra uma e ela aparecerá aqui.
lobby-none-running = Nenhuma mesa aberta está em jogo agora.
lobby-none-chosen = Nenhuma mesa combina com o que foi escolhido.
lobby-newer = Mais recentes
lobby-older = Mais antigas
lobby-level = Para quem
lobby-level-any = para todos
lobby-level-newcomers = para iniciantes
lobby-level-experienced = para quem tem experiência
lobby-rated = vale pontuação
lobby-unrated = amistosa
lobby-rating = Pontuação
lobby-clock = Ritmo
lobby-clock-none = sem relógio
lobby-clock-live = de uma vez só
lobby-clock-days = ao longo de dias
lobby-days =
    { $count ->
        [one] um dia por decisão
       *[other] { $count } dias por decisão
    }
lobby-seconds = { $count } segundos por decisão
lobby-onlookers =
    { $count ->
        [one] uma pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
new-open-to-all = Aberta a todos
new-open-to-all-hint = A mesa aparece no salão: qualquer pessoa pode ocupar os lugares de amigos e assistir à partida.
new-rated = Partida que vale pontuação
new-rated-hint = Conta para a pontuação e para as Crônicas. Sem a marca é uma partida amistosa.
