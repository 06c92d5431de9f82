// The texts of buttons that lead to several actions.
import { t } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'

export function label(_: TableModel, handle: string): string | null {
  if (handle === 'do:clear') return t('runedar-do-clear')
  if (handle === 'do:pass') return t('runedar-do-pass')
  return handle === 'do:rest' ? t('runedar-do-rest') : null
}
