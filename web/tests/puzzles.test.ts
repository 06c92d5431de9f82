// Puzzles in the browser: results kept once, easy ones first, choices judged in place of a table.
import { beforeEach, describe, expect, it } from 'vitest'
import type { PuzzleAnswer } from '../src/lib/protocol'
import { easiness, puzzleResults, tableOf } from '../src/lib/puzzles.svelte'
import { TableModel } from '../src/lib/table.svelte'
import { action } from './kit'

const entry = (tries: number, solved: number) => {
  return { id: 'p', game: 'outpost', task: '', choices: 4, steps: 1, tries, solved }
}
const answer = (right: number): PuzzleAnswer => {
  const actions = [action('dig', 'card:axe', 'place:tunnel'), action('fight', 'card:axe', 'place:wall')]
  const seen = { scene: {}, threats: [], question: 'What now?', actions }
  const position = {
    game: 'outpost',
    content: 'abc',
    options: {},
    cooperative: true,
    seat: 1,
    names: ['Brokk', 'You'],
    ...seen,
  }
  const words = { title: 'Puzzle', task: 'Dig.', rule: '', text: '', solution: [] }
  return { ...words, right, solved: false, failed: false, position }
}

beforeEach(() => {
  localStorage.clear()
  puzzleResults.results = {}
})

describe('puzzles', () => {
  it('keep the result of the first try', () => {
    puzzleResults.note('p1', false)
    puzzleResults.note('p1', true)
    puzzleResults.note('p2', true)
    expect([puzzleResults.of('p1'), puzzleResults.of('p2'), puzzleResults.of('p3')]).toEqual([
      'failed',
      'solved',
      'none',
    ])
    expect([puzzleResults.solved, puzzleResults.tried]).toEqual([1, 2])
    expect(JSON.parse(localStorage.getItem('siegeworks.puzzles')!)).toEqual({ p1: false, p2: true })
  })

  it('are ordered by how people fare', () => {
    expect(easiness(entry(0, 0))).toBe(0.5)
    expect(easiness(entry(8, 8))).toBeGreaterThan(easiness(entry(1, 1)))
    expect(easiness(entry(8, 0))).toBeLessThan(easiness(entry(1, 0)))
  })

  it('take choices by pointing, and judge them', async () => {
    const model = new TableModel()
    const judged: string[][] = []
    model.judge = (actions) => {
      judged.push(actions)
      return Promise.resolve()
    }
    model.put(tableOf('p', answer(2), 'en'))
    expect([model.mine, model.decision?.number, model.seats[1]?.name]).toEqual([true, 2, 'You'])
    model.pick('card:axe')
    model.pick('place:wall')
    await new Promise((resolve) => setTimeout(resolve))
    expect([judged, model.sending]).toEqual([[['fight']], false])
  })
})
