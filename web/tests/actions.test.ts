// Decisions that are answered automatically.
import { describe, expect, it } from 'vitest'
import { declining } from '../src/lib/actions'
import { automaticAnswer } from '../src/lib/answers'
import { modules } from '../src/lib/games'
import { action } from './kit'

describe('declining', () => {
  it('is possible beside offers of one kind', () => {
    expect(declining([action('pass'), action('hire a'), action('hire b')], 'pass', 'hire ')).toBe('pass')
    expect(declining([action('pass')], 'pass', 'hire ')).toBe('pass')
  })

  it('is not possible beside anything else, or when it is not offered', () => {
    expect(declining([action('pass'), action('dig')], 'pass', 'hire ')).toBeNull()
    expect(declining([action('hire a')], 'pass', 'hire ')).toBeNull()
    expect(declining([], 'pass', 'hire ')).toBeNull()
  })
})

describe('automatic answers', () => {
  it('are given only if the settings ask for them', () => {
    const offered = [action('continue'), action('hire troll')]
    expect(automaticAnswer('runedar', offered, null, ['siege'])).toBe('continue')
    expect(automaticAnswer('runedar', offered, null, [])).toBeNull()
    expect(automaticAnswer('runedar', [action('continue'), action('end')], null, ['siege'])).toBeNull()
  })

  it('read the scene where the actions do not say enough', () => {
    const offered = [action('done'), action('add archer')]
    expect(automaticAnswer('castlecards', offered, { window: 'support' }, ['support'])).toBe('done')
    expect(automaticAnswer('castlecards', offered, { window: 'gather' }, ['support'])).toBeNull()
  })

  it('belong to their game', () => {
    expect(automaticAnswer('castlecards', [action('continue')], null, ['siege'])).toBeNull()
    expect(automaticAnswer('outpost', [action('continue')], null, ['siege'])).toBeNull()
  })

  it('have ids that no two games share', () => {
    const ids = modules().flatMap(([, module]) => module.automaticAnswers.map((answer) => answer.id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
