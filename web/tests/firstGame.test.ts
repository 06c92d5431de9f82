/// <reference types="node" />
// The guide through a whole first game, with the choices of a bot: it plays as it likes, and the guide follows.
import { execFileSync } from 'node:child_process'
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
const tell = (message: ToPage) => server.listener!.message(message)
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The whole game of a guide in every language, played by bots. */
function record(request: NewTable): Recording[] {
  const command = ['../tools/generate/guided_game.py', JSON.stringify(request)]
  return JSON.parse(execFileSync(PYTHON, command, { encoding: 'utf-8', maxBuffer: 2 ** 28 })) as Recording[]
}

/** Follow a game; gives the texts of the topics that came up while it was played, and after it. */
async function follow(topics: GuideTopic[], { words, steps }: Recording) {
  const model = new TableModel()
  model.connect('oak', 'secret')
  const [{ scene, decision }, ...later] = steps as [Step, ...Step[]]
  tell(table({ game: words.game, scene, decision, seats: ['Ada', 'Berta', 'Carl'].map(seatOf) }))
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
})
