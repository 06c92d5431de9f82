# La base de datos de un servidor: sus problemas y los comandos que la cuidan.

cli-db = Cuida la base de datos del servidor.
cli-db-database = La base de datos: la ruta de un archivo SQLite o postgresql://usuario@servidor/nombre. Si no se indica, el archivo de la carpeta de datos.
cli-db-migrate = Actualiza la base de datos a la versión de este programa; antes hace una copia de seguridad.
cli-db-migrated = { $backup } conserva la base de datos como estaba (versión { $found }); ahora tiene la versión { $version }.
cli-db-current = La base de datos ya tiene la versión { $version }.
cli-db-backup = Escribe una copia de seguridad en un archivo SQLite nuevo. El servidor puede seguir en marcha.
cli-db-backup-file = El archivo de la copia de seguridad.
cli-db-backed-up = La copia de seguridad está en { $file }.
cli-db-restore = Lee una copia de seguridad en una base de datos vacía.
cli-db-replace = Reemplaza todo lo que hay en la base de datos.
cli-db-check = Comprueba la base de datos y cada una de sus mesas.
cli-db-check-replay = Vuelve a jugar además todas las partidas; tarda más y demuestra cada línea.
cli-db-checking = Comprobando
cli-db-good = Todo está en orden en la base de datos.
cli-db-copy = Copia todo de una base de datos a otra, que debe estar vacía.
cli-db-copy-from = La base de datos que se copia: una ruta o una dirección.
cli-db-copy-to = La base de datos vacía: una ruta o una dirección.
cli-db-copied = { $tables ->
    [one] Se copió una mesa.
   *[other] Se copiaron { $tables } mesas.
}
problem-store-unusable = { $file } no se puede usar ({ $reason }). Comprueba que haya espacio en el disco y que ningún otro programa use el archivo.
problem-store-taken = Otro programa sirve las mesas de { $file }. Ciérralo o usa otra carpeta (SIEGEWORKS_HOME).
problem-store-older = { $file } lo escribió una versión anterior de Siegeworks (formato { $found }; esta usa el { $wanted }). Detén los servidores que lo usan y ejecuta siegeworks db migrate.
problem-store-newer = { $file } lo escribió una versión más nueva de Siegeworks (formato { $found }; esta lee hasta el { $wanted }). Usa la versión más nueva.
problem-store-damaged = { $file } está dañado ({ $reason }). Ejecuta siegeworks db check para ver qué está afectado y restaura una copia de seguridad si la tienes.
problem-store-table-damaged = { $file }: la mesa { $table } está dañada ({ $reason }).
problem-store-lines-lost = { $file }: la mesa { $table } ha perdido { $lines ->
    [one] su última línea
   *[other] sus últimas { $lines } líneas
} porque falta una parte de la base de datos. La partida sigue desde antes de esa pérdida.
problem-store-moved = { $file } se movió o se reemplazó mientras el servidor estaba en marcha, así que ya no se guarda nada. Devuelve el archivo a su sitio o reinicia el servidor.
problem-store-missing = No existe la base de datos { $file }. Comprueba la ruta o inicia el servidor una vez.
problem-store-not-empty = { $file } ya contiene mesas. Usa una base de datos vacía o añade --replace al restaurar.
problem-query-number = { $given } no es un número para { $name }. Omítelo o indica un número entero pequeño.
problem-store-address = No se entiende la dirección de la base de datos. Escribe postgresql://usuario:contraseña@servidor:puerto/nombre, y los caracteres especiales de la contraseña con códigos como %40.
problem-query-word = { $given } no vale para { $name }. Omítelo o elige uno de estos: { $known }.
problem-store-unreachable = La base de datos { $file } no responde ({ $reason }). Comprueba que esté en marcha y que la dirección sea correcta.
problem-table-moved = Otro proceso del servidor se ha hecho cargo de esta mesa. Vuelve a conectarte.
cli-serve-database = Guarda las mesas en esta base de datos PostgreSQL (postgresql://usuario@servidor/nombre), que varios servidores pueden compartir.
cli-serve-processes = Cuántos procesos del servidor se reparten el trabajo; más de uno necesita --database.
cli-serve-inner-host = La dirección de esta máquina para otros servidores de la misma base de datos; si no se indica, solo los de esta máquina llegan a ella.
problem-serve-processes = Varios procesos necesitan una base de datos que puedan compartir. Añade --database postgresql://usuario@servidor/nombre.
problem-serve-database = { $database } no es la dirección de una base de datos PostgreSQL. Empieza por postgresql://; para un archivo usa SIEGEWORKS_HOME.
problem-serve-ended = Un proceso del servidor terminó antes de estar listo; las líneas de arriba dicen por qué.
