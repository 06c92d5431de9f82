# Los números del contenido, lo que hace cambiarlos y una búsqueda de otros mejores.

balance-help = Cambia números del contenido y mira cuánto cambia la dificultad, o pide números que alcancen unos objetivos.
balance-show-help = Muestra los números del contenido: su dirección, su valor, lo que pueden valer y de dónde vienen.
balance-try-help = Juega los mismos repartos con el contenido actual y con los números cambiados, y muestra lo que hace el cambio.
balance-search-help = Busca números que alcancen los objetivos con pocos cambios y pequeños. Lo encontrado se mide en repartos que la búsqueda no usó.
balance-pattern-help = Solo direcciones como esta; * vale por cualquier cosa.
balance-set-help = Un número nuevo, como DIRECCIÓN=VALOR; +1 o -1 se suma al actual, y * en la dirección vale por cualquier cosa. Se puede repetir.
balance-vary-help = Un número que puede variar, como DIRECCIÓN=MÍNIMO..MÁXIMO; * en la dirección vale por cualquier cosa. Se puede repetir.
balance-target-help = Un objetivo, como «greedy 2 easy 15-40» o «greedy 2 first 47-53»; si no hay ninguno, los del diseño. Se puede repetir.
balance-bots-help = Los bots, separados por comas; cada uno juega en todos los asientos.
balance-search-bots-help = Los bots cuyos objetivos del diseño cuentan si no se da ningún objetivo.
balance-games-help = Cuántos repartos se juegan en cada celda con cada contenido.
balance-search-games-help = Cuántos repartos juega en cada celda un candidato que promete; los demás juegan menos.
balance-budget-help = Cuántas partidas puede usar la búsqueda en total.
balance-printed-help = Cambia también números impresos en un reglamento.
balance-write-help = Un archivo nuevo para el contenido cambiado, como paquete de contenido.

balance-address = Dirección
balance-value = Valor
balance-range = Puede ser
balance-source = Origen
balance-source-printed = impreso
balance-source-reported = según reseñas
balance-source-designed = diseñado

balance-try-title = { $game }: antes y después del cambio, repartos por celda: { $games }
balance-fresh-title = Antes y después, en repartos nuevos que la búsqueda no usó (por celda: { $games })
balance-own-title = Antes y después, en los repartos de la propia búsqueda (por celda: { $games }), que favorecen a lo encontrado
balance-cell = Celda
balance-measure = Medida
balance-before = Antes
balance-after = Después
balance-difference = Diferencia
balance-caption = Entre paréntesis, intervalos del 95 %. La diferencia va en puntos, en los mismos repartos.
balance-target = Objetivo
balance-verdict = ¿Logrado?
balance-measure-won = ganadas
balance-measure-first = ganadas por quien empezó
balance-measure-places = ganadas por puesto
balance-measure-draws = tablas
balance-measure-turns = turnos
balance-held = sí
balance-probably-held = quizá sí
balance-probably-missed = quizá no
balance-missed = no
balance-none = No se encontró nada mejor que los números actuales.
balance-searching = buscando
balance-spent = Candidatos probados: { $candidates }; partidas usadas: { $games }.
balance-interrupted = Interrumpido: solo se muestran las celdas jugadas por completo ({ $shown } de { $cells }).
balance-search-interrupted = Interrumpido: esto es lo mejor que se encontró hasta ahora.
balance-written = El contenido cambiado está en { $file }.

problem-balance-no-content = El contenido de { $game } no está en archivos cuyos números se puedan cambiar. Indica otro juego.
problem-balance-address = { $game } no tiene ningún número en «{ $address }». Quizá quieras decir { $near }; siegeworks balance show { $game } los muestra todos.
problem-balance-printed = { $address } está impreso en un reglamento. Añade --allow-printed para cambiarlo de todos modos.
problem-balance-range = { $address } no puede ser { $value }: debe ser un número entero de { $low } a { $high }.
problem-balance-set = «{ $text }» no fija nada. Escribe DIRECCIÓN=VALOR con un número entero, como mercenaries.troll.price=3.
problem-balance-nothing-set = No cambiaría nada. Da otro valor al menos a un número con --set DIRECCIÓN=VALOR.
problem-balance-vary = «{ $text }» no dice cuánto puede variar un número. Escribe DIRECCIÓN=MÍNIMO..MÁXIMO con números enteros, como mercenaries.troll.price=2..6.
problem-balance-no-space = No hay nada que buscar: todos estos números solo pueden ser lo que son. Amplía un intervalo de --vary.
problem-balance-target = «{ $target }» no es un objetivo para { $game }. Escribe un bot, los asientos, una dificultad, si quieres una medida ({ $measures }) y un intervalo, como «greedy 2 easy 15-40» o «greedy 2,3 hard turns <60».
problem-balance-target-rivals = «{ $target }» no es un objetivo para { $game }, que no tiene dificultades. Escribe un bot, los asientos, una medida ({ $measures }) y un intervalo, como «greedy 2 first 47-53» o «greedy 3,4 places <4».
problem-balance-no-target = El diseño de { $game } no tiene ningún objetivo para { $bots }. Da uno con --target.
problem-balance-budget = { $value } partidas no sirven para esta búsqueda: indica un número de { $least } a { $most }, o reduce --games.
problem-balance-layout = { $file }: no se encontraron las cifras de { $address }. Empieza cada fila con su línea [[tabla]] y escribe cada campo en una línea propia.
