## The first turns

castlecards-guide-king = Derriba el castillo de arriba antes de que caiga el tuyo; primero van sus murallas. Un turno es una sola acción, pero tienes un rey: si lo juegas, tendrás otra más. Haz clic en el rey y luego en el botón que se ilumina.
castlecards-guide-post = Primera acción: protege una muralla. Haz clic en un arquero y después en una de tus murallas. Sus escudos aumentan.
castlecards-guide-attack = Segunda acción: ¡al asalto! Pulsa «Atacar…» y haz clic en una muralla rival. Su número indica los escudos.
castlecards-guide-swords = Suma tus soldados, uno por clic, y mira la balanza. El empate favorece a la defensa: necesitas más espadas que escudos.
castlecards-guide-launch = La balanza se inclina a tu favor. ¡Lanza el ataque! La otra parte aún puede reaccionar.
castlecards-guide-react = La muralla cayó y te llevas oro. ¡Ahora te devuelven el golpe! Juega tu emboscada.
castlecards-guide-close = La emboscada quita espadas: el ataque fracasa. Ahora termina la reacción.
castlecards-guide-buy = Otra vez tu turno. El oro compra cartas de Poblado: haz clic en el oro y paga. Desde aquí la guerra es tuya; detente sobre algo gris para saber por qué no se puede usar.
