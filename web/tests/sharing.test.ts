// A new scene keeps the parts of the old one that have not changed.
import { describe, expect, it } from 'vitest'
import { share } from '../src/lib/sharing'

const scene = () => ({
  gold: 20,
  places: { chamber: { orcs: 0, dwarves: [0, 1] }, tannery: { orcs: 1, dwarves: [] } },
  hand: ['axe', 'orc'],
  frame: null,
})

describe('a new scene', () => {
  it('is the old one if nothing has changed', () => {
    const old = scene()
    expect(share(old, scene())).toBe(old)
  })

  it('keeps every part that has not changed, and no other', () => {
    const old = scene()
    const fresh = { ...scene(), gold: 19, places: { ...scene().places, tannery: { orcs: 2, dwarves: [] } } }
    const shared = share(old, fresh)
    expect(shared).toEqual(fresh)
    expect(shared).not.toBe(old)
    expect(shared.hand).toBe(old.hand)
    expect(shared.places.chamber).toBe(old.places.chamber)
    expect(shared.places.tannery).not.toBe(old.places.tannery)
    expect(shared.places.tannery.dwarves).toBe(old.places.tannery.dwarves)
  })

  it('says the same as it would alone, whatever was there before', () => {
    const values = [
      null,
      0,
      'axe',
      [],
      [1],
      [1, 2],
      {},
      { axe: 1 },
      { axe: [1], orc: null },
      { orc: null },
      [{ axe: 1 }],
    ]
    for (const old of values) for (const fresh of values) expect(share(old, fresh)).toEqual(fresh)
  })

  it('forgets what is gone', () => {
    expect(share({ axe: 1, orc: 2 }, { axe: 1 } as object)).toEqual({ axe: 1 })
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2])
  })
})
