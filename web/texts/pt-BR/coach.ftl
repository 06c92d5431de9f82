## What bots are like

level-beginner = Olha um passo à frente e pega o que agora parece melhor. Boa companhia para as primeiras partidas.
level-steady = Experimenta alguns futuros possíveis antes de cada escolha. Responde na hora.
level-expert = Pensa até um segundo em cada escolha e é o que olha mais longe.

## A hint

coach = O treinador
coach-ask = Dica
coach-thinking = O treinador está pensando…
coach-chances = A chance de vencer com cada uma. Escolha uma para fazê-la.
coach-option = { $action } ({ $chance })
coach-aloud = O treinador escolheria: { $action }. Chance de vencer: { $chance }. { $reason }
coach-lost = A conexão caiu antes que o treinador respondesse. Pergunte de novo.
coach-none = Nesta mesa não se pode perguntar ao treinador.
