// The tables this browser knows: their secret tokens are stored here and nowhere else.
import { api } from './api'
import { carrier } from './carrier'
import { keepText, keptText, whenBroughtBack } from './keeping'
import { dropCopy } from './leaving'
import { newKey } from './keys'
import type { TableCreated, NewTable, SeatLink } from './protocol'

/** A seat's token; `next` is a new key that was sent to the server and counts once the server has answered. */
export type KeptLink = SeatLink & { next?: string }

export interface KeptTable {
  table: string
  token: string
  game: string
  opened: number
  guided: boolean
  /** This browser keeps a copy ready, to go on when the server is gone. */
  spare?: boolean
  /** The table of the server whose game goes on here, and what opens it there. */
  from?: string
  key?: string
  /** The topics of the guide that are learned. */
  learned?: string[]
  watch: string | null
  /** A new key that was sent to the server; it counts once the server has answered. */
  next?: string
  links: KeptLink[]
  /** How it was created, to play again. */
  request: NewTable | null
}

export const OWN_TABLES = 'siegeworks.tables'
const MOST = 60

/** The tables of a text that this page, or another one of this origin, has kept. */
export function tablesIn(text: string | null): KeptTable[] {
  try {
    const stored = JSON.parse(text ?? '[]') as unknown
    return Array.isArray(stored) ? (stored as KeptTable[]).filter((kept) => kept?.table && kept?.token) : []
  } catch {
    return []
  }
}

function read(): KeptTable[] {
  return tablesIn(keptText(OWN_TABLES))
}

class Lobby {
  tables = $state.raw<KeptTable[]>(read())

  constructor() {
    whenBroughtBack(() => (this.tables = read()))
  }

  find(table: string, token: string | null): KeptTable | null {
    const here = this.tables.filter((kept) => kept.table === table)
    return here.find((kept) => kept.token === token) ?? (token ? null : (here[0] ?? null))
  }

  keep(kept: KeptTable): void {
    const others = this.tables.filter((other) => other.table !== kept.table || other.token !== kept.token)
    this.write([kept, ...others].slice(0, MOST))
  }

  /** Remember a table that was opened by a link. */
  meet(table: string, token: string, game: string): void {
    if (this.find(table, token)) return
    this.keep({ table, token, game, opened: Date.now(), guided: false, watch: null, links: [], request: null })
  }

  /** A new key for a table, kept before it is sent: if the answer gets lost, the key does not. */
  prepare(table: string, token: string): string {
    const kept = this.find(table, token)
    const key = (kept ?? this.link(table, token))?.next ?? newKey()
    if (kept) this.change(kept, { next: key })
    else this.changeLink(table, token, { next: key })
    return key
  }

  /** The server knows the new key of a table: it takes the place of the old token. */
  adopt(table: string, token: string, key: string): void {
    const kept = this.find(table, token)
    if (kept) this.change(kept, { token: key, next: undefined })
    else this.changeLink(table, token, { token: key, next: undefined })
  }

  /** The new key of a seat of which the server has not answered yet. */
  nextOf(table: string, token: string): string | undefined {
    return (this.find(table, token) ?? this.link(table, token))?.next
  }

  /** The seat of somebody else at this screen. */
  private link(table: string, token: string): KeptLink | undefined {
    const links = this.tables.filter((kept) => kept.table === table).flatMap((kept) => kept.links)
    return links.find((link) => link.who === 'here' && link.token === token)
  }

  private changeLink(table: string, token: string, facts: Partial<KeptLink>): void {
    const changed = this.link(table, token)
    const kept = changed && this.tables.find(({ links }) => links.includes(changed))
    if (kept) this.change(kept, { links: kept.links.map((one) => (one === changed ? { ...one, ...facts } : one)) })
  }

  /** Remember new links in place of the old ones; the keys of people at this screen are not renewed. */
  renew(table: string, token: string, watch: string | null, links: SeatLink[]): void {
    const kept = this.find(table, token)
    const here = kept?.links.filter((link) => link.who !== 'friend') ?? []
    if (kept?.watch) this.change(kept, { watch, links: [...here, ...links] })
  }

  private change(kept: KeptTable, facts: Partial<KeptTable>): void {
    this.write(this.tables.map((one) => (one === kept ? { ...one, ...facts } : one)))
  }

  remove(table: string, token: string): void {
    this.write(this.tables.filter((kept) => kept.table !== table || kept.token !== token))
  }

  /** Forget all tables of this browser. */
  forget(): void {
    this.write([])
  }

  private write(tables: KeptTable[]): void {
    const known = new Set(tables.map(({ table }) => table))
    for (const { table } of this.tables) if (!known.has(table)) dropCopy(table)
    this.tables = tables
    keepText(OWN_TABLES, JSON.stringify(tables))
  }
}

export const lobby = new Lobby()

/** Create a table and remember its tokens; gives the address of one's own seat. */
export async function createTable(request: NewTable, guided = false): Promise<string> {
  return keepCreated(await api.createTable(request), request.game, request, guided)
}

/** Remember the tokens of a table that was created; gives the address of one's own seat. */
export function keepCreated(
  created: TableCreated,
  game: string,
  request: NewTable | null = null,
  guided = false,
): string {
  const { table, founder, watch, links } = created
  lobby.keep({ table, token: founder, game, opened: Date.now(), guided, watch, links, request })
  return tableAddress(table, founder)
}

/** What a table at which a game goes on takes over from the one that the game comes from. */
export type Origin = Pick<KeptTable, 'from' | 'key'> & Partial<Pick<KeptTable, 'guided' | 'learned' | 'request'>>

/** Open the game of a copy at a table of its own, whose tokens are remembered. */
export async function openCopy(text: string, origin?: Origin): Promise<KeptTable> {
  const created = await api.openCopy(text)
  keepCreated(created, /^game: (.+)$/m.exec(text)?.[1] ?? '')
  const kept = { ...lobby.find(created.table, created.founder)!, ...origin }
  lobby.keep(kept)
  return kept
}

export function tableAddress(table: string, token: string): string {
  return `/t/${table}#${token}`
}

/** A link to share. */
export function shareAddress(table: string, token: string): string {
  return new URL(carrier.address(tableAddress(table, token)), location.href).href
}
