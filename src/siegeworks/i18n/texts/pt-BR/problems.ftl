# What went wrong and what to do about it. A message is named after the code of its problem.

## Files, games, languages, options

problem-file-unreadable = Não foi possível ler { $file } ({ $reason }). Verifique se ele existe, se você tem permissão para lê-lo e se é texto UTF-8.
problem-file-unwritable = Não foi possível gravar { $file } ({ $reason }). Verifique se você tem permissão para gravar ali e se o disco não está cheio.
problem-output-failed = A saída não pode ser escrita ({ $reason }). Verifique se o disco não está cheio.
problem-system-memory = Não há memória suficiente para isto. Feche outros programas ou use um arquivo menor.
problem-json-unreadable = { $file } não é JSON válido ({ $reason }). Corrija nesse ponto ou exporte de novo.
problem-json-no-object = { $file } deve conter um único objeto JSON, escrito entre chaves. Exporte de novo ou acrescente as chaves.
problem-game-unknown = Não existe o jogo “{ $game }”. Escolha um destes: { $known }.
problem-plugin-clash = O plug-in “{ $name }” do pacote { $package } fica de fora: esse nome já está em uso. Remova um dos dois pacotes.
problem-plugin-broken = O plug-in “{ $name }” do pacote { $package } não pode ser usado: { $reason }. Atualize ou remova esse pacote.
problem-content-none = O jogo “{ $game }” não tem arquivos de conteúdo.
problem-language-unknown = O idioma “{ $language }” não está disponível. Escolha um destes: { $known }.
problem-extra-missing = Isto precisa do extra “{ $extra }”. Execute pip install '.[{ $extra }]' em uma cópia do código-fonte, ou então pip install 'siegeworks[{ $extra }]', e tente de novo.
problem-options-unreadable = “{ $text }” não é uma opção. Escreva as opções como nome=valor.
problem-option-unknown = Não existe a opção “{ $name }”. As opções são: { $known }.
problem-option-choice = A opção “{ $name }” não pode ser “{ $value }”. Escolha um destes valores: { $choices }.
problem-option-seats = “{ $value }” não é um número de assentos possível. Escolha um número de { $least } a { $most }.
problem-seat-name = “{ $name }” não pode ser o nome de um assento. Use uma só linha com no máximo { $most } caracteres visíveis, que não termine como o nome de um bot.
problem-seat-name-taken = “{ $name }” já está nesta mesa, ou um nome que parece igual. Escolha outro.

## Choices in a game

problem-action-unknown = “{ $text }” não é uma ação. Escolha uma das ações oferecidas.
problem-match-over = A partida acabou e não há mais nada a escolher. Comece outra.
problem-match-not-asked =
    O assento { $seat } não tem nada a decidir agora: { $actor ->
        [none] a partida acabou.
       *[other] é a vez do assento { $actor }.
    }
problem-match-forbidden = “{ $action }” não é possível agora (regra { $rule }).
problem-match-no-choice = A lista de escolhas está vazia. Indique pelo menos uma.
problem-match-choice-last = Depois de “{ $action }” nada mais pode ser escolhido na mesma lista, porque essa escolha rola, saca ou revela algo. Coloque-a por último.
problem-match-no-undo = Não há nada que você possa desfazer. Só se desfaz a última escolha, pelo assento que a fez e se ela não rolou, sacou nem revelou nada.
problem-match-no-pick = Não há nenhuma escolha com o número { $number } que você possa retirar agora.
problem-match-no-rewind = Só em um jogo cooperativo todos podem voltar atrás juntos; entre rivais, o que foi escolhido vale.
problem-match-log-long = O registro desta partida já tem { $most } linhas, portanto nada mais pode ser desfeito. Você pode jogar a partida até o fim.
problem-match-no-line = Não há nenhuma escolha com o número { $number } que ainda valha. Escolha uma linha do registro que não tenha sido desfeita.
problem-chance-script-short = Os sorteios registrados acabam antes do que a partida precisa. Complete-os ou use um registro intacto.
problem-chance-script-bound = O sorteio registrado { $value } é impossível aqui: deve ser no mínimo 0 e menor que { $bound }. Corrija-o ou use um registro intacto.

## Logs

problem-log-format = { $file } não é um registro: a primeira linha deve ser “{ $format }”. Escolha outro arquivo.
problem-log-header = { $file }, linha { $line }: “{ $key }: …” falta aqui ou não pode ser lido. Restaure a linha do cabeçalho.
problem-log-line = { $file }, linha { $line }: isto não é uma entrada de registro. Ela deve ter a forma “12 seat 0: roll [4 1] #0123456789ab”.
problem-log-number = { $file }, linha { $line }: esta entrada deve ter o número { $wanted }. Restaure a entrada que falta ou remova a repetida.
problem-log-after-end = { $file }, linha { $line }: nada pode vir depois do resultado final. Remova tudo a partir desta linha.
problem-log-rules = O registro foi jogado com a versão { $found } das regras e esta é a versão { $wanted }. Abra-o com a versão do Siegeworks em que foi jogado.
problem-log-content = O registro foi jogado com outro conteúdo ({ $found }) que não o carregado agora ({ $wanted }). Carregue o pacote de conteúdo com que ele foi jogado.
problem-log-content-unknown = A partida foi jogada com um conteúdo que não está guardado aqui ({ $digest }). Indique o pacote de conteúdo com que ela foi jogada ou abra-a com a versão do Siegeworks em que foi jogada.
problem-log-start = A primeira entrada, e só ela, deve ser a distribuição inicial ou uma posição. Restaure a ordem das entradas.
problem-log-untrue = O que a linha { $line } diz não pode ter acontecido. { $reason }
problem-log-draws = Linha { $line }: estes não são os sorteios que a partida faz aqui. O registro foi alterado; use uma cópia intacta.
problem-log-tampered = Linha { $line }: esta linha ou algo antes dela foi alterado. Use uma cópia intacta.
problem-log-outcome = Linha { $line }: a partida não terminou assim. Restaure o resultado final ou remova-o se a partida ainda estiver em andamento.
problem-log-no-seed = O registro não revela a semente, então não dá para verificar os sorteios. A semente é acrescentada quando a partida acaba.
problem-log-seed-hash = A semente não é a que o cabeçalho do registro prometeu. Use a semente e o registro da mesma partida.

## Saved games and the Chronicles

problem-save-none = Não há nenhuma partida inacabada para continuar. Comece uma nova.
problem-save-unknown = Não há nenhuma partida salva “{ $id }”. Confira o nome na lista de partidas salvas.
problem-save-over = A partida “{ $id }” acabou e não pode continuar. O registro dela é { $file }: reveja-a ou comece outra.
problem-save-no-seed = A partida “{ $id }” não pode continuar sem a semente secreta, e falta { $file }. Devolva esse arquivo ao lugar; só com o registro, dá apenas para rever a partida.
problem-save-elsewhere = { $file } mudou enquanto esta partida era jogada, por isso nada mais é gravado nele. Feche o outro programa que está com a partida e abra-a de novo.
problem-save-torn = A última linha de { $file } estava incompleta e foi removida; tudo o que vem antes foi mantido. Repita sua última escolha.
problem-chronicle-line = { $file }, linha { $line }: esta entrada das crônicas não pode ser lida e fica de fora. Corrija ou remova a linha.

## Positions

problem-position-format = Isto não é uma posição deste jogo ({ $file }): “format” deve ser “{ $format }” e “game” deve nomear o jogo. Escolha outro arquivo.
problem-position-ended = Na posição { $file } a partida já acabou, por isso não dá para continuar a jogar. Escolha uma anterior.
problem-position-rules = A posição é da versão { $found } das regras e esta é a versão { $wanted }. Abra-a com a versão do Siegeworks que a exportou.
problem-position-content = A posição foi criada com outro conteúdo ({ $found }) que não o carregado agora ({ $wanted }). Carregue o pacote de conteúdo com que ela foi criada.
problem-position-object = Posição, “{ $where }”: aqui é preciso um objeto com itens nomeados, escrito entre chaves.
problem-position-missing = Posição, “{ $where }”: falta “{ $key }”. Acrescente.
problem-position-unknown-key = Posição, “{ $where }”: “{ $key }” não significa nada aqui. Remova ou corrija o nome.
problem-position-number = Posição, “{ $where }”: aqui é preciso um número inteiro de { $low } a { $high }, não “{ $value }”.
problem-position-flag = Posição, “{ $where }”: aqui é preciso true ou false, não “{ $value }”.
problem-position-name = Posição, “{ $where }”: “{ $value }” não é um nome que sirva aqui. Pegue um de uma posição exportada.
problem-position-list = Posição, “{ $where }”: aqui é preciso uma lista com no mínimo { $least } e no máximo { $most } itens.
problem-position-no-decision = A posição não deixa nada a decidir. Corrija “frames”, ou “result” se a partida acabou.
problem-position-over = Por esta posição, a partida já acabou. Corrija “result” ou desfaça o que a encerrou.
problem-position-frame = Posição, “frames”: “{ $frame }” não combina com o resto da posição. Parta de uma posição exportada em um momento assim.

## Content packs

content-row = { $file }, [[{ $table }]] linha { $row }
problem-content-format = { $file }: não é possível ler o conteúdo guardado; ele não tem o formato “{ $format }”. Recupere o arquivo.
problem-content-not-toml = { $file } não é TOML válido ({ $reason }). Corrija nesse ponto.
problem-content-other-game = { $file } é um pacote de conteúdo do jogo “{ $game }”. Indique esse jogo ou use um pacote do que você pediu.
problem-content-unknown-table = { $file }: o jogo não tem nenhuma tabela “{ $table }”. Remova-a ou corrija o nome.
problem-content-not-rows = { $file }, [[{ $table }]]: esta tabela deve ser feita de linhas. Comece cada uma com [[{ $table }]].
problem-content-count = { $file }, [[{ $table }]]: o número de linhas é { $count } e deve ser { $wanted }.
problem-content-id-repeated = { $file }, [[{ $table }]]: “{ $id }” aparece mais de uma vez. Dê a cada linha um valor próprio.
problem-content-missing = { content-row }: falta “{ $key }”. Acrescente.
problem-content-unknown-key = { content-row }: “{ $key }” não significa nada aqui. Remova ou corrija o nome.
problem-content-number = { content-row }: “{ $key }” deve ser um número inteiro de { $low } a { $high }, não { $value }.
problem-content-no-swords = { content-row }: “swords” e “half_swords” não podem ser ambos 0: uma carta que ataca precisa de pelo menos meia espada.
problem-content-numbers = { content-row }: “{ $key }” deve ser uma lista de números inteiros de { $low } a { $high }, com pelo menos um e no máximo { $most }.
problem-content-amounts = { content-row }: “{ $key }” deve dar números inteiros de 0 a { $high } a alguns destes nomes: { $names }.
problem-content-text = { content-row }: “{ $key }” deve ser um texto que não esteja vazio.
problem-content-list = { content-row }: “{ $key }” deve ser uma lista de textos.
problem-content-names = { content-row }: “{ $key }” deve ter um texto em cada um destes idiomas: { $languages }.
problem-content-choice = { content-row }: “{ $key }” deve ser um destes: { $choices }; não { $value }.
problem-content-flag = { content-row }: “{ $key }” deve ser true ou false, não { $value }.
problem-content-id = { content-row }: “{ $id }” não pode ser um id. Use letras minúsculas sem acento, algarismos e _, com uma letra no começo, e nenhuma palavra que inicie uma ação, como take ou end.
problem-content-id-twice = { content-row }: outra carta já tem o id “{ $id }”. Escolha um novo.
problem-log-game = Este registro é do jogo “{ $found }”, não de “{ $wanted }”. Abra-o com o jogo a que ele pertence.
problem-position-twice = Posição, { $where }: algo aparece duas vezes. Indique cada coisa uma só vez.
problem-seat-count = { $count } nomes para { $wanted } lugares: dê um nome a cada lugar, e nenhum a mais.

## Mesas de um servidor

problem-table-token = Este link não abre esta mesa: está errado, já foi usado ou foi renovado. Se você já se sentou aqui, abra a mesa no aparelho em que fez isso; se não, peça um link novo a quem abriu a mesa.
problem-table-seated = Você já tem um lugar nesta mesa. Continue jogando com ele.
problem-table-keys = Um lugar pode ter no máximo { $most } aparelhos e convites abertos. Renove os links dele para começar de novo.
problem-table-key-used = Esta chave já é usada nesta mesa. Crie uma nova.
problem-table-unknown = Não existe essa mesa aqui. Confira o link ou abra uma mesa nova.
problem-table-late = Esta resposta é à decisão { $decision }, mas agora já se pergunta a { $now }. Olhe a mesa de novo.
problem-table-gathering = A partida ainda não começou. Espere todos se sentarem.
problem-table-begun = A partida já começou. Olhe a mesa de novo.
problem-table-founder = Só quem abriu a mesa pode começar. Peça a essa pessoa.
problem-table-founder-pace = Só quem abriu a mesa define o ritmo dos bots. Peça a essa pessoa.
problem-offline-alone = Só quem joga apenas com bots pode levar uma cópia, em uma mesa sem relógio e que não seja do cerco diário.
problem-offline-bot-turn = Um bot está decidindo. Leve a cópia quando for a sua vez.
problem-offline-moved-on = Enquanto isso, a partida desta mesa seguiu outro caminho. Sua cópia continua como está e pode ser aberta como uma mesa própria.
problem-offline-foreign = Esta cópia não é da partida desta mesa.
problem-offline-no-copy = Isto não é uma cópia de uma partida em andamento que uma pessoa joga com bots.
problem-table-onlooker = Você está assistindo. Abra o link de um lugar para participar.
problem-table-bot-plays = Um bot joga no seu lugar agora. Retome o seu lugar primeiro.
problem-table-handed-over = Entre rivais, o bot que substitui você joga até que todos tenham tido um turno: você pode retomar o lugar a partir do turno { $back }. Agora é o turno { $turn }.
problem-table-no-proposal = Esta proposta não está mais aberta. Olhe a mesa de novo.
problem-match-no-settlement = A partida não pode terminar assim agora. Com mais de dois rivais ainda em jogo, deixe um bot jogar no seu lugar em vez de desistir.
problem-table-no-draw = Um bot não aceita empate. Continue jogando ou desista.
problem-table-draw-offered = Você já ofereceu empate neste turno. Continue jogando; pode oferecer de novo em outro turno.
problem-table-bots-seat = Este lugar é de um bot desde o começo. Escolha o lugar de uma pessoa.
problem-table-still-there = { $name } ainda está on-line, ainda não recebeu um aviso ou acabou de sair. Avise primeiro; um bot pode assumir quando o lugar ficar vazio por um tempo e a mesa não tiver relógio.
problem-table-not-away = { $name } está aqui, ou um bot joga em seu lugar. Só dá para avisar quem está ausente.
problem-table-nudged = { $name } já recebeu um aviso e vai vê-lo ao voltar.
problem-asking-none = Este jogo pergunta a você cada escolha, então não há nada para ajustar.
problem-asking-unknown = “{ $value }” não diz quando perguntar a você. Escolha uma destas opções: { $known }.
problem-table-phrase = “{ $phrase }” não é uma frase desta mesa. Diga uma destas: { $known }.
problem-talk-off = Nesta mesa se fala com frases prontas. Quem abre uma mesa pode permitir texto livre.
problem-talk-text = Uma mensagem deve ser uma linha legível de no máximo { $most } caracteres.
problem-talk-fast = Você disse { $most } coisas em { $seconds } segundos. Espere um momento.
problem-talk-no-pointing = Rivais não podem apontar coisas. Só uma equipe pode.
problem-talk-nothing-there = Não há nada assim nesta mesa para apontar. Olhe a mesa de novo.
problem-talk-nothing-said = { $name } não escreveu nada aqui ultimamente, então não há o que denunciar.
problem-table-closed = A mesa está sendo reaberta. Volte em instantes.
problem-table-one-seat = Você pode ocupar um só lugar; dê os outros a amigos ou bots.
problem-table-running = A partida ainda está em andamento, por isso o registro e a repetição não estão abertos. Volte quando ela acabar.
problem-replay-seat = Não há lugar { $seat } nesta partida, que tem { $seats }. Escolha outro lugar, ou nenhum para assistir.
problem-message-unreadable = Não é possível ler esta mensagem ({ $reason }). A página do protocolo diz como é uma mensagem.
problem-message-long = Esta mensagem é longa demais. Envie no máximo { $most } bytes.
problem-hello-first = Cumprimente primeiro: envie uma mensagem do tipo “hello” com o código do seu link.
problem-hello-twice = Você já cumprimentou. Abra outra conexão para outro lugar.
problem-limit-requests = Muitos pedidos de uma vez. Espere um momento e tente de novo.
problem-limit-tables = Foram abertas mesas demais a partir do seu endereço. Espere alguns minutos e tente de novo.
problem-limit-sockets = Há mais de { $most } conexões abertas a partir do seu endereço. Feche algumas janelas e tente de novo.
problem-page-unknown = Não há nada neste endereço. A página do protocolo lista todos.
problem-host-unknown = Este servidor não atende por esse nome. Chame-o pelo endereço ou inicie-o com --name.
problem-web-not-built = As páginas da mesa não foram construídas. Instale o Node 20 ou mais novo e instale o Siegeworks de novo (na pasta do código: make setup).
problem-serve-port = Não é possível escutar em { $host }, porta { $port } ({ $reason }). Escolha outra com --port.
problem-origin-foreign = Só páginas deste servidor podem fazer isso. Abra o endereço dele no navegador.
problem-table-seed = Entre rivais ninguém pode escolher a distribuição: quem conhece a semente conhece todas as cartas. Jogue de novo com bots.
problem-table-no-hint = Entre rivais, o treinador não ajuda ninguém enquanto outra pessoa puder jogar. Pergunte a ele em uma mesa só com bots.
problem-hint-pending = O treinador ainda está pensando na sua última pergunta. Espere a resposta.
problem-coach-failed = O treinador não encontrou resposta. Pergunte de novo daqui a pouco.
problem-limit-hints = O treinador foi consultado demais a partir do seu endereço. Espere um pouco ou decida por conta própria.
problem-coach-busy = O treinador está com coisas demais para pensar agora. Pergunte de novo daqui a pouco.
problem-branch-line = Esta partida não tem a jogada { $line } para começar dela. Escolha uma de 1 a { $most }.
problem-message-slow = Este pedido demorou demais para chegar. Envie-o de novo.
problem-reading-failed = A partida terminada não pôde ser lida agora. Tente de novo daqui a pouco.
problem-proxy-address = “{ $address }” não é o endereço de um proxy. Escreva um endereço ou uma rede, por exemplo 10.0.0.0/8.
problem-config-unreadable = { $file } não é uma configuração de servidor ({ $reason }). A página “Run it for your club” diz o que ela pode conter.
problem-config-certificate-key = Um certificado precisa da sua chave, e uma chave do seu certificado. Indique os dois na configuração, ou nenhum.
problem-think-address = { $address } não tem a forma HOST:PORTA.
problem-think-secret = O segredo em { $file } tem menos de { $least } caracteres.
problem-think-no-secret = Os servidores e quem pensa por eles precisam de um segredo em comum. Indique o arquivo dele com --thinkers-secret.
problem-serve-certificate = O certificado { $file } não pode ser usado ({ $reason }). Verifique os dois arquivos e se eles pertencem um ao outro.
problem-content-not-offered = Este servidor não oferece nenhum pacote de conteúdo “{ $name }” para este jogo. Ele oferece: { $known }.
problem-content-name-twice = Dois pacotes de conteúdo têm o nome “{ $name }”. Mude o nome de um dos arquivos.
problem-bot-location = “{ $bot }” não diz onde há um bot. Escreva módulo:Classe, por exemplo my_bots:Careful.

## Learning environments

problem-reward-unknown = Não existe a recompensa “{ $reward }”. Escolha uma destas ou dê uma função: { $known }.
problem-reward-discount = “{ $value }” não é um desconto. Escreva, por exemplo, shaped:0.99, com um número maior que 0 e no máximo 1.
problem-reward-seats = A função de recompensa deve dar um número para cada assento: deu { $count } e devem ser { $wanted }.
problem-env-seat = Nesta mesa não existe o assento { $seat }. Escolha um número de 0 a { $most }.
problem-env-bots = Alguém precisa jogar os outros assentos. Indique pelo menos um bot, como greedy.
problem-env-reset = A partida não começou ou já terminou. Chame reset antes do próximo passo.
problem-env-count = Não é possível jogar { $count } partidas ao mesmo tempo. Escolha um número a partir de 1.
problem-env-nobody = Os acompanhantes jogam todos os assentos, e não sobra nada para decidir. Deixe pelo menos um assento para quem aprende.
problem-env-actions = Um passo precisa de uma ação para cada partida: houve { $count } e devem ser { $wanted }.
problem-env-bot = “{ $value }” não pode jogar um assento. Dê o nome de um bot, um bot com um método choose ou uma função que crie um a partir de um jogo e uma semente.
problem-env-players = Não pode haver { $seats } assentos (seats) e { $players } jogadores (players): os dois significam o mesmo. Dê só um deles.
problem-env-information-state = Estes jogos não têm estado de informação, porque uma visão não contém toda a história. Use observation_string ou observation_tensor; para IS-MCTS, defina use_observation_string=True.
