## Uma página sem servidor

site-loading = As mesas estão sendo preparadas…
site-what = Esta página não precisa de servidor: as regras rodam no seu navegador e suas partidas ficam neste aparelho.
site-failed = Não foi possível abrir as mesas neste navegador. Recarregue a página; se não adiantar, salve suas partidas e comece de novo.
site-taken = O Siegeworks já está aberto em outra aba ou janela. Feche-a e recarregue esta página.
site-homeless = Este navegador não guarda arquivos para esta página, então nenhuma partida poderia ser salva. O motivo costuma ser uma janela anônima: use uma janela comum.
site-keep-first = Salve antes o arquivo com suas partidas: “siegeworks db” consegue examiná-lo.
site-export = Salvar minhas partidas em um arquivo
site-clear = Apagar minhas partidas e começar de novo
site-clear-sure = Todas as partidas guardadas neste navegador serão apagadas. Isso não pode ser desfeito.
site-update = Uma nova versão está pronta. Suas partidas continuam como estão.
site-update-now = Recarregar com a nova versão
site-no-company = Esta página precisa de um servidor: ela reúne pessoas, ou os aparelhos de uma só pessoa. Aqui as suas partidas ficam neste aparelho.
site-daily-lead = Uma distribuição por dia, feita a partir da data: quem joga com esta versão no próprio aparelho tem a mesma. Nada sai do seu aparelho, por isso não há classificação. O dia começa à meia-noite UTC.
site-daily-done = Você terminou este cerco.
site-daily-own = Seu resultado
site-daily-none = Você não terminou este cerco a tempo.
site-daily-open = Você ainda não terminou o cerco de hoje.
site-daily-proof = A semente vem da data e da versão, então ninguém a escolheu. O registro mostra cada dado e cada carta que saiu dela.
site-about-friends = Passem um aparelho de mão em mão, ou convide alguém da mesma rede com um link ou um código: depois os dois navegadores conversam diretamente. Ninguém precisa de conta. Feche a aba quando quiser; suas partidas ficam neste aparelho.
site-about-dice = Antes de começar, a mesa mostra uma impressão digital da semente. No fim a semente é mostrada, e cada dado e cada embaralhamento pode ser conferido com ela.
site-about-privacy = Seu nome, suas configurações e suas partidas ficam neste navegador, neste aparelho; quem joga com você só fica sabendo do que pode ver do seu próprio lugar. Nada é carregado de outro lugar, e ninguém é rastreado.
