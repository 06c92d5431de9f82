## Analisar juntos

together = Analisar juntos
together-join = Analisar juntos
together-people = Nesta sala
together-you-lead = Você conduz: os outros veem o que você vê.
together-leads = Quem conduz é { $name }.
together-hand = Passar a condução para { $name }
together-alone = Olhar por conta própria
together-follow = Voltar para { $name }
together-leave = Sair da sala
notes = Notas
note-on-line = sobre a linha { $line }
note-on-course = sobre uma variante após a linha { $line }
note-new = Nota sobre a linha { $line }
note-new-course = Nota sobre esta variante após a linha { $line }
note-keep = Guardar a nota
note-delete = Apagar esta nota
course = Variante
course-count =
    { $count ->
        [0] Escolha o que poderia ter acontecido aqui; os dados são rolados de novo.
        [one] Uma decisão que ninguém tomou nesta partida.
       *[other] { $count } decisões que ninguém tomou nesta partida.
    }
course-try = Testar uma variante
course-back = Voltar uma decisão
course-bot = Deixar um bot decidir
course-leave = Voltar à partida
log-open = Abrir um registro
log-open-hint = Uma partida terminada de um arquivo .siege: replay, prova dos dados, análise. Ela não entra nas Crônicas.
