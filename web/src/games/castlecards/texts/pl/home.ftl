## Settings

castlecards-answer-support = Odmawiaj wspierania ataków
castlecards-answer-support-hint = Castlecards: nigdy nie przyłączam się do cudzego ataku.
