// From things pointed at to an action.
import { describe, expect, it } from 'vitest'
import { completed, labelFor, matching, openHandles, pickNext, together } from '../src/lib/picking'
import { action } from './kit'

const walk = action('walk gate', 'card:boots', 'place:gate')
const climb = action('walk wall', 'card:boots', 'place:wall')
const work = action('work', 'card:saw', 'use:wood')
const end = action('end', 'do:end')
const actions = [walk, climb, work, end]

describe('matching actions', () => {
  it('fits everything when nothing is picked', () => {
    expect(matching(actions, [])).toEqual(actions)
  })

  it('fits the actions whose paths hold everything picked, in any order', () => {
    expect(matching(actions, ['card:boots'])).toEqual([walk, climb])
    expect(matching(actions, ['place:wall', 'card:boots'])).toEqual([climb])
    expect(matching(actions, ['card:saw', 'place:wall'])).toEqual([])
  })
})

describe('open handles', () => {
  it('are all handles that lead on, without those picked already', () => {
    expect([...openHandles([walk, climb], ['card:boots'])]).toEqual(['place:gate', 'place:wall'])
  })

  it('are none when nothing fits', () => {
    expect(openHandles([], ['card:boots']).size).toBe(0)
  })
})

describe('picking', () => {
  it('waits while several actions are possible', () => {
    expect(pickNext(actions, [], 'card:boots')).toEqual({ picked: ['card:boots'], action: null })
  })

  it('decides with the last handle of the only action that is left', () => {
    expect(pickNext(actions, ['card:boots'], 'place:gate')).toEqual({
      picked: ['card:boots', 'place:gate'],
      action: walk,
    })
    expect(pickNext(actions, [], 'do:end')).toEqual({ picked: ['do:end'], action: end })
  })

  it('does not decide with an earlier handle, even if only one action is left', () => {
    expect(pickNext(actions, [], 'card:saw')).toEqual({ picked: ['card:saw'], action: null })
  })

  it('decides at once with a last handle that belongs to one action only', () => {
    expect(pickNext(actions, [], 'place:wall')).toEqual({ picked: ['place:wall'], action: climb })
  })

  it('puts the only picked thing back', () => {
    expect(pickNext(actions, ['card:boots'], 'card:boots')).toEqual({ picked: [], action: null })
  })

  it('begins anew with a thing that does not fit what is picked', () => {
    expect(pickNext(actions, ['card:boots'], 'card:saw')).toEqual({ picked: ['card:saw'], action: null })
  })

  it('ignores a thing that leads nowhere', () => {
    expect(pickNext(actions, ['card:boots'], 'place:moat')).toBeNull()
  })
})

describe('an action whose path is the beginning of another', () => {
  const short = action('roll', 'card:axe')
  const long = action('roll with', 'card:axe', 'card:bow')

  it('is complete, but not sent, as long as the other is possible', () => {
    expect(pickNext([short, long], [], 'card:axe')).toEqual({ picked: ['card:axe'], action: null })
    expect(completed([short, long], ['card:axe'])).toEqual([short])
  })

  it('gives way when the other is picked to its end', () => {
    expect(pickNext([short, long], ['card:axe'], 'card:bow')?.action).toBe(long)
  })
})

describe('ticked actions', () => {
  it('are picked before a button ends the picking, otherwise as they were ticked', () => {
    expect(together(actions, ['end', 'work', 'walk gate'])).toEqual(['work', 'walk gate', 'end'])
    expect(together(actions, [])).toEqual([])
  })
})

describe('the order of picking', () => {
  it('never matters: the same things lead to the same action', () => {
    for (const [first, second] of [
      ['card:boots', 'place:gate'],
      ['place:gate', 'card:boots'],
    ] as const) {
      const both = [walk, action('ride gate', 'card:horse', 'place:gate'), climb]
      const begun = pickNext(both, [], first)!
      expect(begun.action).toBeNull()
      expect(pickNext(both, begun.picked, second)?.action).toBe(walk)
    }
  })

  it('does not depend on the order in which the actions are listed', () => {
    const listed = [end, work, climb, walk]
    for (const handle of ['card:boots', 'place:wall', 'do:end', 'card:saw']) {
      expect(pickNext(listed, [], handle)).toEqual(pickNext(actions, [], handle))
    }
  })
})

describe('the label of a handle', () => {
  it('is that of the action which picking it would send', () => {
    expect(labelFor([walk, climb], ['card:boots'], 'place:gate')).toBe('Do walk gate')
    expect(labelFor(actions, [], 'card:boots')).toBeNull()
  })
})
