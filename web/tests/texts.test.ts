// Texts of the client and of the games, and what is said where there is none.
import { beforeAll, describe, expect, it } from 'vitest'
import { outline } from '../src/lib/outline'
import { seatOf } from '../src/lib/replay'
import { botName, seatName } from '../src/lib/seats'
import { alsoSpeak, speak, speaks, spoken, t } from '../src/lib/speech.svelte'
import { asWords, gameName, gameText } from '../src/lib/wording'

beforeAll(() => speak('en'))

describe('speaking', () => {
  it('fills in facts with the right form of the words', () => {
    expect(t('rules-count', { count: 1 })).toBe('One rule')
    expect(t('rules-count', { count: 7 })).toBe('7 rules')
  })

  it('changes the language at any moment', async () => {
    await speak('pl')
    expect([spoken(), t('settings')]).toEqual(['pl', 'Ustawienia'])
    await speak('en')
    expect([spoken(), t('settings')]).toEqual(['en', 'Settings'])
  })

  it('ends with the language that was asked for last', async () => {
    await Promise.all([speak('es'), speak('en')])
    expect(spoken()).toBe('en')
  })
})

describe('the text of a game', () => {
  it("is its own, else everybody's, else none", async () => {
    await alsoSpeak('runedar/table')
    expect(gameText('runedar', 'end-won')).toBe('Escaped!')
    expect(gameText('outpost', 'end-won')).toBe('Victory!')
    expect(gameText('outpost', 'tab-side')).toBeNull()
  })

  it('is an id as words where there is no text', () => {
    expect(gameName('runedar', 'option-difficulty', 'easy')).toBe('Easy')
    expect(gameName('outpost', 'option', 'open_hands')).toBe('Open hands')
    expect(asWords('siege-left_over')).toBe('Siege left over')
  })
})

describe('seats and bots', () => {
  it('are called by their names, else by their letters', () => {
    const seat = seatOf('', 1)
    expect(seatName({ ...seat, name: 'Ada' })).toBe('Ada')
    expect(seatName({ ...seat, name: null })).toBe('Seat B')
    expect(seatName(undefined)).toBe('')
  })

  it('are called by their ids if nobody knows them', () => {
    expect(speaks('bot-steady')).toBe(true)
    expect([botName('steady'), botName('search:400')]).toEqual(['Steady bot', 'search:400'])
  })
})

describe('the outline of an unknown scene', () => {
  const things = { cards: { ram: 'Ram (3)', tower: { name: 'Siege tower' } } }

  it('puts the hand first, then the rest in order, then what is simple', () => {
    const scene = { turn: 3, gates: [{ stones: 2, hand: ['ram', null] }], hand: ['tower'], winner: null, over: false }
    expect(outline(scene, things)).toEqual([
      ['Hand', 'Siege tower'],
      ['Gates', 'Stones: 2; Hand: Ram (3), –'],
      ['The position', 'Turn: 3', 'Winner: –', 'Over: –'],
    ])
  })

  it('names the things that are counted', () => {
    expect(outline({ discard: { ram: 2, mud: 1 }, pile: [] }, things)).toEqual([
      ['Discard', 'Ram (3): 2', 'Mud: 1'],
      ['Pile', '–'],
    ])
  })

  it('counts hidden cards instead of listing them', () => {
    expect(outline({ pile: [null, null, 'ram', null] }, things)).toEqual([['Pile', '– ×2', 'Ram (3)', '–']])
  })

  it('names the seats where there is an entry for each', () => {
    const gates = [
      { stones: 3, hand: ['ram'] },
      { stones: 2, hand: [null, null] },
    ]
    expect(outline({ gates }, things, ['Ada', 'Bob'])).toEqual([
      ['Gates', 'Ada: Stones: 3; Hand: Ram (3)', 'Bob: Stones: 2; Hand: – ×2'],
    ])
  })

  it('is empty before there is a scene', () => {
    expect(outline(null)).toEqual([])
  })
})
