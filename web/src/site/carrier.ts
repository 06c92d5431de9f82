// The carrier of a page without a server: requests and sockets go to the worker with the tables.
import type { Carrier, Request, Socket } from '../lib/carrier'
import { offer } from '../lib/download'
import { keepIn } from '../lib/keeping'
import { lobby, OWN_TABLES } from '../lib/lobby.svelte'
import { PERSON } from '../lib/person'
import { PUZZLE_RESULTS } from '../lib/puzzles.svelte'
import type { FromWorker, GuestGone, GuestText, Place, ToWorker } from './messages'
import { PortClient } from './port'
import { siteState } from './state.svelte'

/** What a browser that dies must not forget: without its key a table is lost. */
const KEPT = [OWN_TABLES, PERSON, PUZZLE_RESULTS]

export class WorkerCarrier implements Carrier {
  readonly addressable = false
  readonly secluded = true
  /** Hears what the tables say to people in other browsers. */
  onguest: ((message: GuestText | GuestGone) => void) | null = null
  private readonly base = new URL('.', document.baseURI).pathname
  private worker: Worker | null = null
  private recalled = (): void => undefined
  private readonly kept = new Promise<void>((resolve) => (this.recalled = resolve))
  private readonly client = new PortClient((message) => this.post(message))

  constructor(
    private readonly create: () => Worker,
    private readonly place: Place,
    private readonly language: string,
  ) {}

  fetch(path: string, request?: Request): Promise<Response> {
    return this.client.fetch(path, request)
  }

  socket(path: string): Socket {
    return this.client.socket(path)
  }

  /** Everything is one file for the web space: the page stands in the query. */
  address(page: string): string {
    const [, path, query, fragment] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(page)!
    const shown = path === '/' && !query ? '' : `?${path}${query ? `&${query}` : ''}`
    return `${this.base}${shown}${fragment}`
  }

  page(address: URL): URL {
    const own = address.pathname === this.base || address.pathname === `${this.base}index.html`
    if (!own) return address
    const [path, ...query] = address.search.startsWith('?/') ? address.search.slice(1).split('&') : ['/']
    return new URL(`${path}${query.length ? `?${query.join('&')}` : ''}${address.hash}`, address.origin)
  }

  post(message: ToWorker): void {
    this.worker ??= this.start()
    this.worker.postMessage(JSON.stringify(message))
  }

  /** Wait for what was kept beside the tables, or until it is clear that it cannot be had. */
  recall(): Promise<void> {
    this.worker ??= this.start()
    return this.kept
  }

  /** The tables are set up when a page first asks for something: somebody else's guest does without them. */
  private start(): Worker {
    const worker = this.create()
    worker.onmessage = (event: MessageEvent<string | Blob>) => this.receive(event.data)
    worker.onerror = () => {
      siteState.fail('site-failed')
      this.recalled()
    }
    const start: ToWorker = { kind: 'start', place: this.place, language: this.language }
    worker.postMessage(JSON.stringify(start))
    siteState.begin({
      export: () => this.post({ kind: 'export' }),
      clear: () => {
        lobby.forget()
        this.post({ kind: 'clear' })
      },
    })
    return worker
  }

  private receive(data: string | Blob): void {
    if (data instanceof Blob) {
      offer(data, 'siegeworks.sqlite3')
      return
    }
    const message = JSON.parse(data) as FromWorker
    if ('number' in message) this.client.hear(message)
    else if (message.kind === 'kept') {
      keepIn((name, text) => this.post({ kind: 'keep', name, text }), KEPT, message.texts)
      this.recalled()
    } else if ('guest' in message) this.onguest?.(message)
    else {
      siteState.hear(message)
      if (message.kind === 'failed') this.recalled()
    }
  }
}
