// Python's memory with the program loaded, kept for the next visit: a start from there takes a fraction of the time.
import type { PyodideAPI } from 'pyodide'
import type { Place } from './messages'

const CACHE = 'memory-of-siegeworks'
const MEGABYTE = 2 ** 20

type Settings = Parameters<CreateModule>[0]
type CreateModule = (settings: object) => Promise<Module>

interface Module {
  HEAP8: Int8Array
  _malloc(size: number): number
}

/** One memory belongs to one version of Python and of the program. */
function nameOf(place: Place): string {
  return `${place.program}?memory&${encodeURIComponent(place.pyodide)}`
}

/** The memory of an earlier visit, if there is one and it is whole. */
export async function keptMemory(place: Place): Promise<Uint8Array | null> {
  try {
    const found = await (await caches.open(CACHE)).match(nameOf(place))
    const memory = found && new Uint8Array(await found.arrayBuffer())
    return memory && String(memory.length) === found.headers.get('x-size') ? memory : null
  } catch {
    return null // no such store here, as in a private window
  }
}

/** Keep a memory for the next visit, instead of those of older versions; without it the next start takes longer. */
export async function keepMemory(place: Place, memory: Uint8Array): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await forgetOthers(cache, place)
    await cache.put(nameOf(place), new Response(memory as BodyInit, { headers: { 'x-size': String(memory.length) } }))
  } catch {
    await forgetMemory(place)
  }
}

export async function forgetMemory(place: Place): Promise<void> {
  await caches
    .open(CACHE)
    .then((cache) => cache.delete(nameOf(place)))
    .catch(() => undefined)
}

/** Other folders of the same web space keep theirs. */
async function forgetOthers(cache: Cache, place: Place): Promise<void> {
  const folder = new URL('.', place.program).href
  for (const { url } of await cache.keys())
    if (new URL('.', url).href === folder && url !== nameOf(place)) await cache.delete(url)
}

/** The memory of a Python that has just been loaded; null where it cannot be had, and the next start takes longer. */
export function copyMemory(python: PyodideAPI): Uint8Array | null {
  try {
    return (python as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot()
  } catch {
    return null
  }
}

/** Pyodide takes over a memory only if it has room for it from the beginning. */
export function roomFor(memory: Uint8Array, create: CreateModule): CreateModule {
  return async (settings: Settings) => {
    const module = await create(settings)
    const before = module.HEAP8.length
    while (module.HEAP8.length < memory.length) module._malloc(MEGABYTE)
    module.HEAP8.fill(0, before)
    return module
  }
}
