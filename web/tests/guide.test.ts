// The guide of the first game: topics come up with their situations, however many steps are applied at once.
import { beforeEach, describe, expect, it } from 'vitest'
import type { GuideTopic } from '../src/lib/game'
import { Guide, ownEvent } from '../src/lib/guide.svelte'
import type { Step } from '../src/lib/protocol'
import { TableModel } from '../src/lib/table.svelte'
import { line, step, table as message } from './kit'

let table: TableModel
let situation: string[]

/** A step of a seat in which something happened. */
function event(name: string, seat = 0): Step {
  return step(1, { line: { ...line(1), seat, events: [{ name, text: '', facts: {} }] } })
}

const topic = (id: string, changes: Partial<GuideTopic> = {}): GuideTopic => ({
  id,
  text: id,
  rule: `R-${id}`,
  when: () => situation.includes(id),
  ...changes,
})

const task = (id: string, changes: Partial<GuideTopic> = {}): GuideTopic =>
  topic(id, { done: (model, one) => ownEvent(model, one, `${id}_done`), ...changes })

/** The situation is now this one. */
function now(guide: Guide, ...ids: string[]): string | undefined {
  situation = ids
  guide.follow(null)
  return guide.topic?.id
}

beforeEach(() => {
  table = new TableModel()
  table.put(message())
})

describe('the guide', () => {
  it('teaches what the situation brings, in whatever order', () => {
    const guide = new Guide(table, [task('walk'), task('dig'), topic('troll')])
    expect(now(guide)).toBeUndefined()
    expect(now(guide, 'dig')).toBe('dig')
    expect(now(guide, 'walk')).toBe('walk')
    expect(guide.learned).toEqual([])
  })

  it('goes on by what the person does, not by what others do', () => {
    const guide = new Guide(table, [task('walk'), task('dig')])
    now(guide, 'walk', 'dig')
    guide.follow(event('walk_done', 1))
    guide.follow(event('dig_done'))
    expect(guide.topic?.id).toBe('walk')
    guide.follow(event('walk_done'))
    guide.follow(event('moved'))
    expect(guide.topic?.id).toBe('dig')
  })

  it('takes an explanation as read when the person goes on or plays on', () => {
    const guide = new Guide(table, [topic('goal'), topic('troll')])
    now(guide, 'goal', 'troll')
    guide.next()
    expect(guide.topic?.id).toBe('troll')
    guide.follow(event('walked', 1))
    expect(guide.topic?.id).toBe('troll')
    guide.follow(event('walked'))
    expect(guide.learned).toEqual(['goal', 'troll'])
  })

  it('drops what leads to a topic once that is learned', () => {
    const guide = new Guide(table, [task('dig'), task('tunnel', { leadsTo: 'dig' })])
    now(guide, 'dig')
    guide.follow(event('dig_done'))
    expect(now(guide, 'tunnel')).toBeUndefined()
  })

  it('teaches what has not come up by its rule when the game is over', () => {
    const guide = new Guide(table, [task('walk'), topic('troll')])
    now(guide, 'walk')
    table.phase = 'over'
    table.words = { rules: [{ id: 'R-troll', section: '', text: 'A troll has circles.' }] } as never
    now(guide)
    expect([guide.topic?.id, guide.text]).toEqual(['troll', 'A troll has circles.'])
    guide.next()
    expect(guide.complete).toBe(true)
  })

  it('knows what was learned before the page was loaded again', () => {
    const guide = new Guide(table, [task('walk'), task('dig')], ['walk'])
    expect(now(guide, 'walk', 'dig')).toBe('dig')
  })

  it('points at what the table says', () => {
    const guide = new Guide(table, [topic('one', { point: (model) => [`space:${model.pace}`] })])
    now(guide, 'one')
    expect(guide.point).toEqual(['space:0'])
  })
})
