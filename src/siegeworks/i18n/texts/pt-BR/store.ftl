# O banco de dados de um servidor: seus problemas e os comandos que cuidam dele.

cli-db = Cuida do banco de dados do servidor.
cli-db-database = O banco de dados: o caminho de um arquivo SQLite ou postgresql://usuario@servidor/nome. Sem esta opção, o arquivo da pasta de dados.
cli-db-migrate = Atualiza o banco de dados para a versão deste programa; antes faz uma cópia de segurança.
cli-db-migrated = { $backup } guarda o banco de dados como estava (versão { $found }); agora ele tem a versão { $version }.
cli-db-current = O banco de dados já tem a versão { $version }.
cli-db-backup = Grava uma cópia de segurança em um novo arquivo SQLite. O servidor pode continuar rodando.
cli-db-backup-file = O arquivo da cópia de segurança.
cli-db-backed-up = A cópia de segurança está em { $file }.
cli-db-restore = Lê uma cópia de segurança em um banco de dados vazio.
cli-db-replace = Substitui tudo o que está no banco de dados.
cli-db-check = Verifica o banco de dados e cada uma de suas mesas.
cli-db-check-replay = Joga também todas as partidas de novo; demora mais e comprova cada linha.
cli-db-checking = Verificando
cli-db-good = Tudo está em ordem no banco de dados.
cli-db-copy = Copia tudo de um banco de dados para outro, que deve estar vazio.
cli-db-copy-from = O banco de dados a copiar: um caminho ou um endereço.
cli-db-copy-to = O banco de dados vazio: um caminho ou um endereço.
cli-db-copied = { $tables ->
    [one] Uma mesa foi copiada.
   *[other] { $tables } mesas foram copiadas.
}
problem-store-unusable = Não é possível usar { $file } ({ $reason }). Verifique se há espaço em disco e se nenhum outro programa está usando o arquivo.
problem-store-taken = Outro programa está servindo as mesas em { $file }. Feche-o ou use outra pasta (SIEGEWORKS_HOME).
problem-store-older = { $file } foi gravado por uma versão anterior do Siegeworks (formato { $found }; esta usa o { $wanted }). Pare os servidores que o usam e execute siegeworks db migrate.
problem-store-newer = { $file } foi gravado por uma versão mais nova do Siegeworks (formato { $found }; esta lê até o { $wanted }). Use a versão mais nova.
problem-store-damaged = { $file } está danificado ({ $reason }). Execute siegeworks db check para ver o que foi afetado e restaure uma cópia de segurança, se tiver uma.
problem-store-table-damaged = { $file }: a mesa { $table } está danificada ({ $reason }).
problem-store-lines-lost = { $file }: a mesa { $table } perdeu { $lines ->
    [one] sua última linha
   *[other] suas últimas { $lines } linhas
} porque falta uma parte do banco de dados. A partida continua a partir de antes dessa perda.
problem-store-moved = { $file } foi movido ou substituído enquanto o servidor rodava, por isso nada mais é gravado. Devolva o arquivo ao lugar ou reinicie o servidor.
problem-store-missing = O banco de dados { $file } não existe. Verifique o caminho ou inicie o servidor uma vez.
problem-store-not-empty = { $file } já contém mesas. Use um banco de dados vazio ou acrescente --replace ao restaurar.
problem-query-number = { $given } não é um número para { $name }. Omita-o ou informe um número inteiro pequeno.
problem-store-address = Não dá para entender o endereço do banco de dados. Escreva postgresql://usuário:senha@servidor:porta/nome, e os caracteres especiais da senha com códigos como %40.
problem-query-word = { $given } não serve para { $name }. Omita-o ou escolha um destes: { $known }.
problem-store-unreachable = O banco de dados { $file } não responde ({ $reason }). Verifique se ele está rodando e se o endereço está certo.
problem-table-moved = Outro processo do servidor assumiu esta mesa. Conecte-se de novo.
cli-serve-database = Guarda as mesas neste banco de dados PostgreSQL (postgresql://usuario@servidor/nome), que vários servidores podem compartilhar.
cli-serve-processes = Quantos processos do servidor dividem o trabalho; mais de um precisa de --database.
cli-serve-inner-host = O endereço desta máquina para outros servidores do mesmo banco de dados; sem esta opção, só os desta máquina chegam a ela.
problem-serve-processes = Vários processos precisam de um banco de dados que possam compartilhar. Acrescente --database postgresql://usuario@servidor/nome.
problem-serve-database = { $database } não é o endereço de um banco de dados PostgreSQL. Ele começa com postgresql://; para um arquivo, use SIEGEWORKS_HOME.
problem-serve-ended = Um processo do servidor terminou antes de ficar pronto; as linhas acima dizem por quê.
