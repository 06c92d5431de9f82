# Turn alerts.

alert-turn = Te toca: { $game }
alert-turn-text =
    { $count ->
        [0] Tu partida te espera.
        [one] { $names } te espera.
       *[other] { $names } te esperan.
    }
alert-stop = No más avisos
alert-confirm-subject = Avisos de turno de Siegeworks: confirma tu dirección
alert-confirm-text =
    Alguien ha pedido a Siegeworks que escriba a esta dirección cuando le toque en una partida.

    Si has sido tú, confírmalo aquí:
    { $address }

    Si no, no hagas nada: no se enviará nada más.
alert-mail-text =
    { $text }

    A la mesa, en el navegador con el que juegas:
    { $address }

    No recibir más correos como este:
    { $off }

problem-alert-none = Aquí no hay avisos de turno.
problem-alert-no-mail = Este servidor no envía correos. Quien lo administra puede indicar un servidor SMTP en la configuración.
problem-alert-endpoint = No se pueden enviar avisos de turno a este navegador: este servidor no llega a su servicio de notificaciones, o sus claves son incorrectas.
problem-alert-browsers = Ya recibes avisos en { $most } navegadores. Desactívalos antes en uno de ellos.
problem-alert-mail-address = Esto no es una dirección de correo. Revísala y vuelve a intentarlo.
problem-alert-mail-soon = Ya se ha enviado un enlace a esta dirección. Mira en el buzón, también entre el correo no deseado, o vuelve a intentarlo dentro de una hora.
problem-alert-code = Este enlace está incompleto o ya no es válido. Los avisos de turno se cambian en la página de inicio.
problem-config-mail-address = «{ $address }», en la sección «mail» de la configuración, no es la dirección de un servidor. Empieza por https:// o http://.
