// What was said at a table, in words.
import type { Spoken } from './protocol'
import { t } from './speech.svelte'
import type { TableModel } from './table.svelte'
import { asWords } from './wording'

type Things = Record<string, Record<string, unknown>>

/** The name of the thing with a handle such as `place:tannery`. */
export function thingName(things: Things | undefined, handle: string): string {
  const id = handle.slice(handle.indexOf(':') + 1)
  for (const group of Object.values(things ?? {})) {
    const found = typeof group === 'object' ? group[id] : undefined
    if (typeof found === 'string') return found
    if (typeof found === 'object' && found && 'name' in found) return String(found.name)
  }
  return asWords(id)
}

export function saidText(table: TableModel, said: Spoken): string {
  if (said.text !== null) return said.text
  if (said.phrase !== null) return t(`phrase-${said.phrase}`)
  return t('points-at', { thing: thingName(table.words?.things as Things | undefined, said.handle ?? '') })
}
