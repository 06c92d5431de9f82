// Small logic of The Siege of Runedar on the page.
import { beforeAll, describe, expect, it } from 'vitest'
import { enemies } from '../src/games/runedar/describe'
import { animate, effects } from '../src/games/runedar/motion.svelte'
import { follow, robbed, type Orc } from '../src/games/runedar/orcs'
import { sentences, title, type Scene, type Things } from '../src/games/runedar/scene'
import { sound } from '../src/games/runedar/sound'
import { alsoSpeak, speak } from '../src/lib/speech.svelte'
import { TableModel } from '../src/lib/table.svelte'
import { step } from './kit'

function scene(counts: Record<string, number>): Scene {
  const places = Object.entries(counts).map(([place, orcs]) => [place, { orcs }])
  return { places: Object.fromEntries(places) } as Scene
}

const event = (name: string, facts: Record<string, unknown> = {}) => ({ name, facts, text: '' })
const places = (orcs: Orc[]) => orcs.map((orc) => orc.place)

describe('orcs', () => {
  it('keep who they are while they advance', () => {
    const before = follow([], scene({ foundry_field: 1 }), [event('orc_placed', { place: 'foundry_field' })])
    const after = follow(before, scene({ foundry_wall: 1 }), [event('orcs_advanced')])
    expect(places(after)).toEqual(['foundry_wall'])
    expect(after[0]!.id).toBe(before[0]!.id)
  })

  it('run off with gold or fall where they stand', () => {
    const two = follow([], scene({ chamber: 1, tannery: 1 }), [])
    const thief = two.find((orc) => orc.place === 'chamber')!
    const fallen = two.find((orc) => orc.place === 'tannery')!
    const left = follow(two, scene({ chamber: 0, tannery: 0 }), [
      event('orc_stole'),
      event('orc_defeated', { place: 'tannery' }),
    ])
    expect(left).toEqual([])
    expect([robbed(thief), robbed(fallen)]).toEqual([true, false])
  })

  it('are corrected by the scene when an event was missed', () => {
    const before = follow([], scene({ foundry: 2 }), [])
    expect(places(follow(before, scene({ foundry: 1, tannery: 1 }), []))).toEqual(['foundry', 'tannery'])
  })
})

describe('labels', () => {
  it('end every part but the last once', () => {
    expect(sentences('Troll', 'Strikes!', null, 'Hired')).toBe('Troll. Strikes! Hired')
    expect(title('catapult')).toBe('Catapult')
  })
})

describe('the sound of a step', () => {
  it('is that of its most important event', () => {
    const events = [event('card_played'), event('die_rolled')]
    expect(sound(step(1, { line: { ...step(1).line, events } }))).toBe('dice')
    expect(sound(step(1))).toBeNull()
  })
})

describe('a card just turned over', () => {
  const shown = async (...events: ReturnType<typeof event>[]) => {
    await animate(step(1, { line: { ...step(1).line, events } }), document.body, false)
    return [effects.siege, effects.shot]
  }

  it('lies over the board until the next step', async () => {
    expect(await shown(event('space_blocked', { space: 4 }))).toEqual([null, 4])
    expect(await shown(event('siege_card_revealed', { siege: 'ram' }))).toEqual(['ram', null])
    expect(await shown(event('card_played'))).toEqual([null, null])
  })
})

describe('the enemies in words', () => {
  beforeAll(async () => {
    await speak('en')
    await alsoSpeak('runedar/table')
  })

  it('include the orcs outside the walls', () => {
    const outside = { orcs: 2, dwarves: [], loses: 0, idle: false }
    const inside = { orcs: 1, dwarves: [], loses: 1, idle: true }
    const free = { orcs: 0, dwarves: [], loses: 0, idle: false }
    const scene = { trolls: [], goblins: [], machines: [], places: { chamber: free, foundry: inside, field: outside } }
    const place = (at: string) => ({ name: '', to: '', at })
    const places = { chamber: place(''), foundry: place('in the foundry'), field: place('outside the wall') }
    const lines = enemies(new TableModel(), scene as unknown as Scene, { places } as unknown as Things)
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^1 orc in the foundry\. .*1/), '2 orcs outside the wall'])
  })
})
