// Requests and sockets as messages over a port, whatever carries them: a worker of this page, or another browser.
import type { Request, Socket } from '../lib/carrier'
import type { FromTables, ToTables } from './messages'

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
    private readonly post: (message: ToTables) => void,
  ) {}

  send(text: string): void {
    this.post({ kind: 'text', number: this.number, text })
  }

  close(): void {
    this.post({ kind: 'close', number: this.number })
  }
}

interface Waiting {
  resolve: (answer: Response) => void
  reject: (failure: Error) => void
}

export class PortClient {
  private next = 1
  private answers = new Map<number, Waiting>()
  private sockets = new Map<number, PortSocket>()

  constructor(private readonly post: (message: ToTables) => void) {}

  fetch(path: string, { method = 'GET', headers = {}, body = '' }: Request = {}): Promise<Response> {
    const number = this.next++
    this.post({ kind: 'request', number, method, path, headers, body })
    return new Promise((resolve, reject) => this.answers.set(number, { resolve, reject }))
  }

  socket(path: string): Socket {
    const number = this.next++
    const socket = new PortSocket(number, this.post)
    this.sockets.set(number, socket)
    this.post({ kind: 'open', number, path })
    return socket
  }

  hear(message: FromTables): void {
    if (message.kind === 'answer') {
      const { number, status, headers, body } = message
      this.answers.get(number)?.resolve(new Response(body, { status, headers }))
      this.answers.delete(number)
      return
    }
    const socket = this.sockets.get(message.number)
    if (!socket) return
    if (message.kind === 'accepted') {
      socket.readyState = OPEN
      socket.onopen?.()
    } else if (message.kind === 'text') socket.onmessage?.({ data: message.text })
    else this.drop(message.number, socket)
  }

  /** Nothing will be answered any more. */
  lose(): void {
    for (const { reject } of this.answers.values()) reject(new Error('the connection is lost'))
    this.answers.clear()
    for (const [number, socket] of this.sockets) this.drop(number, socket)
  }

  private drop(number: number, socket: PortSocket): void {
    socket.readyState = CLOSED
    this.sockets.delete(number)
    socket.onclose?.()
  }
}
