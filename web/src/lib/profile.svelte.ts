// The profile of the person who uses this browser, if they have made one: what they do here follows to their devices.
import { ApiError, profileApi } from './api'
import { lobby } from './lobby.svelte'
import { newKey } from './keys'
import { knownPersonKey, personKey } from './person'
import type { Look, Me } from './protocol'
import { puzzleResults } from './puzzles.svelte'
import { settings } from './settings.svelte'
import { isSignedIn, markSignedIn } from './signedIn'

const KEEP_AFTER = 1500

/** What this browser is called in the list of devices: the browser and the system, as far as they say so. */
export function deviceLabel(agent = navigator.userAgent): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`))
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => agent.includes(name))
  const named = browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser
  return [named, system].filter(Boolean).join(', ') || 'Browser'
}

export class OwnProfile {
  /** Null without a profile, and until the server has answered. */
  me = $state.raw<Me | null>(null)
  /** Whether this browser has signed in, as far as it knows. */
  signedIn = $state(isSignedIn())
  private claimed = new Set<string>()
  private sent = ''

  constructor() {
    $effect.root(() => {
      $effect(() => this.follow())
    })
  }

  get api() {
    return profileApi(personKey())
  }

  /** Ask the server who this is; a browser that was signed out learns it here. */
  async load(): Promise<void> {
    if (!this.signedIn || !knownPersonKey()) return
    try {
      await this.enter(await this.api.me())
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'profile-none') this.leave()
      else throw problem
    }
  }

  async create(name: string, look: Look): Promise<void> {
    const kept = this.things
    const me = await this.api.create({ name, look, device: deviceLabel(), kept })
    this.sent = JSON.stringify(kept)
    this.mark(true)
    // The personal page is asked for as soon as the profile is shown; by then its games belong to it.
    for (const table of lobby.tables) await this.claim(table.table, table.token)
    await this.enter(me)
  }

  /** Show a profile that the server has sent, and take over what other devices have kept. */
  async enter(me: Me): Promise<void> {
    const { settings: chosen, puzzles } = me.kept as { settings?: Record<string, unknown>; puzzles?: unknown }
    if (!this.me && JSON.stringify(me.kept) !== this.sent) {
      settings.takeShared(chosen ?? {})
      puzzleResults.take(puzzles)
    }
    settings.name = me.name
    settings.keep()
    this.me = { ...me, recovery: me.recovery ?? this.me?.recovery ?? null }
    this.mark(true)
    await this.openSeats(me)
  }

  /** Get a key for every running table that this browser does not know yet. */
  private async openSeats(me: Me): Promise<void> {
    for (const { table, game, over } of me.tables) {
      if (over || lobby.find(table, null)) continue
      const key = newKey()
      try {
        await this.api.openSeat(table, key)
        lobby.meet(table, key, game)
      } catch {
        // The table is gone or has too many devices; the others open.
      }
    }
  }

  /** Let a seat that this browser opens belong to the profile. */
  async claim(table: string, token: string): Promise<void> {
    if (!this.signedIn || this.claimed.has(token)) return
    this.claimed.add(token)
    try {
      await this.api.claim(table, token)
    } catch {
      // An onlooker's link or a table that is gone: there is no seat to keep.
    }
  }

  private get things(): Record<string, unknown> {
    return { settings: settings.shared, puzzles: puzzleResults.results }
  }

  /** Send settings and results of puzzles a moment after they have changed. */
  private follow(): (() => void) | undefined {
    if (!this.signedIn || !this.me) return
    const kept = this.things
    const text = JSON.stringify(kept)
    if (text === this.sent) return
    const timer = setTimeout(() => {
      this.sent = text
      this.api.keep(kept).catch(() => (this.sent = ''))
    }, KEEP_AFTER)
    return () => clearTimeout(timer)
  }

  /** This browser has no profile any more. */
  leave(): void {
    this.me = null
    this.claimed.clear()
    this.mark(false)
  }

  private mark(signedIn: boolean): void {
    this.signedIn = signedIn
    markSignedIn(signedIn)
  }
}

export const profile = new OwnProfile()
