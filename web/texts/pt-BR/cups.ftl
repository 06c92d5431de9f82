# Copas e campanhas de um clube.

cups-lead = Ligas e copas para rivais, campanhas para equipes. Quem cria uma passa o link adiante; o servidor forma os confrontos, abre as mesas e conta os resultados.
cups-none = Ainda não há nenhuma copa. Crie a primeira e passe o link adiante.
cup-new = Nova copa
cup-make = Criar a copa
cup-name = Nome da copa
cup-form = Formato
cup-form-swiss = Suíço
cup-form-swiss-hint = Em cada rodada você enfrenta alguém com mais ou menos os seus pontos, e ninguém duas vezes enquanto for possível. Serve para qualquer número de pessoas.
cup-form-round_robin = Liga: todos contra todos
cup-form-round_robin-hint = Cada um enfrenta cada um uma vez, rodada a rodada. Bom para até umas oito pessoas.
cup-form-campaign = Campanha
cup-form-campaign-hint = Cinco cercos cada vez mais difíceis, cada um com a mesma distribuição para todas as equipes. Primeiro contam os cercos vencidos, depois a pontuação.
cup-rounds = Rodadas
cup-round-count =
    { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }
cup-seats = Pessoas por equipe
cup-bot = Bot para ausentes
cup-bot-plays = bots: { $bot }
cup-own = sua
cup-people =
    { $count ->
        [0] Ninguém participa ainda
        [one] Uma pessoa participa
       *[other] { $count } pessoas participam
    }
cup-nobody = Ninguém entrou ainda. Passe o link adiante.
cup-gathering = Inscrições abertas
cup-round-of = Rodada { $round } de { $rounds }
cup-over = Encerrada
cup-winner = Primeiro lugar: { $names }
cup-join = Participar
cup-joined = Você participa.
cup-joined-hint = Quando a copa começar, a sua partida espera por você aqui e na página inicial deste navegador.
cup-invite = Com este link qualquer pessoa pode entrar e acompanhar a copa.
cup-link = Link da copa
cup-start = Começar a copa
cup-start-hint = A partir daí ninguém mais pode entrar.
cup-cancel = Excluir a copa
cup-cancel-text = O link deixa de funcionar, e quem entrou não participa mais. Não dá para desfazer.
cup-your-game = A sua partida desta rodada está pronta.
cup-play = Jogar
cup-wait = Você não tem partida agora. A próxima rodada começa quando todas as partidas desta terminarem.
cup-left =
    { $count ->
        [one] Uma partida desta rodada ainda não terminou.
       *[other] { $count } partidas desta rodada ainda não terminaram.
    }
cup-you-left = Você saiu desta copa.
cup-leave = Sair da copa
cup-leave-free = É possível entrar de novo até a copa começar.
cup-leave-lost = A partida em andamento conta como perdida, e não haverá mais partidas nesta copa. Numa campanha, um bot continua jogando pela equipe.
cup-leave-yes = Sim, fora da copa
cup-has-left = (saiu)
cup-send-away = Tirar { $name } da copa
cup-standings = Classificação
cup-standings-hint = Uma vitória vale 1 ponto e um empate ½. Com pontos iguais decidem os pontos de todos os adversários (BH), depois os dos adversários vencidos (SB), depois o número de vitórias.
cup-team = Equipe
cup-points = Pontos
cup-buchholz = BH
cup-buchholz-hint = Os pontos de todos os adversários juntos (Buchholz)
cup-sonneborn = SB
cup-sonneborn-hint = Os pontos dos adversários vencidos e metade dos pontos daqueles com quem se empatou (Sonneborn-Berger)
cup-record = V–E–D
cup-record-hint = Vitórias, empates, derrotas
cup-sieges-won = Vencidos
cup-score = Pontuação
cup-played = Jogados
cup-games = Partidas
cup-round = Rodada { $round }
cup-siege = Cerco { $round }
cup-running = ainda não terminou
cup-setting-up = a mesa está sendo preparada
cup-bye = sem adversário, 1 ponto
cup-free = descansa nesta rodada
cup-won-by = { $name } vence
cup-drawn = empate
cup-how-decided = decidido por quem organiza
cup-how-left = a outra pessoa saiu
cup-both-left = não jogada: as duas pessoas saíram
cup-decide = Decidir
cup-decide-for = Resultado de { $names }
cup-decide-hint = Se alguém não vier, você pode decidir uma partida. Ela mantém esse resultado mesmo que depois seja jogada até o fim.
cup-proof-hint = As sementes dos cinco cercos foram sorteadas quando a campanha foi criada. Os hashes aparecem desde o início e cada semente depois da sua rodada, para que todos possam conferir que nada foi mudado.
cup-files = Para levar
cup-everything = Tudo
