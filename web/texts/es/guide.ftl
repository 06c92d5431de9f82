
## Castlecards: the first turns

guide-castlecards-king = Derriba el castillo de arriba antes de que caiga el tuyo; primero van sus murallas. Un turno es una sola acción, pero tienes un rey: si lo juegas, tendrás dos. Haz clic en el rey y luego en el botón que se ilumina.
guide-castlecards-post = Primera acción: protege una muralla. Haz clic en un arquero y después en una de tus murallas. Gana medio escudo.
guide-castlecards-attack = Segunda acción: ¡al asalto! Pulsa «Atacar…» y haz clic en una muralla rival. Su número indica los escudos.
guide-castlecards-swords = Suma tu soldado y tus arqueros, uno por clic, y mira la balanza. El empate favorece a la defensa: necesitas más espadas que escudos.
guide-castlecards-launch = La balanza se inclina a tu favor. ¡Lanza el ataque! La otra parte aún puede reaccionar.
guide-castlecards-react = La muralla cayó y te llevas oro. ¡Ahora vienen a por tu arquero! Juega tu emboscada.
guide-castlecards-close = La emboscada quita dos espadas: tu arquero resiste. Ahora termina la reacción.
guide-castlecards-buy = Otra vez tu turno. El oro compra dos cartas de Poblado: haz clic en el oro y paga. Desde aquí la guerra es tuya; detente sobre algo gris para saber por qué no se puede usar.

## Runedar: the first turn

guide-runedar-siege = Tienes una carta de orco, así que el asedio golpea primero: un orco trepa hacia el muro de la carpintería. Un mercenario podría pararlo, pero el oro es valioso. Deja que ocurra.
guide-runedar-pick = Ahora, tus cartas: una acción con cada una. La carpintería está junto a la cámara. Haz clic en la Ballesta chirriante: solo usarás sus botas.
guide-runedar-walk = Se ilumina todo lugar al que puedes llegar. Haz clic en la carpintería.
guide-runedar-work = ¡Madera para mejores herramientas! Haz clic en la línea «2 Madera» de tu Sierra desafilada.
guide-runedar-place = La madera va directa a las mejoras. La Carretilla del hueco 2 necesita 2 de madera y 1 de piel: haz clic en ella dos veces para darle toda la madera. Una mejora completa sustituye a una de tus cartas flojas.
guide-runedar-climb = Ese orco del muro quiere tu oro. Haz clic en la Palanca gastada y después en el muro de la carpintería, y sube a por él.
guide-runedar-fight = ¡A golpes! Haz clic en «2 Luchar» de la Hachuela mellada y pulsa el botón de atacar. Un orco cae con dos impactos; las ballestas solo cuentan al disparar desde una torre.
guide-runedar-end = Tu mano está vacía: pulsa «Terminar el turno» y robarás cinco cartas nuevas. Cava en la entrada al túnel para despejar las cinco secciones, ocúpate de los goblins que hay tras cada una ¡y saca el oro!
