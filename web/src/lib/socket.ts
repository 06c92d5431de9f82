// The socket of one table: it says hello first, reconnects by itself, and matches answers to requests.
import { carrier, type Socket } from './carrier'
import type { HintAnswer, Because, Done, FromPage, Language, Links, Refused, ToPage } from './protocol'

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed'

type Numbered = Exclude<FromPage, { type: 'hello' }>
type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never
/** A message of the page that the server answers. */
export type Request = Unnumbered<Numbered>

/** A request was refused; `code` is the server's, or `lost` when the connection broke before the answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** What a request can be answered with. */
export type Answer = Done | Because | HintAnswer | Links

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (refusal: Refusal) => void
}

export interface Listener {
  message(message: ToPage): void
  state(state: LinkState): void
  /** The hello itself was refused: the link is wrong or the table is gone. */
  barred(refusal: Refusal): void
}

const OPEN = 1
const ANSWERS = new Set<ToPage['type']>(['done', 'because', 'hint_answer', 'links'])
const FIRST_DELAY = 400
const LONGEST_DELAY = 10_000
const STEADY_AFTER = 5_000

export class Channel {
  private socket: Socket | null = null
  private waiting = new Map<number, Waiting>()
  private next = 1
  private delay = FIRST_DELAY
  private timer = 0
  private steady = 0
  private ended = false
  private greeted = false

  constructor(
    private readonly table: string,
    private token: string,
    private language: Language,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send a request; resolves when the server has carried it out. */
  ask(request: Request): Promise<Answer> {
    if (request.type === 'speak') this.language = request.language
    if (this.socket?.readyState !== OPEN || !this.greeted) return Promise.reject(new Refusal('lost', ''))
    const id = this.next++
    this.socket.send(JSON.stringify({ ...request, id }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  /** Say hello with another token from now on. */
  carry(token: string): void {
    this.token = token
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.steady)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.dropWaiting()
    this.listener.state('closed')
  }

  private hurry = (): void => {
    if (this.ended || this.socket || document.hidden) return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    this.listener.state('connecting')
    const socket = carrier.socket(`/api/tables/${encodeURIComponent(this.table)}/socket`)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', token: this.token, language: this.language }))
      this.steady = window.setTimeout(() => (this.delay = FIRST_DELAY), STEADY_AFTER)
    }
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ToPage)
    socket.onclose = () => this.lose(socket)
  }

  private receive(message: ToPage): void {
    if (ANSWERS.has(message.type)) {
      const answer = message as Answer
      this.take(answer.id)?.resolve(answer)
    } else if (message.type === 'refused') {
      this.refuse(message)
    } else {
      if (!this.greeted) {
        this.greeted = true
        this.listener.state('open')
      }
      this.listener.message(message)
    }
  }

  private refuse(message: Refused): void {
    const refusal = new Refusal(message.code, message.text)
    if (message.id !== null) this.take(message.id)?.reject(refusal)
    else if (!this.greeted) {
      this.listener.barred(refusal)
      this.close()
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket) return
    this.socket = null
    this.greeted = false
    clearTimeout(this.steady)
    this.dropWaiting()
    if (this.ended) return
    this.listener.state('lost')
    this.timer = window.setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2))
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY)
  }

  private dropWaiting(): void {
    const lost = [...this.waiting.values()]
    this.waiting.clear()
    for (const one of lost) one.reject(new Refusal('lost', ''))
  }
}
