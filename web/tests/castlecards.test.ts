// Small logic of Castlecards on the page.
import { beforeAll, describe, expect, it } from 'vitest'
import { amount, each, feelingOf, verdictOn } from '../src/games/castlecards/cards'
import type { Attack } from '../src/games/castlecards/scene'
import { balanceOf, shields } from '../src/games/castlecards/strength'
import { speak } from '../src/lib/speech.svelte'

beforeAll(() => speak('en'))

const attack = {
  attacker: 0,
  victim: 1,
  barred: false,
  winning: true,
  rows: [{ seat: 2, role: 'supporter' }],
  swords_text: '4½',
  shields_text: '1',
  face_down: 3,
} as Attack

describe('cards', () => {
  it('are listed one by one, and strengths are numbers', () => {
    expect(each({ archer: 2, king: 1 })).toEqual(['archer', 'archer', 'king'])
    expect([amount('2½'), amount('½'), amount('3')]).toEqual([2.5, 0.5, 3])
  })
})

describe('an attack', () => {
  it('wins, holds, is barred or hidden', () => {
    expect(verdictOn(attack)).toBe('wins')
    expect(verdictOn({ ...attack, winning: false })).toBe('holds')
    expect(verdictOn({ ...attack, winning: null })).toBe('hidden')
    expect(verdictOn({ ...attack, winning: null, barred: true })).toBe('barred')
  })

  it('is good for the attacker and supporters when it wins, bad for the victim', () => {
    expect([0, 1, 2, 3, null].map((seat) => feelingOf(attack, seat))).toEqual(['good', 'bad', 'good', 'open', 'open'])
    expect(feelingOf({ ...attack, winning: false }, 1)).toBe('good')
    expect(feelingOf({ ...attack, winning: null }, 0)).toBe('hidden')
  })

  it('is weighed in words', () => {
    expect(shields('1')).toBe('1 shield')
    expect(balanceOf(attack)).toContain('4½ swords')
    expect(balanceOf({ ...attack, swords_text: null })).toContain('3')
  })
})
