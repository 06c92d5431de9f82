// The guide of the first turn hears of every step of the game, however many are applied at once.
import { describe, expect, it } from 'vitest'
import type { GuideStep } from '../src/lib/game'
import { Guide } from '../src/lib/guide.svelte'
import { eventsOf } from '../src/lib/steps'
import { TableModel } from '../src/lib/table.svelte'
import { line, step } from './kit'

const event = (name: string) => step(1, { line: { ...line(1), events: [{ name, text: '', facts: {} }] } })

function happening(name: string): GuideStep {
  return { id: name, text: name, done: (_, step) => step !== null && eventsOf(step).some((one) => one.name === name) }
}

describe('the guide', () => {
  it('goes on by an event even if the next step follows before anything is drawn', () => {
    const guide = new Guide(new TableModel(), [happening('launched'), happening('bought')])
    guide.follow(event('posted'))
    expect(guide.index).toBe(0)
    guide.follow(event('launched'))
    guide.follow(event('answered'))
    expect(guide.index).toBe(1)
  })

  it('passes over what is done already', () => {
    const done: GuideStep = { id: 'done', text: 'done', done: () => true }
    const guide = new Guide(new TableModel(), [happening('launched'), done, happening('bought')])
    guide.follow(event('launched'))
    expect(guide.step?.id).toBe('bought')
  })

  it('points at what the table says', () => {
    const guide = new Guide(new TableModel(), [{ id: 'one', text: 'one', point: (table) => [`space:${table.pace}`] }])
    expect(guide.point).toEqual(['space:0'])
  })
})
