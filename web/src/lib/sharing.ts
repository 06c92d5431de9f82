// A new scene is mostly the old one. What has not changed keeps its identity, so that nothing of it is drawn again.

/** The new value, made of the parts of the old one that are the same in both. */
export function share<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh
  if (Array.isArray(fresh)) return (Array.isArray(old) ? shareList(old, fresh) : fresh) as T
  if (!isRecord(fresh) || !isRecord(old)) return fresh
  return shareRecord(old, fresh) as T
}

function shareList(old: unknown[], fresh: unknown[]): unknown[] {
  const shared = fresh.map((part, at) => share(old[at], part))
  return old.length === shared.length && shared.every((part, at) => part === old[at]) ? old : shared
}

function shareRecord(old: Record<string, unknown>, fresh: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(fresh)
  const shared = Object.fromEntries(names.map((name) => [name, share(old[name], fresh[name])]))
  const same = names.length === Object.keys(old).length && names.every((name) => shared[name] === old[name])
  return same ? old : shared
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
