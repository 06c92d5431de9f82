// The connection to a table: it greets first, comes back by itself, and knows which request an answer belongs to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToPage } from '../src/lib/protocol'
import { Channel, type LinkState, type Refusal } from '../src/lib/socket'
import { table } from './kit'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly address: URL) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

let states: LinkState[]
let messages: ToPage[]
let barred: Refusal[]

function connect(): Channel {
  return new Channel('oak', 'secret', 'en', {
    message: (message) => messages.push(message),
    state: (state) => states.push(state),
    barred: (refusal) => barred.push(refusal),
  })
}

const latest = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  states = []
  messages = []
  barred = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function greeted(): Channel {
  const channel = connect()
  latest().onopen()
  latest().hear(table())
  return channel
}

describe('a channel', () => {
  it('greets with its token and is open with the first message', () => {
    greeted()
    expect(latest().address.pathname).toBe('/api/tables/oak/socket')
    expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', language: 'en' }])
    expect(states).toEqual(['connecting', 'open'])
    expect(messages.map((message) => message.type)).toEqual(['table'])
  })

  it('gives each answer to its request', async () => {
    const channel = greeted()
    const first = channel.ask({ type: 'say_phrase', phrase: 'hello' })
    const second = channel.ask({ type: 'say_phrase', phrase: 'yes' })
    const [one, two] = latest()
      .sent.slice(1)
      .map((message) => message.id)
    expect(one).not.toBe(two)
    latest().hear({ type: 'refused', id: two, code: 'too-fast', text: 'Slowly.' })
    latest().hear({ type: 'done', id: one })
    await expect(first).resolves.toMatchObject({ type: 'done' })
    await expect(second).rejects.toMatchObject({ code: 'too-fast', message: 'Slowly.' })
  })

  it('refuses requests before it is greeted and when the line breaks', async () => {
    const channel = connect()
    await expect(channel.ask({ type: 'say_phrase', phrase: 'yes' })).rejects.toMatchObject({ code: 'lost' })
    latest().onopen()
    latest().hear(table())
    const waiting = channel.ask({ type: 'say_phrase', phrase: 'yes' })
    latest().close()
    await expect(waiting).rejects.toMatchObject({ code: 'lost' })
  })

  it('comes back by itself, each time after a longer while', () => {
    greeted()
    latest().close()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(600)
    expect(FakeSocket.all).toHaveLength(2)
    latest().close()
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(600)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('greets in the language it was last told', async () => {
    const channel = greeted()
    void channel.ask({ type: 'speak', language: 'pl' }).catch(() => undefined)
    latest().close()
    await vi.advanceTimersByTimeAsync(600)
    latest().onopen()
    expect(latest().sent[0]).toMatchObject({ type: 'hello', language: 'pl' })
  })

  it('gives up when its greeting is refused', () => {
    connect()
    latest().onopen()
    latest().hear({ type: 'refused', id: null, code: 'token-unknown', text: 'No such seat.' })
    vi.advanceTimersByTime(60_000)
    expect(barred.map((refusal) => refusal.code)).toEqual(['token-unknown'])
    expect(states.at(-1)).toBe('closed')
    expect(FakeSocket.all).toHaveLength(1)
  })
})
