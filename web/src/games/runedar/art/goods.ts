// Goods, targets and light: what a card works, digs or strikes, in the number that the card says.
import { band, disc, put, type Part, type Shape } from './pen'

const LOG: Shape[] = [
  ['wood', 'M-7 -4H6q4 4 0 8H-7z'],
  ['grain', 'M-1 -1.4h5M-2 1.6h6'],
  ['plank', 'M-7 -4a3 4 0 1 0 0.1 8a3 4 0 1 0 -0.1 -8z'],
  ['grain', 'M-7 -1.6a1.2 1.7 0 1 0 0.1 3.4'],
]
const INGOT: Shape[] = [
  ['edge', 'M-6 -3.6H3L7 0H-4z'],
  ['steel', 'M-4 0H7V4.4H-6L-8 0.6L-6 -3.6z'],
  ['ink', 'M-4 0L-6 4.4'],
]
const HIDE: Shape[] = [
  ['hide', 'M-7 -8q3 3 7 3t7 -3l3 4l-3 3q2 5 0 9l3 2l-4 4q-3 -3 -6 -3t-6 3l-4 -4l3 -2q-2 -4 0 -9l-3 -3z'],
  ['grain', 'M-3 -1q3 1.4 6 0M-3 5q3 -1.4 6 0'],
]
const STONE: Shape[] = [
  ['stone', 'M-7 5L-8 -1L-3 -6L4 -5L8 0L6 5z'],
  ['light', 'M-3 -5L3 -4L0 -1L-5 -1z'],
]
const ARROW: Shape[] = [
  ['timber', 'M0 -13V10', 2],
  ['steel', 'M0 -18l3.4 6h-6.8z'],
  ['cloth', 'M0 11l4 3v-7l-4 -4l-4 4v7z'],
]

/** Where each of a heap lies, the lower row first. */
function heap(count: number, dx: number, dy: number): [number, number][] {
  const low = count <= 2 ? count : Math.ceil((count + 1) / 2)
  return Array.from({ length: count }, (_, at): [number, number] =>
    at < low ? [(at - (low - 1) / 2) * dx, 0] : [(at - low - (count - low - 1) / 2) * dx, -dy],
  )
}

function pile(thing: readonly Part[], count: number, dx: number, dy: number, scale: number): Part[] {
  return heap(count, dx, dy).map(([x, y]) => put(x, y, thing, { scale }))
}

function hides(count: number): Part[] {
  return Array.from({ length: count }, (_, at) =>
    put(at * 4 - (count - 1) * 2, -at * 2.4, HIDE, { turn: at % 2 ? 8 : -6, scale: 0.95 }),
  )
}

/** A sack with so many marks: whichever resource the workshop has. */
function sack(count: number): Part[] {
  const marks = heap(count, 4.6, 4.6).map(([x, y]) => disc(x, 3 + y, 1.3))
  return [
    ['hide', 'M-4 -9q-3 -4 -5 -5q9 -3 18 0q-3 2 -5 5q10 6 9 15q-1 5 -13 5t-13 -5q-1 -9 9 -15z'],
    ['rope', 'M-5 -8.6h10', 2],
    ...marks.map((mark): Shape => ['gold', mark]),
  ]
}

function orcShield(count: number): Part[] {
  const cuts = Array.from({ length: count }, (_, at) => `M${-7 + at * 3.4} ${4 - at}l4.6 -9`)
  return [
    ['cloth', 'M-11 -10q11 -4 22 0q1 15 -11 22q-12 -7 -11 -22z'],
    ['iron', disc(0, -1, 3.4)],
    ['bright', cuts.join(''), 2],
  ]
}

function target(count: number): Part[] {
  return [
    ['plank', disc(0, 0, 11)],
    ['cloth', disc(0, 0, 7)],
    ['bone', disc(0, 0, 3.2)],
    ...Array.from({ length: count }, (_, at) =>
      put(3 + at * 2.6 - count, -2 - (at % 2) * 4, ARROW, { scale: 0.62, turn: 205 + at * 9 }),
    ),
  ]
}

/** What lies at the foot of a drawing for a use of its card, around the origin, about 24 wide. */
export function goodsOf(use: string, value: number): Part[] {
  if (use === 'wood') return pile(LOG, value, 12, 6.6, 0.92)
  if (use === 'metal') return pile(INGOT, value, 12, 6.8, 0.86)
  if (use === 'leather') return hides(value)
  if (use === 'any') return sack(value)
  if (use === 'dig') return pile(STONE, value, 9.4, 7.4, 0.72)
  if (use === 'melee') return orcShield(value)
  if (use === 'ranged') return target(value)
  return []
}

/** A burst of light behind a thing that hits without fail; one ray for each hit and as many between. */
export function burst(hits: number): Part[] {
  const rays = 2 * Math.max(hits, 4)
  const points = Array.from({ length: 2 * rays }, (_, at) => {
    const far = at % 2 ? 22 : at % 4 ? 31 : 37
    const angle = (Math.PI * at) / rays
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
  })
  return [['fire', `M${points.join('L')}z`]]
}

/** A ring of runes behind a thing that carries its bearer anywhere. */
export const RING: readonly Part[] = [
  ['glow', disc(0, 0, 37)],
  ['rune', disc(0, 0, 33), 2.2],
  ['rune', disc(0, 0, 27), 1],
  [
    'rune',
    'M-30 -4v-5l4 3M-19 -24l3 -4l3 5M17 -26l5 3l-5 3M27 -12v6l3 -3M29 8l-5 5M17 22l5 5M-20 22l-4 5M-30 9l4 5',
    1.6,
  ],
]

export const BOOT: readonly Part[] = [
  ['leather', 'M-9 -22H8L7 -2L19 3q7 3 7 11H-8q-4 0 -3 -6q3 -10 2 -30z'],
  ['hide', 'M-11 -25H10V-17H-11z'],
  ['wood', 'M-9 14H27V19H-10z'],
  ['grain', 'M6 -1l-6 4M9 3l-5 5'],
]

export const FLAME: readonly Part[] = [
  ['ember', 'M-9 10Q-14 -4 -3 -11Q-3 -17 1 -21Q3 -14 9 -9Q15 1 8 10Q0 14 -9 10z'],
  ['fire', 'M-4 10Q-8 2 -1 -4Q1 0 4 0Q7 6 3 10Q0 12 -4 10z'],
]

export const BOLT: readonly Part[] = [['fire', 'M4 -24L-10 3H-2L-7 24L11 -6H2L9 -24z']]

export { ARROW, HIDE, INGOT, LOG, STONE }

/** A rope with a loop, from one end to the other. */
export function rope(d: string): Part[] {
  return band(d, 'rope', 2)
}
