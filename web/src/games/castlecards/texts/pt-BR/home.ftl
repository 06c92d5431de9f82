## Settings

castlecards-answer-support = Não apoiar ataques
castlecards-answer-support-hint = Castlecards: nunca entro no ataque de outra pessoa.
