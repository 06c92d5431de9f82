picture-table = Mesa con dibujos
plain-decision = Qué se pregunta
plain-actions =
    { $count ->
        [0] Ninguna acción
        [one] Una acción
       *[other] { $count } acciones
    }
plain-choose = Elige una acción
plain-do = Hacerlo
plain-command = Orden
plain-command-hint = El comienzo de las palabras de una acción, o su notación como en el registro; varias se separan con punto y coma. Una letra sola pregunta: D decisión, H mano, T amenazas, L último suceso, A acciones, C entrenador.
plain-send = Enviar
plain-several =
    { $count ->
        [one] Encaja una acción: { $list }
       *[other] Encajan { $count } acciones: { $list }
    }
plain-unknown = Ninguna acción encaja con «{ $text }».
plain-no-hand = No hay ninguna mano que contar.
plain-no-actions = Ahora no te toca decidir.
plain-keys = Teclas fuera de los campos de texto: D decisión, H mano, T amenazas, L último suceso, A acciones, C entrenador. Se pueden desactivar en los ajustes.
plain-keys-off = Los atajos de una tecla están desactivados; se pueden activar en los ajustes.
