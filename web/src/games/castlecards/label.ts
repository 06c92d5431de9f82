// The texts of buttons that lead to several actions.
import type { TableModel } from '../../lib/table.svelte'
import { thingsOf } from './scene'

export function label(table: TableModel, handle: string): string | null {
  const [, name, ...numbers] = handle.split(':')
  if (numbers.length) return table.fitting.find((action) => action.path.includes(handle))?.label ?? null
  const word = thingsOf(table)?.deeds[name ?? '']
  return word ? `${word}…` : null
}
