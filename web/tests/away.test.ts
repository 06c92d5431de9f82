// What a person is told on return to a table.
import { beforeEach, describe, expect, it } from 'vitest'
import { keepLook, lastLook, LONG_AWAY, sinceLook } from '../src/lib/away'
import type { LogLine } from '../src/lib/protocol'

const line = (number: number, seat: number, text: string): LogLine => ({
  number,
  kind: 'choice',
  seat,
  text: '',
  events: [{ name: 'something', text, facts: {} }],
})
const LINES = [line(1, 0, 'seen'), line(2, 1, 'dug'), line(3, 0, 'own'), line(4, 1, 'rolled')]

beforeEach(() => localStorage.clear())

describe('on return', () => {
  it('a person hears what others did since the last look', () => {
    expect(sinceLook({ line: 1, at: 0 }, LINES, 0, LONG_AWAY)).toEqual(['dug', 'rolled'])
  })

  it('a short absence, a first visit and a table without news say nothing', () => {
    expect(sinceLook({ line: 1, at: 0 }, LINES, 0, LONG_AWAY - 1)).toEqual([])
    expect(sinceLook(null, LINES, 0, LONG_AWAY)).toEqual([])
    expect(sinceLook({ line: 4, at: 0 }, LINES, 0, LONG_AWAY)).toEqual([])
  })

  it('the last look is remembered for each table', () => {
    keepLook('one', { line: 7, at: 5 })
    expect([lastLook('one'), lastLook('two')]).toEqual([{ line: 7, at: 5 }, null])
    localStorage.setItem('siegeworks.seen.two', '{"line": "x"}')
    expect(lastLook('two')).toBeNull()
  })
})
