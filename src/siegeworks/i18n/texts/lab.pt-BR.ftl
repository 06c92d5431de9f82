# Simulação e calibração na linha de comando.

lab-sim-help = Deixa os bots jogarem muitas partidas e mostra o resultado.
lab-calibrate-help = Imprime a tabela de vitórias por bot, jogadores e dificuldade.
lab-game-help = O jogo: runedar ou castlecards.
lab-seats-help = Quantos lugares jogam.
lab-difficulty-help = A dificuldade, se o jogo tiver: easy, normal, hard ou epic.
lab-bots-help = Bots por lugar, separados por vírgulas; uma lista curta se repete.
lab-games-help = Quantas partidas jogar.
lab-seed-help = A semente: a mesma semente dá as mesmas partidas, qualquer que seja o número de processos.
lab-workers-help = Quantos processos jogam; por padrão, todos os núcleos.
lab-content-help = Um pacote de conteúdo cujas tabelas substituem as do jogo.
lab-json-help = Imprime o resultado como JSON.
lab-playing = jogando
lab-interrupted =
    { $count ->
        [one] Interrompido: uma de { $games } partidas foi jogada e é a que se mostra.
       *[other] Interrompido: { $count } de { $games } partidas foram jogadas e são as que se mostram.
    }
lab-title =
    { $count ->
        [one] { $game }: uma partida
       *[other] { $game }: { $count } partidas
    }
lab-bots = Bots
lab-setting-seats = Lugares
lab-setting-difficulty = Dificuldade
lab-won = Vencidas (intervalo de 95 %)
lab-seat-won = Vencidas pelo lugar { $seat } (intervalo de 95 %)
lab-place-won = Vencidas pela posição { $place } na ordem de jogo
lab-reason-won = Fuga com o ouro
lab-reason-siege = Derrota: última carta de cerco
lab-reason-catapult = Derrota: última carta de catapulta
lab-reason-troll = Derrota: última peça de troll
lab-reason-orc = Derrota: última figura de orc
lab-reason-gold = Derrota: última pepita de ouro
lab-reason-breached = Castelo assaltado, sem muralhas
lab-reason-assaulted = Castelo assaltado apesar das muralhas
lab-reason-drawn = Empate
lab-turns = Turnos: mediana (10–90 %)
lab-decisions = Decisões por partida
lab-score-won = Pontuação ao vencer
lab-score-lost = Pontuação ao perder
problem-lab-workers = { $value } processos não podem jogar: informe um número de 1 a { $most }.
problem-lab-games = Não é possível jogar { $value } partidas: informe um número de 1 a { $most }.
problem-bot-unknown = Não há bot chamado “{ $bot }”; escolha um destes: { $known }.
