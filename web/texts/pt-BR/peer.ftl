## Dois navegadores em uma mesa, sem servidor

peer-how = Convide cada amigo com um link e coloque a resposta aqui. Depois os navegadores conversam diretamente, então os dois precisam estar na mesma rede, por exemplo no mesmo Wi-Fi. Deixe esta página aberta enquanto vocês jogam.
peer-invite = Convidar alguém sem servidor
peer-again = Conectar de novo com outro código
peer-renew = Criar outro código
peer-making = Procurando um caminho até o outro navegador…
peer-send = Mande este link a uma pessoa, ou deixe que ela escaneie o código. A página dela cria uma resposta para você.
peer-link = Convite para o lugar { $letter }
peer-answer = Resposta
peer-connect = Conectar
peer-connecting = Conectando… Se nada acontecer em meio minuto, os dois aparelhos provavelmente não estão na mesma rede.
peer-connected = Conectado.
peer-gone = A conexão terminou. Um novo código a traz de volta; o lugar continua como está.
peer-join-title = Uma mesa em outro navegador
peer-send-back = Mande esta resposta a quem convidou você, ou deixe que a pessoa escaneie o código.
peer-wait = Deixe esta página aberta: a mesa aparece assim que a sua resposta for recebida.
peer-delivered = A resposta chegou à sua mesa. Você pode fechar esta aba.
peer-paste = Convite
peer-code-bad = Este código está incompleto ou foi copiado errado. Copie de novo o link inteiro.
peer-code-version = Este código é de outra versão do Siegeworks. Recarreguem a página, os dois.
peer-code-not-answer = Isto é um convite. A resposta que vai aqui aparece na página de quem o abre.
peer-code-old = Esta resposta não é do convite mostrado aqui. Cada convite aceita uma resposta; mande de novo o atual.
peer-answer-nowhere = Nenhuma mesa neste navegador espera esta resposta. Cole-a no campo da mesa que criou o convite.
