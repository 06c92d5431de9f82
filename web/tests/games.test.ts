// Games are found by their folders; a game without one is known to the server only.
import { describe, expect, it } from 'vitest'
import { loadTable, moduleOf, modules } from '../src/lib/games'
import type { GameInfo } from '../src/lib/protocol'
import { mainStart, quickStarts } from '../src/lib/quick'

function info(id: string, seats: number[]): GameInfo {
  return { id, title: id, summary: '', seats, options: {}, defaults: {}, house_rules: [], cooperative: false }
}

describe('modules', () => {
  it('are found by the names of their folders', () => {
    expect(modules().map(([game]) => game)).toEqual(['castlecards', 'runedar'])
  })

  it('guide through a table of their own game', () => {
    for (const [game, module] of modules()) {
      expect(module.guideTable?.game).toBe(game)
      expect(module.guideTable?.seed).toBeTruthy()
    }
  })

  it('do not exist for a game that only the server knows', async () => {
    expect(moduleOf('outpost')).toBeNull()
    expect(await loadTable('outpost')).toBeNull()
  })

  it.each(modules())('draw the table of %s', async (game) => {
    const table = await loadTable(game)
    expect(table?.Board).toBeTypeOf('function')
    const guide = (await table?.loadGuide?.()) ?? []
    expect(guide.length).toBeGreaterThanOrEqual(5)
    expect(new Set(guide.map((step) => step.id)).size).toBe(guide.length)
  })
})

describe('quick starts', () => {
  it('of a game without a module fill the smallest table with bots', () => {
    expect(quickStarts(info('outpost', [2, 3]))).toEqual([
      { text: 'play-with-bots', icon: 'bot', bots: 1, options: {} },
    ])
    expect(quickStarts(info('outpost', [1, 3, 4]))[0]?.bots).toBe(2)
  })

  it('of a game for one are played alone', () => {
    expect(quickStarts(info('outpost', [1]))).toEqual([{ text: 'play-solo', icon: 'person', bots: 0, options: {} }])
  })

  it('put the first game with a main start on the large button', () => {
    const own = modules().find(([, module]) => module.mainStart)![0]
    expect(mainStart(null)?.game).toBe(own)
    expect(mainStart([info('outpost', [2]), info(own, [2])])?.game).toBe(own)
    expect(mainStart([info('outpost', [2])])).toMatchObject({ game: 'outpost', table: { bots: 1 } })
    expect(mainStart([])).toBeNull()
  })
})
