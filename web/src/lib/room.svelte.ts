// A review room: several people look at one finished game; one leads, and notes are kept with the game.
import { carrier, type Socket } from './carrier'
import { lobby } from './lobby.svelte'
import { personKey } from './person'
import type { FromReviewer, ReviewNote, ReviewState, ToReviewer } from './protocol'
import { ownName } from './quick'
import { settings } from './settings.svelte'

/** What the leader shows: the moment after a line, whose view, and choices in place of those that were made. */
export interface Spot {
  line: number
  seat: number | null
  course: string[]
}

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never
type Request = Unnumbered<Exclude<FromReviewer, { type: 'join_review' }>>

const OPEN = 1
const DELAY = 2000

export class ReviewRoom {
  state = $state.raw<ReviewState | null>(null)
  /** Why the last request was refused, or why one cannot come in. */
  problem = $state('')
  /** Whether this page goes where the leader goes. */
  following = $state(true)
  spot = $state.raw<Spot | null>(null)
  private socket: Socket | null = null
  private timer = 0
  private next = 1
  /** The server has not told yet what the room is like. */
  private entering = false

  constructor(
    private readonly table: () => string,
    /** Called when the leader shows something, and this page follows. */
    private readonly show: (spot: Spot) => void,
    /** What this page shows. */
    private readonly here: () => Spot,
  ) {}

  get open(): boolean {
    return this.state !== null
  }

  get leads(): boolean {
    return this.state !== null && this.state.leader === this.state.you
  }

  get notes(): ReviewNote[] {
    return this.state?.notes ?? []
  }

  join(): void {
    this.problem = ''
    this.entering = true
    const socket = carrier.socket(`/api/tables/${encodeURIComponent(this.table())}/review`)
    this.socket = socket
    const token = lobby.find(this.table(), null)?.token ?? null
    const { language } = settings
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'join_review', key: personKey(), name: ownName(), language, token }))
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ToReviewer)
    socket.onclose = () => {
      if (this.socket !== socket) return
      // A room that one was in is entered again; a refusal stays a refusal.
      if (this.open) this.timer = window.setTimeout(() => this.join(), DELAY)
    }
  }

  leave(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    this.state = null
    socket?.close()
  }

  /** The leader has gone to another moment. */
  lead(spot: Spot): void {
    if (this.leads) this.ask({ type: 'lead_to', ...spot })
  }

  ask(request: Request): void {
    if (this.socket?.readyState !== OPEN) return
    this.problem = ''
    this.socket.send(JSON.stringify({ ...request, id: this.next++ }))
  }

  /** Go where the leader is, and stay with the leader. */
  follow(): void {
    this.following = true
    if (this.spot) this.show(this.spot)
  }

  private receive(message: ToReviewer): void {
    if (message.type === 'refused') this.problem = message.text
    else if (message.type === 'review_state') {
      const [first, entered] = [!this.open, this.entering]
      this.entering = false
      this.state = message
      const { line, seat, course } = message
      this.spot = { line, seat, course }
      // Whoever opens a room leads from where they are.
      if (entered && this.leads) this.lead(this.here())
      else if (first && !this.leads) this.follow()
    } else if (message.type === 'review_spot') {
      const { line, seat, course } = message
      this.spot = { line, seat, course }
      if (this.following) this.show(this.spot)
    }
  }
}
