# What a shared link shows in a chat.

preview-table = Venha para a mesa
preview-replay = Replay de uma partida terminada
preview-puzzle = Desafio
preview-puzzles = Encontre a melhor jogada
preview-daily = Cerco diário
preview-daily-line = Uma distribuição por dia, igual para todos
preview-cups = Copas
preview-cups-line = Participe ou veja a classificação
preview-siegeworks = Dois jogos de cerco para o navegador
