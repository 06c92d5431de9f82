# Os bots: como são nomeados e o que pode dar errado com os de terceiros.

problem-bot-unknown = Não há bot chamado “{ $bot }”; escolha um destes: { $known }.
problem-bot-budget = “{ $name }” não diz quanto { $bot } pode pensar: escreva { $bot }:400 para 400 simulações (no máximo { $most_simulations }) ou { $bot }:50ms para 50 milissegundos (no máximo { $most_milliseconds }).
problem-bot-illegal = O bot “{ $bot }” escolheu “{ $action }”, que não está entre as ações permitidas que recebeu.
problem-bot-failed = O bot “{ $bot }” parou com um erro: { $reason } ({ $file }, linha { $line }).
problem-bot-other-game = O bot “{ $bot }” não joga { $game }; ele joga { $games }.
problem-bot-needs-evaluator = O bot “{ $bot }” precisa de um avaliador treinado, e { $game } não tem nenhum: escolha flat:400 no lugar dele.
problem-bot-no-module = Não há módulo Python “{ $module }” para o bot “{ $bot }”: ele deve estar na pasta atual ou instalado.
problem-bot-no-name = O módulo “{ $module }” não define “{ $name }”, portanto o bot “{ $bot }” não existe.
problem-bot-no-factory = “{ $bot }” não é um bot: informe uma classe ou função que receba um jogo e uma semente.
problem-bot-in-log = O registro menciona o bot “{ $bot }”, que é código de fora do Siegeworks: acrescente --bots { $bot } se quiser executá-lo.
problem-coach-missing = { $game } não tem treinador, portanto não há dicas nem análise.
