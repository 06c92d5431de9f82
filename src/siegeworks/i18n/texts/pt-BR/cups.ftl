# Copas de rivais e campanhas de equipes.

problem-cup-unknown = Essa copa não existe aqui.
problem-cup-name = O nome de uma copa é uma linha com no máximo { $most } letras.
problem-cup-form = Este formato não combina com o jogo: rivais jogam no sistema suíço ou todos contra todos; uma equipe joga uma campanha.
problem-cup-seats = Este jogo não pode ser jogado com { $seats } lugares.
problem-cup-organizer = Só quem organiza esta copa pode fazer isso.
problem-cup-begun = Esta copa já começou.
problem-cup-changed = Alguém acabou de entrar ou sair. Veja a lista de novo e depois comece.
problem-cup-few = Esta copa precisa de pelo menos { $fewest ->
        [one] uma pessoa
       *[other] { $fewest } pessoas
    }.
problem-cup-full = Esta copa está cheia: no máximo { $most } pessoas podem participar.
problem-cup-joined = Você já participa desta copa.
problem-cup-not-in = Ninguém com esse número participa desta copa.
problem-cup-over = Esta copa terminou.
problem-cup-no-seat = Nenhuma partida desta copa espera por você agora.
problem-cup-meeting-unknown = Esta copa não tem essa partida, ou a partida não tem esse lugar.
problem-cup-meeting-over = Esta partida da copa já tem resultado.
problem-cup-unaided = Numa campanha as equipes são comparadas: não há dicas, e ninguém volta atrás em dados e cartas.
problem-cup-own-first = Outras equipes ainda jogam este cerco. Termine o seu primeiro, depois você pode ver este.
problem-cup-not-over = Outras equipes ainda jogam este cerco. O registro e a prova dos dados podem ser lidos quando a rodada terminar.
