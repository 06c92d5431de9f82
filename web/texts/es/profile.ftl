# La página personal y el perfil.

me-lead = Aquí puedes jugar a todo sin perfil. Con uno, tus partidas, puntuaciones, ajustes y problemas te siguen a tus otros dispositivos. No hacen falta contraseña ni correo electrónico.
me-hello = Hola, { $name }.
me-make = Crear un perfil
me-make-lead = Elige lo que los demás ven junto a tu nombre. Este navegador será tu primer dispositivo.
me-make-button = Crear mi perfil
me-sign-in = Ya tienes un perfil
me-sign-in-lead = Entra con tu código de recuperación impreso o con una llave de acceso.
me-sign-in-code = Entrar con el código
me-sign-in-passkey = Entrar con una llave de acceso
me-code = Código de recuperación
me-code-lead = Imprime este código o anótalo: abre tu perfil en otro dispositivo, una sola vez, y solo se muestra ahora. Quien lo tenga puede jugar en tu lugar.
me-print = Imprimir
me-look = Nombre, color y runa
me-colour = Color
me-rune = Runa
me-save = Guardar
me-devices = Dispositivos
me-this-device = este dispositivo
me-since = desde el { $date }
me-sign-out = Cerrar sesión
me-sign-out-device = Cerrar sesión: { $device }
me-passkey = Llave de acceso creada en { $device }
me-remove = Quitar
me-remove-passkey = Quitar la llave de acceso creada en { $device }
me-new-code = Nuevo código de recuperación
me-add-passkey = Añadir una llave de acceso
me-data = Tus datos
me-data-lead = Llévate todo lo que este servidor sabe de ti, o bórralo.
me-export = Descargar todo
me-delete = Borrar todo sobre mí
me-delete-lead = Se borra tu perfil y tu nombre desaparece de todas las partidas. En las partidas con otras personas sigue un bot; las que jugabas a solas sin terminar se borran. No se puede deshacer.
me-delete-yes = Borrar
me-games = Partidas terminadas
me-no-games = Todavía no tienes ninguna partida terminada.
me-favourites = Cartas favoritas
me-favourite =
    { $count ->
        [one] { $card }, elegida una vez
       *[other] { $card }, elegida { $count } veces
    }
me-record-games =
    { $played ->
        [one] Una partida jugada, { $won } ganada
       *[other] { $played } partidas jugadas, { $won } ganadas
    }
me-record-rating = Puntuación: { $rating } ± { $spread }
me-record-streak = Más partidas ganadas seguidas: { $games }
me-curve = Tu puntuación pasó de { $from } a { $to }.
me-daily =
    { $streak ->
        [one] Asedio diario: un día seguido, { $longest } como máximo
       *[other] Asedio diario: { $streak } días seguidos, { $longest } como máximo
    }
me-puzzles = Problemas: { $solved } de { $tried } resueltos al primer intento
record-score = Mejor resultado de una victoria: { $score }
record-fastest =
    { $turns ->
        [one] Victoria más rápida: un turno
       *[other] Victoria más rápida: { $turns } turnos
    }
