## Dos navegadores en una mesa, sin servidor

peer-how = Invita a cada amigo con un enlace y pon aquí la respuesta. Los navegadores hablan después directamente entre sí, así que los dos deben estar en la misma red, por ejemplo la misma wifi. Deja esta página abierta mientras jugáis.
peer-invite = Invitar a alguien sin servidor
peer-again = Volver a conectar con un código nuevo
peer-renew = Crear un código nuevo
peer-making = Buscando un camino hacia el otro navegador…
peer-send = Envía este enlace a una persona, o deja que escanee su código. Su página crea una respuesta para ti.
peer-link = Invitación al asiento { $letter }
peer-answer = Respuesta
peer-connect = Conectar
peer-connecting = Conectando… Si en medio minuto no ocurre nada, seguramente los dos dispositivos no están en la misma red.
peer-connected = Conectado.
peer-gone = La conexión ha terminado. Con un código nuevo vuelve; el asiento queda como está.
peer-join-title = Una mesa en otro navegador
peer-send-back = Envía esta respuesta a quien te ha invitado, o deja que escanee su código.
peer-wait = Deja esta página abierta: la mesa aparece en cuanto tengan tu respuesta.
peer-delivered = La respuesta ha llegado a tu mesa. Puedes cerrar esta pestaña.
peer-paste = Invitación
peer-code-bad = Este código está incompleto o mal copiado. Copia otra vez el enlace entero.
peer-code-version = Este código es de otra versión de Siegeworks. Recargad la página los dos.
peer-code-not-answer = Esto es una invitación. La respuesta que va aquí aparece en la página de quien la abre.
peer-code-old = Esta respuesta no es de la invitación que se muestra aquí. Cada invitación admite una respuesta; envía de nuevo la actual.
peer-answer-nowhere = Ninguna mesa de este navegador espera esta respuesta. Pégala en el campo de la mesa que creó la invitación.
