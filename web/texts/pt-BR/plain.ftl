picture-table = Mesa com desenhos
plain-decision = O que está sendo perguntado
plain-actions =
    { $count ->
        [0] Nenhuma ação
        [one] Uma ação
       *[other] { $count } ações
    }
plain-choose = Escolha uma ação
plain-do = Fazer
plain-command = Comando
plain-command-hint = O começo das palavras de uma ação, ou sua notação como no registro; separe várias com ponto e vírgula. Uma letra sozinha pergunta: D decisão, H mão, T ameaças, L último acontecimento, A ações, C treinador.
plain-send = Enviar
plain-several =
    { $count ->
        [one] Uma ação serve: { $list }
       *[other] { $count } ações servem: { $list }
    }
plain-unknown = Nenhuma ação serve para “{ $text }”.
plain-no-hand = Não há mão para contar.
plain-no-actions = Agora você não tem decisão.
plain-keys = Teclas fora dos campos de texto: D decisão, H mão, T ameaças, L último acontecimento, A ações, C treinador. Podem ser desligadas nas configurações.
plain-keys-off = Os atalhos de uma tecla estão desligados; podem ser ligados nas configurações.
