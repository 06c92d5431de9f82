# Turn alerts.

alert-turn = É a sua vez: { $game }
alert-turn-text =
    { $count ->
        [0] Sua partida espera por você.
        [one] { $names } espera por você.
       *[other] { $names } esperam por você.
    }
alert-stop = Sem mais avisos
alert-confirm-subject = Avisos de vez do Siegeworks: confirme seu endereço
alert-confirm-text =
    Alguém pediu ao Siegeworks que escreva para este endereço quando for a sua vez em uma partida.

    Se foi você, confirme aqui:
    { $address }

    Se não foi, não faça nada: nada mais será enviado.
alert-mail-text =
    { $text }

    Para a mesa, no navegador em que você joga:
    { $address }

    Não receber mais e-mails como este:
    { $off }

problem-alert-none = Aqui não há avisos de vez.
problem-alert-no-mail = Este servidor não envia e-mails. Quem o administra pode indicar um servidor SMTP na configuração.
problem-alert-endpoint = Não é possível enviar avisos de vez a este navegador: este servidor não alcança o serviço de notificações dele, ou as chaves dele estão erradas.
problem-alert-browsers = Você já recebe avisos em { $most } navegadores. Desative-os primeiro em um deles.
problem-alert-mail-address = Isto não é um endereço de e-mail. Confira e tente de novo.
problem-alert-mail-soon = Já foi enviado um link para este endereço. Olhe na caixa de entrada e no spam, ou tente de novo daqui a uma hora.
problem-alert-code = Este link está incompleto ou não vale mais. Os avisos de vez são alterados na página inicial.
problem-config-mail-address = “{ $address }”, na seção “mail” da configuração, não é o endereço de um servidor. Ele começa com https:// ou http://.
