// A guest at a table in somebody else's browser: the third way to reach a table, with the same messages.
import { carrier, carryBy, type Carrier, type Request, type Socket } from '../lib/carrier'
import { tabKey } from '../lib/keys'
import { lobby } from '../lib/lobby.svelte'
import { go } from '../lib/router.svelte'
import type { FromTables } from '../site/messages'
import { PortClient } from '../site/port'
import { CodeProblem, readCode, writeCode } from './code'
import { hosts } from './hosts.svelte'
import { Line } from './line'
import { ANSWERS, type AnswerNote, type Welcome } from './messages'

/** The longest text of a host: the log and the replay of a long game. */
const LONGEST = 40_000_000
/** How long another tab may take to say that it waits for an answer. */
const OTHER_TAB = 2_000

/** Asks the hosts for their tables, and the carrier that was here before for everything else. */
class GuestCarrier implements Carrier {
  readonly addressable = false
  readonly clients = new Map<string, PortClient>()
  readonly secluded: boolean

  constructor(private readonly base: Carrier) {
    this.secluded = base.secluded
  }

  fetch(path: string, request?: Request): Promise<Response> {
    const table = this.tableOf(path)
    if (table === null) return this.base.fetch(path, request)
    return this.clients.get(table)?.fetch(path, request) ?? Promise.reject(new Error('the host is away'))
  }

  socket(path: string): Socket {
    const table = this.tableOf(path)
    if (table === null) return this.base.socket(path)
    return this.clients.get(table)?.socket(path) ?? closedSocket()
  }

  address(page: string): string {
    return this.base.address(page)
  }

  page(address: URL): URL {
    return this.base.page(address)
  }

  private tableOf(path: string): string | null {
    const name = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1]
    const table = name === undefined ? '' : decodeURIComponent(name)
    return hosts.tables.includes(table) ? table : null
  }
}

/** A socket that closes at once: the table will be tried again. */
function closedSocket(): Socket {
  const socket: Socket = {
    readyState: WebSocket.CLOSED,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  }
  queueMicrotask(() => socket.onclose?.())
  return socket
}

let guests: GuestCarrier | null = null

/** From now on some tables are those of hosts. */
export function visitHosts(): GuestCarrier {
  if (!guests) {
    guests = new GuestCarrier(carrier)
    carryBy(guests)
  }
  return guests
}

export class Visit {
  /** The link with the answer, to send back; empty while it is being made. */
  answer = $state('')
  /** The id of the sentence that says why it goes no further. */
  problem = $state('')
  /** Another tab has taken the answer that was opened here. */
  delivered = $state(false)
  private line: Line | null = null

  /** Take a code or a link: an invitation is answered, an answer is handed to the tab that waits for it. */
  async take(text: string): Promise<void> {
    this.problem = ''
    this.answer = ''
    try {
      const code = readCode(text)
      if (code.kind === 'answer') await this.deliver(text)
      else {
        this.line?.close()
        this.line = meet()
        const reach = await this.line.answer(code).catch(() => {
          throw new CodeProblem('peer-code-bad')
        })
        const answer = writeCode({ ...reach, kind: 'answer', id: code.id })
        this.answer = new URL(carrier.address(`/join#${answer}`), location.href).href
      }
    } catch (problem) {
      if (!(problem instanceof CodeProblem)) throw problem
      this.problem = problem.message
    }
  }

  private async deliver(answer: string): Promise<void> {
    const notes = new BroadcastChannel(ANSWERS)
    this.delivered = await new Promise<boolean>((resolve) => {
      notes.onmessage = (event: MessageEvent<AnswerNote>) => {
        if ('taken' in event.data && event.data.taken === answer) resolve(true)
      }
      setTimeout(() => resolve(false), OTHER_TAB)
      notes.postMessage({ answer } satisfies AnswerNote)
    })
    notes.close()
    if (!this.delivered) throw new CodeProblem('peer-answer-nowhere')
  }
}

/** A line to a host, who speaks first. */
function meet(): Line {
  const line = new Line(LONGEST)
  const client = new PortClient((message) => line.send(JSON.stringify(message)))
  line.ontext = (text) => {
    const message = JSON.parse(text) as Welcome | FromTables
    if (message.kind === 'welcome') arrive(message, client)
    else client.hear(message)
  }
  line.onclose = () => {
    for (const [table, other] of guests?.clients ?? []) {
      if (other !== client) continue
      guests?.clients.delete(table)
      hosts.lose(table)
    }
    client.lose()
  }
  return line
}

function arrive({ table, token }: Welcome, client: PortClient): void {
  visitHosts().clients.set(table, client)
  hosts.meet(table)
  const known = tabKey(table) ?? lobby.find(table, null)?.token
  go(known || !token ? `/t/${table}` : `/t/${table}#${token}`, { replace: true })
  // A page that waits for its table need not wait any longer.
  dispatchEvent(new Event('online'))
}
