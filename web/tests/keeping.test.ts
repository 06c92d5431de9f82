// What a browser keeps for the page, also in a second place that outlives a browser that is killed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepApart, keepIn, keepText, keptDocument, keptText, storedText, whenBroughtBack } from '../src/lib/keeping'
import { apartFromServer, copyOf, dropCopy, keepCopy, keepDeparture, departureOf } from '../src/lib/leaving'

const elsewhere = vi.fn()

beforeEach(() => {
  localStorage.clear()
  elsewhere.mockClear()
  keepIn(elsewhere, [], {})
})

describe('kept texts', () => {
  it('a document that cannot be read is as good as none', () => {
    keepText('broken', '{')
    expect(keptDocument('broken', [])).toEqual([])
    expect(keptDocument('missing', 7)).toBe(7)
    keepText('whole', '{"a":1}')
    expect(keptDocument('whole', null)).toEqual({ a: 1 })
  })

  it('the second place has the newer copy, and what it lacks is brought there', () => {
    localStorage.setItem('keys', 'old')
    localStorage.setItem('person', 'Ana')
    const read = vi.fn(() => keptText('keys'))
    whenBroughtBack(read)
    keepIn(elsewhere, ['keys', 'person'], { keys: 'new' })
    expect(read).toHaveReturnedWith('new')
    expect(elsewhere.mock.calls).toEqual([['person', 'Ana']])
  })

  it('later texts go to both places, others stay in this one', () => {
    keepIn(elsewhere, ['keys'], {})
    keepText('keys', 'mine')
    keepText('theme', 'dark')
    expect(elsewhere.mock.calls).toEqual([['keys', 'mine']])
    expect([keptText('keys'), keptText('theme')]).toEqual(['mine', 'dark'])
  })
})

describe('a browser without space', () => {
  const real = localStorage
  afterEach(() => vi.unstubAllGlobals())

  function fill(): void {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => real.getItem(name),
      removeItem: (name: string) => real.removeItem(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
  }

  it('remembers what it could not store until it can', () => {
    keepText('keys', 'old')
    fill()
    keepText('keys', 'new')
    expect(keptText('keys')).toBe('new')
    vi.unstubAllGlobals()
    keepText('keys', 'newest')
    expect([keptText('keys'), localStorage.getItem('keys')]).toEqual(['newest', 'newest'])
  })

  it('offers no older copy of a game than the one it could not store', () => {
    keepCopy('oak', { decision: 3, text: 'early', token: 'secret' })
    fill()
    keepCopy('oak', { decision: 4, text: 'late', token: 'secret' })
    expect(copyOf('oak')?.text).toBe('late')
    expect(localStorage.getItem('siegeworks.spare.oak')).toBeNull()
    dropCopy('oak')
    expect(copyOf('oak')).toBeNull()
  })
})

describe('a site below a server', () => {
  beforeEach(() => localStorage.setItem('siegeworks.tables', 'those of the server'))
  afterEach(() => keepApart((name) => name))

  it('has tables and keys of its own beside those of the server', () => {
    const read = vi.fn(() => keptText('siegeworks.tables'))
    whenBroughtBack(read)
    keepApart(apartFromServer)
    expect(read).toHaveReturnedWith(null)
    keepText('siegeworks.tables', 'mine')
    keepIn(elsewhere, ['siegeworks.tables'], { 'siegeworks.tables': 'mine, on the disk' })
    expect(keptText('siegeworks.tables')).toBe('mine, on the disk')
    expect(storedText('siegeworks.tables')).toBe('those of the server')
  })

  it('shares settings, copies of games, and where games have gone on', () => {
    keepText('siegeworks.settings', 'dark')
    keepCopy('oak', { decision: 3, text: 'the copy', token: 'secret' })
    keepApart(apartFromServer)
    keepDeparture('oak', { table: 'birch', decision: 3 })
    expect([keptText('siegeworks.settings'), copyOf('oak')?.text]).toEqual(['dark', 'the copy'])
    keepApart((name) => name)
    expect(departureOf('oak')).toEqual({ table: 'birch', decision: 3 })
  })
})
