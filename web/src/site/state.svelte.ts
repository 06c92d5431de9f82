// How the tables of this page are doing: loading, ready, or not to be opened; and whether there is a newer version.
import type { FromWorker } from './messages'

interface Orders {
  export(): void
  clear(): void
}

class SiteState {
  /** Whether this page has its tables in a worker. */
  active = $state(false)
  /** Whether the page lies below those of a server, for the time when the server is gone. */
  belowServer = false
  part = $state(0)
  ready = $state(false)
  /** Why the tables cannot be opened: a sentence, or the id of a text of the client. */
  text = $state('')
  message = $state('')
  /** Takes over the newer version that waits; null if there is none. */
  update = $state.raw<(() => void) | null>(null)
  private orders: Orders | null = null

  begin(orders: Orders): void {
    this.active = true
    this.orders = orders
  }

  hear(message: Extract<FromWorker, { kind: 'progress' | 'ready' | 'failed' | 'cleared' }>): void {
    if (message.kind === 'progress') this.part = message.part
    else if (message.kind === 'ready') this.ready = true
    else if (message.kind === 'failed') this.fail(message.message ?? '', message.text)
    else if (message.kind === 'cleared') location.reload()
  }

  fail(message: string, text = ''): void {
    this.message = message
    this.text = text
  }

  /** Save the file of tables, also one that cannot be opened. */
  export(): void {
    this.orders?.export()
  }

  /** Forget all tables and begin again. */
  clear(): void {
    this.orders?.clear()
  }
}

export const siteState = new SiteState()
