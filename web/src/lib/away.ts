// What happened at a table while nobody looked at it in this browser.
import { keepText, keptDocument } from './keeping'
import type { LogLine } from './protocol'

const KEY = 'siegeworks.seen.'
/** Whoever is back sooner has not lost the thread. */
export const LONG_AWAY = 20_000

export interface Look {
  /** The last line that was seen. */
  line: number
  /** When the page was left, in milliseconds since 1970. */
  at: number
}

export function keepLook(table: string, look: Look): void {
  keepText(KEY + table, JSON.stringify(look))
}

export function lastLook(table: string): Look | null {
  const look = keptDocument(KEY + table, null) as Look | null
  return look && Number.isFinite(look.line) && Number.isFinite(look.at) ? look : null
}

/** The sentences since a look, if it is long enough ago; without what the person did on another device. */
export function sinceLook(
  look: Look | null,
  lines: readonly LogLine[],
  you: number | null,
  now: number,
  long = LONG_AWAY,
): string[] {
  if (!look || now - look.at < long) return []
  return lines
    .filter((line) => line.number > look.line && line.seat !== you)
    .flatMap((line) => line.events.map((event) => event.text))
    .filter(Boolean)
}
