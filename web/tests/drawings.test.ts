// Every card and tile of The Siege of Runedar has a drawing of its own that shows what it does.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dwarf, goblin, MERCENARIES, orc } from '../src/games/runedar/art/creatures'
import { cardDrawing, goblinDrawing, mercenaryDrawing, TOOLS, trollDrawing } from '../src/games/runedar/art/drawings'
import { catapultScene, MACHINES, siegeScene } from '../src/games/runedar/art/landscape'
import { flatten, type Part } from '../src/games/runedar/art/pen'
import type { Use } from '../src/games/runedar/scene'

type Row = Record<string, string>
const FOLDER = '../src/siegeworks/games/runedar/content/'

/** The rows of a table of the content, with the values of their simple keys as texts. */
function rows(file: string, table: string): Row[] {
  const blocks = readFileSync(FOLDER + file, 'utf8')
    .split(`[[${table}]]`)
    .slice(1)
  return blocks.map((block) => {
    const lines = block.split('\n[[')[0]!.matchAll(/^(\w+) = "?(.*?)"?$/gm)
    return Object.fromEntries([...lines].map(([, key, value]) => [key, value]))
  })
}

function usesOf(row: Row): Use[] {
  return [...(row.uses ?? '').matchAll(/"(\w+) (\w+)"/g)].map(([, use, value]) => ({
    use: use!,
    value: value === 'any' ? null : Number(value),
    label: '',
  }))
}

const cards = [...rows('starting.toml', 'starting'), ...rows('upgrades.toml', 'upgrade')]
const drawn: Record<string, readonly Part[]> = {
  orc: cardDrawing('orc', 'orc', []),
  ...Object.fromEntries(cards.map((row) => [row.id, cardDrawing(row.id!, row.deck ?? 'starting', usesOf(row))])),
  ...Object.fromEntries(
    rows('mercenaries.toml', 'mercenary').map((row) => [`mercenary ${row.id}`, mercenaryDrawing(row.id!)]),
  ),
  ...Object.fromEntries(rows('trolls.toml', 'troll').map((row) => [`troll ${row.id}`, trollDrawing(row.id!)])),
  ...Object.fromEntries(
    rows('goblins.toml', 'goblin').map((row) => [`goblin ${row.id}`, goblinDrawing(row.id!, row.kind!)]),
  ),
  ...Object.fromEntries(
    rows('catapult.toml', 'catapult').map((row) => [`catapult ${row.number}`, catapultScene(Number(row.number))]),
  ),
  ...Object.fromEntries(
    rows('siege.toml', 'siege').map((row, number) => {
      const facts = {
        level: Number(row.level),
        orcs: Number(row.orcs ?? 0),
        field: row.wall ? `${row.wall}_field` : null,
        machine: row.machine ?? null,
        arrow: row.arrow === 'true',
      }
      return [`siege ${row.id}`, siegeScene(facts, number)]
    }),
  ),
}

const inked = (parts: readonly Part[]) => JSON.stringify(flatten(parts))

describe('drawings', () => {
  it('are there for every card and tile, and no two are the same', () => {
    expect(Object.keys(drawn)).toHaveLength(11 + 35 + 5 + 5 + 20 + 5 + 50)
    expect(cards.map((row) => row.id).filter((id) => !TOOLS[id!])).toEqual([])
    expect(rows('mercenaries.toml', 'mercenary').filter((row) => !MERCENARIES[row.id!])).toEqual([])
    const seen = new Map<string, string>()
    for (const [name, parts] of Object.entries(drawn)) {
      const picture = inked(parts)
      expect(flatten(parts).length, name).toBeGreaterThan(5)
      expect(seen.get(picture), name).toBeUndefined()
      seen.set(picture, name)
    }
  })

  it('have no tool twice', () => {
    const tools = Object.values(TOOLS).map(inked)
    expect(new Set(tools).size).toBe(tools.length)
  })

  it('show every use of a card, and how much of it', () => {
    for (const row of cards) {
      const uses = usesOf(row)
      for (const use of uses.filter((one) => one.use !== 'move' || one.value === null)) {
        const without = uses.filter((one) => one !== use)
        expect(inked(cardDrawing(row.id!, 'yellow', without)), `${row.id} ${use.use}`).not.toBe(
          inked(cardDrawing(row.id!, 'yellow', uses)),
        )
      }
    }
    const wood = (value: number) => inked(cardDrawing('axe', 'yellow', [{ use: 'wood', value, label: '' }]))
    expect(new Set([1, 2, 3, 4, 5].map(wood)).size).toBe(5)
  })

  it('show as many orcs as a siege card brings, and its machine', () => {
    const facts = { level: 2, orcs: 1, field: 'tannery_field', machine: null, arrow: false }
    const count = (parts: readonly Part[], material: string) =>
      flatten(parts).filter((stroke) => stroke.material === material).length
    const one = count(siegeScene(facts, 0), 'orc')
    expect(count(siegeScene({ ...facts, orcs: 3 }, 0), 'orc')).toBe(3 * one)
    expect(inked(siegeScene({ ...facts, machine: 'tower' }, 0))).not.toBe(inked(siegeScene(facts, 0)))
  })

  it('give each kind of figure an outline of its own', () => {
    const figures = [
      ...[0, 1, 2, 3].map(dwarf),
      ...['fixed', 'mix', 'rubble', 'fight'].map((kind) => goblin(kind)),
      orc(),
      ...Object.values(MACHINES),
    ]
    expect(new Set(figures.map(inked)).size).toBe(figures.length)
  })
})
