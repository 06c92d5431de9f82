# Las mesas de un servidor.

table-undone = { $name } deshace su última elección.
table-rewound = Todos están de acuerdo con { $name }: vuelta al momento antes de la jugada { $line }.
table-settled-resign = { $name } se rinde.
table-settled-draw = Todos aceptan lo que propone { $name }: tablas.
table-settled-concede = Todos aceptan lo que propone { $name }: se da la partida por perdida.
table-outcome-resigned = Gana { $winner }: el último rival se ha rendido.
table-outcome-agreed = Los rivales han acordado tablas.
table-outcome-conceded = El equipo se ha rendido: la partida está perdida.
table-possible = Esto es posible ahora. Sigue eligiendo.
table-nothing = Con estas cosas juntas nunca se hace nada.
table-not-asked = Ahora decide { $name }.
cli-serve = Abre las mesas en el navegador: sirve las páginas, muestra la dirección y la abre.
cli-serve-port = Qué puerto; si no se indica, el 8765, o uno libre si está ocupado.
cli-serve-lan = Escucha también en la red local y muestra un código QR para teléfonos.
cli-serve-host = Escucha en esta dirección; si no se indica, solo entra esta máquina.
cli-serve-name = Un nombre de servidor al que responde. Se puede indicar varias veces.
cli-serve-browser = No abre el navegador.
cli-serve-config = Leer la configuración del servidor de este archivo (TOML).
cli-serve-metrics = Responder a /metrics, /healthz y /readyz en este puerto de esta máquina.
cli-serve-content = Ofrecer este paquete de contenido a las mesas nuevas. Se puede repetir.
cli-serve-bots = Ofrecer un bot propio, como módulo:Clase. Se puede repetir.
cli-serve-thinkers = Dejar que siegeworks think, en HOST:PUERTO, piense por los bots, las sugerencias y los análisis, una tarea a la vez. Se puede repetir.
cli-serve-site = Dejar que quien juega solo con bots siga sin conexión con el sitio de esta carpeta, escrito por build-site; por defecto, el de la carpeta de datos, si está.
cli-think = Pensar para servidores de otras máquinas: bots que buscan, sugerencias y análisis.
cli-think-secret = El archivo con el secreto que comparten los servidores y quienes piensan por ellos.
cli-think-host = La dirección en la que escuchar: la de una red privada, porque nada va cifrado.
cli-think-port = El puerto en el que escuchar.
cli-think-processes = Cuántas tareas a la vez; por defecto, una por núcleo.
cli-think-ready = Pensando para servidores en { $host }, puerto { $port }, con { $count ->
        [one] un proceso como máximo
        [many] hasta { $count } procesos
       *[other] hasta { $count } procesos
    }.
cli-serve-ready = Las mesas están abiertas en { $address }
cli-serve-phone = Teléfonos en la misma red: apunta la cámara aquí.
cli-serve-stop = Ctrl+C para parar; todas las elecciones quedan guardadas.
