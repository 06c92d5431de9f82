# Lo que el laboratorio dice de este juego: cómo acaban las partidas, qué se cuenta, qué dibuja el informe.

lab-reason-breached = Castillo asaltado, sin murallas
lab-reason-assaulted = Castillo asaltado pese a sus murallas
lab-reason-drawn = Tablas
lab-reason-stalemate = Ningún castillo asaltado en 600 turnos
lab-usage-topic-academy = Carta de academia jugada
lab-usage-topic-weapon = Arma de asedio jugada
report-walls-title = Murallas por ronda
report-walls = Las murallas en pie al final de cada ronda, del asiento que ganó y de los demás, en las partidas que seguían en juego. Línea: mediana. Banda: 10–90 %. Una curva acaba donde quedan menos de { $fewest } fortalezas.
report-walls-alt = Gráfico de las murallas en pie por ronda, { $name }. Mediana en la primera y en la última ronda mostrada:
report-walls-won = Quien ganó
report-walls-lost = Los demás
report-axis-walls = Murallas en pie
lab-capability-attack = Atacar de día
lab-capability-night = Atacar de noche
lab-capability-assault = Asaltar un castillo por encima de sus murallas
lab-capability-attack_posted = Atacar una carta apostada
lab-capability-post = Apostar cartas
lab-capability-unpost = Recuperar cartas apostadas
lab-capability-build = Construir armas de asedio
lab-capability-dungeon = Explorar la mazmorra
lab-capability-buy = Comprar cartas con oro
lab-capability-academy = Acudir a la academia
lab-capability-king = Jugar el rey
lab-capability-react = Reaccionar a los ataques
lab-capability-support = Apoyar ataques de otros
lab-capability-gift = Hacer regalos
