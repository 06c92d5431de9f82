# Las órdenes de quien administra el servidor, y sus problemas.

cli-admin = Cuidar de las mesas de un servidor, también mientras funciona.
cli-admin-id = El identificador de la mesa, como en su dirección.
cli-admin-ids = Los identificadores de las mesas.
cli-admin-list = Listar las mesas.
cli-admin-phase = Solo las mesas en esta fase: gathering, playing u over.
cli-admin-line = { $id }  { $created }  { $game }  { $phase ->
    [gathering] sin empezar
    [playing] en juego
    [over] terminada
   *[closed] cerrada
}  { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
}  { $names }
cli-admin-show = Mostrar una mesa.
cli-admin-close = Cerrar mesas: sus enlaces ya no abren nada. Las partidas terminadas se pueden seguir leyendo.
cli-admin-closed = { $tables ->
    [one] Se ha cerrado una mesa.
   *[other] Se han cerrado { $tables } mesas.
}
cli-admin-delete = Borrar mesas con todo lo que les pertenece.
cli-admin-deleted = { $tables ->
    [one] Se ha borrado una mesa.
   *[other] Se han borrado { $tables } mesas.
}
cli-admin-export = Escribir el registro de una mesa en un archivo nuevo. El registro de una partida en juego muestra cartas ocultas.
cli-admin-file = El archivo que se escribe.
cli-admin-exported = El registro está en { $file }.
cli-admin-retention = Borrar las mesas más antiguas de lo que permite la configuración.
cli-admin-dry-run = No borrar nada, solo contar.
cli-admin-old = { $tables ->
    [one] Una mesa es demasiado antigua.
   *[other] { $tables } mesas son demasiado antiguas.
}
cli-admin-network = Una dirección, o una red como 203.0.113.0/24.
cli-admin-ban = No atender más a una dirección o una red.
cli-admin-days = Durante estos días; para siempre si se omite.
cli-admin-banned = { $until ->
    [none] { $network } está excluida.
   *[other] { $network } está excluida hasta { $until }.
}
cli-admin-unban = Volver a atender a una dirección o una red.
cli-admin-unbanned = { $network } se vuelve a atender.
cli-admin-bans = Listar lo que está excluido.
cli-admin-erase = Olvidar a una persona: su nombre desaparece de las partidas terminadas y se borran las que no terminó.
cli-admin-name = El nombre en la mesa.
cli-admin-erased = Partidas terminadas que ya no tienen el nombre: { $rewritten }. Partidas sin terminar borradas: { $deleted }.
problem-admin-no-table = No hay ninguna mesa «{ $table }». siegeworks admin list muestra todas.
problem-admin-network = «{ $network }» no es ni una dirección ni una red. Escribe por ejemplo 203.0.113.7 o 203.0.113.0/24.
problem-admin-no-ban = { $network } no está excluida. siegeworks admin bans muestra las que lo están.
problem-address-banned = Este servidor no atiende a tu dirección. Pregunta a quien lo administra.
