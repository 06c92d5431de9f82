# Perfiles: personas a las que se reconoce en varios dispositivos.

problem-profile-signed-in = Este navegador ya tiene un perfil en este servidor.
problem-profile-devices = Un perfil puede tener como máximo { $most } dispositivos. Cierra antes la sesión de uno de ellos.
problem-recovery-wrong = Este código de recuperación no es válido. Revisa cada letra; un código sirve una sola vez y después cuenta el nuevo.
problem-passkey-known = Esta llave de acceso ya se había añadido.
problem-passkey-many = Un perfil puede tener como máximo { $most } llaves de acceso. Quita antes una de ellas.
problem-passkey-challenge = La respuesta de la llave de acceso llegó tarde o ya se había usado. Inténtalo de nuevo.
