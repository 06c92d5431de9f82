// A copy of a running game that this browser keeps ready, so that one can go on when the server is gone.
import { api } from './api'
import { offer } from './download'
import { keepText, keptDocument } from './keeping'
import { lobby } from './lobby.svelte'
import type { TableModel } from './table.svelte'

const KEY = 'siegeworks.spare.'

/** Whether this browser keeps a copy of a table ready. */
export function wantsSpare(table: TableModel): boolean {
  return lobby.find(table.table, table.token)?.spare ?? false
}

interface Spare {
  /** The decision at which it was made: an older copy would part from the game at the table. */
  decision: number
  text: string
}

/** The copy of a table at its present decision; empty if there is none. */
export function spareOf(table: TableModel): string {
  const spare = keptDocument(KEY + table.table, null) as Spare | null
  return spare && spare.decision === table.decision?.number ? spare.text : ''
}

/** Keep a copy ready from now on, or no longer. */
export async function wantSpare(table: TableModel, wanted: boolean): Promise<void> {
  const kept = lobby.find(table.table, table.token)
  if (!kept) return
  if (wanted) await freshen(table)
  else dropSpare(table)
  lobby.keep({ ...kept, spare: wanted })
}

/** Fetch the copy of the present decision. */
export async function freshen(table: TableModel): Promise<void> {
  const decision = table.decision?.number ?? -1
  const text = await api.takeCopy(table.table, table.token)
  keepText(KEY + table.table, JSON.stringify({ decision, text } satisfies Spare))
}

export function dropSpare(table: TableModel): void {
  keepText(KEY + table.table, '')
}

/** Save a copy as a file, which other tables open. */
export function saveCopy(table: TableModel, text: string): void {
  offer(new Blob([text], { type: 'text/plain' }), `${table.game}-${table.table}.siege`)
}
