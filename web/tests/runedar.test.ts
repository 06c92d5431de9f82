// Small logic of The Siege of Runedar on the page.
import { describe, expect, it } from 'vitest'
import { follow, robbed, type Orc } from '../src/games/runedar/orcs'
import { sentences, title, type Scene } from '../src/games/runedar/scene'
import { sound } from '../src/games/runedar/sound'
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
