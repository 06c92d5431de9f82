# O que o laboratório diz deste jogo: como as partidas terminam, o que é contado, o que o relatório desenha.

lab-reason-breached = Castelo assaltado, sem muralhas
lab-reason-assaulted = Castelo assaltado apesar das muralhas
lab-reason-drawn = Empate
lab-reason-stalemate = Nenhum castelo tomado em 600 turnos
lab-usage-topic-academy = Carta de academia jogada
lab-usage-topic-weapon = Arma de cerco jogada
report-walls-title = Muralhas por rodada
report-walls = As muralhas de pé no fim de cada rodada, do lugar que venceu e dos outros, nas partidas que ainda estavam em jogo. Linha: mediana. Faixa: 10–90 %. Uma curva acaba onde restam menos de { $fewest } fortalezas.
report-walls-alt = Gráfico das muralhas de pé por rodada, { $name }. Mediana na primeira e na última rodada mostrada:
report-walls-won = Quem venceu
report-walls-lost = Os outros
report-axis-walls = Muralhas de pé
lab-capability-attack = Atacar de dia
lab-capability-night = Atacar à noite
lab-capability-assault = Assaltar um castelo por cima das muralhas
lab-capability-attack_posted = Atacar uma carta de guarda
lab-capability-post = Pôr cartas de guarda
lab-capability-unpost = Recolher cartas de guarda
lab-capability-build = Construir armas de cerco
lab-capability-dungeon = Explorar a masmorra
lab-capability-buy = Comprar cartas com ouro
lab-capability-academy = Ir à academia
lab-capability-king = Jogar o rei
lab-capability-react = Reagir a ataques
lab-capability-support = Apoiar ataques de outros
lab-capability-gift = Dar presentes
