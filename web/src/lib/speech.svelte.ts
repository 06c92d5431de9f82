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
/** The language that is being loaded; what is asked for meanwhile is loaded in it. */
let chosen: Language | null = null
/** Areas of texts that most people do not need; so are those of a game, but for what every page says of it. */
const SELDOM = ['cups', 'daily', 'guide', 'peer', 'plain', 'profile', 'puzzles', 'review', 'site']
const GAME_AREA = /games\/([^/]+)\//
const GAME_ON_ALL_PAGES = '/home'
/** Areas that were asked for beyond those that are always there. */
const also = new Set<string>()
/** Areas that are being loaded, until the texts of the page have them. */
const coming = new Map<string, Promise<void>>()
/** What was read, so that another area does not have all others read again. */
const read = new Map<string, FluentResource>()

/** The area of a file: `review`, or with its game `<game>/table`. */
function areaOf(path: string): string {
  const area = path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
  const game = GAME_AREA.exec(path)?.[1]
  return game === undefined ? area : `${game}/${area}`
}

function isSpoken(area: string): boolean {
  return also.has(area) || (area.includes('/') ? area.endsWith(GAME_ON_ALL_PAGES) : !SELDOM.includes(area))
}

/**
 * Load the texts of areas that are left out at first; they stay in every language from then on. An area that could not
 * be loaded is loaded again when it is asked for again, and keeps no other one from being loaded.
 */
export async function alsoSpeak(...areas: string[]): Promise<void> {
  const missing = areas.filter((area) => !isSpoken(area) && !coming.has(area))
  if (missing.length) {
    const loading = bring(missing)
    for (const area of missing) coming.set(area, loading)
  }
  await Promise.all(areas.map((area) => coming.get(area)))
}

async function bring(areas: string[]): Promise<void> {
  try {
    await Promise.all(pathsOf(wantedLanguage(), (area) => areas.includes(area)).map(resource))
    for (const area of areas) also.add(area)
    await speak(wantedLanguage())
  } catch (failure) {
    for (const area of areas) also.delete(area)
    throw failure
  } finally {
    for (const area of areas) coming.delete(area)
  }
}

function wantedLanguage(): Language {
  return chosen ?? settings.language
}

function pathsOf(language: Language, isWanted: (area: string) => boolean): string[] {
  return Object.keys(FILES).filter((path) => path.includes(`/${language}/`) && isWanted(areaOf(path)))
}

async function resource(path: string): Promise<FluentResource> {
  const known = read.get(path) ?? new FluentResource(await FILES[path]!())
  read.set(path, known)
  return known
}

/** Load a language and use it from then on. */
export function speak(language: Language): Promise<void> {
  chosen = language
  latest = learn(language, ++asked)
  return latest
}

async function learn(language: Language, turn: number): Promise<void> {
  let resources: FluentResource[]
  try {
    resources = await Promise.all(pathsOf(language, isSpoken).map(resource))
  } catch (failure) {
    if (turn !== asked) return latest
    chosen = null
    throw failure
  }
  if (turn !== asked) return latest
  chosen = null
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const one of resources) bundle.addResource(one)
  said.clear()
  speech.bundle = bundle
  speech.language = language
  document.documentElement.lang = language
  // Another tab may have kept other settings since this page was opened: they are kept only if they change here.
  if (settings.language === language) return
  settings.language = language
  settings.keep()
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
