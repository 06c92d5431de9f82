// What a browser keeps for the page, also in a second place that outlives a browser that is killed.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepIn, keepText, keptDocument, keptText, whenBroughtBack } from '../src/lib/keeping'

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
