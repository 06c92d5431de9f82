# As mesas de um servidor.

table-undone = { $name } desfaz sua última escolha.
table-rewound = Todos concordam com { $name }: de volta ao momento antes da jogada { $line }.
table-settled-resign = { $name } desiste.
table-settled-draw = Todos aceitam a proposta de { $name }: empate.
table-settled-concede = Todos aceitam a proposta de { $name }: a partida é dada por perdida.
table-outcome-resigned = { $winner } vence: o último rival desistiu.
table-outcome-agreed = Os rivais combinaram um empate.
table-outcome-conceded = A equipe desistiu: a partida está perdida.
table-possible = Isto é possível agora. Continue escolhendo.
table-nothing = Com essas coisas juntas nunca se faz nada.
table-not-asked = Agora quem decide é { $name }.
cli-serve = Abre as mesas no navegador: serve as páginas, mostra o endereço e o abre.
cli-serve-port = Qual porta; sem isso, a 8765, ou uma livre se ela estiver ocupada.
cli-serve-lan = Escuta também na rede local e mostra um código QR para celulares.
cli-serve-host = Escuta neste endereço; sem isso, só esta máquina entra.
cli-serve-name = Um nome de servidor pelo qual ele atende. Pode ser dado várias vezes.
cli-serve-browser = Não abre o navegador.
cli-serve-config = Ler a configuração do servidor deste arquivo (TOML).
cli-serve-metrics = Responder a /metrics, /healthz e /readyz nesta porta desta máquina.
cli-serve-content = Oferecer este pacote de conteúdo às mesas novas. Pode ser repetido.
cli-serve-bots = Oferecer um bot próprio, como módulo:Classe. Pode ser repetido.
cli-serve-thinkers = Deixar que o siegeworks think, em HOST:PORTA, pense pelos bots, pelas dicas e pelas análises, uma tarefa por vez. Pode ser repetido.
cli-serve-site = Deixar quem joga só com bots continuar off-line com o site desta pasta, escrito por build-site; por padrão, o da pasta de dados, se existir.
cli-think = Pensar para servidores de outras máquinas: bots que buscam, dicas e análises.
cli-think-secret = O arquivo com o segredo que os servidores e quem pensa por eles compartilham.
cli-think-host = O endereço em que escutar: o de uma rede privada, porque nada é cifrado.
cli-think-port = A porta em que escutar.
cli-think-processes = Quantas tarefas por vez; o padrão é uma por núcleo.
cli-think-ready = Pensando para servidores em { $host }, porta { $port }, com { $count ->
        [one] no máximo um processo
        [many] até { $count } processos
       *[other] até { $count } processos
    }.
cli-serve-ready = As mesas estão abertas em { $address }
cli-serve-phone = Celulares na mesma rede: aponte a câmera aqui.
cli-serve-stop = Ctrl+C para parar; todas as escolhas ficam guardadas.
