// Orcs, goblins, trolls and dwarves around the origin, each kind with a pose and an outline of its own.
import { STONE } from './goods'
import { band, disc, haft, put, type Part, type Shape } from './pen'

const ORC_HEAD: Shape[] = [
  ['orc', 'M-11 -7L-22 -15L-15 1zM11 -7L22 -15L15 1z'],
  ['orc', 'M-13 -6c0 -15 26 -15 26 0C13 5 8 10 0 10S-13 5 -13 -6z'],
  ['light', 'M-9 -11Q-4 -17 4 -16Q-3 -14 -6 -9z'],
  ['hair', 'M-4 -16C-6 -22 -1 -26 2 -27C2 -23 6 -21 4 -16z'],
  ['fire', `${disc(-5, -4, 1.9)}${disc(5, -4, 1.9)}`],
  ['ink', 'M-10 -8L-2 -5M10 -8L2 -5', 2.2],
  ['ink', 'M-7 5Q0 2 7 5'],
  ['bone', 'M-7 6l0.6 -7l3.6 5.4zM7 6l-0.6 -7l-3.6 5.4z'],
]
const CLEAVER: Shape[] = [
  ['wood', 'M-1.8 0h3.6v12h-3.6z'],
  ['steel', 'M-2 0V-18L9 -21L7 -13L10 -10L7 -7L9 -1L2 0z'],
]
const TORCH: Shape[] = [
  ['wood', 'M-1.8 -6h3.6v18h-3.6z'],
  ['ember', 'M-6 -5Q-9 -14 -2 -18Q-2 -22 1 -25Q2 -20 6 -16Q9 -10 5 -5z'],
  ['fire', 'M-3 -5Q-5 -11 0 -14Q4 -9 2 -5z'],
]
const SPEAR: Shape[] = [
  ['wood', 'M-1.5 -20h3v38h-3z'],
  ['steel', 'M0 -32L4 -22L0 -18L-4 -22z'],
  ['cloth', 'M1 -18l8 3l-3 2l3 4l-8 -2z'],
]
const HOOK: Shape[] = [
  ...band('M0 14Q-5 0 3 -12', 'rope', 1.8),
  ['iron', 'M1 -11l3 -9l-8 3l3 -8l12 -2l3 9l-4 -4l-3 12z'],
]
const ORC_ARMS = [CLEAVER, TORCH, SPEAR, HOOK]

/** An orc in a square of 48; there are as many poses as weapons. */
export function orc(pose = 0): Part[] {
  const arm = ORC_ARMS[pose % ORC_ARMS.length]!
  return [
    ['shade', 'M-19 21.5a19 3.6 0 1 0 38 0a19 3.6 0 1 0 -38 0z'],
    ['orc', 'M-15 8Q-25 12 -22 21L-15 20zM11 9L20 3L23 -2L26 3L21 11L14 17z'],
    put(23, -1, arm, { turn: pose % 2 ? 14 : 8 }),
    ['leather', 'M-16 21.5C-18 9 -11 3.5 0 3.5S18 9 16 21.5z'],
    ['ink', 'M-9 8L9 19'],
    ['iron', disc(0, 14, 3)],
    ['orc', 'M19 0l6 -2l3 5l-5 3z'],
    put(-1, -2, ORC_HEAD),
  ]
}

const GOBLIN_HEAD: Shape[] = [
  ['goblin', 'M-9 -6L-27 -13L-12 3zM9 -6L27 -13L12 3z'],
  ['goblin', 'M-12 -4C-12 -17 12 -17 12 -4C12 5 5 11 0 12C-5 11 -12 5 -12 -4z'],
  ['fire', `${disc(-4.6, -3, 3)}${disc(4.6, -3, 3)}`],
  ['hair', `${disc(-4, -2.6, 1)}${disc(5.2, -2.6, 1)}`],
  ['goblin', 'M-1.4 -3Q4 3 1 6Q-3 6 -1.4 -3z'],
]
const SMILE: Shape = ['ink', 'M-6 6.4Q0 10 6 5.4']
const GROWL: Shape[] = [
  ['ink', 'M-9 -8L-2 -5M9 -8L2 -5', 2],
  ['bone', 'M-6 6H6L4 9.4L2 6.6L0 9.4L-2 6.6L-4 9.4z'],
]

/** What goblins wear, by tile; a tile of another content goes bareheaded. */
const HATS: Readonly<Record<string, readonly Shape[]>> = {
  g1_1: [
    ['blue', 'M-13 -10Q-12 -20 0 -20Q12 -20 13 -10z'],
    ['gold', 'M-15 -11H16V-7H-15z'],
  ],
  g1_2: [['plum', 'M-14 -6Q-16 -24 3 -27Q12 -28 10 -33Q20 -20 14 -6Q0 -16 -14 -6z']],
  g1_3: [
    ['moss', 'M-13 -9Q-10 -21 2 -20Q13 -20 13 -9z'],
    ['cloth', 'M8 -18l10 -8l-4 12z'],
  ],
  g1_4: [['night', 'M-14 -8Q0 -13 14 -8L13 -13Q8 -20 0 -20Q-9 -20 -13 -13zM13 -12l9 3l-4 3l3 5l-9 -4z']],
  g2_1: [
    ['steel', 'M-12 -12L-8 -22H8L12 -12z'],
    ['steel', 'M12 -13h10v3h-10z'],
  ],
  g2_2: [
    ['hide', 'M-13 -8Q-14 -20 0 -22Q14 -20 13 -8Q0 -14 -13 -8z'],
    ['hide', 'M-14 -8l-3 9l6 -4zM14 -8l3 9l-6 -4z'],
  ],
  g2_3: [
    ['iron', 'M-14 -9Q-13 -21 0 -21Q13 -21 14 -9z'],
    ['fire', disc(0, -16, 3.6)],
  ],
  g2_4: [
    ['cloth', 'M-13 -9Q0 -14 13 -9L13 -14Q0 -22 -13 -14z'],
    ['cloth', 'M-13 -12l-9 -2l4 4l-3 4l8 -2z'],
  ],
  g3_1: [
    ['moss', 'M-15 -9H15L11 -13L9 -26H-9L-11 -13z'],
    ['gold', 'M-10.6 -16H10.6V-12.6H-10.6z'],
  ],
  g3_2: [
    ['cloth', 'M-19 -9Q0 -15 19 -9Q14 -15 10 -15L6 -24H-6L-10 -15Q-14 -15 -19 -9z'],
    ['moss', 'M6 -20l10 -8l-2 10z'],
  ],
  g3_3: [['bone', 'M-11 -9V-17Q-18 -22 -11 -27Q-6 -32 0 -28Q6 -32 11 -27Q18 -22 11 -17V-9z']],
  g3_4: [
    ['iron', 'M-13 -8Q-13 -21 0 -22Q13 -21 13 -8L9 -11H-9z'],
    ['ink', 'M-11 -16q-9 -2 -11 6M11 -16q9 -2 11 6M-6 -21q-4 -7 -12 -5M6 -21q4 -7 12 -5', 2],
  ],
  g4_1: [
    ['rust', 'M-13 -9L-15 -20L-7 -15L-4 -25L2 -15L9 -23L9 -14L15 -18L13 -9z'],
    ['iron', disc(0, -11, 2.4)],
  ],
  g4_2: [
    ['night', 'M-16 -10H16V-13H11V-30H-11V-13H-16z'],
    ['plum', 'M-11 -17H11V-13H-11z'],
  ],
  g4_3: [
    ['leather', 'M-14 -8Q-14 -21 0 -22Q14 -21 14 -8L9 -12H-9z'],
    ['glass', `${disc(-6, -13, 4.4)}${disc(6, -13, 4.4)}`],
  ],
  g4_4: [
    ['gold', 'M-14 -8Q-14 -20 0 -21Q14 -20 14 -8L8 -12H-8z'],
    ['cloth', 'M-4 -20Q-6 -33 10 -31Q18 -27 14 -20Q8 -27 4 -20z'],
  ],
  g5_1: [
    ['plum', 'M-13 -10L-9 -31L0 -21L9 -31L13 -10z'],
    ['gold', 'M-14 -13H14V-8H-14z'],
    ['gold', `${disc(-9, -32, 2.4)}${disc(9, -32, 2.4)}`],
  ],
  g5_2: [
    ['hide', 'M-14 -6Q-18 -22 -6 -27L-10 -34Q2 -31 10 -35L6 -27Q18 -22 14 -6Q0 -16 -14 -6z'],
    ['rope', 'M-7 -26H7', 2],
  ],
  g5_3: [
    ['stone', 'M-13 -9L-14 -22L-8 -17L-5 -28L1 -18L7 -28L9 -17L15 -22L13 -9z'],
    ['gold', disc(0, -13, 2.6)],
  ],
  g5_4: [
    ['iron', 'M-14 -7Q-15 -21 0 -22Q15 -21 14 -7L8 -12H-8z'],
    ['bone', 'M-13 -15Q-25 -17 -24 -31Q-18 -22 -9 -20zM13 -15Q25 -17 24 -31Q18 -22 9 -20z'],
    ['gold', 'M0 -22l3 -8l-3 -6l-3 6z'],
  ],
}

/** Bodies by what a goblin wants: it reckons, begs with a sack, is buried, or fights. The hat sits on the head at the end. */
const BODIES: Readonly<Record<string, (head: readonly Part[]) => Part[]>> = {
  fixed: (head) => [
    ['plum', 'M-10 25L-8 6H8L11 25z'],
    ['goblin', 'M8 8L19 4L21 8L11 14z'],
    put(0, -4, [...head, SMILE]),
    ['bone', 'M-25 4L-11 1V19L-25 22z'],
    ['ink', 'M-22 9l8 -2M-22 13l8 -2M-22 17l6 -1.4'],
    ['goblin', 'M-12 11l7 -3l1 4l-6 4z'],
    ['bone', 'M19 6L26 -14Q28 -4 22 7z'],
  ],
  mix: (head) => [
    ['hide', 'M4 -4Q6 -16 18 -17Q16 -20 14 -22H26Q24 -19 24 -16Q33 -6 30 14Q26 25 12 24z'],
    ['rope', 'M16 -16.6H25', 2],
    ['moss', 'M-19 25Q-22 6 -4 4Q12 5 13 25z'],
    ['goblin', 'M-17 13L-28 10Q-30 14 -27 17L-16 18z'],
    put(-4, -5, [...head, SMILE]),
    ['gold', disc(-27, 8, 3)],
  ],
  rubble: (head) => [
    put(20, -2, [...haft(-12, 14, 3), ['steel', 'M-12 -8Q0 -20 12 -8Q0 -13 -12 -8z']], { turn: 28 }),
    ['rust', 'M-11 24Q-12 8 0 7Q12 8 11 24z'],
    put(0, 1, [...head, ['ink', 'M-4 8Q0 5 4 8']]),
    ['goblin', 'M-21 4l5 -3l3 8l-6 3zM14 6l6 -5l4 4l-6 8z'],
    put(-15, 18, STONE, { scale: 1.1 }),
    put(1, 20, STONE, { scale: 1.15, flip: true }),
    put(16, 19, STONE, { scale: 1 }),
  ],
  fight: (head) => [
    ['cloth', 'M-15 25Q-17 7 0 6Q16 7 15 25z'],
    ['goblin', 'M12 11L23 2L26 6L15 18z'],
    put(
      25,
      3,
      [
        ['steel', 'M-3 0L-1 -22L4 -26L5 0z'],
        ['gold', 'M-6 0h13v3.6h-13z'],
        ['wood', 'M-1.6 3.6h4v6h-4z'],
      ],
      { turn: 12 },
    ),
    put(0, -4, [...head, ...GROWL]),
    ['wood', disc(-15, 15, 10)],
    ['iron', disc(-15, 15, 3.4)],
    ['ink', 'M-22 10l14 10M-8 10l-14 10'],
  ],
}

/** A goblin in a square of 56: the pose says what it wants, the hat which tile it is. */
export function goblin(kind: string, id = ''): Part[] {
  const body = BODIES[kind] ?? BODIES.fight!
  return [['shade', 'M-20 25a20 3.6 0 1 0 40 0a20 3.6 0 1 0 -40 0z'], ...body([...GOBLIN_HEAD, ...(HATS[id] ?? [])])]
}

const TROLL_BODY: Shape[] = [
  ['troll', 'M-24 -8Q-36 4 -32 26H-22Q-22 10 -17 2zM24 -8Q36 4 32 26H22Q22 10 17 2z'],
  ['troll', 'M-24 28C-27 6 -22 -10 -10 -13H10C22 -10 27 6 24 28z'],
  ['shade', 'M-12 28C-14 14 -8 7 0 7S14 14 12 28z'],
  ['leather', 'M-20 20H20L22 28H-22z'],
]
const TROLL_HEAD: Shape[] = [
  ['troll', 'M-11 -11C-14 -26 -8 -31 0 -31S14 -26 11 -11C8 -3 -8 -3 -11 -11z'],
  ['ember', `${disc(-4.5, -18, 1.9)}${disc(4.5, -18, 1.9)}`],
  ['ink', 'M-9 -22H9', 2.8],
  ['ink', 'M-6 -10Q0 -8 6 -10'],
  ['bone', 'M-6 -9.4l1.4 -5l2.6 4zM6 -9.4l-1.4 -5l-2.6 4z'],
]
const FIRS: Shape[] = [
  ['moss', 'M-22 -9L-18 -30L-12 -12zM10 -12L17 -36L24 -8z'],
  ['moss', 'M-28 4Q-26 -9 -10 -13Q0 -6 12 -13Q26 -10 28 4Q18 -2 10 2Q0 -2 -10 2Q-18 -3 -28 4z'],
]

/** What makes each troll the one it is; a troll of another content carries a club. */
const TROLLS: Readonly<Record<string, readonly Part[]>> = {
  gate_basher: [
    ...TROLL_BODY,
    ...TROLL_HEAD,
    ['iron', 'M-12 -23Q-12 -33 0 -34Q12 -33 12 -23L8 -25H-8z'],
    ['wood', 'M-36 2H26Q31 9 26 16H-36z'],
    ['iron', 'M26 1l10 4v8l-10 4zM-26 2h5v14h-5zM4 2h5v14h-5z'],
    ['troll', 'M-20 0l9 -1l2 9l-10 1zM12 9l9 -2l2 8l-9 3z'],
  ],
  mossback: [
    put(0, 0, FIRS.slice(0, 1)),
    ...TROLL_BODY,
    ...FIRS.slice(1),
    put(-2, 6, [
      ...TROLL_HEAD,
      ['moss', 'M-11 -10Q-6 -5 0 -6Q6 -5 11 -10Q12 6 0 12Q-12 6 -11 -10z'],
      ['ink', 'M-4 -3V6M3 -3V7'],
    ]),
    ...band('M31 -12Q34 8 30 28', 'timber', 4),
  ],
  bone_gnawer: [
    ...TROLL_BODY,
    ...TROLL_HEAD,
    ['bone', 'M-16 -3Q0 8 16 -3L14 1Q0 11 -14 1z'],
    ['bone', 'M-9 2l-1 7l4 -4zM0 5l-1 8l4 -5zM9 2l1 7l-4 -4z'],
    ['troll', 'M22 -4L14 -18L20 -22L30 -8z'],
    put(15, -18, [['bone', 'M-13 -3q-4 -4 0 -5t5 2h14q2 -5 6 -2t0 5q4 4 0 6t-6 -2h-14q-1 4 -5 2t0 -6z']], {
      turn: -24,
    }),
  ],
  stoneskin: [
    ['rock', 'M-26 -10L-36 6L-33 28H-22L-18 2zM26 -10L36 6L33 28H22L18 2z'],
    ['stone', 'M-24 28L-27 0L-14 -15H14L27 0L24 28z'],
    ['ink', 'M-14 -15L-8 -2L-25 4M14 -15L8 -2L25 4M-8 -2H8L4 14H-6zM-6 14L-14 27M4 14L14 27'],
    ['stone', 'M-12 -10L-13 -25L-6 -33H6L13 -25L12 -10L5 -4H-5z'],
    ['ember', 'M-8 -20h5v4h-5zM3 -20h5v4h-5z'],
    ['ink', 'M-10 -23H10M-5 -10H5', 2.4],
    ['light', 'M-12 -25L-6 -32H4L-2 -26z'],
  ],
  wrath: [
    ['troll', 'M-20 -8L-34 -20L-33 -32L-25 -30L-25 -22L-12 -12zM20 -8L34 -20L33 -32L25 -30L25 -22L12 -12z'],
    ['troll', 'M-24 28C-27 6 -22 -10 -10 -13H10C22 -10 27 6 24 28z'],
    ['shade', 'M-12 28C-14 14 -8 7 0 7S14 14 12 28z'],
    ['cloth', 'M-20 19H20L23 28H-23z'],
    ...TROLL_HEAD,
    ['bone', 'M-10 -24Q-22 -26 -20 -38Q-15 -31 -6 -30zM10 -24Q22 -26 20 -38Q15 -31 6 -30z'],
    ['night', 'M-6 -12H6Q6 -4 0 -4T-6 -12z'],
    put(-30, -34, [['rock', 'M-9 4L-8 -6L2 -9L10 -3L7 6z']]),
    put(30, -34, [['ember', 'M-7 5Q-9 -4 -2 -9Q0 -13 3 -14Q3 -9 7 -5Q9 2 5 5z']]),
  ],
}

/** A troll in a square of 64. */
export function troll(id = ''): Part[] {
  const shadow: Shape = ['shade', 'M-30 28a30 4.4 0 1 0 60 0a30 4.4 0 1 0 -60 0z']
  const club: Part = put(29, 4, [['wood', 'M-3 18L-2 -20Q0 -32 8 -28Q12 -20 3 18z']])
  return [shadow, ...(TROLLS[id] ?? [club, ...TROLL_BODY, ...TROLL_HEAD])]
}

const DWARF_FACE: Shape[] = [
  ['skin', 'M-10 -5c0 -8 20 -8 20 0c0 7 -4 10 -10 10s-10 -3 -10 -10z'],
  ['hair', `${disc(-4.2, -5, 1.3)}${disc(4.2, -5, 1.3)}`],
]
const NOSE: Shape = ['skin', disc(0, -1.6, 2.6)]

/** What each of the four wears and carries: axe and wings, crossbow and hood, hammer and horns, pick and candle. */
const DWARVES: readonly (readonly Part[])[] = [
  [
    put(20, -2, [...haft(-14, 18, 3), ['steel', 'M1 -12Q12 -16 13 -6Q12 3 1 -1z']]),
    ['own', 'M-19 21.5C-20 8 -12 1 0 1S20 8 19 21.5z'],
    ...DWARF_FACE,
    ['beard', 'M-11.5 -4C-14 8 -8 19 0 21C8 19 14 8 11.5 -4C9 0 5 1.8 0 1.8S-9 0 -11.5 -4z'],
    ['grain', 'M-4 7L-2.4 16M4 7L2.4 16M0 6V18'],
    NOSE,
    ['bone', 'M-11 -12Q-22 -14 -22 -26Q-15 -21 -8 -19zM11 -12Q22 -14 22 -26Q15 -21 8 -19z'],
    ['steel', 'M-13 -7C-14 -25 14 -25 13 -7C5 -10 -5 -10 -13 -7z'],
    ['own', 'M-14 -6C-5 -10.4 5 -10.4 14 -6L13 -9.4C5 -13 -5 -13 -13 -9.4z'],
    ['skin', disc(20, 7, 3)],
  ],
  [
    ['own', 'M-17 21.5C-19 6 -16 -4 -13 -10Q-8 -28 3 -29Q14 -22 14 -8C17 4 19 10 18 21.5z'],
    ...DWARF_FACE,
    ['beard', 'M-10.5 -3Q-11 10 -4 22H4Q11 10 10.5 -3Q6 1.6 0 1.6T-10.5 -3z'],
    ['grain', 'M0 5V20M-4 5L-2 17M4 5L2 17'],
    NOSE,
    ['ink', 'M-10.6 -6Q0 -15 10.6 -6', 1.6],
    put(
      -15,
      12,
      [
        ...band('M-11 -3Q0 -11 11 -3', 'timber', 2.4),
        ['rope', 'M-11 -3L0 3L11 -3', 1],
        ['wood', 'M-1.8 -9H1.8V13H-1.8z'],
      ],
      { turn: -38 },
    ),
    ['skin', disc(-13, 16, 3)],
  ],
  [
    put(-17, -6, [...haft(-8, 22, 3), ['steel', 'M-10 -18H9V-6H-10z']], { turn: -22 }),
    ['own', 'M-20 21.5C-21 8 -13 1 0 1S21 8 20 21.5z'],
    ...DWARF_FACE,
    ['beard', 'M-11.5 -4Q-9 3 0 3T11.5 -4Q12 4 8 8L9 21H3L2 9H-2L-3 21H-9L-8 8Q-12 4 -11.5 -4z'],
    ['gold', 'M-9.6 13h7v3h-7zM2.6 13h7v3h-7z'],
    NOSE,
    ['own', 'M-13 -7Q-11 -17 -7 -19L0 -31L7 -19Q11 -17 13 -7Q5 -10 0 -10T-13 -7z'],
    ['gold', 'M-14 -6C-5 -10.4 5 -10.4 14 -6L13 -9.4C5 -13 -5 -13 -13 -9.4z'],
  ],
  [
    put(19, 0, [...haft(-12, 20, 3), ['steel', 'M-13 -6Q0 -19 13 -6Q0 -12 -13 -6z']], { turn: 14 }),
    ['own', 'M-19 21.5C-20 8 -12 1 0 1S20 8 19 21.5z'],
    ...DWARF_FACE,
    ['beard', 'M-11.5 -4C-16 4 -14 14 -8 14Q-4 20 0 17Q4 20 8 14C14 14 16 4 11.5 -4C9 0 5 1.8 0 1.8S-9 0 -11.5 -4z'],
    ['grain', 'M-7 6q-2 3 0 6M7 6q2 3 0 6M0 6v8'],
    NOSE,
    ['leather', 'M-15 -7Q-15 -13 -10 -14Q-8 -23 0 -23T10 -14Q15 -13 15 -7Q0 -12 -15 -7z'],
    ['bone', 'M-2 -29h4v7h-4z'],
    ['fire', 'M0 -38q-5 6 0 9q5 -3 0 -9z'],
    ['skin', disc(18, 9, 3)],
  ],
]

/** The dwarf of a seat in a square of 48; the style sheet gives it the colours of the seat. */
export function dwarf(seat: number): Part[] {
  return [['shade', 'M-19 21.5a19 3.6 0 1 0 38 0a19 3.6 0 1 0 -38 0z'], ...DWARVES[seat % DWARVES.length]!]
}

const WOLF: Shape[] = [
  ['troll', 'M-16 12Q-18 -4 -10 -12L-12 -24L-4 -17H4L12 -24L10 -12Q18 -4 16 12Q8 22 0 24Q-8 22 -16 12z'],
  ['bone', 'M-9 8Q0 0 9 8Q6 20 0 22Q-6 20 -9 8z'],
  ['hair', 'M-3 8h6l-3 5z'],
  ['fire', 'M-10 -2l6 2l-5 3zM10 -2l-6 2l5 3z'],
  ['ink', 'M0 13v5M-5 17Q0 21 5 17'],
]

function bust(cloth: 'moss' | 'plum' | 'cloth' | 'night' | 'blue', skin = true): Part[] {
  return [
    [cloth, 'M-34 46Q-32 18 -12 14H12Q32 18 34 46z'],
    ...(skin
      ? ([
          ['skin', 'M-6 4H6V17Q0 22 -6 17z'],
          ['skin', 'M-13 -10Q-13 -24 0 -24T13 -10Q12 7 0 11Q-12 7 -13 -10z'],
        ] as Shape[])
      : []),
    ['hair', `${disc(-5, -8, 1.5)}${disc(5, -8, 1.5)}`],
    ['ink', 'M-8 -12q3 -2 6 0M2 -12q3 -2 6 0M0 -7l-2 6h3', 1.3],
  ]
}

/** The mercenaries as busts, about 70 wide and 90 high. */
export const MERCENARIES: Readonly<Record<string, readonly Part[]>> = {
  orcs: [
    ...bust('moss'),
    ['ink', 'M-3 4Q0 5.6 4 3'],
    ['hair', 'M-13 -4Q-18 8 -22 30Q-14 26 -10 12zM13 -4Q18 8 22 30Q14 26 10 12z'],
    ['troll', 'M-18 -4Q-20 -26 -12 -32L-15 -44L-5 -36H5L15 -44L12 -32Q20 -26 18 -4Q12 -20 0 -21T-18 -4z'],
    ['fire', 'M-9 -30l5 2l-4 2zM9 -30l-5 2l4 2z'],
    ['hair', 'M-2.6 -26h5.2l-2.6 4z'],
    put(22, 30, WOLF, { scale: 0.74 }),
  ],
  goblin: [
    ...bust('plum'),
    ['ink', 'M-5 3Q2 7 6 1'],
    ['hair', 'M-13 -8Q-18 4 -15 12Q-11 8 -11 0zM13 -8Q18 4 15 12Q11 8 11 0zM-3 8Q0 6 3 8L0 17z'],
    ['blue', 'M-24 -18Q0 -26 24 -16Q16 -24 12 -32Q0 -40 -12 -32Q-15 -24 -24 -18z'],
    ['bone', 'M8 -28Q24 -36 30 -52Q36 -36 14 -22z'],
    ['bone', 'M-10 20L0 30L10 20L6 16H-6z'],
    ['skin', 'M18 26l8 -8l5 4l-5 10z'],
    ['gold', `${disc(26, 14, 5)}${disc(31, 4, 4)}`],
  ],
  troll: [
    ...bust('cloth'),
    ['ink', 'M-4 4H5'],
    ['ink', 'M7 -14L12 2', 1.8],
    ['ember', 'M-15 -6Q-18 -27 0 -29Q18 -27 15 -6Q11 -18 0 -19T-15 -6z'],
    ['ember', 'M-14 -6Q-22 6 -16 24L-11 20Q-14 6 -11 0zM14 -6Q22 6 16 24L11 20Q14 6 11 0z'],
    ['steel', 'M-34 30Q-32 14 -16 16L-14 26Q-24 26 -28 36zM34 30Q32 14 16 16L14 26Q24 26 28 36z'],
    ['bone', 'M-13 18Q0 30 13 18L11 23Q0 34 -11 23zM-6 25l-1 9l5 -6zM6 25l1 9l-5 -6z'],
    put(
      27,
      6,
      [
        ['wood', 'M-2 -36h4v76h-4z'],
        ['steel', 'M0 -54Q9 -44 3 -34H-3Q-9 -44 0 -54z'],
      ],
      { turn: 10 },
    ),
  ],
  catapult: [
    ['moss', 'M-22 14Q-26 -30 0 -38Q26 -30 22 14z'],
    ...bust('moss'),
    ['moss', 'M-20 12Q-24 -28 0 -36Q24 -28 20 12Q14 -20 0 -21T-20 12z'],
    ['cloth', 'M-12 -3Q0 1 12 -3Q11 8 0 12Q-11 8 -12 -3z'],
    ...band('M-34 22Q-20 12 -8 24', 'rope', 4),
    ...band('M14 30Q26 36 34 26', 'rope', 4),
    ['grain', 'M-8 24l5 -3M-8 24l5 1M-8 24l3 4M14 30l-5 -2M14 30l-5 2M14 30l-3 4'],
    put(
      6,
      30,
      [
        ['steel', 'M-2 0L0 -20L6 -26L5 0z'],
        ['gold', 'M-6 0h14v4h-14z'],
        ['wood', 'M-1.6 4h5v10h-5z'],
      ],
      { turn: 20 },
    ),
  ],
  siege: [
    ['mist', `${disc(-20, 34, 18)}${disc(24, 30, 16)}${disc(2, 42, 20)}`],
    ...bust('blue'),
    ['ink', 'M-3 3Q0 4.6 3 3'],
    [
      'glass',
      'M-16 0Q-20 -28 0 -32Q20 -28 16 0Q24 20 30 44Q14 36 12 14Q10 -16 0 -18Q-10 -16 -12 14Q-14 36 -30 44Q-24 20 -16 0z',
    ],
    ['gold', 'M-7 -34Q0 -24 7 -34Q6 -44 0 -50Q6 -40 0 -36Q-6 -40 0 -50Q-6 -44 -7 -34z'],
    ['mist', 'M-38 40Q-20 28 -4 38Q12 48 38 34V52H-38z'],
  ],
}
