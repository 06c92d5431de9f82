# Ratings: how strong people, bots and difficulties are.

ratings = Pontuações
ratings-lead = Todos começam com 1500. Contam os jogos terminados entre rivais e os de uma equipe contra uma dificuldade, se foram distribuídos ao acaso e jogados sem dicas nem voltar atrás.
ratings-none = Ainda não há jogo pontuado.
ratings-game = Jogo
ratings-person = Pessoas
ratings-bot = Bots
ratings-difficulty = Dificuldades
ratings-name = Nome
ratings-rating = Pontuação
ratings-games = Jogos
ratings-won = Vencidos
ratings-provisional = provisória
ratings-history = Jogos de { $name }
ratings-everybody = Todos
ratings-result = Resultado
ratings-result-won = vencido
ratings-result-lost = não vencido
ratings-date = Data
