## The table

board = Tabuleiro
side = Visão geral
hand = Mão
threats = Ameaças
no-threats = Não há ameaças.
legend = Símbolos
since-away = Desde a sua última olhada
threats-more =
    { $count ->
        [1] mais { $count } ameaça
       *[other] mais { $count } ameaças
    }
log = Registro
log-deal = A distribuição
log-times = ×{ $count }
seats = Lugares
menu = Menu
sheets = Mais da mesa
tab-log = Registro e lugares
tab-waiting =
    { $count ->
        [one] opção aqui
       *[other] opções aqui
    }
offline = Sem conexão
offline-banner = A conexão caiu. Sua partida está a salvo; tentando voltar…
offline-ready = Este navegador pode continuar a partida sem o servidor e devolvê-la mais tarde.
offline-counts = Esta partida conta, por isso este navegador não tem uma cópia dela. Nas configurações você pode deixar as próximas partidas com bots prontas para continuar off-line.
offline-late = A cópia desta partida não é desta decisão, por isso a partida tem de esperar pelo servidor.
offline-other = Jogar outra coisa off-line
offline-left = Você continuou esta partida off-line. Devolva-a antes de escolher qualquer coisa aqui.
offline-bring = Devolver
offline-forget = Continuar aqui
title-mark = ● Você decide
nothing-yet = Nada aconteceu ainda.

## The decision

decision = Decisão
decision-yours = É você quem decide
decision-bot = { $name } está pensando
decision-theirs = { $name } está decidindo
decision-away = Esperando { $name }, que está fora
not-sent = Não foi enviado: a conexão caiu. Escolha de novo.
clear = Cancelar
undo = Desfazer
all-actions = Todas as ações ({ $count })
find-action = Buscar uma ação
quoted = “{ $text }”
why-not = Por que não?
confirm-yes = Fazer
confirm-no = Deixar
decision-automatic = Respondido por você em instantes
picks = Escolhido até agora
take-back-pick = Retirar: { $pick }
tick = Marcar: { $action }
choose-several = Escolher várias
choose-ticked =
    { $count ->
        [0] Escolher o que está marcado
        [one] Escolher a ação marcada
       *[other] Escolher as { $count } ações marcadas
    }
house-rules-count =
    { $count ->
        [one] Uma regra da casa
       *[other] { $count } regras da casa
    }

## Seats and talk

curtain = Passar a tela
curtain-title = Passe a tela a { $name }
curtain-who = Quem está diante da tela?
curtain-text = Nenhuma mão aparece até que a próxima pessoa confirme.
curtain-show = Sou { $name }: mostrar minha mesa
curtain-others = Outra pessoa diante desta tela
pass-on = Passar a tela a { $name }
seat-you = (você)
seat-thinking = está pensando
seat-deciding = está decidindo
seat-present = aqui
seat-away = fora
seat-away-asked = fora; a mesa espera
seat-devices = em { $count } aparelhos
terms-words = pode-se escrever
terms-phrases = só frases
clock-left = Tempo restante
clock-reserve = { $time } de reserva
clock-span = { $days } d { $hours } h
seat-returns = volta a partir do turno { $turn }
seat-handed =
    { $count ->
        [one] cedido uma vez
       *[other] cedido { $count } vezes
    }
seat-bot-for = { $bot } no lugar
hand-over = Deixar um bot jogar
hand-over-rivals = Entre rivais o bot joga pelo menos até que todos tenham tido um turno, e todos veem quantas vezes você o deixa jogar.
replace-hint = Pergunta-se aos outros: mais da metade dos presentes tem de concordar.
take-back = Retomar
replace = Deixar um bot jogar
nudge = Avisar
seat-nudged = aviso de { $name }
nudged-read = Certo
say = Dizer algo
points-at = aponta: { $thing }
point = Apontar algo
pointing = Clique no que quer apontar
write = Sua mensagem
write-send = Enviar
mute = Silenciar { $name }
unmute = Voltar a ouvir { $name }
report = Denunciar o que { $name } escreveu e silenciar
tab-unread = { $count ->
        [one] uma mensagem nova
       *[other] { $count } mensagens novas
    }
phrase-hello = Olá!
phrase-thanks = Obrigado!
phrase-well-played = Boa jogada!
phrase-sorry = Desculpe!
phrase-wait = Um momento.
phrase-ready = Tudo pronto.
phrase-help = Preciso de ajuda!
phrase-good-idea = Boa ideia!
phrase-careful = Cuidado!
phrase-hurry = O tempo é curto!
phrase-yes = Sim.
phrase-no = Não.
phrase-laugh = Ha ha!
phrase-goodbye = Tchau!

## Going back

proposal-title-rewind = Voltar?
proposal-asks-rewind = { $name } pede para voltar a antes desta escolha:
proposal-waiting-rewind = { $name } pede para voltar. Falta a resposta de: { $others }
rewind-before = Voltar a antes disto
rewind-propose = Perguntar aos outros
proposal-hint-rewind = Tudo o que veio depois é desfeito se todos concordarem. O registro guarda que aconteceu.
proposal-yes = Concordar
proposal-no-rewind = Continuar jogando
proposal-withdraw = Retirar
proposal-withdrawn = { $name } retirou a proposta.
proposal-declined-rewind = { $name } não quer voltar atrás.
proposal-declined-draw = { $name } continua jogando: não há empate.
proposal-declined-concede = { $name } continua lutando.
proposal-declined-replace = { $name } prefere esperar.
proposal-title-replace = Um bot no lugar de { $absent }?
proposal-asks-replace = { $name } pede que “{ $bot }” jogue no lugar de { $absent }, que está fora.
proposal-waiting-replace = { $name } pede que “{ $bot }” jogue no lugar de { $absent }. Falta a resposta de: { $others }
proposal-hint-replace = Mais da metade de quem está aqui precisa aceitar. { $absent } pode retomar o lugar a qualquer momento.
proposal-no-replace = Esperar mais
settle-resign = Desistir
settle-draw = Oferecer empate
settle-concede = Desistir juntos
settle-sure-resign = Seu rival vence e a partida termina.
settle-sure-draw = Se todos os rivais aceitarem, ninguém vence e a partida termina. Quem continua jogando recusa.
settle-sure-concede = Se todos aceitarem, a partida é perdida e termina.
settle-no = Continuar jogando
settle-yes = Terminar a partida
proposal-title-draw = Empate?
proposal-asks-draw = { $name } oferece empate.
proposal-waiting-draw = { $name } oferece empate. Falta a resposta de: { $others }
proposal-hint-draw = Se todos aceitarem, ninguém vence. Quem continua jogando recusa.
proposal-no-draw = Continuar jogando
proposal-title-concede = Desistir juntos?
proposal-asks-concede = { $name } propõe desistir.
proposal-waiting-concede = { $name } propõe desistir. Falta a resposta de: { $others }
proposal-hint-concede = Se todos aceitarem, a partida é perdida e termina.
proposal-no-concede = Continuar lutando

## The end

end-over = A partida acabou
end-won = Vitória!
end-lost = Derrota
end-score =
    { $count ->
        [one] ponto
       *[other] pontos
    }
end-you-won = Você venceu
end-you-lost = Você perdeu
end-decided = O que decidiu
end-winner = { $name } vence
end-drawn = Ninguém vence
end-show = Mostrar o resultado
look-at-table = Olhar a mesa
end-closest = Quão perto estiveram as outras derrotas
again-new = De novo, nova distribuição
again-same = De novo, mesma distribuição
download-log = Baixar o registro
lines-lost = { $lines ->
    [one] A última linha desta partida se perdeu porque o banco de dados do servidor está danificado.
   *[other] As últimas { $lines } linhas desta partida se perderam porque o banco de dados do servidor está danificado.
} A partida continua a partir de antes dessa perda.
not-rated = A distribuição ou a posição foi escolhida, então a partida não entra nas Crônicas.
chart-title = A partida turno a turno
chart-table = Como tabela
chart-turn = Turno
chart-end = Fim
verify = Conferir os dados
verify-good =
    { $count ->
        [one] Um dado ou embaralhada foi conferido: veio da semente prometida.
       *[other] { $count } dados e embaralhadas foram conferidos: todos vieram da semente prometida.
    }
verify-bad = A promessa feita antes da partida não combina com a semente revelada.
verify-promise = Prometido antes da partida
verify-seed = Semente, revelada depois
verify-hint = A promessa é a impressão SHA-256 da semente: ninguém pôde escolher os dados depois.

## The guide

guide-title = Sua primeira partida
guide-count = { $step } de { $steps }
guide-skip = Pular
guide-leave = Sair do guia
guide-rule = A regra
guide-watch = Veja o que os outros fazem. O registro nesta página diz o que aconteceu.
guide-free = Jogue como quiser; “Dica” mostra o que faria alguém com experiência. O guia avisa quando vier algo novo.
guide-left = Isto não apareceu na sua partida:
guide-end = Essa foi a sua primeira partida. Você viu tudo o que o guia ensina; o resto está nas regras.

## Replay

replay-previous = Jogada anterior
replay-next = Próxima jogada
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-next-turn = Próximo turno
replay-previous-turn = Turno anterior
replay-next-point = Próximo momento decisivo
replay-previous-point = Momento decisivo anterior
replay-slider = Jogada da partida
replay-move = Jogada { $move } de { $moves }
replay-perspective = Visto por
replay-onlooker = Espectador
replay-jump = Ir para esta jogada
replay-share = Link para esta jogada
replay-share-hint = Quem abrir vê a partida exatamente nesta jogada.
to-cup = Para a copa
cup-seed-later = Outras equipes ainda jogam esta distribuição. A semente e o registro serão publicados quando a rodada terminar.
