## The table

board = Tablero
side = Panorama
hand = Mano
threats = Amenazas
no-threats = No hay amenazas.
legend = Símbolos
since-away = Desde tu última mirada
threats-more =
    { $count ->
        [one] 1 amenaza más
       *[other] { $count } amenazas más
    }
log = Registro
log-deal = El reparto
log-times = ×{ $count }
seats = Asientos
menu = Menú
sheets = Más de la mesa
tab-log = Registro y asientos
tab-waiting =
    { $count ->
        [one] opción aquí
       *[other] opciones aquí
    }
offline = Sin conexión
offline-banner = Se ha perdido la conexión. Tu partida está a salvo; intentando volver…
offline-ready = Este navegador puede seguir la partida sin el servidor y devolverla más tarde.
offline-counts = Esta partida cuenta, así que este navegador no tiene una copia. En los ajustes puedes hacer que las próximas partidas con bots queden listas para seguir sin conexión.
offline-late = La copia de esta partida no es de esta decisión, así que la partida tiene que esperar al servidor.
offline-other = Jugar a otra cosa sin conexión
offline-left = Has seguido esta partida sin conexión. Devuélvela antes de elegir nada aquí.
offline-bring = Devolverla
offline-forget = Seguir jugando aquí
title-mark = ● Te toca decidir
nothing-yet = Aún no ha pasado nada.

## The decision

decision = Decisión
decision-yours = Te toca decidir
decision-bot = { $name } está pensando
decision-theirs = Decide { $name }
decision-away = Se espera a { $name }, que no está
not-sent = No se ha enviado: se perdió la conexión. Elige otra vez.
clear = Cancelar
undo = Deshacer
all-actions = Todas las acciones ({ $count })
find-action = Buscar una acción
quoted = «{ $text }»
why-not = ¿Por qué no?
confirm-yes = Hacerlo
confirm-no = Dejarlo
decision-automatic = Se responde por ti en un momento
picks = Elegido hasta ahora
take-back-pick = Retirar: { $pick }
tick = Marcar: { $action }
choose-several = Elegir varias
choose-ticked =
    { $count ->
        [0] Elegir lo marcado
        [one] Elegir la acción marcada
       *[other] Elegir las { $count } acciones marcadas
    }
house-rules-count =
    { $count ->
        [one] Una regla de la casa
       *[other] { $count } reglas de la casa
    }

## Seats and talk

curtain = Pasar la pantalla
curtain-title = Pasa la pantalla a { $name }
curtain-who = ¿Quién está ante la pantalla?
curtain-text = No se muestra ninguna mano hasta que la siguiente persona lo confirme.
curtain-show = Soy { $name }: mostrar mi mesa
curtain-others = Otra persona ante esta pantalla
pass-on = Pasar la pantalla a { $name }
seat-you = (tú)
seat-thinking = está pensando
seat-deciding = está decidiendo
seat-present = aquí
seat-away = fuera
seat-away-asked = fuera; la mesa espera
seat-devices = en { $count } dispositivos
terms-words = se puede escribir
terms-phrases = solo frases
clock-left = Tiempo restante
clock-reserve = { $time } de reserva
clock-span = { $days } d { $hours } h
seat-returns = vuelve desde el turno { $turn }
seat-handed =
    { $count ->
        [one] cedido una vez
       *[other] cedido { $count } veces
    }
seat-bot-for = { $bot } en su lugar
hand-over = Que juegue un bot
hand-over-rivals = Entre rivales el bot juega al menos hasta que todos hayan tenido un turno, y todos ven cuántas veces lo dejas jugar.
replace-hint = Se pregunta a los demás: tiene que estar de acuerdo más de la mitad de los presentes.
take-back = Recuperar
replace = Que juegue un bot
nudge = Avisar
seat-nudged = aviso de { $name }
nudged-read = Entendido
say = Decir algo
points-at = señala: { $thing }
point = Señalar algo
pointing = Haz clic en lo que quieres señalar
write = Tu mensaje
write-send = Enviar
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
report = Denunciar lo que ha escrito { $name } y silenciar
tab-unread = { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
phrase-hello = ¡Hola!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-sorry = ¡Perdón!
phrase-wait = Un momento.
phrase-ready = Todo listo.
phrase-help = ¡Necesito ayuda!
phrase-good-idea = ¡Buena idea!
phrase-careful = ¡Cuidado!
phrase-hurry = ¡Queda poco tiempo!
phrase-yes = Sí.
phrase-no = No.
phrase-laugh = ¡Ja, ja!
phrase-goodbye = ¡Adiós!

## Going back

proposal-title-rewind = ¿Volver atrás?
proposal-asks-rewind = { $name } pide volver a antes de esta elección:
proposal-waiting-rewind = { $name } pide volver atrás. Falta la respuesta de: { $others }
rewind-before = Volver a antes de esto
rewind-propose = Preguntar a los demás
proposal-hint-rewind = Todo lo posterior se deshace si todos aceptan. El registro conserva que ocurrió.
proposal-yes = Aceptar
proposal-no-rewind = Seguir jugando
proposal-withdraw = Retirar
proposal-withdrawn = { $name } retira la propuesta.
proposal-declined-rewind = { $name } no quiere volver atrás.
proposal-declined-draw = { $name } sigue jugando: no hay tablas.
proposal-declined-concede = { $name } sigue luchando.
proposal-declined-replace = { $name } prefiere esperar.
proposal-title-replace = ¿Un bot por { $absent }?
proposal-asks-replace = { $name } pide que «{ $bot }» juegue por { $absent }, que no está.
proposal-waiting-replace = { $name } pide que «{ $bot }» juegue por { $absent }. Falta la respuesta de: { $others }
proposal-hint-replace = Tiene que aceptar más de la mitad de quienes están aquí. { $absent } puede recuperar su asiento en cualquier momento.
proposal-no-replace = Esperar más
settle-resign = Rendirse
settle-draw = Ofrecer tablas
settle-concede = Rendirse juntos
settle-sure-resign = Gana tu rival y la partida termina.
settle-sure-draw = Si todos los rivales aceptan, nadie gana y la partida termina. Quien sigue jugando las rechaza.
settle-sure-concede = Si todos aceptan, la partida se pierde y termina.
settle-no = Seguir jugando
settle-yes = Terminar la partida
proposal-title-draw = ¿Tablas?
proposal-asks-draw = { $name } ofrece tablas.
proposal-waiting-draw = { $name } ofrece tablas. Falta la respuesta de: { $others }
proposal-hint-draw = Si todos aceptan, nadie gana. Quien sigue jugando las rechaza.
proposal-no-draw = Seguir jugando
proposal-title-concede = ¿Rendirse juntos?
proposal-asks-concede = { $name } propone rendirse.
proposal-waiting-concede = { $name } propone rendirse. Falta la respuesta de: { $others }
proposal-hint-concede = Si todos aceptan, la partida se pierde y termina.
proposal-no-concede = Seguir luchando

## The end

end-over = La partida ha terminado
end-won = ¡Victoria!
end-lost = Derrota
end-score =
    { $count ->
        [one] punto
       *[other] puntos
    }
end-you-won = Has ganado
end-you-lost = Has perdido
end-decided = Qué lo decidió
end-winner = Gana { $name }
end-drawn = No gana nadie
end-show = Mostrar el resultado
look-at-table = Mirar la mesa
end-closest = Lo cerca que estuvieron las otras derrotas
again-new = Otra vez, reparto nuevo
again-same = Otra vez, mismo reparto
download-log = Descargar el registro
lines-lost = { $lines ->
    [one] Se perdió la última línea de esta partida porque la base de datos del servidor está dañada.
   *[other] Se perdieron las últimas { $lines } líneas de esta partida porque la base de datos del servidor está dañada.
} La partida sigue desde antes de esa pérdida.
not-rated = El reparto o la posición se eligió, así que la partida no entra en las Crónicas.
chart-title = La partida turno a turno
chart-table = Como tabla
chart-turn = Turno
chart-end = Final
verify = Comprobar los dados
verify-good =
    { $count ->
        [one] Se comprobó un dado o barajado: salió de la semilla prometida.
       *[other] Se comprobaron { $count } dados y barajados: todos salieron de la semilla prometida.
    }
verify-bad = La promesa hecha antes de la partida no concuerda con la semilla revelada.
verify-promise = Prometido antes de la partida
verify-seed = Semilla, revelada después
verify-hint = La promesa es la huella SHA-256 de la semilla: nadie pudo elegir los dados después.

## The guide

guide-title = Tu primera partida
guide-count = { $step } de { $steps }
guide-skip = Saltar
guide-leave = Dejar la guía
guide-rule = La regla
guide-watch = Mira lo que hacen los demás. El registro de esta página dice qué ha pasado.
guide-free = Juega como quieras; «Pista» te enseña qué haría alguien con experiencia. La guía te avisa cuando llega algo nuevo.
guide-left = Esto no ha surgido en tu partida:
guide-end = Esa ha sido tu primera partida. Ya has visto todo lo que enseña la guía; lo demás está en las reglas.

## Replay

replay-previous = Jugada anterior
replay-next = Jugada siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-next-turn = Turno siguiente
replay-previous-turn = Turno anterior
replay-next-point = Siguiente momento decisivo
replay-previous-point = Momento decisivo anterior
replay-slider = Jugada de la partida
replay-move = Jugada { $move } de { $moves }
replay-perspective = Vista de
replay-onlooker = Espectador
replay-jump = Ir a esta jugada
replay-share = Enlace a esta jugada
replay-share-hint = Quien lo abra verá la partida justo en esta jugada.
to-cup = A la copa
cup-seed-later = Otros equipos todavía juegan este reparto. La semilla y el registro se publican cuando acabe la ronda.
