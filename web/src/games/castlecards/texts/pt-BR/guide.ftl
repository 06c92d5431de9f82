## The first game

castlecards-guide-goal =
    Que o último castelo de pé seja o seu. { $walls ->
        [one] { $walls } muralha protege
       *[other] { $walls } muralhas protegem
    } o castelo de cada rival ({ $rivals }): primeiro vêm as muralhas. A sua fortaleza fica embaixo.
castlecards-guide-turn = Seu turno: uma carta já foi sacada e agora você escolhe uma ação. Clique em uma carta para ver o que ela faz; pare sobre algo cinza para saber por que não.
castlecards-guide-king = Você tem um rei. Clique em “{ $card }” e depois no botão que se acende: ele permite agir mais de uma vez neste turno.
castlecards-guide-post = Proteja sua fortaleza: clique em “{ $card }” e depois em “{ $post }”. Os escudos aumentam, e mais tarde você pode recolher a carta.
castlecards-guide-attack = Você tem força para atacar uma muralha de { $rival } com { $shields }. Aperte o botão de atacar e clique na muralha que se acende.
castlecards-guide-swords = Some cartas, uma por clique, e olhe a balança: contra você há { $shields }. O empate resiste, então você precisa de mais espadas do que escudos.
castlecards-guide-launch = A balança pende para o seu lado. Lance o ataque! Ainda pode vir apoio, e a vítima pode reagir.
castlecards-guide-short = { $balance }: não há mais cartas para somar, e o empate resiste. Lance o ataque e torça por apoio; se ele não vier, o ataque fracassa e as cartas se perdem.
castlecards-guide-night = Você tem uma carta de noite. Clique em “{ $card }”, no botão que se acende e em uma muralha: suas cartas ficam viradas para baixo e a vítima reage sem vê-las.
castlecards-guide-support = { $attacker } ataca { $victim }: { $post }, { $shields }. Você pode apoiar o ataque com { $cards }, ou apertar o botão para ficar de fora. O que você puser é descartado de qualquer modo.
castlecards-guide-react = { $attacker } ataca você: { $post }, { $shields }. Ponha uma reação ({ $cards }) e aperte o botão que encerra a reação.
castlecards-guide-loot = Sua vitória trouxe espólio. Ele fica virado para baixo ao seu lado, fechado até o seu castelo cair.
castlecards-guide-breach =
    Você perdeu uma muralha. { $walls ->
        [0] Nada mais protege o seu castelo: ponha soldados de guarda nele.
        [one] Só { $walls } muralha ainda protege o seu castelo.
       *[other] { $walls } muralhas ainda protegem o seu castelo.
    }
castlecards-guide-assault = “{ $card }” é uma arma de assalto: com ela no ataque você pode atacar um castelo mesmo com as muralhas de pé.
castlecards-guide-build = Clique em “{ $card }” e no botão que se acende: construtores e ouro dão uma arma de cerco, que vale muitas espadas.
castlecards-guide-academy = Clique em “{ $card }” e no botão que se acende: a Academia dá a você uma reação para a hora do ataque.
castlecards-guide-buy = Poucas cartas? Clique em “{ $card }” e no botão que se acende: o ouro compra cartas do Povoado.
castlecards-guide-explore = Clique em “{ $card }” e no botão que se acende: se as tochas superam o perigo da carta da Masmorra, o tesouro dela é seu.
castlecards-guide-fallen = Seu castelo caiu, e o seu espólio agora é seu. Você não pode mais vencer, mas decide quem vence: dê cartas no seu turno e apoie ataques.
