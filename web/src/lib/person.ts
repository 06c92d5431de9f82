// The key of the person who uses this browser, for what counts once for each person. The server keeps only its hash.
import { keepText, keptText } from './keeping'
import { isWhole, newKey } from './keys'

export const PERSON = 'siegeworks.person'

/** The key, if one was made already. */
export function knownPersonKey(): string | undefined {
  const kept = keptText(PERSON)
  return kept && isWhole(kept) ? kept : undefined
}

/** The key; a new one is made and kept the first time. */
export function personKey(): string {
  const known = knownPersonKey()
  if (known) return known
  const key = newKey()
  keepText(PERSON, key)
  return key
}
