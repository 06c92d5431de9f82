# O programa no terminal.

## Help pages

cli-help = Siegeworks: jogos de cerco na sua própria mesa, sozinho, com amigos ou com bots. “siegeworks play” pergunta o que precisa e começa.
cli-help-version = Mostra a versão e se as regras estão compiladas.
cli-help-lang = Idioma: en, es, pt-BR ou pl. Pode vir em qualquer lugar; sem ele, o ambiente decide.
cli-help-option = Mostra esta ajuda.
cli-compiled = regras compiladas
cli-interpreted = regras interpretadas
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos
cli-default = padrão:
cli-required = obrigatório
cli-play = Joga uma partida neste terminal. Sem opções, faz algumas perguntas; cada escolha é salva na hora.
cli-play-game = Qual jogo; “siegeworks games” lista os jogos.
cli-play-seats = O número de assentos.
cli-play-difficulty = A dificuldade, nos jogos que a têm: por exemplo easy (fácil), normal, hard (difícil) ou epic (épico).
cli-play-open-hands = Todos veem todas as mãos.
cli-play-set = Outra opção do jogo, por exemplo uma regra da casa, na forma nome=valor; uma vez para cada opção. “siegeworks rules” mostra as regras da casa.
cli-play-name = Seu nome.
cli-play-seat = Quem ocupa o próximo assento: um nome, ou “bot:” e um bot, como bot:beginner, bot:steady ou bot:expert. Use uma vez por assento.
cli-play-bots = Qual bot ocupa os demais assentos: beginner (iniciante), steady (firme), expert (especialista), um bot instalado ou módulo:Nome para um bot de um arquivo seu.
cli-play-ask = Quando você quer ser perguntado, em jogos que podem decidir pequenas coisas por você: por exemplo always ou never. Fica guardado.
cli-play-seed = Distribui a partir desta semente, por exemplo para jogar a mesma partida de novo.
cli-play-position = Começa de um arquivo de posição em vez de distribuir as cartas.
cli-play-resume = Continua uma partida salva: o id dela, ou nada para a última jogada.
cli-play-list = Lista as partidas salvas.
cli-replay = Revê uma partida passo a passo; em um pipe, tudo de uma vez.
cli-replay-check = Só confere se cada linha do registro é verdadeira.
cli-replay-seat = Vê a partida deste assento (1, 2…) e não como espectador.
cli-replay-true = { $file } é verdadeiro: { $count ->
        [1] { $count } escolha segue
       *[other] { $count } escolhas seguem
    } as regras.
cli-verify = Prova que todas as cartas e dados de uma partida encerrada vieram da semente que o registro prometeu antes do primeiro lance.
cli-verified = { $file } é honesto: { $count ->
        [1] { $count } sorteio vem
       *[other] os { $count } sorteios vêm
    } da semente prometida.
cli-log-argument = Um arquivo de registro, ou o id de uma partida salva.
cli-log = Registros: as partidas como foram jogadas, para compartilhar ou guardar.
cli-log-export = Escreve o registro de uma partida. Com o conteúdo, ele pode ser visto, verificado e analisado em qualquer lugar.
cli-log-with-content = Acrescenta o conteúdo com que a partida foi jogada.
cli-position = Posições: partidas como documentos para ver, editar e continuar jogando.
cli-position-export = Escreve a posição de uma partida como documento.
cli-position-move = Depois de qual lance; sem isto, o último. 0 é a distribuição.
cli-position-check = Confere um arquivo de posição e aponta tudo o que nele é impossível.
cli-position-file = Um arquivo de posição.
cli-position-fine = { $file } é uma posição possível.
cli-content = Pacotes de conteúdo: suas próprias cartas, fichas e custos.
cli-content-check = Confere um pacote de conteúdo e aponta tudo o que há de errado nele.
cli-content-pack = Um pacote de conteúdo: um arquivo TOML com as tabelas que ele substitui.
cli-content-game = O jogo a que o conteúdo pertence.
cli-content-option = Usa este pacote de conteúdo.
cli-content-fine = { $file } está em ordem (conteúdo { $digest }).
cli-content-same = { $file } está em ordem e não muda nada (conteúdo { $digest }).
cli-content-export = Escreve todas as tabelas de um jogo em um só texto TOML, como ponto de partida de um pacote.
cli-output = Escreve neste arquivo novo em vez da tela.
cli-written = Escrito em { $file }.
cli-rules = Procura regras: pelo id, como R-MELEE, ou por palavras do texto.
cli-rules-words = O id de uma regra, ou palavras a procurar; nada para ver todas.
cli-rules-game = O jogo; se faltar, o que tem essa regra, ou o primeiro.
cli-games = Lista os jogos.
cli-chronicles = Mostra as crônicas: todas as partidas encerradas, as melhores primeiro.
cli-chronicles-game = Só este jogo.
cli-chronicles-name = Só partidas de alguém cujo nome contenha isto.

## Faults of the command line

cli-no-such-option = Não existe a opção { $name }. “{ $command } --help” mostra as que existem.
cli-missing = Falta “{ $name }”. “{ $command } --help” mostra o que é preciso.
cli-option-value = A opção { $name } não foi escrita como deve ser. “{ $command } --help” mostra como.
cli-bad-value = O valor de { $name } não serve. “{ $command } --help” mostra o que serve.
cli-misuse = Não dá para entender o comando: algo nele sobra ou falta. “{ $command } --help” mostra como se usa.
problem-cli-no-such-command = Não existe o comando “{ $name }”. Escolha um destes: { $known }.
problem-cli-setting = “{ $text }” não é uma opção deste jogo. Escreva nome=valor; os nomes são: { $known }.
problem-cli-name-and-seat = --name e --seat não podem ser usados juntos. Ponha seu nome em um --seat.
problem-cli-name-twice = Dois assentos têm o mesmo nome. Dê a cada um o seu.
problem-cli-too-many-seats = Há { $count } nomes para { $seats ->
        [1] { $seats } assento
       *[other] { $seats } assentos
    }. Aumente --seats ou tire nomes.
problem-seed-unfit = Uma semente é uma só linha com no máximo { $most } caracteres visíveis. Escolha outra.
problem-cli-position-options = Uma posição já traz seus assentos e opções. Tire --seats, --difficulty, --open-hands e --set.
problem-cli-resume-options = Uma partida salva continua do jeito que começou. Use --resume sem outras opções.
problem-cli-no-such-seat = Não existe o assento { $seat }. Escolha um número de 1 a { $most }.
problem-cli-no-such-move = Não existe o lance { $move }. Escolha um número de 0 a { $last }.
problem-file-exists = { $file } já existe e não é sobrescrito. Escolha outro nome.
problem-term-number = Não existe a escolha { $number }. Escolha um número de 1 a { $most }.
problem-term-card-alone = { $number } é uma carta. Acrescente a letra de um lugar para se mover, como { $number }b, ou escolha um dos números seguintes.
problem-term-near = “{ $text }” não é uma ação. Você quis dizer “{ $near }”?
problem-term-unknown = Não dá para entender “{ $text }”. Digite o número de uma escolha, ou h para ver a ajuda.
problem-term-no-rule = Nenhuma regra tem o id ou as palavras “{ $text }”. Tente menos palavras ou outras.

## Questions before a game

term-default-name = Visitante
term-ask-resume = Continuar sua partida { $id }?
term-ask-name = Qual é o seu nome?
term-ask-seats = Quantos assentos?
term-ask-setting = Opção “{ $name }”:
term-ask-house = Quer regras da casa?
term-ask-bots =
    { $count ->
        [1] Um bot ocupa o outro assento?
       *[other] Bots ocupam os outros { $count } assentos?
    }
term-ask-other-name = Quem ocupa o assento { $number }?
term-pick-one = Digite um número de { $least } a { $most }, ou Enter para o que está entre colchetes.
term-yes-default = { $question } [S/n]
term-yes-no = { $question } [s/N]
term-yes-letter = s
term-bye = Nenhuma partida começou. Até a próxima!
term-interpreted = Aqui as regras rodam interpretadas, por isso bots e simulações são lentos; com um compilador C instalado, “make setup” as compila. (Este aviso só aparece uma vez.)

## At the table

term-bot-name = { $name } (bot)
term-turn = Turno { $turn }
term-house-rules = Regras da casa: { $rules }
term-house-title = Regras da casa, escolhidas na preparação da partida:
term-house-default = { $sentence } (padrão)
term-prompt = { $name } ({ $keys }) >
term-key-help = h: ajuda
term-key-undo = u: desfazer
term-key-enter = Enter: { $choice }
term-hand-over = Agora { $name } decide. Os outros, olhem para o lado!
term-press-enter = Pressione Enter quando só você estiver vendo a tela:
term-hand = Mão: { $cards }
term-undone = { $name } desfaz sua última escolha.
term-rewound = Todos voltam ao momento antes da jogada { $line }.
term-more-log = … (l mostra o registro inteiro)
term-possible = Sim, “{ $action }” é possível: { $meaning }
term-position-saved = A posição está salva em { $file }.
term-settle = Como você pode terminar a partida agora:
term-settle-resign = seu rival vence
term-settle-draw = ninguém vence, se todos aceitarem
term-settle-concede = a partida é perdida, se todos aceitarem
term-settle-sure-resign = Desistir mesmo? Seu rival vence.
term-settle-sure-draw = Todos aceitam o empate?
term-settle-sure-concede = Todos aceitam dar a partida por perdida?
term-asking = Quando você quer ser perguntado (a e um número muda isso):
term-rules-usage = Digite r e o id de uma regra, ou palavras do seu texto, por exemplo: r { $rule }
term-input-ended = A entrada terminou no meio da partida, que está salva em { $file }; ela continua com “siegeworks play --resume { $id }”.
term-saved =
    A partida está salva. Para continuar:
      siegeworks play --resume { $id }
term-help =
    Digite o número de uma escolha ou a própria ação, por exemplo: { $action }
    Várias de uma vez: 1 3 4, ou ações separadas por ; Todas são feitas, ou nenhuma.
    Só Enter faz a escolha indicada na pergunta ou mostra a mesa de novo.
      c            pergunta ao treinador: as melhores escolhas, a chance de cada uma e por quê
      u            desfaz a sua última escolha, se ninguém soube nada de novo por ela
      a            quando você quer ser perguntado, se o jogo pode decidir pequenas coisas por você
      ? 12         o que significa a escolha 12
      ? ação       por que uma ação não é possível, com a regra
      r palavras   regras com estas palavras, ou a regra com este id: r { $rule }
      b            tudo o que há na mesa, em palavras
      l            o registro inteiro
      s [arquivo]  salva a posição em um arquivo para ver, editar ou jogar a partir dela
      x            terminar a partida: desistir, combinar empate ou dá-la por perdida
      q            sai; a partida fica salva

## The end and the Chronicles

term-standing-won = { $place }º lugar de { $count } entre as vitórias das crônicas.
term-standing-lost = { $place }º lugar de { $count } entre as derrotas das crônicas.
term-not-chronicled-position = A partida começou de uma posição, por isso não entra nas crônicas.
term-not-chronicled-seed = As cartas saíram de uma semente já conhecida, por isso a partida não entra nas crônicas.
term-look-again =
    O registro é { $file }
    Rever:                   siegeworks replay { $id }
    Provar que foi honesta:  siegeworks verify { $id }
    Perguntar ao treinador:  siegeworks analyse { $id }
term-same-deal = As mesmas cartas de novo, com os mesmos assentos e opções:
term-replay-prompt = Enter: avança, b: volta, 0–{ $last }: vai até lá, q: sai >
term-list-empty = Ainda não há partidas salvas. Comece uma com: siegeworks play
term-list-running = { $id }  em andamento, { $names }, { $count ->
        [1] { $count } escolha
       *[other] { $count } escolhas
    }
term-list-over = { $id }  encerrada, { $names }, { $count ->
        [1] { $count } escolha
       *[other] { $count } escolhas
    }
term-list-broken = { $id }  não pode ser lida: { $reason }
term-chronicles-empty = As crônicas estão vazias. Termine uma partida para escrever a primeira linha.
term-chronicles-none = As crônicas não têm nenhuma partida assim.
term-victories = Vitórias
term-defeats = Derrotas
term-decided = Partidas com vencedor
term-undecided = Partidas sem vencedor
term-chronicle-hints = { $hints ->
        [1] { $hints } dica
       *[other] { $hints } dicas
    }
term-chronicle = { $place }. { $title }, { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }: { $names }, { $date }, { $log }
