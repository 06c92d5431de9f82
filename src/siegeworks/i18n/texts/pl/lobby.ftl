# The lobby.

problem-lobby-full = Wszystkie miejsca przy tym stole są zajęte. Możesz patrzeć albo poszukać innego stołu w poczekalni.
