# Perfiles: personas a las que se reconoce en varios dispositivos.

problem-profile-none = Este navegador no tiene perfil en este servidor.
problem-profile-signed-in = Este navegador ya tiene un perfil en este servidor.
problem-profile-devices = Un perfil puede tener como máximo { $most } dispositivos. Cierra antes la sesión de uno de ellos.
problem-profile-device-unknown = Tu perfil no tiene ese dispositivo.
problem-profile-no-seat = Tu perfil no tiene asiento en esta mesa.
problem-recovery-wrong = Este código de recuperación no es válido. Revisa cada letra; un código sirve una sola vez y después cuenta el nuevo.
problem-limit-sign-ins = Demasiados intentos de iniciar sesión desde tu red. Vuelve a intentarlo dentro de unos minutos.
problem-passkey-known = Esta llave de acceso ya se había añadido.
problem-passkey-many = Un perfil puede tener como máximo { $most } llaves de acceso. Quita antes una de ellas.
problem-passkey-unknown = Este servidor no conoce esta llave de acceso.
problem-passkey-challenge = La respuesta de la llave de acceso llegó tarde o ya se había usado. Inténtalo de nuevo.
problem-passkey-wrong = No se pudo comprobar la llave de acceso. Inténtalo de nuevo.
problem-passkey-origin = Las llaves de acceso solo funcionan en una página de este servidor que tenga nombre, como localhost o un dominio con https.
