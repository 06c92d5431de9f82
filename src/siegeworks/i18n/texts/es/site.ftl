cli-build-site = Escribir una carpeta para cualquier espacio web en la que se juega sin servidor
cli-build-site-out = La carpeta que se escribe; un sitio anterior en ella se sustituye
cli-build-site-done = El sitio está en { $folder }: { $files } archivos, { $size } MB. Ponlos en cualquier espacio web.
cli-build-site-slow = No se ha encontrado Node.js, así que la página compila su programa cada vez que arranca: arranca más despacio.
problem-site-library = No se puede obtener { $library } para navegadores ({ $reason }). Para ello, pip debe llegar a su índice de paquetes.
problem-site-bytecode = No se puede compilar el programa para navegadores ({ $reason }).
