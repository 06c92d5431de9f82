// The tables of this browser: their secrets are kept here and nowhere else.
import { api } from './api'
import type { Founded, NewTable, SeatLink } from './protocol'

export interface KeptTable {
  table: string
  token: string
  game: string
  opened: number
  guided: boolean
  watch: string | null
  links: SeatLink[]
  /** What it was founded with, to play again. */
  wish: NewTable | null
}

const KEY = 'siegeworks.tables'
const MOST = 60

function read(): KeptTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as KeptTable[]).filter((kept) => kept?.table && kept?.token) : []
  } catch {
    return []
  }
}

class Lobby {
  tables = $state.raw<KeptTable[]>(read())

  find(table: string, token: string | null): KeptTable | null {
    const here = this.tables.filter((kept) => kept.table === table)
    return here.find((kept) => kept.token === token) ?? (token ? null : (here[0] ?? null))
  }

  keep(kept: KeptTable): void {
    const others = this.tables.filter((other) => other.table !== kept.table || other.token !== kept.token)
    this.write([kept, ...others].slice(0, MOST))
  }

  /** Remember a table one came to by a link. */
  meet(table: string, token: string, game: string): void {
    if (this.find(table, token)) return
    this.keep({ table, token, game, opened: Date.now(), guided: false, watch: null, links: [], wish: null })
  }

  remove(table: string, token: string): void {
    this.write(this.tables.filter((kept) => kept.table !== table || kept.token !== token))
  }

  private write(tables: KeptTable[]): void {
    this.tables = tables
    try {
      localStorage.setItem(KEY, JSON.stringify(tables))
    } catch {
      // A browser that keeps nothing can still play by the link itself.
    }
  }
}

export const lobby = new Lobby()

/** Open a table and remember its secrets; the address of one's own place at it. */
export async function found(wish: NewTable, guided = false): Promise<string> {
  return keepFounded(await api.found(wish), wish.game, wish, guided)
}

/** Remember the secrets of a table that was opened. */
export function keepFounded(founded: Founded, game: string, wish: NewTable | null = null, guided = false): string {
  const { table, founder, watch, links } = founded
  lobby.keep({ table, token: founder, game, opened: Date.now(), guided, watch, links, wish })
  return tableAddress(table, founder)
}

export function tableAddress(table: string, token: string): string {
  return `/t/${table}#${token}`
}

/** A link to give away. */
export function shareAddress(table: string, token: string): string {
  return new URL(tableAddress(table, token), location.origin).href
}
