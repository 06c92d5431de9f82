# Os números do conteúdo, o que faz mudá-los e uma busca de outros melhores.

balance-help = Mude números do conteúdo e veja quanto muda a dificuldade, ou peça números que atinjam metas.
balance-show-help = Mostra os números do conteúdo: seu endereço, seu valor, o que podem valer e de onde vêm.
balance-try-help = Joga as mesmas distribuições com o conteúdo atual e com os números mudados, e mostra o que a mudança faz.
balance-search-help = Busca números que atinjam as metas com poucas e pequenas mudanças. O que se encontra é medido em distribuições que a busca não usou.
balance-pattern-help = Só endereços como este; * vale por qualquer coisa.
balance-set-help = Um número novo, como ENDEREÇO=VALOR; +1 ou -1 é somado ao atual, e * no endereço vale por qualquer coisa. Pode ser repetido.
balance-vary-help = Um número que pode variar, como ENDEREÇO=MÍNIMO..MÁXIMO; * no endereço vale por qualquer coisa. Pode ser repetido.
balance-target-help = Uma meta, como “greedy 2 easy 15-40” ou “greedy 2 first 47-53”; sem nenhuma, as do projeto. Pode ser repetida.
balance-bots-help = Os bots, separados por vírgulas; cada um joga em todos os lugares.
balance-search-bots-help = Os bots cujas metas do projeto contam se nenhuma meta for dada.
balance-games-help = Quantas distribuições jogar em cada célula com cada conteúdo.
balance-search-games-help = Quantas distribuições um candidato promissor joga em cada célula; os outros jogam menos.
balance-budget-help = Quantas partidas a busca pode usar ao todo.
balance-printed-help = Muda também números impressos em um livro de regras.
balance-write-help = Um arquivo novo para o conteúdo mudado, como pacote de conteúdo.

balance-address = Endereço
balance-value = Valor
balance-range = Pode ser
balance-source = Origem
balance-source-printed = impresso
balance-source-reported = segundo resenhas
balance-source-designed = projetado

balance-try-title = { $game }: antes e depois da mudança, distribuições por célula: { $games }
balance-fresh-title = Antes e depois, em distribuições novas que a busca não usou (por célula: { $games })
balance-own-title = Antes e depois, nas distribuições da própria busca (por célula: { $games }), que favorecem o que ela encontrou
balance-cell = Célula
balance-measure = Medida
balance-before = Antes
balance-after = Depois
balance-difference = Diferença
balance-caption = Entre parênteses, intervalos de 95 %. A diferença é em pontos, nas mesmas distribuições.
balance-target = Meta
balance-verdict = Atingida?
balance-measure-won = vencidas
balance-measure-first = vencidas por quem começou
balance-measure-places = vencidas por posição
balance-measure-draws = empates
balance-measure-turns = turnos
balance-held = sim
balance-probably-held = talvez sim
balance-probably-missed = talvez não
balance-missed = não
balance-none = Não se encontrou nada melhor que os números atuais.
balance-searching = buscando
balance-spent = Candidatos testados: { $candidates }; partidas usadas: { $games }.
balance-interrupted = Interrompido: só se mostram as células jogadas por inteiro ({ $shown } de { $cells }).
balance-search-interrupted = Interrompido: isto é o melhor que se encontrou até agora.
balance-written = O conteúdo mudado está em { $file }.

problem-balance-no-content = O conteúdo de { $game } não está em arquivos cujos números possam ser mudados. Informe outro jogo.
problem-balance-address = { $game } não tem nenhum número em “{ $address }”. Talvez você queira dizer { $near }; siegeworks balance show { $game } mostra todos.
problem-balance-printed = { $address } está impresso em um livro de regras. Acrescente --allow-printed para mudá-lo mesmo assim.
problem-balance-range = { $address } não pode ser { $value }: deve ser um número inteiro de { $low } a { $high }.
problem-balance-set = “{ $text }” não define nada. Escreva ENDEREÇO=VALOR com um número inteiro, como mercenaries.troll.price=3.
problem-balance-nothing-set = Nada mudaria. Dê outro valor a pelo menos um número com --set ENDEREÇO=VALOR.
problem-balance-vary = “{ $text }” não diz quanto um número pode variar. Escreva ENDEREÇO=MÍNIMO..MÁXIMO com números inteiros, como mercenaries.troll.price=2..6.
problem-balance-no-space = Não há o que buscar: todos esses números só podem ser o que são. Amplie um intervalo de --vary.
problem-balance-target = “{ $target }” não é uma meta para { $game }. Escreva um bot, os lugares, uma dificuldade, se quiser uma medida ({ $measures }) e um intervalo, como “greedy 2 easy 15-40” ou “greedy 2,3 hard turns <60”.
problem-balance-target-rivals = “{ $target }” não é uma meta para { $game }, que não tem dificuldades. Escreva um bot, os lugares, uma medida ({ $measures }) e um intervalo, como “greedy 2 first 47-53” ou “greedy 3,4 places <4”.
problem-balance-no-target = O projeto de { $game } não tem nenhuma meta para { $bots }. Dê uma com --target.
problem-balance-budget = { $value } partidas não servem para esta busca: informe um número de { $least } a { $most }, ou diminua --games.
problem-balance-layout = { $file }: os algarismos de { $address } não foram encontrados. Comece cada linha da tabela com [[tabela]] e escreva cada campo em uma linha própria.
