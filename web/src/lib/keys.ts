// The key of each table in this tab. It never stays in the address, so that the address can be shown and shared.

const PREFIX = 'siegeworks.key.'
/** For browsers that keep nothing. */
const remembered = new Map<string, string>()

/** A key that nobody can guess: 192 bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export function tabKey(table: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + table) ?? remembered.get(table) ?? null
  } catch {
    return remembered.get(table) ?? null
  }
}

export function keepTabKey(table: string, key: string): void {
  remembered.set(table, key)
  try {
    sessionStorage.setItem(PREFIX + table, key)
  } catch {
    // It is remembered until the page is left.
  }
}

export function dropTabKey(table: string): void {
  remembered.delete(table)
  try {
    sessionStorage.removeItem(PREFIX + table)
  } catch {
    // Nothing was kept.
  }
}

/** Whether a token looks like one of the server's; one that was cut off in copying does not. */
export function isWhole(token: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(token)
}

/** Take the token out of the address: it moves into the storage of this tab. */
export function takeFromAddress(table: string, fragment: string): void {
  if (!fragment) return
  if (isWhole(fragment)) keepTabKey(table, fragment)
  history.replaceState(null, '', location.pathname + location.search)
}
