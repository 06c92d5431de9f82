// The tables of this page that are in somebody else's browser. Small, because every page asks for it.
import { keepText, keptDocument, whenBroughtBack } from '../lib/keeping'

const KEY = 'siegeworks.hosts'
const MOST = 20

function read(): string[] {
  const kept = keptDocument(KEY, [])
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

class Hosts {
  /** The tables, also those of earlier visits. */
  tables = $state.raw<string[]>(read())
  /** Those that can be reached now. */
  connected = $state.raw<string[]>([])

  constructor() {
    whenBroughtBack(() => (this.tables = read()))
  }

  /** Whether a table is in a browser that this one has no line to. */
  away(table: string): boolean {
    return this.tables.includes(table) && !this.connected.includes(table)
  }

  meet(table: string): void {
    this.tables = [table, ...this.tables.filter((other) => other !== table)].slice(0, MOST)
    this.connected = [table, ...this.connected.filter((other) => other !== table)]
    keepText(KEY, JSON.stringify(this.tables))
  }

  lose(table: string): void {
    this.connected = this.connected.filter((other) => other !== table)
  }
}

export const hosts = new Hosts()
