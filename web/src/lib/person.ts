// The key of the person who uses this browser, for what counts once for each person. The server keeps only its hash.
import { isWhole, newKey } from './keys'

const KEY = 'siegeworks.person'
/** For browsers that keep nothing. */
let remembered: string | null = null

/** The key, if one was made already. */
export function knownPersonKey(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept && isWhole(kept)) return kept
  } catch {
    // It is remembered until the page is left.
  }
  return remembered ?? undefined
}

/** The key; a new one is made and kept the first time. */
export function personKey(): string {
  const known = knownPersonKey()
  if (known) return known
  remembered = newKey()
  try {
    localStorage.setItem(KEY, remembered)
  } catch {
    // It is remembered until the page is left.
  }
  return remembered
}
