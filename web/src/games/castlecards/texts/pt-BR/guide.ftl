## The first turns

castlecards-guide-king = Derrube o castelo de cima antes que o seu caia; primeiro vêm as muralhas dele. Um turno é uma só ação, mas você tem um rei: jogue-o e terá mais uma. Clique no rei e depois no botão que se acende.
castlecards-guide-post = Primeira ação: proteja uma muralha. Clique em um arqueiro e depois em uma das suas muralhas. Os escudos dela aumentam.
castlecards-guide-attack = Segunda ação: ao assalto! Aperte “Atacar…” e clique em uma muralha rival. O número dela mostra os escudos.
castlecards-guide-swords = Some seus soldados, um por clique, e olhe a balança. O empate fica com a defesa: você precisa de mais espadas do que escudos.
castlecards-guide-launch = A balança pende para o seu lado. Lance o ataque! O outro lado ainda pode reagir.
castlecards-guide-react = A muralha caiu e você achou ouro. Agora vem o contra-ataque! Jogue sua emboscada.
castlecards-guide-close = A emboscada tira espadas: o ataque fracassa. Agora encerre a reação.
castlecards-guide-buy = Seu turno outra vez. O ouro compra cartas do Povoado: clique no ouro e pague. Daqui em diante a guerra é sua; pare sobre algo cinza para saber por que não pode ser usado.
