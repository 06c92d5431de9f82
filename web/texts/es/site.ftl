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
site-no-company = Esta página necesita un servidor: une a varias personas, o los dispositivos de una. Aquí tus partidas se quedan en este dispositivo.
site-daily-lead = Un reparto al día, hecho a partir de la fecha: quien juega con esta versión en su propio dispositivo tiene el mismo. Nada sale de tu dispositivo, así que no hay clasificación. El día empieza a medianoche UTC.
site-daily-done = Has terminado este asedio.
site-daily-own = Tu resultado
site-daily-none = No has terminado este asedio a tiempo.
site-daily-open = Todavía no has terminado el asedio de hoy.
site-daily-proof = La semilla sale de la fecha y de la versión, así que nadie la ha elegido. El registro muestra cada dado y cada carta que salió de ella.
site-about-friends = Pasaos un mismo dispositivo, o invita a alguien de la misma red con un enlace o un código: los dos navegadores hablan después directamente entre sí. Nadie necesita una cuenta. Cierra la pestaña cuando quieras; tus partidas se quedan en este dispositivo.
site-about-dice = Antes de empezar, la mesa muestra una huella de su semilla. Al final se muestra la semilla, y cada dado y cada barajado se puede comprobar con ella.
site-about-privacy = Tu nombre, tus ajustes y tus partidas se quedan en este navegador, en este dispositivo; quien juega contigo solo conoce lo que su asiento puede ver. No se carga nada de ningún otro sitio y no se rastrea a nadie.
