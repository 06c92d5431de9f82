// The position of a game without a module of its own, as text: whatever its scene holds, in the order of the scene.
import type { Scene, GameWords } from './protocol'
import { t } from './speech.svelte'
import { asWords } from './wording'

type Names = Map<string, string>

/** One list per section, its heading first; a hand comes before everything else. */
export function outline(scene: Scene | null, things: GameWords['things'] = {}): string[][] {
  const names = namesOf(things)
  const simple: string[] = []
  const sections: string[][] = []
  for (const [key, value] of Object.entries(scene ?? {})) {
    if (!isComposite(value)) simple.push(entry(key, value, names))
    else if (key === 'hand') sections.unshift([asWords(key), ...lines(value, names)])
    else sections.push([asWords(key), ...lines(value, names)])
  }
  if (simple.length) sections.push([t('plain-position'), ...simple])
  return sections
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
  if (Array.isArray(value)) return value.map((one: unknown) => words(one, names))
  return Object.entries(value).map(([key, one]) => entry(key, one, names))
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
