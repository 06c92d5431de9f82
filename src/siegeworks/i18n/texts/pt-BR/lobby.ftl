# The lobby.

problem-lobby-full = Todos os lugares desta mesa estão ocupados. Você pode assistir ou procurar outra mesa no salão.
