# Turn alerts.

alerts = Avísame cuando me toque
alerts-here = Avisar en este navegador, también con la página cerrada
alerts-refused = Tu navegador no permite mensajes de esta página.
alerts-no-push = Este navegador no puede recibir avisos aquí: solo admite mensajes de páginas con https o de este mismo ordenador.
alerts-mail = Tu dirección de correo
alerts-mail-ask = Enviarme un enlace para confirmarla
alerts-mail-hint = Un correo por hora como mucho, y solo cuando una partida te espera. Cada uno lleva un enlace para dejar de recibirlos.
alerts-mail-on = Los correos van a { $address }.
alerts-mail-asked = Se ha enviado un enlace a { $address }. Ábrelo y los correos irán allí.
alerts-mail-off = No enviar correos
alerts-confirm-text = Confirma tu dirección para recibir un correo cuando te toque.
alerts-confirm = Confirmar
alerts-confirm-done = Confirmada. Recibirás un correo cuando una partida te espere.
alerts-stop-text = ¿No quieres recibir más mensajes como este?
alerts-stop = No más mensajes
alerts-stop-done = Ya no recibirás más mensajes como este.
