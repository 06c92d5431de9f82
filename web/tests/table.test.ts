// One table as the page sees it.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, ToPage } from '../src/lib/protocol'
import { frameOf, seatOf, tableAt } from '../src/lib/replay'
import { settings } from '../src/lib/settings.svelte'
import type { Listener } from '../src/lib/socket'
import { speak } from '../src/lib/speech.svelte'
import { TableModel } from '../src/lib/table.svelte'
import { saidText } from '../src/lib/talk'
import { action, decision, line, step, table } from './kit'

const server = vi.hoisted(() => ({ listener: null as Listener | null, asked: [] as unknown[] }))

vi.mock('../src/lib/socket', async (original) => ({
  ...(await original<object>()),
  Channel: class {
    constructor(_table: string, _token: string, _language: string, listener: Listener) {
      server.listener = listener
    }
    ask(message: unknown) {
      server.asked.push(message)
      return Promise.resolve({ type: 'done', id: 1 })
    }
    close() {}
  },
}))

const tell = (message: ToPage) => server.listener!.message(message)
const dig = action('dig', 'card:axe', 'place:tunnel')
const fight = action('fight', 'card:axe', 'place:wall')
const settled = () => new Promise((resolve) => setTimeout(resolve))

function seated(changes: Parameters<typeof table>[0] = {}): TableModel {
  const model = new TableModel()
  model.connect('oak', 'secret')
  tell(table({ decision: decision(5, [dig, fight]), ...changes }))
  return model
}

beforeEach(async () => {
  await speak('en')
  server.asked = []
  settings.asking = {}
})

describe('a decision', () => {
  it('is mine if my seat is asked', () => {
    expect(seated().mine).toBe(true)
    expect(seated({ decision: decision(5, [], 1) }).mine).toBe(false)
    expect(seated({ you: null }).mine).toBe(false)
  })

  it('is answered by pointing at things', async () => {
    const model = seated()
    model.pick('card:axe')
    expect([...model.open]).toEqual(['place:tunnel', 'place:wall'])
    expect(model.labelOf('place:wall')).toBe('Do fight')
    model.pick('place:wall')
    expect(server.asked).toEqual([{ type: 'choose', decision: 5, action: 'fight', then: [] }])
    expect(model.sending).toBe(true)
    await settled()
    expect([model.sending, model.picked]).toEqual([false, []])
  })

  it('cannot be answered while an answer is on its way, or by an onlooker', () => {
    const model = seated()
    model.choose('dig')
    model.choose('fight')
    seated({ you: null }).choose('dig')
    expect(server.asked).toHaveLength(1)
  })

  it('is confirmed first if it is easily regretted', async () => {
    const hire = { ...action('hire', 'mercenary:one'), confirm: 'It costs two coins.' }
    const model = seated({ decision: decision(5, [dig, hire]) })
    model.pick('mercenary:one')
    expect(model.doubtful?.action).toEqual(hire)
    model.confirm(false)
    expect([model.doubtful, model.picked, server.asked]).toEqual([null, [], []])
    model.choose('hire')
    model.confirm(true)
    expect(server.asked).toEqual([{ type: 'choose', decision: 5, action: 'hire', then: [] }])
    await settled()
    expect(model.doubtful).toBeNull()
  })

  it('may be answered with several actions at once, in one request', () => {
    seated().choose('dig', 'fight', 'dig')
    expect(server.asked).toEqual([{ type: 'choose', decision: 5, action: 'dig', then: ['fight', 'dig'] }])
  })
})

describe('picks', () => {
  const picks = [
    { line: 3, label: 'Axe', path: ['card:axe'] },
    { line: 4, label: 'Bow', path: ['card:bow'] },
    { line: 5, label: 'Axe', path: ['card:axe'] },
  ]
  const gathering = () => seated({ decision: { ...decision(6, [dig]), picking: true, picks } })

  it('are found by the thing that was picked, the latest first', () => {
    const model = gathering()
    expect([model.pickOf('card:axe')?.line, model.pickOf('card:bow')?.line]).toEqual([5, 4])
    expect(model.pickOf('card:saw')).toBeNull()
  })

  it('are taken back whichever was made first', () => {
    const model = gathering()
    model.takeBack(model.pickOf('card:bow')!)
    expect(server.asked).toEqual([{ type: 'undo', decision: 6, line: 4 }])
  })
})

describe('being asked less', () => {
  it('is set at the table and remembered for the next one of this game', () => {
    const model = seated({ asking: 'always' })
    model.askMe('never')
    expect([model.asking, settings.asking]).toEqual(['never', { outpost: 'never' }])
    expect(server.asked).toEqual([{ type: 'ask_me', when: 'never' }])
    server.asked = []
    expect(seated({ asking: 'always' }).asking).toBe('never')
    expect(server.asked).toEqual([{ type: 'ask_me', when: 'never' }])
  })

  it('is not sent where it is so already, nor to a game that always asks', () => {
    settings.asking = { outpost: 'never' }
    seated({ asking: 'never' })
    seated({ asking: null })
    expect(server.asked).toEqual([])
  })
})

describe('steps', () => {
  it('are shown one after the other, each before its scene is put', async () => {
    const model = seated()
    const shown: unknown[] = []
    model.steps.show = {
      animate: async (one) => void shown.push(['animate', one.line.number, model.scene]),
      after: (one) => shown.push(['after', one.line.number, model.scene]),
    }
    tell(step(5, { decision: decision(6, []) }))
    tell(step(6, { decision: decision(7, [dig]) }))
    expect([model.steps.showing, model.mine]).toEqual([true, false])
    await settled()
    expect(shown).toEqual([
      ['animate', 5, { turn: 1 }],
      ['after', 5, { turn: 5 }],
      ['animate', 6, { turn: 5 }],
      ['after', 6, { turn: 6 }],
    ])
    expect([model.steps.showing, model.mine, model.lines.length]).toEqual([false, true, 2])
  })

  it('are skipped when the player is in a hurry', async () => {
    const model = seated()
    model.steps.show = { animate: () => new Promise(() => undefined), after: () => undefined }
    tell(step(5))
    await settled()
    expect(model.scene).toEqual({ turn: 1 })
    model.steps.hurry()
    await settled()
    expect(model.scene).toEqual({ turn: 5 })
  })

  it('hold what has changed; everything else stays as it was, and the same', async () => {
    const wall = { stones: 3 }
    const model = seated({ scene: { turn: 1, wall, moat: null } })
    tell(step(5, { scene: { turn: 2 }, decision: decision(6, []) }))
    tell(step(6, { scene: { moat: 'deep' }, decision: decision(7, []) }))
    await settled()
    expect(model.scene).toEqual({ turn: 2, wall, moat: 'deep' })
    expect(model.scene!.wall).toBe(wall)
  })

  it('are asked for as a whole table when one is missing', async () => {
    const model = seated()
    tell(step(6, { decision: decision(7, [dig]) }))
    await settled()
    expect([model.scene, model.decision?.number]).toEqual([{ turn: 1 }, 5])
    expect(server.asked).toEqual([{ type: 'speak', language: 'en' }])
    tell(table({ scene: { turn: 6 }, decision: decision(7, [dig]) }))
    tell(step(7, { decision: decision(8, []) }))
    await settled()
    expect([model.scene, model.decision?.number, server.asked.length]).toEqual([{ turn: 7 }, 8, 1])
  })

  it('end the game with its outcome', async () => {
    const model = seated()
    const outcome = { winners: [0], reason: 'won', score: 3, text: 'Ada wins.', title: null, chart: {}, seed: 's' }
    tell(step(5, { outcome }))
    await settled()
    expect([model.phase, model.outcome?.text]).toEqual(['over', 'Ada wins.'])
  })
})

describe('a replay', () => {
  const frame = (number: number) => {
    return { line: line(number), scene: { turn: number }, threats: [], question: 'What now?', seat: 1, turn: number }
  }
  const outcome = { winners: [], reason: 'lost', score: 0, text: 'Lost.', title: null, chart: {}, seed: 's' }
  const replay = {
    table: 'oak',
    game: 'outpost',
    options: {},
    seat: null,
    names: ['Ada', 'Bob'],
    cooperative: true,
    frames: [frame(0), frame(3), frame(4)],
    outcome,
  } as unknown as Replay

  it('finds the moment of a line, or the last one before it', () => {
    expect([0, 2, 3, 9].map((number) => frameOf(replay, number))).toEqual([0, 0, 1, 2])
  })

  it('is a table at every moment, over only at the last', () => {
    const middle = tableAt(replay, 1, 'en')
    expect([middle.phase, middle.outcome, middle.lines.length, middle.scene]).toEqual(['playing', null, 2, { turn: 3 }])
    const last = tableAt(replay, 2, 'en')
    expect([last.phase, last.outcome?.text]).toEqual(['over', 'Lost.'])
  })
})

describe('what is said', () => {
  const said = { seat: 1, phrase: null, text: 'dig!', handle: null }

  it('is a phrase, a text or a thing that somebody points at', () => {
    const model = seated()
    model.words = { things: { places: { tunnel: { name: 'The tunnel' } } } } as never
    expect(saidText(model, said)).toBe('dig!')
    expect(saidText(model, { ...said, text: null, handle: 'place:tunnel' })).toContain('The tunnel')
    expect(saidText(model, { ...said, text: null, handle: 'card:old_axe' })).toContain('Old axe')
  })

  it('is not heard from somebody who is muted, and muted is who was reported', async () => {
    const model = seated()
    tell({ type: 'said', spoken: said })
    expect(model.talk.heard).toEqual([said])
    model.talk.mute(1)
    expect(model.talk.heard).toEqual([])
    model.talk.mute(1)
    await model.talk.report(1)
    expect([model.talk.muted, server.asked.at(-1)]).toEqual([[1], { type: 'report', seat: 1 }])
  })

  it('includes a reminder from the time one was away', () => {
    const model = seated({ seats: [{ ...seatOf('Ada', 0), nudged: 1 }, seatOf('Ben', 1)] })
    tell(table())
    expect(model.reminder).toBe(1)
  })
})
