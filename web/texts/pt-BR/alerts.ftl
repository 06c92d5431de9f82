# Turn alerts.

alerts = Avise-me quando for a minha vez
alerts-here = Avisar neste navegador, mesmo com a página fechada
alerts-refused = Seu navegador não permite mensagens desta página.
alerts-no-push = Este navegador não pode receber avisos aqui: ele só aceita mensagens de páginas com https ou deste mesmo computador.
alerts-mail = Seu endereço de e-mail
alerts-mail-ask = Enviar um link para confirmar
alerts-mail-hint = No máximo um e-mail por hora, e só quando uma partida espera por você. Cada um traz um link para não receber mais.
alerts-mail-on = Os e-mails vão para { $address }.
alerts-mail-asked = Foi enviado um link para { $address }. Abra-o, e os e-mails irão para lá.
alerts-mail-off = Não enviar e-mails
alerts-confirm-text = Confirme seu endereço para receber um e-mail quando for a sua vez.
alerts-confirm = Confirmar
alerts-confirm-done = Confirmado. Você receberá um e-mail quando uma partida esperar por você.
alerts-stop-text = Não quer mais receber mensagens como esta?
alerts-stop = Sem mais mensagens
alerts-stop-done = Você não receberá mais mensagens como esta.
