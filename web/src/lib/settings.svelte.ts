// A person's preferences, stored in this browser, and with a profile on the server too.
import { keepText, keptDocument } from './keeping'
import { isLevel, type Level } from './levels'
import type { Language } from './protocol'

export const LANGUAGES: Language[] = ['en', 'es', 'pt-BR', 'pl']
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'siegeworks.settings'

function guessLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const base = tag.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === base)
    if (found) return found
  }
  return 'en'
}

function read(): Record<string, unknown> {
  const stored = keptDocument(KEY, {})
  return stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : {}
}

/** The entries of a kept object whose values are texts. */
function texts(kept: unknown): Record<string, string> {
  const entries = kept && typeof kept === 'object' ? Object.entries(kept) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  sound = $state(false)
  /** From 0 to 1. */
  volume = $state(0.7)
  motion = $state(true)
  shortcuts = $state(true)
  notify = $state(false)
  /** Whether figures carry letters. */
  letters = $state(false)
  /** Whether games against bots are kept ready to go on offline; they do not count then. */
  ready = $state(false)
  /** When the person asked for that: no game that was running counts less for it. */
  readySince = $state(0)
  /** When the person wants to be asked, game by game; a game that is missing asks as it does by default. */
  asking = $state.raw<Record<string, string>>({})
  name = $state('')
  /** The level of bots chosen last. */
  level = $state<Level>('beginner')

  constructor() {
    this.language = guessLanguage()
    this.take(read())
  }

  /** Take over what was kept. */
  take(kept: Record<string, unknown>): void {
    const asked = LANGUAGES.find((language) => language === kept.language)
    if (asked) this.language = asked
    if (kept.theme === 'auto' || kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme
    for (const key of ['sound', 'motion', 'shortcuts', 'notify', 'letters', 'ready'] as const) {
      if (typeof kept[key] === 'boolean') this[key] = kept[key]
    }
    if (typeof kept.readySince === 'number') this.readySince = kept.readySince
    if (typeof kept.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume))
    if (kept.asking) this.asking = texts(kept.asking)
    if (typeof kept.name === 'string') this.name = kept.name.slice(0, 24)
    if (isLevel(kept.level)) this.level = kept.level
  }

  /** Whether things may move: both the person's setting and the system's decide. */
  get moving(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  get dark(): boolean {
    return this.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark'
  }

  /** What follows the person to their other devices. */
  get shared(): Record<string, unknown> {
    const { language, theme, sound, volume, motion, shortcuts, notify, letters, asking, name, level } = this
    return { language, theme, sound, volume, motion, shortcuts, notify, letters, asking, name, level }
  }

  /** What is kept in this browser: what it has copies of is its own affair. */
  get kept(): Record<string, unknown> {
    return { ...this.shared, ready: this.ready, readySince: this.readySince }
  }

  /** Take over what another device has shared; earlier versions shared more. */
  takeShared(chosen: Record<string, unknown>): void {
    this.take({ ...chosen, ready: this.ready, readySince: this.readySince })
  }

  /** Keep games ready to go on offline from now on, or no longer. */
  beReady(wanted: boolean): void {
    this.ready = wanted
    this.readySince = Date.now()
    this.keep()
  }

  keep(): void {
    keepText(KEY, JSON.stringify(this.kept))
  }
}

export const settings = new Settings()
