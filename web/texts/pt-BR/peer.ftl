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
peer-open = Abrir um convite
peer-away = Esta mesa está no navegador de quem convidou você, e a conexão terminou. Peça um novo convite; o seu lugar continua seu.
peer-code-bad = Este código está incompleto ou foi copiado errado. Copie de novo o link inteiro.
peer-code-version = Este código é de outra versão do Siegeworks. Recarreguem a página, os dois.
peer-code-not-answer = Isto é um convite. A resposta que vai aqui aparece na página de quem o abre.
peer-code-old = Esta resposta não é do convite mostrado aqui. Cada convite aceita uma resposta; mande de novo o atual.
peer-answer-nowhere = Nenhuma mesa neste navegador espera esta resposta. Cole-a no campo da mesa que criou o convite.

## Uma cópia de uma partida, para continuar em outro lugar

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
