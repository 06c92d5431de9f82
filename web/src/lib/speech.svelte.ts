// The texts of the client: `web/texts/<language>/<area>.ftl`, and those of the games in their own folders.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './protocol'
import { settings } from './settings.svelte'

const FILES = import.meta.glob<string>(['../../texts/*/*.ftl', '../games/*/texts/*/*.ftl'], {
  query: '?raw',
  import: 'default',
})

class Speech {
  bundle = $state.raw<FluentBundle | null>(null)
  language = $state<Language>('en')
}

const speech = new Speech()
/** What was said before in the language of the page: most texts are asked for again at every choice. */
const said = new Map<string, string>()
const MOST_SAID = 3000
/** Loading is asked for so many times; the latest has all texts that were asked for. */
let asked = 0
let latest = Promise.resolve()
/** Areas of texts that most people do not need: loaded on demand. */
const left = new Set(['cups', 'daily', 'guide', 'peer', 'plain', 'profile', 'puzzles', 'review'])

function areaOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}

/** Load the texts of areas that are left out at first; they stay in every language from then on. */
export async function alsoSpeak(...areas: string[]): Promise<void> {
  if (areas.filter((area) => left.delete(area)).length) await speak(settings.language)
}

/** Load a language and use it from then on. */
export function speak(language: Language): Promise<void> {
  latest = learn(language, ++asked)
  return latest
}

async function learn(language: Language, turn: number): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`) && !left.has(areaOf(path)))
  const texts = await Promise.all(paths.map((path) => FILES[path]!()))
  if (turn !== asked) return latest
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  said.clear()
  speech.bundle = bundle
  speech.language = language
  settings.language = language
  settings.keep()
  document.documentElement.lang = language
}

export type Facts = Record<string, FluentVariable>

/** A message in the language of the page. Reactive: read it in markup and it changes with the language. */
export function t(id: string, facts?: Facts): string {
  const bundle = speech.bundle
  if (!bundle) return id
  const key = facts ? `${id} ${JSON.stringify(facts)}` : id
  const known = said.get(key)
  if (known !== undefined) return known
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return id
  const text = bundle.formatPattern(pattern, facts)
  if (said.size >= MOST_SAID) said.clear()
  said.set(key, text)
  return text
}

/** Whether there is a text for an id. */
export function speaks(id: string): boolean {
  return speech.bundle?.hasMessage(id) ?? false
}

/** The current language. */
export function spoken(): Language {
  return speech.language
}
