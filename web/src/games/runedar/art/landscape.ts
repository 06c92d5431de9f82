// Siege machines, the three walls seen from their fields, and whole scenes of siege and catapult cards.
import { orc } from './creatures'
import { LOG, STONE } from './goods'
import { band, disc, put, wheel, type Part, type Shape } from './pen'

/** The siege machines in a square of 96 around the origin. */
export const MACHINES: Readonly<Record<string, readonly Part[]>> = {
  tower: [
    ['wood', 'M-24 -42h9v7h9v-7h12v7h9v-7h9L30 34h-60z'],
    ['ink', 'M-25 -26h50M-26 -10h52M-28 6h56M-29 21h58', 1.2],
    ['plank', 'M-30 -28L-46 -38L-47 -34L-27 -20z'],
    ['night', 'M-7 -24C-7 -31 7 -31 7 -24v11H-7zM-8 22V8C-8 0 8 0 8 8v14z'],
    ['timber', 'M-26 -10L27 6M26 -10L-28 6', 2.4],
    ['cloth', 'M0 -42V-52L14 -48L3 -45z'],
    ...wheel(-19, 36, 9),
    ...wheel(19, 36, 9),
  ],
  catapult: [
    ...band('M-34 -32L20 24', 'timber', 6),
    ['plank', 'M-46 -30c0 10 16 16 24 6L-34 -40C-42 -42 -46 -38 -46 -30z'],
    ['stone', disc(-35, -36, 9)],
    ['wood', 'M-38 20h78l-4 11h-70z'],
    ['wood', 'M8 20L18 -14h8L36 20h-9l-5 -20l-5 20z'],
    ['rope', 'M14 4l10 4M13 9l12 4', 2.2],
    ...wheel(-24, 34, 9.5),
    ...wheel(26, 34, 9.5),
  ],
}

const BATTLEMENT = 'M-30 24V-14H-33V-24H-23V-17H-15V-24H-5V-17H5V-24H15V-17H23V-24H33V-14H30V24z'

/** Each wall with its workshop behind it: sharpened logs, hides hung out to dry, a smoking chimney. */
const WALLS: Readonly<Record<string, readonly Part[]>> = {
  carpenter: [
    ['plank', 'M-20 -12L0 -34L20 -12z'],
    ['wood', [-28, -19, -10, -1, 8, 17].map((x) => `M${x} 24V-12L${x + 4.5} -20L${x + 9} -12V24z`).join('')],
    ['plank', 'M-31 -2H30V3H-31zM-31 13H30V18H-31z'],
    put(22, 20, LOG),
  ],
  tannery: [
    ['stone', BATTLEMENT],
    ['ink', 'M-24 -6h8M4 -6h8M-12 3h7M14 4h9M-26 12h7M-4 13h8', 1],
    ['rope', 'M-26 -8Q0 -2 26 -8', 1.4],
    put(-14, 4, [['hide', 'M-7 -9q7 3 14 0l-1 14q-6 4 -12 0z']]),
    put(12, 4, [['leather', 'M-7 -9q7 3 14 0l-2 16q-5 3 -10 0z']]),
  ],
  foundry: [
    ['iron', 'M8 -14V-40H20V-14z'],
    ['mist', `${disc(16, -46, 6)}${disc(24, -52, 7)}${disc(34, -55, 6)}`],
    ['stone', BATTLEMENT],
    ['night', 'M-10 24V8Q0 -4 10 8V24z'],
    ['ember', 'M-7 24V11Q0 2 7 11V24z'],
    ['fire', 'M-4 24V15Q0 9 4 15V24z'],
    ['ink', 'M-26 -4h8M16 -4h8M-25 10h7M17 12h7', 1],
  ],
}

/** Hills under the sky; the higher the level, the darker the sky and the lower the sun, until the moon has come. */
function sky(level: number, number: number): Part[] {
  const tilt = (number % 5) * 5
  const round: Shape = level < 4 ? ['fire', disc(22 + tilt, 10 + level * 7, 8)] : ['bone', disc(84 - tilt, 16, 7)]
  return [
    ['far', 'M0 0H120V80H0z'],
    ...Array.from({ length: Math.max(level - 2, 0) }, (): Shape => ['dusk', 'M0 0H120V80H0z']),
    round,
    ['shade', `M0 46Q${18 + tilt} ${26 + tilt / 2} 44 42Q${70 + tilt} ${24 + (number % 3) * 4} 120 44V80H0z`],
    ['moss', `M-4 84V60Q30 ${54 - (number % 4)} 64 60T124 ${57 + (number % 4)}V84z`],
  ]
}

export interface SiegeFacts {
  level: number
  orcs: number
  field: string | null
  machine: string | null
  arrow: boolean
}

/** A siege card, 120 wide and 80 high: who comes, to which wall, with what. Its number only changes poses and hills. */
export function siegeScene(card: SiegeFacts, number: number): Part[] {
  const wall = WALLS[card.field?.replace('_field', '') ?? '']
  const left = wall ? 34 : 60
  const crowd = Array.from({ length: card.orcs }, (_, at) =>
    put(left + (at - (card.orcs - 1) / 2) * (card.orcs > 2 ? 22 : 26) - 6, 56 + (at % 2) * 5, orc(number + at), {
      scale: card.orcs > 2 ? 0.74 : 0.9,
      flip: (number + at) % 3 === 0,
    }),
  )
  const machine = card.machine ? MACHINES[card.machine] : null
  return [
    ...sky(card.level, number),
    ...(wall ? [put(87, 45, wall, { scale: 0.92 })] : []),
    ...(machine
      ? [put(wall ? 34 : 60, wall ? 38 : 42, machine, { scale: wall ? 0.62 : 0.78, flip: !!wall || number % 2 === 1 })]
      : []),
    ...crowd,
    ...(card.arrow
      ? [
          put(60, 14, [
            ['cloth', 'M-20 -7H6V-13L24 0L6 13V7H-20L-14 0z'],
            ['ink', 'M-6 -4l5 4l-5 4M3 -4l5 4l-5 4', 2],
          ]),
        ]
      : []),
  ]
}

/** A catapult card, 80 wide and 100 high: five slabs, and the stone that breaks the one with its number. */
export function catapultScene(number: number): Part[] {
  const slab = (at: number): Part => {
    const broken = at === number
    const middle = 8 + (at - 1) * 16
    return put(middle, 84, [
      [broken ? 'rust' : 'plank', broken ? 'M-7 12L-8 -2L-2 -9L0 1L3 -8L8 -4L7 12z' : 'M-7 12V-10H7V12z'],
      broken ? ['ink', 'M0 1l-3 6l4 5'] : ['grain', 'M-4 -4H4M-4 1H4M-4 6H2'],
    ])
  }
  const target = 8 + (number - 1) * 16
  return [
    put(40, 34, MACHINES.catapult!, { scale: 0.66, flip: number < 3 }),
    ['bright', `M${number < 3 ? 64 : 16} 10Q${(target + 40) / 2} 20 ${target} 60`, 2],
    ...[1, 2, 3, 4, 5].map(slab),
    put(target, 66, STONE, { scale: 1.2, turn: number * 20 }),
  ]
}
