## The first turn

runedar-guide-siege = Tienes una carta de orco, así que el asedio golpea primero: un orco llega al campo ante el muro de la carpintería. Un mercenario podría pararlo, pero el oro es valioso. Deja que ocurra.
runedar-guide-pick = Ahora, tus cartas: una acción con cada una. La carpintería está junto a la cámara. Haz clic en la Ballesta chirriante: solo usarás sus botas.
runedar-guide-walk = Se ilumina todo lugar al que puedes llegar. Haz clic en la carpintería.
runedar-guide-work = ¡Madera para mejores herramientas! Haz clic en la línea «2 Madera» de tu Sierra desafilada.
runedar-guide-place = La madera va directa a las mejoras. La Carretilla del hueco 2 necesita 2 de madera y 1 de piel: haz clic en ella dos veces para darle toda la madera. Una mejora completa sustituye a una de tus cartas flojas.
runedar-guide-climb = Ese orco de fuera quiere tu oro. Haz clic en la Palanca gastada y después en el campo ante el muro de la carpintería, y sal a por él.
runedar-guide-fight = ¡A golpes! Haz clic en «2 Luchar» de la Hachuela mellada y pulsa el botón de atacar. Un orco cae con dos impactos; las ballestas solo cuentan al disparar desde una torre.
runedar-guide-end = Tu mano está vacía: pulsa «Terminar el turno» y robarás cinco cartas nuevas. Cava en la entrada al túnel para despejar las cinco secciones, ocúpate de los goblins que hay tras cada una ¡y saca el oro!
