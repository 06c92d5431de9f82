# Analisar juntos, e registros que as pessoas trazem.

problem-review-full = Já há { $most } pessoas nesta sala e não cabe mais ninguém.
problem-review-leader = Quem conduz é { $name }. Peça a { $name } que passe a condução para você.
problem-review-nobody = Essa pessoa saiu da sala.
problem-review-line = Esta partida não tem a linha { $line }; a última é a { $most }.
problem-review-note = Uma nota é uma única linha de até { $most } caracteres visíveis.
problem-review-notes = Esta partida já tem { $most } notas. Apague uma antes.
problem-review-no-note = Esta nota já foi apagada.
problem-review-not-yours = Só quem escreveu a nota e quem abriu a mesa podem apagá-la.
problem-review-joined = Você já está na sala.
problem-course-long = Uma variante tem no máximo { $most } decisões.
problem-import-unfinished = Este registro termina antes da partida. Aqui só é possível abrir partidas terminadas.
