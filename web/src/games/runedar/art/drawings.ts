// The drawing of every card and tile. What lies beside a tool comes from the uses of its card, so it is true of any content.
import type { Use } from '../scene'
import { goblin, MERCENARIES, orc, troll } from './creatures'
import { BOOT, burst, goodsOf, RING } from './goods'
import { put, type Part, type Shape } from './pen'
import { GREY, RED, STARTING, YELLOW } from './tools'

export const TOOLS: Readonly<Record<string, readonly Part[]>> = { ...STARTING, ...YELLOW, ...GREY, ...RED }

/** Things that stand on the ground; all others are held up at a slant. */
const STANDING = new Set([
  'wheelbarrow',
  'toolbox',
  'sapper_kit',
  'mine_cart',
  'spiked_shield',
  'master_tools',
  'league_boots',
  'rune_lantern',
  'ballista',
  'anvil',
  'dragon_cloak',
  'splitter',
  'maker_rune',
  'awl',
  'bellows',
  'throwing_axes',
  'smith_hammer',
  'return_axe',
  'thunder_hammer',
])

/** Things that would touch the edge. */
const TALL = new Set([
  'royal_axe',
  'dragon_cloak',
  'war_pick',
  'boar_spear',
  'battle_axe',
  'war_hammer',
  'great_drill',
  'sapper_kit',
  'ballista',
])

const GROUND: Shape = ['shade', 'M4 93a36 5 0 1 0 72 0a36 5 0 1 0 -72 0z']
const SLANT = 24

/** What the uses of a card leave at its foot: beside each other, the whole row as wide as the drawing. */
function foot(uses: readonly Use[]): Part[] {
  const shown = uses.filter((use) => goodsOf(use.use, 1).length > 0)
  const scale = shown.length > 2 ? 0.78 : 0.9
  return shown.map((use, at) => {
    const x = 40 + (at - (shown.length - 1) / 2) * (78 / Math.max(shown.length, 2))
    return put(x, 86, goodsOf(use.use, use.value ?? 1), { scale })
  })
}

/** A card of the decks of dwarves, 80 wide and 100 high. */
export function cardDrawing(id: string, deck: string, uses: readonly Use[]): Part[] {
  if (deck === 'orc') return [GROUND, put(35, 56, orc(), { scale: 1.42 })]
  const magic = uses.some((use) => use.use === 'move' && use.value === null)
  const direct = uses.find((use) => use.use === 'direct')
  const stands = STANDING.has(id)
  return [
    GROUND,
    ...(magic ? [put(40, 40, RING)] : []),
    ...(direct ? [put(40, 38, burst(direct.value ?? 2))] : []),
    put(40, stands ? 42 : 41, TOOLS[id] ?? BOOT, { turn: stands ? 0 : SLANT, scale: TALL.has(id) ? 0.76 : 0.86 }),
    ...foot(uses),
  ]
}

export function mercenaryDrawing(id: string): Part[] {
  return [put(40, 54, MERCENARIES[id] ?? [], { scale: 0.98 })]
}

/** How far a goblin stands from the middle, so that what it carries is seen whole. */
const SHIFTS: Readonly<Record<string, number>> = { fight: -3, rubble: -3, mix: -1 }

export function goblinDrawing(id: string, kind: string): Part[] {
  return [GROUND, put(40 + (SHIFTS[kind] ?? 0), 60, goblin(kind, id), { scale: 1.24 })]
}

export function trollDrawing(id: string): Part[] {
  return [GROUND, put(40, 58, troll(id), { scale: 1.02 })]
}

/** A figure of the board as a drawing of its own. */
export function figureDrawing(figure: readonly Part[], scale: number): Part[] {
  return [put(38, 56, figure, { scale })]
}
