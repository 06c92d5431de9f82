/// <reference types="node" />
// The guide through a whole first game: with the choices of a bot that plays as it likes, and with those it asks for.
// `SIEGEWORKS_DEALS=0-300 npx vitest run tests/firstGame.test.ts -t deals` looks for other deals: it prints for each how
// many choices there are for somebody who does what the guide asks for, and which topics do not come up.
import { execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { modules } from '../src/lib/games'
import type { GuideTopic } from '../src/lib/game'
import { asked, Guide } from '../src/lib/guide.svelte'
import type { GameWords, Language, NewTable, Step, ToPage } from '../src/lib/protocol'
import { alsoSpeak, speak, speaks } from '../src/lib/speech.svelte'
import { seatOf } from '../src/lib/replay'
import type { Listener } from '../src/lib/socket'
import { TableModel } from '../src/lib/table.svelte'
import { table } from './kit'

const server = vi.hoisted(() => ({ listener: null as Listener | null }))

vi.mock('../src/lib/socket', async (original) => ({
  ...(await original<object>()),
  Channel: class {
    constructor(_table: string, _token: string, _language: string, listener: Listener) {
      server.listener = listener
    }
    ask() {
      return Promise.resolve({ type: 'done', id: 1 })
    }
    close() {}
  },
}))

interface Recording {
  language: Language
  words: GameWords
  steps: Step[]
}

const PYTHON = process.env.SIEGEWORKS_PYTHON ?? '../.venv/bin/python'
const SEATS = ['Ada', 'Berta', 'Carl'].map(seatOf)
/** What comes up only if an attack of one's own is hopeless, or if one loses early. */
const UNLUCKY = ['short', 'fallen']
/** Enough for a quarter of an hour. */
const LONG_GAME = 50
const [FIRST_DEAL, LAST_DEAL] = (process.env.SIEGEWORKS_DEALS ?? '').split('-').map(Number)
const tell = (message: ToPage) => server.listener!.message(message)
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The whole game of a guide in every language, played by bots. */
function record(request: NewTable): Recording[] {
  const command = ['../tools/generate/guided_game.py', JSON.stringify(request)]
  return JSON.parse(execFileSync(PYTHON, command, { encoding: 'utf-8', maxBuffer: 2 ** 28 })) as Recording[]
}

/** Somebody who does what the guide points at, against the bots of its table: the topics that come up in play, and how
 * many choices that person makes. */
async function obey(request: NewTable, topics: GuideTopic[]): Promise<{ met: string[]; choices: number }> {
  const model = new TableModel()
  model.connect('oak', 'secret')
  const guide = new Guide(model, topics)
  const met = new Set<string>()
  let choices = 0
  const hear = (step: Step | null) => {
    guide.follow(step)
    while (guide.topic && model.phase !== 'over') {
      met.add(guide.topic.id)
      if (guide.topic.done) break
      guide.next()
    }
  }
  model.steps.show = { animate: () => Promise.resolve(), after: hear }
  const game = spawn(PYTHON, ['../tools/generate/guided_game.py', JSON.stringify(request), '--follow'])
  for await (const message of createInterface({ input: game.stdout })) {
    if (model.words === null) {
      model.words = JSON.parse(message) as GameWords
      continue
    }
    const step = JSON.parse(message) as Step
    if (model.scene) tell(step)
    else tell(table({ game: request.game, scene: step.scene, decision: step.decision, seats: SEATS }))
    await settled()
    if (choices === 0 && met.size === 0) hear(null)
    if (!asked(model)) continue
    choices++
    game.stdin.write(`${JSON.stringify(guide.point)}\n`)
  }
  return { met: [...met], choices }
}

/** Follow a game; gives the texts of the topics that came up while it was played, and after it. */
async function follow(topics: GuideTopic[], { words, steps }: Recording) {
  const model = new TableModel()
  model.connect('oak', 'secret')
  const [{ scene, decision }, ...later] = steps as [Step, ...Step[]]
  tell(table({ game: words.game, scene, decision, seats: SEATS }))
  model.words = words
  const guide = new Guide(model, topics)
  const played = new Map<string, string>()
  const pointed = new Map<string, string[]>()
  const hear = (step: Step | null) => {
    guide.follow(step)
    const { topic } = guide
    if (!topic || model.phase === 'over') return
    played.set(topic.id, guide.text)
    if (topic.done && asked(model)) pointed.set(topic.id, guide.point)
  }
  model.steps.show = { animate: () => Promise.resolve(), after: hear }
  hear(null)
  for (const step of later) {
    tell(step)
    await settled()
  }
  const told = new Map<string, string>()
  while (guide.topic) {
    told.set(guide.topic.id, guide.text)
    guide.next()
  }
  return { guide, model, played, pointed, told }
}

describe.each(modules().filter(([, module]) => module.guideTable))('the guide of %s', (game, module) => {
  beforeAll(() => alsoSpeak('guide', `${game}/guide`, `${game}/table`))

  it('teaches every topic in a game that somebody plays as they like', async () => {
    const topics = await (await module.loadTable()).loadGuide!()
    expect(topics.filter(({ text }) => !speaks(text))).toEqual([])
    for (const recording of record(module.guideTable!)) {
      await speak(recording.language)
      const { guide, played, told, pointed } = await follow(topics, recording)
      const taught = new Set([...guide.learned, ...played.keys(), ...told.keys()])
      expect(topics.filter(({ id }) => !taught.has(id))).toEqual([])
      expect(guide.complete).toBe(true)
      expect([...played.keys()][0]).toBe('goal')
      expect([...told.keys()].filter((id) => played.has(id))).toEqual([])
      expect([...played.values()].filter((text) => /undefined|NaN|-guide-|-use-|\{|“”|«»|„”|\(\)/.test(text))).toEqual(
        [],
      )
      expect([...told.values()].filter((text) => text.length < 20)).toEqual([])
      expect([...pointed.values()].flat().filter((handle) => /undefined|:$/.test(handle))).toEqual([])
    }
  })

  it('meets every topic in play, but for misfortune, if somebody does what it asks for', async () => {
    await speak('en')
    const topics = await (await module.loadTable()).loadGuide!()
    const { met, choices } = await obey(module.guideTable!, topics)
    const missed = topics.map(({ id }) => id).filter((id) => !met.includes(id))
    expect(missed.filter((id) => !UNLUCKY.includes(id))).toEqual([])
    expect(choices).toBeGreaterThanOrEqual(LONG_GAME)
  })

  it.runIf(LAST_DEAL)('deals', { timeout: 0 }, async () => {
    await speak('en')
    const topics = await (await module.loadTable()).loadGuide!()
    for (let deal = FIRST_DEAL!; deal <= LAST_DEAL!; deal++) {
      const { met, choices } = await obey({ ...module.guideTable!, seed: `first game ${deal}` }, topics)
      const missed = topics.map(({ id }) => id).filter((id) => !met.includes(id))
      process.stdout.write(`${game} ${deal}: ${choices} choices, not ${missed.join(', ')}\n`)
    }
  })
})
