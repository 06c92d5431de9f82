# Os comandos de quem administra o servidor, e seus problemas.

cli-admin = Cuidar das mesas de um servidor, também enquanto ele funciona.
cli-admin-id = O identificador da mesa, como no seu endereço.
cli-admin-ids = Os identificadores das mesas.
cli-admin-list = Listar as mesas.
cli-admin-phase = Só as mesas nesta fase: gathering, playing ou over.
cli-admin-line = { $id }  { $created }  { $game }  { $phase ->
    [gathering] não começou
    [playing] em jogo
    [over] terminada
   *[closed] fechada
}  { $choices ->
    [one] 1 escolha
   *[other] { $choices } escolhas
}  { $names }
cli-admin-show = Mostrar uma mesa.
cli-admin-close = Fechar mesas: seus links não abrem mais nada. Partidas terminadas ainda podem ser lidas.
cli-admin-closed = { $tables ->
    [one] Uma mesa foi fechada.
   *[other] { $tables } mesas foram fechadas.
}
cli-admin-delete = Apagar mesas com tudo o que pertence a elas.
cli-admin-deleted = { $tables ->
    [one] Uma mesa foi apagada.
   *[other] { $tables } mesas foram apagadas.
}
cli-admin-export = Escrever o registro de uma mesa em um arquivo novo. O registro de uma partida em jogo mostra cartas ocultas.
cli-admin-file = O arquivo a escrever.
cli-admin-exported = O registro está em { $file }.
cli-admin-retention = Apagar as mesas mais antigas do que a configuração permite.
cli-admin-dry-run = Não apagar nada, só contar.
cli-admin-old = { $tables ->
    [one] Uma mesa é antiga demais.
   *[other] { $tables } mesas são antigas demais.
}
cli-admin-network = Um endereço, ou uma rede como 203.0.113.0/24.
cli-admin-ban = Não atender mais um endereço ou uma rede.
cli-admin-days = Por estes dias; para sempre se omitido.
cli-admin-banned = { $until ->
    [none] { $network } está banida.
   *[other] { $network } está banida até { $until }.
}
cli-admin-unban = Atender de novo um endereço ou uma rede.
cli-admin-unbanned = { $network } é atendida de novo.
cli-admin-bans = Listar o que está banido.
cli-admin-erase = Esquecer uma pessoa: seu nome some das partidas terminadas, e suas partidas não terminadas são apagadas.
cli-admin-name = O nome na mesa.
cli-admin-erased = Partidas terminadas que não têm mais o nome: { $rewritten }. Partidas não terminadas apagadas: { $deleted }.
problem-admin-no-table = Não há mesa “{ $table }”. siegeworks admin list mostra todas.
problem-admin-network = “{ $network }” não é um endereço nem uma rede. Escreva por exemplo 203.0.113.7 ou 203.0.113.0/24.
problem-admin-no-ban = { $network } não está banida. siegeworks admin bans mostra as que estão.
problem-address-banned = Este servidor não atende o seu endereço. Pergunte a quem o administra.
