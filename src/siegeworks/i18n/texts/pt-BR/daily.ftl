# O cerco diário.

problem-daily-begun = Você já começou o cerco de hoje.
problem-daily-alone = No cerco diário cada pessoa joga sem ajuda: sem dicas, sem voltar atrás e sem um bot em seu lugar.
problem-daily-day = “{ $day }” não é um dia. Os dias são escritos assim: 2026-01-31.
problem-daily-unknown = Não há cerco diário para { $day }.
problem-daily-own-first = Esta partida é do cerco de hoje. Termine primeiro a sua; depois você poderá ver as dos outros.
problem-daily-not-over = Esta partida é do cerco de hoje. O registro e a prova dos dados poderão ser lidos quando o dia terminar.
