// Numbers and lines that people read: chances, charts, searches.
import { beforeAll, describe, expect, it } from 'vitest'
import { percent, points, signed } from '../src/lib/chances'
import { chartGroups, chartLine } from '../src/lib/chart'
import { judgement, lostWords } from '../src/lib/judgement'
import { isLevel } from '../src/lib/levels'
import type { ReviewedChoice } from '../src/lib/protocol'
import { plain } from '../src/lib/search'
import { alsoSpeak, speak } from '../src/lib/speech.svelte'

beforeAll(async () => {
  await speak('en')
  await alsoSpeak('review')
})

describe('chances', () => {
  it('are shown as certain only if they are', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%'])
  })

  it('change by whole points', () => {
    expect([points(0.126), points(-0.004)]).toEqual([13, -0])
    expect([signed(0.12), signed(-0.12), signed(0)]).toEqual(['+12', '-12', '0'])
  })
})

describe('a judgement', () => {
  const moment = { line: 4, before: 0.4, after: 0.35, best: 'Dig', lost: 0.05, luck: 0 } as ReviewedChoice

  it('names the better choice and what was given away', () => {
    expect(judgement(moment)).toEqual([
      'The chance of winning went from 40% to 35%.',
      'The coach would have chosen: Dig.',
      'This gave away 5 points.',
    ])
  })

  it('says that the coach saw nothing better, and what luck did', () => {
    expect(judgement({ ...moment, best: null, lost: 0, luck: -0.05 }).slice(1)).toEqual([
      'The coach saw nothing clearly better.',
      'Luck took 5 points.',
    ])
  })

  it('of a whole game says also that decisions came out better than the coach’s own', () => {
    expect([0.07, 0, -0.004, -0.01].map(lostWords)).toEqual([
      'The decisions gave away 7 points.',
      'Taken together, the decisions gave nothing away.',
      'Taken together, the decisions gave nothing away.',
      'The decisions came out one point better than the coach’s own.',
    ])
  })
})

describe('charts', () => {
  it('have one group for the game and one for each thing counted for every seat', () => {
    const groups = chartGroups({ gold: [1, 2], 'hand:0': [3, 4], orcs: [0, 1], 'hand:1': [5, 6] })
    expect(groups.map((group) => [group.name, group.series.map((series) => series.key)])).toEqual([
      ['', ['gold', 'orcs']],
      ['hand', ['hand:0', 'hand:1']],
    ])
    expect(groups[1]!.series.map((series) => series.seat)).toEqual([0, 1])
  })

  it('leave out what has no course', () => {
    expect(chartGroups({ gold: [1] })).toEqual([])
  })

  it('draw the highest value at the top', () => {
    expect(chartLine([0, 5, 10], 10, 100, 50)).toBe('M0.0 50.0L50.0 25.0L100.0 0.0')
    expect(chartLine([0], 0, 100, 50)).toBe('M0.0 50.0')
  })
})

describe('searching', () => {
  it('ignores case, accents and the stroke of ł', () => {
    expect(plain('  Łucznik ÉPÉE ')).toBe('lucznik epee')
  })
})

describe('levels', () => {
  it('are three of the bots', () => {
    expect([isLevel('steady'), isLevel('random'), isLevel(undefined)]).toEqual([true, false, false])
  })
})
