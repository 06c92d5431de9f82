// A copy of a running game that this browser keeps ready, so that one can go on when the server is gone.
import { api } from './api'
import { carrier } from './carrier'
import { offer } from './download'
import { copyOf, dropCopy, keepCopy } from './leaving'
import { lobby } from './lobby.svelte'
import { offlineSite } from './offlineSite.svelte'
import { settings } from './settings.svelte'
import type { TableModel } from './table.svelte'

/** Whether nobody else is at the table, and no clock: then the game can go on elsewhere. */
export function playsAlone(table: TableModel): boolean {
  const { you, phase, daily, cup, clock, seats } = table
  if (you === null || phase !== 'playing' || daily || cup || clock) return false
  return seats.every((seat) => seat.bot !== null || seat.seat === you)
}

/**
 * Whether this browser keeps a copy of a table ready. A copy tells what is hidden, so that a game no longer counts: one
 * that does is copied only if the person wants it, here or at all tables
 * that are opened from then on.
 */
export function wantsSpare(table: TableModel): boolean {
  if (carrier.secluded || !playsAlone(table)) return false
  const kept = lobby.find(table.table, table.token)
  const ready = settings.ready && (kept?.opened ?? 0) >= settings.readySince
  return kept?.spare ?? (offlineSite.offered && (ready || !table.rated))
}

/** Whether the person has said that this table is not to be copied. */
export function spurnsSpare(table: TableModel): boolean {
  return lobby.find(table.table, table.token)?.spare === false
}

/** The copy of a table at its present decision, with what opens the table now; empty if there is none. */
export function spareOf(table: TableModel): string {
  const copy = copyOf(table.table)
  return copy?.decision === table.decision?.number && copy?.token === table.token ? copy.text : ''
}

/** Keep a copy ready from now on, or no longer. */
export async function wantSpare(table: TableModel, wanted: boolean): Promise<void> {
  const kept = lobby.find(table.table, table.token)
  if (!kept) return
  if (wanted) await freshen(table)
  else dropCopy(table.table)
  lobby.keep({ ...kept, spare: wanted })
}

/** Fetch the copy of the present decision. */
export async function freshen(table: TableModel): Promise<void> {
  const decision = table.decision?.number ?? -1
  const text = await api.takeCopy(table.table, table.token)
  keepCopy(table.table, { decision, text, token: table.token })
}

/** Save a copy as a file, which other tables open. */
export function saveCopy(table: TableModel, text: string): void {
  offer(new Blob([text], { type: 'text/plain' }), `${table.game}-${table.table}.siege`)
}
