// Several persons at one screen: each has a key of their own, and the page shows the table of one of them at a time.
import { lobby, type KeptTable } from './lobby.svelte'
import type { Decision, ProposalState, SeatInfo, ToPage } from './protocol'
import { settings } from './settings.svelte'
import { Channel } from './socket'

/** The value of `ask_me` with which no question is left out: a missing one would tell the others something. */
const ALWAYS = 'always'

export interface ScreenSeat {
  seat: number
  token: string
}

interface Asking {
  decision: Decision | null
  proposal: ProposalState | null
}

/** The seats of the people at the screen on which a table was created, the founder's first. */
export function seatsHere(kept: KeptTable): ScreenSeat[] {
  const own = kept.links.find((link) => link.who === 'me')
  const others = kept.links.filter((link) => link.who === 'here').map(({ seat, token }) => ({ seat, token }))
  return own ? [{ seat: own.seat, token: kept.token }, ...others] : others
}

function sharedTable(table: string): KeptTable | null {
  return lobby.tables.find((kept) => kept.table === table && seatsHere(kept).length > 1) ?? null
}

export class SharedScreen {
  /** Whoever looks at the table; null while the curtain hides it. */
  looking = $state<number | null>(null)
  /** Whether everybody may see everything, so that there is no curtain. */
  open = $state(false)
  /** Whether the table has told anything yet. */
  ready = $state(false)
  people = $state.raw<SeatInfo[]>([])
  private asking = $state.raw<Asking>({ decision: null, proposal: null })
  /** The table says whom it asks; at the curtain nothing else is known of it. */
  asked = $derived(this.wanted(this.asking))
  /** Somebody has said that the others look away. */
  private confirmed = false
  private readonly channels = new Map<string, Channel>()

  constructor(readonly table: string) {
    // Everybody at the screen is at the table, whoever looks at it.
    for (const { token } of this.seats) this.attend(token)
  }

  get seats(): ScreenSeat[] {
    const kept = sharedTable(this.table)
    return kept ? seatsHere(kept) : []
  }

  /** What opens the table for whoever looks at it. */
  get token(): string | null {
    return this.seats.find(({ seat }) => seat === this.looking)?.token ?? null
  }

  has(seat: number): boolean {
    return this.seats.some((one) => one.seat === seat)
  }

  /** Whether a key is that of somebody else than the owner of this browser. */
  isGuest(token: string): boolean {
    return this.seats.some((one, place) => place > 0 && one.token === token)
  }

  /** The person at this screen who has to answer something. */
  wanted({ decision, proposal }: Asking): number | null {
    const consent = proposal?.waiting.filter((seat) => this.has(seat)) ?? []
    if (consent.length) return consent.includes(this.looking ?? -1) ? this.looking : consent[0]!
    return decision && this.has(decision.seat) && !this.people[decision.seat]?.bot ? decision.seat : null
  }

  /** Close the curtain. */
  pass(): void {
    this.confirmed = false
    this.looking = null
  }

  /** Show the table to somebody: at the curtain, or where nothing is hidden. */
  show(seat: number): void {
    this.confirmed = true
    this.looking = seat
  }

  close(): void {
    for (const channel of this.channels.values()) channel.close()
  }

  /** Somebody at the screen has a new key. */
  renew(token: string, key: string): void {
    this.channels.get(token)?.close()
    this.channels.delete(token)
    this.attend(key)
  }

  private attend(token: string): void {
    const channel: Channel = new Channel(this.table, token, settings.language, {
      message: (message) => this.hear(message, channel),
      state: () => undefined,
      barred: () => undefined,
    })
    this.channels.set(token, channel)
  }

  private hear(message: ToPage, channel: Channel): void {
    if (message.type === 'table') {
      this.people = message.seats
      this.open = message.open_hands
      this.asking = message
      this.ready = true
      if (!message.open_hands && message.asking !== null && message.asking !== ALWAYS)
        void channel.ask({ type: 'ask_me', when: ALWAYS }).catch(() => undefined)
      this.settle(message.phase === 'playing')
    } else if (message.type === 'step') {
      this.asking = { ...this.asking, decision: message.decision }
      if (message.outcome) this.settle(false)
    } else if (message.type === 'seats') this.people = message.seats
    else if (message.type === 'proposal') this.asking = { ...this.asking, proposal: message.proposal }
  }

  /** Before the game and after it nothing is hidden. When it begins, the curtain is closed first. */
  private settle(playing: boolean): void {
    if (!playing || this.open) this.looking ??= (playing ? this.asked : null) ?? this.seats[0]?.seat ?? null
    else if (!this.confirmed) this.looking = null
  }
}

/** The screen of a table that several persons of this browser share; null if the page shows one seat alone. */
export function screenOf(table: string, token: string): SharedScreen | null {
  const kept = sharedTable(table)
  const known = kept !== null && seatsHere(kept).some((one) => one.token === token)
  return known ? new SharedScreen(table) : null
}
