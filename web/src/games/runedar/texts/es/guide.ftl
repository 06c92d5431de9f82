## The first turn

runedar-guide-siege = Tienes una carta de orco, así que el asedio golpea primero: { $siege }. Un mercenario podría impedirlo, pero el oro es valioso. Deja que ocurra.
runedar-guide-pick = Ahora, tus cartas: una acción con cada una. La carpintería está junto a la cámara. Haz clic en la Ballesta chirriante: solo usarás sus botas.
runedar-guide-walk = Se ilumina todo lugar al que puedes llegar. Haz clic en la carpintería.
runedar-guide-work = ¡Madera para mejores herramientas! Haz clic en la línea «{ $use }» de la carta «{ $card }».
runedar-guide-place =
    La madera va directa a las mejoras. A «{ $card }», en el hueco { $space }, le falta { $cost }: { $clicks ->
        [one] haz clic en ella para darle la madera.
       *[other] haz clic en ella { $clicks } veces para darle la madera.
    } Una mejora completa sustituye a una de tus cartas flojas.
runedar-guide-climb = Ese orco de fuera quiere tu oro. Haz clic en la Palanca gastada y después en el campo ante el muro de la carpintería, y sal a por él.
runedar-guide-fight = ¡A golpes! Haz clic en «{ $use }» de la carta «{ $card }» y pulsa el botón de atacar. Los martillos son impactos; las ballestas solo cuentan al disparar desde una torre.
runedar-guide-end = Tu mano está vacía: pulsa «Terminar el turno» y robarás cartas nuevas. Cava en la entrada al túnel para despejar las { $sections } secciones, ocúpate de los goblins que hay tras cada una ¡y saca el oro!
