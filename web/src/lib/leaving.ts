// A game of a server's table that goes on without the server: the server's pages and the site below them, which share
// the storage of this browser, leave each other what the other one needs.
import { dropText, keepText, keptDocument } from './keeping'

/** Where a server offers the site with which games go on (`server/site/offered.py`). */
export const SITE = '/offline/'
const COPY = 'siegeworks.spare.'
const DEPARTURE = 'siegeworks.departure.'
/** What both have in common; everything else of the site is its own. */
const SHARED = ['siegeworks.settings', COPY, DEPARTURE]

/** The name under which a site that shares the storage of a server's pages keeps something. */
export function apartFromServer(name: string): string {
  return SHARED.some((start) => name.startsWith(start)) ? name : `${name} ${SITE}`
}

export interface Copy {
  /** The decision at which it was made: an older copy would part from the game at the table. */
  decision: number
  text: string
  /** What opens the seat at the server's table. */
  token: string
}

/** The copy of a table's game that this browser has; it is that of the latest decision it has seen. */
export function copyOf(table: string): Copy | null {
  const kept = keptDocument(COPY + table, null) as Copy | null
  return kept?.text ? kept : null
}

export function keepCopy(table: string, copy: Copy): void {
  // A browser that has no space left for this one must not offer an older one.
  dropCopy(table)
  keepText(COPY + table, JSON.stringify(copy))
}

export function dropCopy(table: string): void {
  dropText(COPY + table)
}

/** Where the game of a server's table goes on. */
export interface Departure {
  /** The table of the site. */
  table: string
  /** The decision at which it left: once another one is asked at the server, the two games have parted. */
  decision: number
}

export function departureOf(table: string): Departure | null {
  return keptDocument(DEPARTURE + table, null) as Departure | null
}

/** The game of a server's table goes on at one of the site, or no longer. */
export function keepDeparture(table: string, departure: Departure | null): void {
  if (departure) keepText(DEPARTURE + table, JSON.stringify(departure))
  else dropText(DEPARTURE + table)
}
