// Small logic of Castlecards on the page.
import { beforeAll, describe, expect, it } from 'vitest'
import { amount, each, feelingOf, laidOut, verdictOn } from '../src/games/castlecards/cards'
import { handInWords } from '../src/games/castlecards/hands'
import type { Attack, Fortress, Row, Things } from '../src/games/castlecards/scene'
import { balanceOf, shields } from '../src/games/castlecards/strength'
import { alsoSpeak, speak } from '../src/lib/speech.svelte'

beforeAll(async () => {
  await speak('en')
  await alsoSpeak('castlecards/table')
})

const attack = {
  attacker: 0,
  victim: 1,
  barred: false,
  winning: true,
  rows: [
    { seat: 0, role: 'attacker', count: 3, cards: null },
    { seat: 2, role: 'supporter', count: 1, cards: { archer: 1 } },
  ],
  swords: 9,
  swords_text: '4½',
  seen_swords: 9,
  seen_swords_text: '4½',
  shields_text: '1',
  face_down: 3,
} as Attack

describe('cards', () => {
  it('are listed one by one, and strengths are numbers', () => {
    expect(each({ archer: 2, king: 1 })).toEqual(['archer', 'archer', 'king'])
    expect([amount('2½'), amount('½'), amount('3')]).toEqual([2.5, 0.5, 3])
  })
})

describe('cards of an attack', () => {
  const things = { cards: { ram: { deck: 'siege' }, soldier: { deck: 'village' } } } as unknown as Things
  const row = {
    cards: { soldier: 1, ram: 2 },
    backs: { village: 1, siege: 2 },
    marked: {},
    marked_face_down: 0,
  } as unknown as Row

  it('lie one by one, as many of them marked as the victim chose', () => {
    const laid = laidOut({ ...row, marked: { ram: 1 } }, things)
    expect(laid.map(({ kind, marked }) => [kind, marked])).toEqual([
      ['soldier', false],
      ['ram', true],
      ['ram', false],
    ])
  })

  it('show their backs where they lie face down; only weapons can be marked', () => {
    const laid = laidOut({ ...row, cards: null, marked_face_down: 1 }, things)
    expect(laid.map(({ kind, deck, marked }) => [kind, deck, marked])).toEqual([
      ['', 'village', false],
      ['', 'siege', true],
      ['', 'siege', false],
    ])
  })
})

describe('a hand', () => {
  it('is counted by deck, for everybody to see', () => {
    const fortress = { hand_count: 4, backs: { village: 3, siege: 1, academy: 0 } } as unknown as Fortress
    const things = { deck_titles: { village: 'Village', siege: 'Siege' } } as unknown as Things
    expect(handInWords(fortress, things)).toBe('4 cards in hand (Village 3, Siege 1)')
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
    expect(balanceOf({ ...attack, swords: null, seen_swords: 0 })).toBe('3 cards face down : 1 shield')
  })

  it('counts what one sees by night, too', () => {
    const own = { ...attack, swords: null, seen_swords: 2, seen_swords_text: '1' }
    expect(balanceOf(own)).toBe('1 sword + 3 cards face down : 1 shield')
  })
})
