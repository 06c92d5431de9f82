# A página pessoal e o perfil.

me-lead = Aqui você pode jogar tudo sem perfil. Com um, suas partidas, pontuações, ajustes e desafios acompanham você nos seus outros aparelhos. Não é preciso senha nem e-mail.
me-hello = Olá, { $name }.
me-make = Criar um perfil
me-make-lead = Escolha o que os outros veem ao lado do seu nome. Este navegador será seu primeiro aparelho.
me-make-button = Criar meu perfil
me-sign-in = Você já tem um perfil
me-sign-in-lead = Entre com seu código de recuperação impresso ou com uma chave de acesso.
me-sign-in-code = Entrar com o código
me-sign-in-passkey = Entrar com uma chave de acesso
me-code = Código de recuperação
me-code-lead = Imprima este código ou anote-o: ele abre seu perfil em outro aparelho, uma só vez, e só aparece agora. Quem o tiver pode jogar no seu lugar.
me-print = Imprimir
me-look = Nome, cor e runa
me-colour = Cor
me-rune = Runa
me-save = Salvar
me-devices = Aparelhos
me-this-device = este aparelho
me-since = desde { $date }
me-sign-out = Sair
me-sign-out-device = Sair: { $device }
me-passkey = Chave de acesso criada em { $device }
me-remove = Remover
me-remove-passkey = Remover a chave de acesso criada em { $device }
me-new-code = Novo código de recuperação
me-add-passkey = Adicionar uma chave de acesso
me-data = Seus dados
me-data-lead = Leve tudo o que este servidor sabe sobre você, ou apague.
me-export = Baixar tudo
me-delete = Apagar tudo sobre mim
me-delete-lead = Seu perfil é apagado e seu nome some de todas as partidas. Nas partidas com outras pessoas um bot continua; as que você jogava só e não terminou são apagadas. Não dá para desfazer.
me-delete-yes = Apagar
me-games = Partidas terminadas
me-no-games = Você ainda não tem nenhuma partida terminada.
me-favourites = Cartas favoritas
me-favourite =
    { $count ->
        [one] { $card }, escolhida uma vez
       *[other] { $card }, escolhida { $count } vezes
    }
me-record-games =
    { $played ->
        [one] Uma partida jogada, { $won } vencida
       *[other] { $played } partidas jogadas, { $won } vencidas
    }
me-record-rating = Pontuação: { $rating } ± { $spread }
me-record-streak = Mais partidas vencidas seguidas: { $games }
me-curve = Sua pontuação foi de { $from } a { $to }.
me-daily =
    { $streak ->
        [one] Cerco diário: um dia seguido, no máximo { $longest }
       *[other] Cerco diário: { $streak } dias seguidos, no máximo { $longest }
    }
me-puzzles = Desafios: { $solved } de { $tried } resolvidos na primeira tentativa
record-score = Melhor resultado de uma vitória: { $score }
record-fastest =
    { $turns ->
        [one] Vitória mais rápida: um turno
       *[other] Vitória mais rápida: { $turns } turnos
    }
