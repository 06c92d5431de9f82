// The position of a game without a module of its own, as text: whatever its scene holds, in the order of the scene.
import type { Scene, GameWords } from './protocol'
import { t } from './speech.svelte'
import { asWords } from './wording'

type Names = Map<string, string>

/** One list per section, its heading first; a hand comes before everything else. A list with an entry for each seat
 * is taken to belong to the seats, so its lines begin with their names. */
export function outline(scene: Scene | null, things: GameWords['things'] = {}, seats: string[] = []): string[][] {
  const names = namesOf(things)
  const simple: string[] = []
  const sections: string[][] = []
  for (const [key, value] of Object.entries(scene ?? {})) {
    if (!isComposite(value)) simple.push(entry(key, value, names))
    else if (key === 'hand') sections.unshift([asWords(key), ...section(value, names, seats)])
    else sections.push([asWords(key), ...section(value, names, seats)])
  }
  if (simple.length) sections.push([t('plain-position'), ...simple])
  return sections
}

function section(value: object, names: Names, seats: string[]): string[] {
  const found = lines(value, names)
  if (!found.length) return ['–']
  const bySeat = Array.isArray(value) && value.length === seats.length && value.every(isComposite)
  return bySeat ? found.map((line, seat) => `${seats[seat]}: ${line}`) : found
}

/** The names of things by their ids: a game's words list its things by kind, each a name or an object with one. */
function namesOf(things: GameWords['things']): Names {
  const names: Names = new Map()
  for (const kind of Object.values(things).filter(isComposite)) {
    for (const [id, thing] of Object.entries(kind)) {
      const name: unknown = isComposite(thing) && 'name' in thing ? thing.name : thing
      if (typeof name === 'string') names.set(id, name)
    }
  }
  return names
}

function lines(value: object, names: Names): string[] {
  if (Array.isArray(value)) return isComposite(value[0]) ? all(value, names) : counted(all(value, names))
  return Object.entries(value).map(([key, one]) => entry(key, one, names))
}

function all(values: unknown[], names: Names): string[] {
  return values.map((one) => words(one, names))
}

/** Equal neighbours become one entry with their number, such as the hidden cards of a hand. */
function counted(texts: string[]): string[] {
  const runs: { text: string; count: number }[] = []
  for (const text of texts) {
    const last = runs.at(-1)
    if (last?.text === text) last.count++
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) => (count > 1 ? `${text} ${t('log-times', { count })}` : text))
}

function entry(key: string, value: unknown, names: Names): string {
  return `${names.get(key) ?? asWords(key)}: ${words(value, names)}`
}

function words(value: unknown, names: Names): string {
  if (isComposite(value)) return lines(value, names).join(Array.isArray(value) ? ', ' : '; ') || '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return names.get(value) ?? value
  return value === null || value === undefined ? '–' : String(value)
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
