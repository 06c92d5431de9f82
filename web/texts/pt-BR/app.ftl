## Everywhere

site = Site
skip-to-content = Pular para o conteúdo
language = Idioma
sound = Som
volume = Volume
settings = Configurações
help = Ajuda
rules = Regras
cups = Ligas e copas
chronicles = Crônicas
replay = Replay
close = Fechar
cancel = Cancelar
next = Próximo
all = Tudo
find = Buscar
name = Nome
copy = Copiar
copied = Copiado
share = Compartilhar
qr = Código QR
qr-of = Código QR: { $label }
look = Ver
resume = Continuar
guided = Primeira partida guiada
loading = As tochas estão sendo acesas…
try-again = Tentar de novo
to-home = Ir para o início
show-more = Mostrar mais
nothing-found = Nada foi encontrado.
turn = Turno { $turn }
seat-nameless = Lugar { $letter }
default-name = Novato
your-name = Seu nome

## When something is missing

problem-offline = O servidor não responde. Verifique a conexão e tente de novo.
problem-offline-short = Sem conexão
problem-unknown = Algo deu errado. Tente de novo daqui a pouco.
missing-title = Não há nada aqui
missing-text = Este caminho não leva a lugar nenhum. Talvez o link tenha sido copiado pela metade.
no-link-title = É preciso um link
no-link-text = Cada lugar tem seu próprio link, e este navegador não conhece nenhum desta mesa. Peça a quem a abriu.
broken-link-title = O link está incompleto
broken-link-text = Falta um pedaço deste link; talvez tenha se perdido na cópia. Copie-o de novo por inteiro ou peça que o enviem outra vez.
barred-title = O portão continua fechado

## Start page

home-title = Cercos para uma a quatro pessoas, no navegador
home-what = Defendam juntos uma fortaleza ou tomem os castelos uns dos outros: jogos de cerco com anões, orcs e muralhas, com amigos e bots.
play-now = Jogar { $game } agora
home-bots = Bots
play-solo = Jogar sozinho
play-with-bots =
    { $count ->
        [one] Com um bot
       *[other] Com { $count } bots
    }
play-against-bots =
    { $count ->
        [one] Contra um bot
       *[other] Contra { $count } bots
    }
play-guided = Primeira partida guiada
play-with-friends = Com amigos
rules-of = Regras de { $game }
tables-title = Suas mesas
tables-finished = Partidas encerradas
tables-none = Ainda não há mesas. As que você abrir ou em que entrar aparecem aqui, só neste navegador.
title-waiting =
    { $count ->
        [one] ● Sua decisão
       *[other] ● { $count } partidas esperam por você
    }
tables-gathering = As pessoas estão chegando
tables-over = A partida acabou
tables-your-turn = É você quem decide
tables-their-turn = É a vez de { $name }
nudged = { $name } lembrou você desta partida enquanto você estava fora.
tables-running = A partida continua
tables-gone = Esta mesa não existe mais.
tables-remove = Tirar { $game } da lista

## A new table

new-title = Abrir uma mesa
new-game = Jogo
new-seats = Lugares
new-seat-count = Número de lugares
new-who = Quem senta aqui
who-me = Eu
who-here = Alguém nesta tela
who-friend = Um amigo ou amiga
who-bot = Um bot
name-later = Quem vier escolhe
bot-level = Bot
bot-beginner = Bot iniciante
bot-steady = Bot firme
bot-expert = Bot especialista
bot-greedy = Bot cuidadoso
bot-random = Bot imprudente
new-pace = Ritmo dos bots
pace-0 = Na hora
pace-600 = Ágil
pace-1500 = Tranquilo
new-clock = Tempo para decidir
new-clock-hint = Só corre o tempo de quem tem de decidir. Quando acaba, um bot joga por essa pessoa até que ela retome o lugar.
new-talk = Texto livre
own-words-usual = Em equipe sim, entre rivais não
own-words-yes = Permitido
own-words-no = Só frases prontas
clock-none = Sem limite
clock-unlimited = sem limite de tempo
new-clock-bot = Bot que assume
clock-brisk = 30 segundos por decisão, 5 minutos de reserva
clock-calm = 2 minutos por decisão, 15 minutos de reserva
clock-day = 1 dia por decisão, 7 dias de férias
clock-days = 3 dias por decisão, 14 dias de férias
clock-week = 7 dias por decisão, 14 dias de férias
new-deal = Jogar uma distribuição específica
new-deal-hint = As mesmas palavras dão as mesmas cartas e os mesmos dados. Essa partida não entra nas Crônicas.
new-content = Conteúdo
new-content-own = O do jogo
house-rules = Regras da casa
house-rules-hint = A primeira opção é sempre a regra como a lemos no manual.
new-open = Abrir a mesa
option-difficulty = Dificuldade

## Gathering

gather-title = A mesa está se reunindo
gather-who = Em volta da mesa
gather-links = Mande a cada amigo o link de um lugar. Ele funciona uma vez: quem se sentar com ele fica com o lugar.
gather-local = Estes links só funcionam neste computador. Para convidar outras pessoas, inicie o servidor com “siegeworks serve --lan”.
gather-empty = Ninguém ainda
gather-begin = Começar
gather-bots =
    { $count ->
        [one] Um lugar vazio será jogado por um bot.
       *[other] { $count } lugares vazios serão jogados por bots.
    }
gather-wait = A partida começa quando quem abriu a mesa mandar.
join-title = Tome seu lugar
join-text = Diga aos outros quem você é.
join-sit = Sentar
links = Links desta mesa
link-seat = Link do lugar { $letter }
link-watch = Link para espectadores
link-watch-hint = Quem assiste vê o que todos podem ver e não mexe em nada.
device-title = Outro aparelho seu
device-hint = Abre o seu lugar no celular ou em outro computador. O link funciona uma vez, e os outros veem que você tem dois aparelhos.
device-invite = Criar um link
device-link = Link para outro aparelho seu
device-join-title = Jogar aqui também
device-join-text = Este link abre o seu lugar também neste aparelho.
device-join = Usar este aparelho
links-renew = Renovar os links
links-renew-hint = Desconecta seus outros aparelhos e anula os links para eles.
links-renew-founder = Desconecta seus outros aparelhos e quem assiste, e troca os links dos lugares livres. Os amigos que já se sentaram ficam.
links-renewed = Os links antigos não funcionam mais.

## Settings

theme = Aparência
theme-auto = Como o sistema
theme-light = Clara
theme-dark = Escura
animations = Animações
animations-hint = Também ficam desligadas se o sistema pedir menos movimento.
shortcuts = Atalhos de uma tecla
shortcuts-hint = Letras como U para desfazer; a ajuda traz a lista.
letters = Letras nas figuras
letters-hint = As figuras também trazem uma letra, além da forma e da cor.
notify = Notificações
notify-hint = Quando a decisão é sua e você está olhando outra coisa.
ready = Poder continuar off-line
ready-hint = Nas mesas só com bots que você abrir a partir de agora, este navegador guarda uma cópia da partida para você continuar jogando se a conexão cair. Essas partidas não contam.
notify-refused = O navegador não permite notificações desta página.
asking = Quando você é consultado?

## Chronicles

chronicles-lead = Vitórias e derrotas dignas de memória, as melhores primeiro.
chronicles-none = As páginas ainda estão em branco. A primeira partida terminada que contar será escrita aqui.
chronicles-result = Resultado
chronicles-winner = venceu
chronicles-wins = Vitórias
chronicles-losses = Derrotas
chronicles-score = Pontos
chronicles-names = Nomes
chronicles-title = Título
chronicles-rewinds = Voltas
chronicles-hints = Dicas
chronicles-date = Data

## Rules

rules-find = Busque por palavras ou por regra, por exemplo R-TURN
rules-print = Imprimir as regras principais
rules-turn = O turno
rules-count =
    { $count ->
        [0] Nenhuma regra
        [one] Uma regra
       *[other] { $count } regras
    }

## Help

about-play-title = Como jogar
about-play = Clique numa carta e depois num de seus usos ou num local iluminado. A barra sob o tabuleiro diz o que está sendo perguntado; o que está cinza explica o motivo quando você para o cursor ou clica.
about-friends-title = Com amigos
about-friends = Abra uma mesa e mande a cada amigo o link de um lugar. Ninguém precisa de conta: cada link serve uma única vez, e o lugar é de quem se senta com ele. Feche a aba quando quiser; a mesa guarda seu lugar.
about-back-title = Desfazer
about-back = Você pode desfazer sua última escolha enquanto ninguém tiver descoberto nada com ela. Em jogos cooperativos todos também podem concordar em voltar mais: clique numa linha do registro.
about-bots-title = Bots
about-bots = Os bots só veem o que o lugar deles pode ver. Passe seu lugar a um bot em qualquer decisão e retome-o mais tarde; entre rivais, o bot joga até que todos tenham tido um turno.
about-coach-title = O treinador
about-coach = O treinador diz o que faria, qual a chance de vencer assim e por quê; aperte “Dica” na barra abaixo do tabuleiro. Ele só vê o que você vê. Depois da partida, mostra como a chance de vencer subiu e desceu, e de qualquer jogada de um replay dá para seguir jogando de outro jeito.
about-plain-title = Mesa de texto
about-plain = Toda mesa existe também como página de texto para leitores de tela: listas, títulos e uma caixa de comandos, com exatamente as mesmas ações. Ela está no menu da mesa.
about-dice-title = Dados honestos
about-dice = Antes de começar, o servidor publica uma impressão digital da semente. No fim a semente é mostrada, e cada dado e cada embaralhamento pode ser conferido com ela.
about-privacy-title = Privacidade
about-privacy = Seu nome, suas configurações e os links das suas mesas ficam neste navegador; com um perfil, o servidor os guarda para seus outros aparelhos. O servidor guarda as partidas e os nomes usados nelas. Nada é carregado de outro lugar, e ninguém é rastreado.
about-licence-title = Fontes
about-licence = As fontes Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) e Almendra (Ana Sanfelippo) são usadas sob a licença SIL Open Font License 1.1. Todos os desenhos e sons são nossos.
about-keys-title = Teclado
about-keys = As letras isoladas podem ser desligadas nas configurações.
key-a = Lista de todas as ações
key-u = Desfazer
key-c = Pedir uma dica ao treinador
key-d = Ler a decisão em voz alta
key-t = Ler as ameaças em voz alta
key-l = Ler o último acontecimento em voz alta
key-h = Ir para a mão
key-b = Ir para o tabuleiro
key-y = Mostrar o que os símbolos significam
key-x = Ampliar uma carta, uma peça ou uma ficha; as setas passam para outras
key-esc = Fechar a explicação e depois desfazer a seleção
key-tab = Mover-se e escolher, em toda parte
key-arrows = Percorrer um replay
me = Você
me-badge = { $colour }, { $rune }
colour-amber = âmbar
colour-crimson = carmesim
colour-moss = verde-musgo
colour-sky = azul-celeste
colour-violet = violeta
colour-slate = cinza-ardósia
rune-axe = machado
rune-bow = arco
rune-gate = portão
rune-hammer = martelo
rune-moon = lua
rune-mountain = montanha
rune-sun = sol
rune-tower = torre
puzzles = Desafios
daily = Cerco diário
daily-game = Jogo
daily-place-short = Lugar
daily-luck = Sorte
daily-adjusted = Sem a sorte
daily-you = (você)
daily-proof = Dados honestos
daily-to-ranking = Ver a classificação do dia
daily-seed-later = Outras pessoas ainda jogam esta distribuição. A semente e o registro serão publicados quando o dia terminar.
peer-open = Abrir um convite
peer-away = Esta mesa está no navegador de quem convidou você, e a conexão terminou. Peça um novo convite; o seu lugar continua seu.
copy-title = Continuar em outro lugar
copy-what = Leve uma cópia desta partida, por exemplo para continuar sem rede: “Abrir uma mesa” de qualquer página do Siegeworks a abre, também de uma página sem servidor. Depois traga-a de volta; cada jogada é conferida.
copy-uncounted = Uma cópia contém o que ainda está oculto, então esta partida deixará de contar.
copy-take = Salvar uma cópia
copy-taken = A cópia está salva. Se você também decidir algo aqui, a cópia não poderá mais voltar.
copy-return = Trazer uma cópia de volta
copy-returned = { $lines ->
    [0] A cópia não traz nada de novo.
    [one] A partida continua aqui, uma jogada adiante.
   *[other] A partida continua aqui, { $lines } jogadas adiante.
}
copy-spare = Manter uma cópia pronta neste navegador depois de cada jogada, caso a conexão se perca
copy-spare-ready = Haverá uma cópia pronta sempre que for a sua vez.
copy-spare-offer = Há uma cópia desta partida pronta: abra-a em uma página sem servidor e traga-a de volta depois.
copy-spare-left = A cópia está salva. Quando o servidor voltar, traga-a de volta aqui.
copy-spare-save = Continuar sem conexão
copy-spare-back = O servidor voltou. Se você continuou com a cópia, traga-a de volta antes de decidir algo aqui.
copy-open = Continuar com uma cópia
copy-open-hint = Escolha o arquivo de uma partida que foi salva com “Continuar em outro lugar”.
file-choose = Escolher um arquivo
plain-table = Mesa de texto
plain-position = A posição
