## Una página sin servidor

site-loading = Se están preparando las mesas…
site-what = Esta página no necesita servidor: las reglas se ejecutan en tu navegador y tus partidas se quedan en este dispositivo.
site-failed = No se han podido abrir las mesas en este navegador. Recarga la página; si no sirve, guarda tus partidas y empieza de nuevo.
site-taken = Siegeworks ya está abierto en otra pestaña o ventana. Ciérrala y recarga esta página.
site-homeless = Este navegador no guarda archivos para esta página, así que no se podría guardar ninguna partida. Suele deberse a una ventana privada: usa una normal.
site-keep-first = Guarda antes el archivo con tus partidas: «siegeworks db» puede examinarlo.
site-export = Guardar mis partidas en un archivo
site-clear = Borrar mis partidas y empezar de nuevo
site-clear-sure = Se borrarán todas las partidas guardadas en este navegador. No se puede deshacer.
site-update = Hay una versión nueva lista. Tus partidas no cambian.
site-update-now = Recargar con la versión nueva
