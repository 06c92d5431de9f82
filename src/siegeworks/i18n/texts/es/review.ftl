# Analizar juntos, y registros que traen las personas.

problem-review-full = Ya hay { $most } personas en esta sala y no cabe nadie más.
problem-review-leader = Dirige { $name }. Pídele a { $name } que te ceda la dirección.
problem-review-nobody = Esta persona ha salido de la sala.
problem-review-line = Esta partida no tiene la línea { $line }; la última es la { $most }.
problem-review-note = Una nota es una sola línea de hasta { $most } caracteres visibles.
problem-review-notes = Esta partida ya tiene { $most } notas. Borra antes alguna.
problem-review-no-note = Esta nota ya se ha borrado.
problem-review-not-yours = Solo pueden borrar una nota quien la escribió y quien abrió la mesa.
problem-review-joined = Ya estás en la sala.
problem-course-long = Una variante tiene como máximo { $most } decisiones.
problem-import-unfinished = Este registro termina antes que su partida. Aquí solo se pueden abrir partidas terminadas.
