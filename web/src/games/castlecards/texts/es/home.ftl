## Settings

castlecards-answer-support = No apoyar ataques
castlecards-answer-support-hint = Castlecards: nunca me uno al ataque de otra persona.
