// The carrier of a page without a server: requests and sockets go to the worker with the tables.
import type { Carrier, Request, Socket } from '../lib/carrier'
import { offer } from '../lib/download'
import type { FromWorker, ToWorker } from './messages'
import { siteState } from './state.svelte'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

class PortSocket implements Socket {
  readyState = CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(
    private readonly number: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ kind: 'text', number: this.number, text })
  }

  close(): void {
    this.post({ kind: 'close', number: this.number })
  }
}

export class WorkerCarrier implements Carrier {
  readonly addressable = false
  private next = 1
  private answers = new Map<number, (answer: Response) => void>()
  private sockets = new Map<number, PortSocket>()
  private readonly base = new URL('.', document.baseURI).pathname

  constructor(
    private readonly worker: Worker,
    program: string,
    pyodide: string,
    language: string,
  ) {
    const at = (name: string) => new URL(name, document.baseURI).href
    worker.onmessage = (event: MessageEvent<string | Blob>) => this.receive(event.data)
    worker.onerror = () => siteState.fail('site-failed')
    this.post({ kind: 'start', place: { program: at(program), pyodide: at(pyodide) }, language })
    siteState.begin({
      export: () => this.post({ kind: 'export' }),
      clear: () => this.post({ kind: 'clear' }),
    })
  }

  fetch(path: string, { method = 'GET', headers = {}, body = '' }: Request = {}): Promise<Response> {
    const number = this.next++
    this.post({ kind: 'request', number, method, path, headers, body })
    return new Promise((resolve) => this.answers.set(number, resolve))
  }

  socket(path: string): Socket {
    const number = this.next++
    const socket = new PortSocket(number, this.post)
    this.sockets.set(number, socket)
    this.post({ kind: 'open', number, path })
    return socket
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

  private post = (message: ToWorker): void => this.worker.postMessage(JSON.stringify(message))

  private receive(data: string | Blob): void {
    if (data instanceof Blob) {
      offer(data, 'siegeworks.sqlite3')
      return
    }
    const message = JSON.parse(data) as FromWorker
    if (message.kind === 'answer') {
      const { number, status, headers, body } = message
      this.answers.get(number)?.(new Response(body, { status, headers }))
      this.answers.delete(number)
    } else if ('number' in message) this.pass(message)
    else siteState.hear(message)
  }

  private pass(message: Extract<FromWorker, { kind: 'accepted' | 'text' | 'closed' }>): void {
    const socket = this.sockets.get(message.number)
    if (!socket) return
    if (message.kind === 'accepted') {
      socket.readyState = OPEN
      socket.onopen?.()
    } else if (message.kind === 'text') socket.onmessage?.({ data: message.text })
    else {
      socket.readyState = CLOSED
      this.sockets.delete(message.number)
      socket.onclose?.()
    }
  }
}
