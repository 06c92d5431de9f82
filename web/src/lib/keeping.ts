// What this browser keeps for the page, by name; a browser that keeps nothing forgets it when the page is left.

type Keep = (name: string, text: string) => void

const remembered = new Map<string, string>()
const readers: (() => void)[] = []
let keepElsewhere: Keep = () => undefined
/** Under which name the browser's own storage has a text. */
let placed = (name: string): string => name

export function keptText(name: string): string | null {
  return storedText(placed(name))
}

/** A text that another page of this origin has kept under this very name. */
export function storedText(name: string): string | null {
  // What could not be stored is newer than what is.
  const newer = remembered.get(name)
  if (newer !== undefined) return newer
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A kept document; `fallback` if there is none or it cannot be read. */
export function keptDocument(name: string, fallback: unknown): unknown {
  try {
    return JSON.parse(keptText(name) ?? '') as unknown
  } catch {
    return fallback
  }
}

export function keepText(name: string, text: string): void {
  store(name, text)
  keepElsewhere(name, text)
}

/** Keep a text no longer; not for one that is kept in a second place, too. */
export function dropText(name: string): void {
  const stored = placed(name)
  remembered.delete(stored)
  try {
    localStorage.removeItem(stored)
  } catch {
    // Nothing was kept.
  }
}

/** Call a reader again after kept texts came back from a second place. */
export function whenBroughtBack(read: () => void): void {
  readers.push(read)
}

/** Keep this page's texts beside those of another page of the same origin, under names of its own. */
export function keepApart(place: (name: string) => string): void {
  placed = place
  for (const read of readers) read()
}

/**
 * Keep the texts of these names in a second place, too. What that place has already is the newer copy: browsers write
 * their own storage to the disk only after a while.
 */
export function keepIn(place: Keep, names: readonly string[], kept: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(kept)) store(name, text)
  for (const name of names) {
    const text = name in kept ? null : keptText(name)
    if (text !== null) place(name, text)
  }
  keepElsewhere = (name, text) => {
    if (names.includes(name)) place(name, text)
  }
  for (const read of readers) read()
}

function store(name: string, text: string): void {
  const stored = placed(name)
  try {
    localStorage.setItem(stored, text)
    remembered.delete(stored)
  } catch {
    remembered.set(stored, text)
  }
}
