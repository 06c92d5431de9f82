// Several persons at one screen: whose keys this browser has, whom the table asks, and when the curtain is closed.
import { beforeEach, describe, expect, it } from 'vitest'
import { carryBy, type Carrier, type Socket } from '../src/lib/carrier'
import { lobby } from '../src/lib/lobby.svelte'
import type { Decision, Table } from '../src/lib/protocol'
import { screenOf, seatsHere, type SharedScreen } from '../src/lib/sharedScreen.svelte'
import { seatOf } from '../src/lib/replay'
import { step, table } from './kit'

const OWN = 'own-key-of-seventeen'
const sent: { socket: Socket; text: string }[] = []
const seats = ['Ada', 'Ben', 'Cem'].map(seatOf)
let sockets: Socket[] = []

function carry(): void {
  const carrier = {
    socket: () => {
      const socket: Socket = {
        readyState: 1,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => void sent.push({ socket, text }),
        close: () => undefined,
      }
      sockets.push(socket)
      return socket
    },
  }
  carryBy(carrier as unknown as Carrier)
}

function decision(seat: number): Decision {
  return { ...(step(1).decision as unknown as Decision), number: 1, seat, question: '?', actions: [] }
}

function sharedScreen(): SharedScreen {
  const screen = screenOf('oak', OWN)
  if (!screen) throw new Error('nobody shares the screen')
  return screen
}

function tell(changes: Partial<Table>): void {
  for (const socket of sockets) socket.onmessage?.({ data: JSON.stringify(table({ seats, ...changes })) })
}

beforeEach(() => {
  sockets = []
  sent.length = 0
  carry()
  lobby.forget()
  const links = [
    { seat: 0, who: 'me' as const, token: OWN },
    { seat: 1, who: 'here' as const, token: 'key-of-ben' },
    { seat: 2, who: 'friend' as const, token: 'invitation' },
  ]
  const facts = { game: 'outpost', opened: 1, guided: false, watch: 'watch', request: null }
  lobby.keep({ table: 'oak', token: OWN, links, ...facts })
})

describe('the keys of people at one screen', () => {
  it('are those of the founder and of all who are here', () => {
    expect(seatsHere(lobby.tables[0]!)).toEqual([
      { seat: 0, token: OWN },
      { seat: 1, token: 'key-of-ben' },
    ])
    expect(screenOf('oak', 'watch')).toBeNull()
    expect(screenOf('elm', OWN)).toBeNull()
  })

  it('outlive new links, and a new key takes the place of its old one', () => {
    const key = lobby.prepare('oak', 'key-of-ben')
    expect(lobby.prepare('oak', 'key-of-ben')).toBe(key)
    expect(lobby.nextOf('oak', 'key-of-ben')).toBe(key)
    lobby.adopt('oak', 'key-of-ben', key)
    lobby.renew('oak', OWN, 'new-watch', [{ seat: 2, who: 'friend', token: 'new' }])
    expect(seatsHere(lobby.tables[0]!)[1]).toEqual({ seat: 1, token: key, next: undefined })
    expect(lobby.tables[0]!.links.map((link) => link.who)).toEqual(['me', 'here', 'friend'])
  })
})

describe('the curtain', () => {
  it('is closed when the game begins, and opens for whoever confirms', () => {
    const screen = sharedScreen()
    tell({ phase: 'gathering' })
    expect(screen.token).toBe(OWN)
    tell({ phase: 'playing', decision: decision(1) })
    expect([screen.looking, screen.token, screen.asked]).toEqual([null, null, 1])
    screen.show(1)
    expect(screen.token).toBe('key-of-ben')
    tell({ phase: 'playing', decision: decision(1) })
    expect(screen.looking).toBe(1)
    screen.pass()
    expect(screen.looking).toBeNull()
  })

  it('is not there where hands are open', () => {
    const screen = sharedScreen()
    tell({ open_hands: true, decision: decision(1) })
    expect(screen.looking).toBe(1)
  })

  it('makes sure that no question is left out', () => {
    sharedScreen()
    tell({ asking: 'able' })
    const wishes = sent.map(({ text }) => JSON.parse(text) as { type: string; when?: string })
    expect(wishes.filter(({ type }) => type === 'ask_me').map(({ when }) => when)).toEqual(['always', 'always'])
  })

  it('asks for the person whose consent is wanted', () => {
    const screen = sharedScreen()
    const proposal = {
      number: 1,
      kind: 'rewind' as const,
      seat: 0,
      agreed: [0],
      waiting: [1],
      line: 1,
      absent: null,
      bot: null,
    }
    tell({ decision: decision(0), proposal })
    expect(screen.asked).toBe(1)
    tell({ decision: decision(2) })
    expect(screen.asked).toBeNull()
  })
})
