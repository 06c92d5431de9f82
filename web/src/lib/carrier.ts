// How this page reaches the tables: over the network, or over a message port to a worker in which they run.
// Both carry the same requests and the same messages.

/** The part of a WebSocket that a table needs. */
export interface Socket {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Carrier {
  fetch(path: string, request?: Request): Promise<Response>
  socket(path: string): Socket
  /** The address of a page of this client, such as `/t/oak#key`, to put into the address bar and into links. */
  address(page: string): string
  /** The page that an address of this site stands for; the reverse of `address`. */
  page(address: URL): URL
  /** Whether these tables are in a browser: nobody can find them, and nothing is compared with others. */
  readonly secluded: boolean
  /** Whether an answer can be downloaded from its path as from any other address. */
  readonly addressable: boolean
}

class Network implements Carrier {
  readonly addressable = true
  readonly secluded = false

  fetch(path: string, request?: Request): Promise<Response> {
    return fetch(path, request)
  }

  socket(path: string): Socket {
    const address = new URL(path, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.hash = ''
    return new WebSocket(address) as Socket
  }

  address(page: string): string {
    return page
  }

  page(address: URL): URL {
    return address
  }
}

export let carrier: Carrier = new Network()

/** Use another carrier from now on; before anything is asked for. */
export function carryBy(other: Carrier): void {
  carrier = other
}
