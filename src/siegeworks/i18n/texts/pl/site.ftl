cli-build-site = Zapisz folder na dowolny serwer plików WWW, w którym gra się bez serwera gry
cli-build-site-out = Folder do zapisania; starsza strona w nim zostanie zastąpiona
cli-build-site-done = Strona jest w folderze { $folder }: plików { $files }, razem { $size } MB. Umieść je na dowolnym serwerze plików WWW.
cli-build-site-slow = Nie znaleziono Node.js, więc strona kompiluje program przy każdym uruchomieniu: startuje wolniej.
problem-site-library = Nie można pobrać { $library } dla przeglądarek ({ $reason }). Do tego pip musi mieć dostęp do indeksu pakietów.
problem-site-bytecode = Nie można skompilować programu dla przeglądarek ({ $reason }).
