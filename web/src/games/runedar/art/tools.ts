// Weapons and tools on cards, each upright around the origin, about 60 wide and 80 high; the business end is at the top.
import { BOLT, FLAME, STONE, INGOT } from './goods'
import { band, disc, haft, put, type Part, type Shape } from './pen'

const CUT: Shape[] = [
  ['steel', 'M2 -32L10 -35Q24 -39 28 -22Q25 -7 10 -11L2 -14z'],
  ['edge', 'M21 -35.4Q28 -31 28 -22Q26.5 -12 20 -9Q25 -22 21 -35.4z'],
  ['shade', 'M3 -16L10 -13.4Q14 -12 18 -12L19 -15Q10 -16 3 -20z'],
]
const GRIP: Shape[] = [
  ['leather', 'M-3 20h6v14h-6z'],
  ['grain', 'M-3 24l6 -2M-3 28l6 -2M-3 32l6 -2'],
]
const PICK: Shape[] = [
  ['steel', 'M-31 -15Q-16 -35 0 -35Q16 -35 31 -15Q15 -26 0 -26Q-15 -26 -31 -15z'],
  ['light', 'M-20 -27Q-10 -33 0 -33Q8 -33 14 -30Q6 -32 0 -31Q-10 -31 -20 -27z'],
  ['iron', 'M-5 -37h10v13h-10z'],
]
const BOW = 'M-31 -9Q-22 -30 0 -29Q22 -30 31 -9'
const STOCK: Shape[] = [
  ['wood', 'M-4 -34H4V12L10 36H-3L-5 20z'],
  ['grain', 'M1 -14V14M3 18l3 12'],
]

function twin(side: readonly Part[]): Part[] {
  return [put(0, 0, side, { flip: true }), ...side]
}

function bow(string: string, material: 'timber' | 'blade'): Part[] {
  return [...band(BOW, material, 4.4), ['rope', string, 1.4]]
}

function bolt(tail: number): Shape[] {
  return [
    ['timber', `M0 ${tail}V-40`, 2],
    ['steel', 'M0 -46l4.4 8h-8.8z'],
    ['cloth', `M0 ${tail - 6}l4 3v6l-4 -3l-4 3v-6z`],
  ]
}

/** An axe with a head that is shaped otherwise if asked for. */
function axe(head: readonly Part[] = CUT): Part[] {
  return [...haft(-38, 38), ...head, ['iron', 'M-4 -32h8v17h-8z'], ...GRIP]
}

const HAMMER: Part[] = [
  ...haft(-24, 38),
  ['steel', 'M-18 -38H14L21 -34V-21L14 -17H-18L-21 -21V-34z'],
  ['light', 'M-17 -36.5H13L18 -33H-19z'],
  ['shade', 'M-19 -22H19L14 -18H-17z'],
  ['iron', 'M-5 -40h10v25h-10z'],
  ...GRIP,
]
const SHOVEL_BLADE: Shape[] = [
  ['steel', 'M-13 -12V-28Q-10 -42 0 -45Q10 -42 13 -28V-12Q0 -7 -13 -12z'],
  ['edge', 'M-13 -28Q-10 -42 0 -45Q10 -42 13 -28Q9 -39 0 -41Q-9 -39 -13 -28z'],
  ['ink', 'M0 -34V-12'],
]
const SLING_POUCH: Shape[] = [
  ['leather', 'M-12 -26Q0 -42 12 -26Q10 -14 0 -14Q-10 -14 -12 -26z'],
  ['stone', disc(0, -26, 7)],
  ['light', disc(-2, -29, 2)],
]

/** The ten tools everybody begins with: worn, bent, patched. */
export const STARTING: Readonly<Record<string, readonly Part[]>> = {
  rusty_pick: [
    ...haft(-30, 38),
    ...PICK,
    ['rust', `${disc(-19, -23.4, 2.6)}M10 -31l7 2l3 5l-7 -1z${disc(26, -18.6, 1.6)}`],
  ],
  bent_shovel: [
    ...band('M0 -12Q-9 8 2 20Q8 28 3 36', 'timber', 4.6),
    put(0, 2, [...SHOVEL_BLADE, ['rust', 'M5 -20l5 2l-1 5l-5 -2z']], { turn: 12, scale: 0.92 }),
    ['wood', 'M-7 34h19v5h-19z'],
  ],
  dull_saw: [
    [
      'steel',
      'M-10 -40L-16 16H8L4 -40zM4 -40l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.4 2' +
        'l3 3l-2.4 2l3 3l-2.4 2l3 3l-2.2 2z',
    ],
    ['rust', 'M-10 -24l5 1l-1 6l-5 -1zM-4 2l6 1l-2 6l-4 -2z'],
    ['wood', 'M-19 15H9Q14 24 9 35Q-4 41 -17 36Q-22 25 -19 15zM-11 22Q-13 28 -9 31Q-2 32 2 29Q4 25 1 22z'],
  ],
  hatchet: [
    ...haft(-30, 30),
    ['steel', 'M2 -28L10 -31Q22 -33 24 -25L18 -21L24 -17Q22 -8 10 -10L2 -12z'],
    ['edge', 'M19 -32Q23 -30 24 -25L20 -24z'],
    ['iron', 'M-4 -29h8v18h-8z'],
    ...band('M-3 12l6 -3M-3 17l6 -3', 'strap', 1.8),
  ],
  cracked_hammer: [...HAMMER, ['ink', 'M13 -38l-5 7l4 5l-5 9', 2], ['rust', 'M-15 -30l5 -2l2 5l-5 3z']],
  knife: [
    ['steel', 'M-5 12Q-16 -20 10 -42Q14 -12 6 12z'],
    ['edge', 'M10 -42Q14 -12 6 12H3Q10 -14 10 -42z'],
    ['iron', 'M-10 12H11V17H-10z'],
    ['hide', 'M-5 17H6L9 36Q1 42 -6 36z'],
    ['grain', 'M-4 23h10M-4 29h11'],
  ],
  old_crossbow: [
    ...bow('M-31 -9L-4 2L31 -9', 'timber'),
    ...STOCK,
    ...bolt(2),
    ['strap', 'M-5 -22l10 4M-5 -18l10 4', 2],
  ],
  bellows: [
    ['wood', 'M-5 12H5L7 40Q0 44 -7 40z'],
    ['leather', 'M-22 -8Q-24 14 0 16Q24 14 22 -8Q20 -26 0 -30Q-20 -26 -22 -8z'],
    ['ink', 'M-20 -14Q0 -6 20 -14M-22 -4Q0 6 22 -4M-17 6Q0 14 17 6'],
    ['plank', 'M-4 -27L-2 -45H2L4 -27z'],
    ['hide', 'M4 -8l11 -2l1 10l-11 2z'],
    ['grain', 'M3 -6l3 -4M14 -12l2 4M17 -2l-4 3M5 4l-2 -4'],
    ['mist', `${disc(-2, -49, 3)}${disc(5, -47, 2)}`],
  ],
  sling: [
    ...band('M-11 -24Q-26 4 -6 20Q10 30 -4 40', 'rope', 2.2),
    ...band('M11 -24Q28 -2 12 14Q4 22 12 36', 'rope', 2.2),
    ...SLING_POUCH,
    ['grain', 'M12 36l-3 5M12 36l1 6M12 36l5 4M-4 40l-4 2M-4 40l1 5'],
  ],
  crowbar: [
    ...band('M6 40L-4 -26Q-6 -42 8 -41Q16 -40 17 -32', 'blade', 4.8),
    ['steel', 'M13 -34l8 1l-1 10l-4 -4l-3 4zM2 36l8 -2l2 9h-5z'],
    ['rust', 'M-2 -12l3 7l2 -1l-2 -7z'],
  ],
}

export const YELLOW: Readonly<Record<string, readonly Part[]>> = {
  shovel: [
    ...haft(-14, 32, 5.4),
    ...SHOVEL_BLADE,
    ['iron', 'M-5 -14H5V0H-5z'],
    ['wood', 'M-12 32H12V38H-12z'],
    ['iron', 'M-14 31h4v8h-4zM10 31h4v8h-4z'],
  ],
  wheelbarrow: [
    ...band('M-32 22L-8 8L32 18', 'timber', 4),
    put(-2, -4, STONE, { scale: 1.1 }),
    put(12, -6, INGOT, { scale: 1.1 }),
    ['plank', 'M-22 -8H30L20 18H-10z'],
    ['grain', 'M-18 0H26M-14 9H23'],
    ['iron', 'M-3 -8h4l2 26h-4zM14 -8h4l-3 26h-4z'],
    ['wood', disc(-14, 26, 11)],
    ['ink', 'M-22 18l16 16M-6 18l-16 16'],
    ['iron', disc(-14, 26, 3)],
    ['wood', 'M20 18h5l2 18h-5z'],
  ],
  hunter_sling: [
    ['ink', 'M-26 -30A34 34 0 0 1 20 -38M-32 -16A34 34 0 0 0 -28 6', 1.4],
    ...band('M-4 -12Q-14 12 -2 38', 'strap', 2.4),
    ...band('M14 -18Q18 14 6 38', 'strap', 2.4),
    put(5, 4, SLING_POUCH, { turn: 20, scale: 1.05 }),
    ['moss', 'M-2 30l-12 6l-3 9l10 -3z'],
    ['cloth', 'M5 32l9 8l-1 8l-9 -6z'],
  ],
  tongs: [
    ...band('M-10 40Q-6 4 6 -6Q16 -16 8 -34', 'blade', 4),
    ...band('M10 40Q6 4 -6 -6Q-16 -16 -8 -34', 'blade', 4),
    ['glow', disc(0, -36, 15)],
    ['ember', 'M-12 -42h24l3 12h-30z'],
    ['fire', 'M-10 -40h20l1 4h-22z'],
    ['iron', disc(0, -1, 4)],
  ],
  axe: axe(),
  miner_pick: [
    ...haft(-30, 38),
    ...PICK,
    put(18, 16, [
      ['iron', 'M-6 -10H6L8 -6V8H-8V-6z'],
      ['fire', 'M-5 -5H5V6H-5z'],
      ['ink', 'M-4 -10Q0 -18 4 -10'],
      ['glow', disc(0, 0, 13)],
    ]),
  ],
  light_crossbow: [...bow('M-31 -9L0 -2L31 -9', 'timber'), ...STOCK, ...bolt(-2), ['gold', 'M-3 6h6v4h-6z']],
  throwing_axes: [
    put(-9, 2, axe(), { turn: -32, scale: 0.78, flip: true }),
    put(9, 2, axe(), { turn: 32, scale: 0.78 }),
  ],
  awl: [
    put(
      -12,
      2,
      [
        ['steel', 'M-2.4 8L0 -42L2.4 8z'],
        ['wood', 'M-6 8H6Q9 24 0 30Q-9 24 -6 8z'],
        ['iron', 'M-5 5h10v5h-10z'],
      ],
      { turn: -16 },
    ),
    put(10, 4, [...haft(-10, 34), ['plank', 'M-16 -30H16V-8H-16z'], ['grain', 'M-12 -24h10M-4 -16h14M4 -26h8']], {
      turn: 18,
    }),
  ],
  smith_hammer: [
    put(2, -8, HAMMER, { turn: 26, scale: 0.86 }),
    ['iron', 'M-28 18H22L32 22Q22 28 14 28L16 38H-16L-12 28Q-24 28 -28 18z'],
    ['light', 'M-26 19.5H20L24 21H-25z'],
    ['fire', 'M-16 16l-4 -8l6 4l2 -9l3 9l6 -5l-2 9z'],
  ],
  tanner_knife: [
    ...haft(-6, 36, 5.4),
    ['steel', 'M-29 -16Q-22 -42 0 -42Q22 -42 29 -16Q16 -26 0 -26Q-16 -26 -29 -16z'],
    ['edge', 'M-29 -16Q-22 -42 0 -42Q22 -42 29 -16Q20 -37 0 -37Q-20 -37 -29 -16z'],
    ['iron', 'M-3 -28h6v24h-6z'],
    ...GRIP,
  ],
  toolbox: [
    put(-16, -10, [...haft(-16, 20, 4), ['steel', 'M-11 -24H9V-13H-11z']], { turn: -14 }),
    put(
      2,
      -12,
      [
        ['steel', 'M-5 18V-22H7V18z'],
        ['grain', 'M4 -20v30'],
        ['wood', 'M-6 8h14v12h-14z'],
      ],
      { turn: 6 },
    ),
    put(18, -8, axe(), { turn: 18, scale: 0.55 }),
    ['plank', 'M-30 4H30V34H-30z'],
    ['wood', 'M-33 0H33V9H-33z'],
    ['iron', 'M-26 0h5v34h-5zM21 0h5v34h-5zM-5 5H5V15H-5z'],
    ['ink', 'M0 9v3'],
  ],
  war_pick: [
    ...haft(-40, 38),
    ['steel', 'M3 -35Q22 -34 31 -12Q18 -22 3 -23z'],
    ['edge', 'M12 -33Q24 -30 31 -12Q24 -24 12 -30z'],
    ['iron', 'M-22 -39H-7V-19H-22L-24 -24V-34z'],
    ['steel', 'M-8 -38H4V-21H-8z'],
    ['steel', 'M0 -50l4 11h-8z'],
    ...GRIP,
  ],
  sapper_kit: [
    ['wood', 'M-20 -14Q0 -22 20 -14V26Q0 34 -20 26z'],
    ['ink', 'M-20 -14Q0 -6 20 -14M-8 -11V30M8 -11V30'],
    ['iron', 'M-21 -4Q0 4 21 -4V2Q0 10 -21 2zM-21 14Q0 22 21 14V20Q0 28 -21 20z'],
    ...band('M0 -14Q4 -28 14 -28Q22 -28 22 -36', 'rope', 2),
    put(22, -40, FLAME, { scale: 0.5 }),
    ['ink', 'M-6 8l12 0M0 2v12', 2],
  ],
  boar_spear: [
    ...haft(-18, 42, 4.2),
    ['steel', 'M0 -50Q13 -34 4 -16H-4Q-13 -34 0 -50z'],
    ['edge', 'M0 -50Q13 -34 4 -16H1Q5 -32 0 -50z'],
    ['iron', 'M-15 -12Q-8 -18 0 -17Q8 -18 15 -12L14 -8Q6 -12 0 -11Q-6 -12 -14 -8z'],
    ['cloth', 'M3 -6l12 6l-4 2l4 6l-12 -4z'],
  ],
}

const RUNED: Shape = ['rune', 'M0 -7V7M0 -7L5 -3L0 0', 1.8]

export const GREY: Readonly<Record<string, readonly Part[]>> = {
  battle_axe: [...haft(-44, 38), ...twin(CUT), ['iron', 'M-5 -35h10v22h-10z'], ['steel', 'M0 -54l4 12h-8z'], ...GRIP],
  mine_cart: [
    ['ink', 'M-34 36H34', 3],
    put(-12, -10, STONE, { scale: 1.25 }),
    put(4, -13, INGOT, { scale: 1.2 }),
    put(17, -9, STONE, { scale: 1.1, flip: true }),
    ['iron', 'M-30 -6H30L23 24H-23z'],
    ['light', 'M-27 -4H27L26 0H-26z'],
    ['steel', 'M-33 -9H33V-3H-33z'],
    ['ink', 'M-18 0l3 22M0 0V22M18 0l-3 22'],
    ['steel', `${disc(-14, 28, 8)}${disc(14, 28, 8)}`],
    ['iron', `${disc(-14, 28, 2.6)}${disc(14, 28, 2.6)}`],
  ],
  mattock: [
    ...haft(-34, 38, 5),
    ['steel', 'M4 -36Q20 -36 30 -22L22 -16Q14 -26 4 -26z'],
    ['edge', 'M30 -22L22 -16L20 -18L28 -25z'],
    ['steel', 'M-4 -36Q-22 -36 -33 -16Q-18 -26 -4 -26z'],
    ['iron', 'M-6 -39H6V-23H-6z'],
    ...GRIP,
  ],
  heavy_crossbow: [
    ...bow('M-31 -9L0 6L31 -9', 'blade'),
    ...STOCK,
    ['iron', 'M-7 -34H7V-22H-7zM-8 4H8V12H-8z'],
    ...bolt(5),
    ...band('M8 8H17V16', 'blade', 2.4),
    ...band('M-8 8H-17V0', 'blade', 2.4),
  ],
  spiked_shield: [
    ['wood', disc(0, 0, 31)],
    ['steel', disc(0, 0, 25)],
    ['leather', disc(0, 0, 20)],
    ['ink', 'M-14 -14L14 14M14 -14L-14 14'],
    ['steel', 'M0 -42l5 12h-10zM0 42l5 -12h-10zM42 0l-12 5v-10zM-42 0l12 5v-10z'],
    ['steel', disc(0, 0, 9)],
    ['edge', 'M0 -12l6 12l-6 12l-6 -12z'],
  ],
  master_tools: [
    ['leather', 'M-32 -8H32V32H-32z'],
    ['hide', 'M-32 16H32V32H-32z'],
    ['grain', 'M-19 16v16M-6 16v16M7 16v16M20 16v16'],
    put(-25, 0, [...haft(-8, 18, 4), ['steel', 'M-8 -22H6V-8H-8z']], { scale: 0.9 }),
    put(-12, 0, [['steel', 'M-4 18V-30L0 -36L4 -30V18z']], { scale: 0.9 }),
    put(1, 0, [...haft(-4, 18, 4), ['gold', 'M-6 -34H6V-6H-6z']], { scale: 0.9 }),
    put(
      13,
      0,
      [
        ['steel', 'M-5 18V-24H5V18z'],
        ['ink', 'M5 -24l-3 4l3 4l-3 4l3 4l-3 4l3 4'],
        ['wood', 'M-5 4H5V18H-5z'],
      ],
      { scale: 0.9 },
    ),
    put(25, 0, [...haft(-14, 18, 3.6), ['iron', 'M-9 -16Q0 -34 9 -16Q0 -22 -9 -16z']], { scale: 0.9 }),
    ['ink', 'M-32 16H32'],
    ['strap', 'M32 20Q38 26 34 38', 2.4],
  ],
  league_boots: [
    put(-4, -8, [
      ['bone', 'M-10 -18Q-32 -24 -34 -40Q-24 -32 -10 -32zM-10 -10Q-28 -12 -32 -24Q-22 -18 -10 -20z'],
      ['leather', 'M-10 -28H9L8 -4L20 1q8 3 8 11H-9q-5 0 -3 -6q3 -12 2 -34z'],
      ['gold', 'M-12 -32H11V-24H-12z'],
      ['wood', 'M-10 12H29V17H-11z'],
    ]),
    put(6, 20, [
      ['leather', 'M-10 -26H9L8 -4L20 1q8 3 8 11H-9q-5 0 -3 -6q3 -12 2 -32z'],
      ['gold', 'M-12 -30H11V-22H-12z'],
      ['wood', 'M-10 12H29V17H-11z'],
      ['grain', 'M7 -2l-6 4M10 2l-5 5'],
      RUNED,
    ]),
  ],
  war_hammer: [
    ...haft(-40, 38),
    ['steel', 'M-26 -38H-8V-16H-26L-29 -20V-34z'],
    ['edge', 'M-26 -38L-29 -34V-20L-26 -16z'],
    ['iron', 'M-8 -36H8V-18H-8z'],
    ['steel', 'M8 -34Q22 -30 31 -20Q20 -22 8 -20z'],
    ['steel', 'M0 -50l5 12h-10z'],
    ...GRIP,
  ],
  rune_chisel: [
    ['steel', 'M-8 -44H8L10 -36L6 0H-6L-10 -36z'],
    ['edge', 'M-8 -44H8L10 -36H-10z'],
    put(0, -18, [RUNED], { scale: 1.3 }),
    ['gold', 'M-8 0H8V6H-8z'],
    ['wood', 'M-6 6H6L8 30Q0 36 -8 30z'],
    ['iron', 'M-9 29H9V36H-9z'],
  ],
  rune_lantern: [
    ['ink', 'M-10 -28Q0 -50 10 -28', 2.6],
    ['glow', disc(0, 2, 30)],
    ['iron', 'M-16 -28H16L20 -20H-20z'],
    ['fire', 'M-16 -20H16V22H-16z'],
    put(0, 2, [['ember', 'M-6 14Q-10 2 0 -12Q10 2 6 14z']]),
    ['iron', 'M-18 -20h4v42h-4zM14 -20h4v42h-4zM-20 22H20V30H-20z'],
    put(0, 2, [RUNED], { scale: 1.5 }),
  ],
}

export const RED: Readonly<Record<string, readonly Part[]>> = {
  royal_axe: [
    ...haft(-42, 40, 5.4),
    ...twin([
      ['gold', 'M2 -34L10 -38Q27 -43 31 -22Q27 -3 10 -8L2 -12z'],
      ['edge', 'M22 -38.6Q31 -34 31 -22Q29 -9 21 -6Q27 -22 22 -38.6z'],
      ['ink', 'M9 -30Q16 -22 9 -15', 1.4],
    ]),
    ['cloth', disc(0, -23, 5.4)],
    ['gold', 'M-11 -42L-13 -54L-6 -48L0 -57L6 -48L13 -54L11 -42z'],
    ...GRIP,
    ['gold', disc(0, 41, 4)],
  ],
  ballista: [
    ['wood', 'M-6 -10H6L16 36H9L0 4L-9 36H-16z'],
    ...band('M-34 2Q-28 -20 0 -20Q28 -20 34 2', 'blade', 5),
    ['rope', 'M-34 2L0 12L34 2', 1.8],
    ['plank', 'M-7 -32H7V16H-7z'],
    ['iron', 'M-9 -24H9V-16H-9z'],
    ...bolt(10),
    ['iron', `${disc(-14, 36, 6)}${disc(14, 36, 6)}`],
  ],
  great_drill: [
    ['steel', 'M-17 -6L0 -52L17 -6z'],
    ['ink', 'M-3 -44L7 -34M-7 -34L11 -22M-11 -23L15 -10M-15 -12L8 -6'],
    ['light', 'M-10 -10L-2 -38L-6 -10z'],
    ['iron', 'M-20 -8H20V4H-20z'],
    ['gold', 'M-15 4H15V24H-15z'],
    ['ink', 'M-15 11H15M-15 17H15'],
    ...band('M15 14H28V26', 'blade', 3),
    ['wood', 'M24 24h8v12h-8z'],
    ['wood', 'M-12 24H12L8 40H-8z'],
  ],
  anvil: [
    ['iron', 'M-34 -12H24L36 -6Q22 4 12 4L14 18L22 30H-22L-14 18L-12 4Q-28 4 -34 -12z'],
    ['light', 'M-32 -10H22L28 -7H-30z'],
    ['wood', 'M-26 30H26V42H-26z'],
    put(-9, 10, [RUNED], { scale: 0.9 }),
    put(0, 11, [['rune', 'M-4 -7L4 7M4 -7L-4 7', 1.8]], { scale: 0.9 }),
    put(9, 10, [['rune', 'M0 -7V7M-5 -3L0 -7L5 -3', 1.8]], { scale: 0.9 }),
    put(0, -26, FLAME, { scale: 1.1 }),
  ],
  storm_crossbow: [
    ...band('M-33 -5Q-26 -34 0 -30Q26 -34 33 -5', 'blade', 5),
    ['gold', `${disc(-33, -4, 4)}${disc(33, -4, 4)}`],
    ['rune', 'M-33 -5l9 6l4 -5l8 9l12 -4l10 4l6 -8l6 4l11 -6', 2],
    ...STOCK,
    put(0, -22, BOLT, { scale: 1.05 }),
    ['gold', 'M-5 8H5V14H-5z'],
  ],
  dragon_cloak: [
    ['cloth', 'M-12 -36Q0 -28 12 -36Q22 -20 32 34Q20 28 11 38Q0 29 -11 38Q-20 28 -32 34Q-22 -20 -12 -36z'],
    [
      'ink',
      'M-16 -12q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0M-20 2q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0M-23 16q6 6 12 0q5 6 11 0q6 6 11 0q6 6 12 0',
    ],
    ['moss', 'M-15 -37Q-10 -52 0 -50Q10 -52 15 -37Q8 -31 0 -30Q-8 -31 -15 -37z'],
    ['bone', 'M-12 -44l-7 -9l1 12zM12 -44l7 -9l-1 12z'],
    ['fire', `${disc(-6, -41, 2.6)}${disc(6, -41, 2.6)}`],
    ['gold', disc(0, -29, 4)],
  ],
  return_axe: [
    ['bright', 'M-30 24A36 36 0 1 1 28 26', 2.6],
    ['gold', 'M20 24l15 -4l-5 15z'],
    put(0, 2, axe([...CUT, put(14, -22, [RUNED], { scale: 0.8 })]), { scale: 0.82, turn: 18 }),
  ],
  thunder_hammer: [
    put(-20, -8, BOLT, { scale: 0.9, turn: 24 }),
    put(22, -4, BOLT, { scale: 0.8, turn: -24 }),
    put(0, 4, HAMMER, { scale: 1.02 }),
    put(-12, -23, [RUNED], { scale: 0.9 }),
    put(12, -23, [RUNED], { scale: 0.9 }),
  ],
  splitter: [
    ['rock', 'M-38 42L-22 6L-10 18L-4 8L-1 24L-8 42zM8 42L3 26L8 12L18 20L26 8L38 42z'],
    ['light', 'M-22 6L-17 18L-25 26zM26 8L22 20L30 28z'],
    ['fire', 'M-3 42L0 26L-5 12L2 18L8 4L6 20L4 28L6 42z'],
    put(4, -12, [...haft(-30, 30, 5), ...PICK, ['gold', 'M-7 -39H7V-23H-7z']], { scale: 0.92, turn: -28 }),
  ],
  maker_rune: [
    ['stone', 'M-24 38L-22 -26Q-14 -46 2 -46Q20 -44 24 -24L22 38z'],
    ['light', 'M-18 -24Q-12 -40 2 -42Q-8 -34 -12 -20z'],
    ['grain', 'M-18 24l8 -4M12 30l7 -3M14 -30l6 6'],
    ['rune', 'M0 -34V28M0 -34L14 -22L0 -10L-14 -22zM0 -10L12 10M0 -10L-12 10M-10 28H10', 3.4],
  ],
}
