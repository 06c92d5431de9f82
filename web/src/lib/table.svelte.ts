// One table as this page sees it: the latest state from the server, what is picked, and what is being shown.
import type {
  Action,
  ClockSetting,
  HintAnswer,
  Decision,
  Language,
  LogLine,
  GameOutcome,
  Pick,
  ProposalState,
  Scene,
  SeatInfo,
  Settlement,
  Step,
  Table,
  ToPage,
  GameWords,
} from './protocol'
import { dropTabKey, keepTabKey } from './keys'
import { lobby } from './lobby.svelte'
import { completed, labelFor, matching, openHandles, pickNext } from './picking'
import { settings } from './settings.svelte'
import { share } from './sharing'
import type { SharedScreen } from './sharedScreen.svelte'
import { linesOf } from './steps'
import { TableSteps } from './tableSteps.svelte'
import { Talk } from './talk.svelte'
import { Channel, Refusal, type Answer, type LinkState, type Request } from './socket'

export interface Reason {
  rule: string | null
  text: string
}

function deadlineOf(decision: Decision | null): number | null {
  return decision === null || decision.left === null ? null : Date.now() + decision.left * 1000
}

export class TableModel {
  table = $state('')
  game = $state('')
  you = $state<number | null>(null)
  founder = $state(false)
  /** The seat that this link invites to; null once it is taken. */
  invited = $state<number | null>(null)
  phase = $state<'gathering' | 'playing' | 'over'>('gathering')
  seats = $state.raw<SeatInfo[]>([])
  options = $state.raw<Record<string, string>>({})
  cooperative = $state(false)
  /** The screen that several persons at this table share; null if this page has one seat alone. */
  screen = $state.raw<SharedScreen | null>(null)
  rated = $state(false)
  /** How many of its last lines a damaged database has lost. */
  lost = $state(0)
  pace = $state(0)
  /** The time people have; null if it is not limited. */
  clock = $state.raw<ClockSetting | null>(null)
  /** When the clock of the one who has to decide runs out, in milliseconds since 1970. */
  deadline = $state<number | null>(null)
  seedHash = $state<string | null>(null)
  scene = $state.raw<Scene | null>(null)
  threats = $state.raw<string[]>([])
  lines = $state.raw<LogLine[]>([])
  decision = $state.raw<Decision | null>(null)
  proposal = $state.raw<ProposalState | null>(null)
  /** The proposal that a seat has just refused or withdrawn. */
  declined = $state.raw<{ proposal: ProposalState; seat: number } | null>(null)
  outcome = $state.raw<GameOutcome | null>(null)
  words = $state.raw<GameWords | null>(null)
  readonly talk = new Talk((request) => this.send(request))
  /** The seat that reminded this person while they were away, until they have read it. */
  reminder = $state<number | null>(null)
  /** True in a replay and for onlookers. */
  readonly = $state(false)
  picked = $state.raw<string[]>([])
  readonly steps = new TableSteps({
    apply: (step) => this.apply(step),
    decides: (step) => step.decision?.seat === this.you,
    askForAll: () => this.send({ type: 'speak', language: settings.language }),
  })
  link = $state<LinkState>('connecting')
  /** Whether the first message of the server has arrived. */
  ready = $state(false)
  barred = $state.raw<Refusal | null>(null)
  /** The last request that the server refused, until something else happens. */
  refused = $state.raw<Refusal | null>(null)
  /** A choice is on its way. */
  sending = $state(false)
  /** A choice that is asked about once more before it is sent. */
  doubtful = $state.raw<{ action: Action; sent: string[] } | null>(null)
  /** When this seat is asked, one of the values in the game's words; null if the game always asks. */
  asking = $state<string | null>(null)
  /** How many connections without a seat there are. */
  onlookers = $state(0)
  /** The day whose daily siege it is; there everybody plays without help. */
  daily = $state<string | null>(null)
  /** The cup that it is played for. */
  cup = $state<string | null>(null)
  /** Whether the coach may be asked at this table. */
  hints = $state(false)
  /** The coach's advice on the decision, or why there is none; both go with the decision. */
  hint = $state.raw<HintAnswer | null>(null)
  unhinted = $state.raw<Refusal | null>(null)
  private consulted = $state<number | null>(null)

  /** Takes the choices in place of a live table: a puzzle judges them by itself. */
  judge: ((actions: string[]) => Promise<void>) | null = null
  private channel: Channel | null = null
  /** What opens this table in this browser. */
  token = $state('')
  private advice = Promise.resolve()

  /** Whether the decision is ours and may be answered now. */
  mine = $derived(
    !this.readonly && !this.steps.showing && this.decision?.seat === this.you && this.decision.actions.length > 0,
  )
  /** The coach is thinking about the decision. */
  consulting = $derived(this.consulted !== null && this.mine)
  /** Whether the coach has something to show. */
  advised = $derived(this.hint !== null || this.unhinted !== null || this.consulting)
  private matches = $derived<Action[]>(this.mine ? matching(this.decision!.actions, this.picked) : [])
  /** Handles that lead on from what is picked. */
  open = $derived<Set<string>>(openHandles(this.matches, this.picked))
  /** Actions whose handles are all picked although others go further: the page asks which is meant. */
  complete = $derived<Action[]>(this.picked.length ? completed(this.matches, this.picked) : [])

  /** Go to a live table. */
  connect(table: string, token: string): void {
    this.table = table
    this.token = token
    this.channel = new Channel(table, token, settings.language, {
      message: (message) => this.receive(message),
      state: (state) => (this.link = state),
      barred: (refusal) => this.bar(refusal),
    })
  }

  /** The token was refused. If the answer to a new key got lost, the new one opens the table. */
  private bar(refusal: Refusal): void {
    const next = lobby.nextOf(this.table, this.token)
    if (next === undefined) {
      dropTabKey(this.table)
      this.barred = refusal
      return
    }
    this.adopt(next)
    this.connect(this.table, next)
  }

  private adopt(key: string): void {
    lobby.adopt(this.table, this.token, key)
    this.screen?.renew(this.token, key)
    keepTabKey(this.table, key)
    this.token = key
    this.channel?.carry(key)
  }

  close(): void {
    this.steps.drop()
    this.channel?.close()
    this.channel = null
  }

  isOpen(handle: string): boolean {
    return this.open.has(handle)
  }

  isPicked(handle: string): boolean {
    return this.picked.includes(handle)
  }

  /** The label of the one action that picking a handle would send. */
  labelOf(handle: string): string | null {
    return labelFor(this.matches, this.picked, handle)
  }

  /** The actions that fit what is picked. */
  get fitting(): Action[] {
    return this.matches
  }

  pick(handle: string): void {
    if (!this.mine || this.sending) return
    const next = pickNext(this.decision!.actions, this.picked, handle)
    if (next === null) return
    this.refused = null
    this.picked = next.picked
    if (next.action) this.choose(next.action.action)
  }

  clear(): void {
    this.picked = []
    this.refused = null
  }

  /** Choose an action, or several that are carried out together; one that is easily regretted is confirmed first. */
  choose(...actions: string[]): void {
    if (!this.decision || this.readonly || this.sending || !actions.length) return
    const doubtful = this.decision.actions.find(({ action, confirm }) => confirm !== null && actions.includes(action))
    if (doubtful) this.doubtful = { action: doubtful, sent: actions }
    else this.sendChoice(actions)
  }

  /** Send the doubtful choice after all, or drop it. */
  confirm(sure: boolean): void {
    const actions = this.doubtful?.sent
    this.doubtful = null
    if (sure && actions) this.sendChoice(actions)
    else this.clear()
  }

  private sendChoice([action, ...then]: string[]): void {
    if (!this.decision || action === undefined) return
    this.sending = true
    const sent =
      this.judge?.([action, ...then]) ?? this.send({ type: 'choose', decision: this.decision.number, action, then })
    void sent.then(() => {
      this.sending = false
      this.picked = []
    })
  }

  /** The latest pick with a handle that may be taken back. */
  pickOf(handle: string): Pick | null {
    if (!this.mine) return null
    return this.decision!.picks.findLast((pick) => pick.path.includes(handle)) ?? null
  }

  takeBack(pick: Pick): void {
    if (this.decision && !this.sending)
      void this.send({ type: 'undo', decision: this.decision.number, line: pick.line })
  }

  /** Ask the coach what it would do. One request at a time: an older one is waited for. */
  consult(): void {
    if (!this.channel || !this.mine || !this.hints || this.consulting) return
    const number = this.decision!.number
    this.forget()
    this.consulted = number
    this.advice = this.advice.then(() => this.hear(number))
  }

  /** Drop the coach's advice, also that which is still to come. */
  forget(): void {
    this.hint = null
    this.unhinted = null
    this.consulted = null
  }

  private async hear(number: number): Promise<void> {
    const waiting = () => this.consulted === number && this.mine
    if (!this.channel || !waiting()) return
    try {
      const answer = await this.channel.ask({ type: 'hint', decision: number })
      if (waiting() && answer.type === 'hint_answer') this.hint = answer
    } catch (problem) {
      if (waiting() && problem instanceof Refusal) this.unhinted = problem
    }
    if (this.consulted === number) this.consulted = null
  }

  async why(path: string[]): Promise<Reason> {
    if (!this.channel || !this.decision) return { rule: null, text: '' }
    try {
      const answer = await this.channel.ask({ type: 'why', decision: this.decision.number, path: path.slice(-6) })
      return answer.type === 'because' ? { rule: answer.rule, text: answer.text } : { rule: null, text: '' }
    } catch (problem) {
      return { rule: null, text: problem instanceof Refusal ? problem.message : '' }
    }
  }

  undo(): void {
    if (this.decision) void this.send({ type: 'undo', decision: this.decision.number })
  }

  rewind(line: number): void {
    if (this.decision) void this.send({ type: 'rewind', decision: this.decision.number, line })
  }

  consent(agree: boolean): void {
    if (this.proposal) void this.send({ type: 'consent', proposal: this.proposal.number, agree })
  }

  handOver(seat: number, bot: string | null): void {
    void this.send({ type: 'hand_over', seat, bot })
  }

  /** Resign, or ask the others to end the game. */
  settle(how: Settlement): void {
    void this.send({ type: 'settle', how })
  }

  /** Remind somebody who is away. */
  nudge(seat: number): void {
    void this.send({ type: 'nudge', seat })
  }

  /** Take the seat of an invitation, or join one's own with this device: from now on a key of this browser opens it. */
  async sit(name: string | null): Promise<boolean> {
    const key = lobby.prepare(this.table, this.token)
    const done = await this.send({ type: 'sit', key, name })
    if (done) this.adopt(key)
    return done
  }

  /** A link with which another device of the same person joins, once; null if there is none. */
  async inviteDevice(): Promise<string | null> {
    const answer = await this.request({ type: 'invite_device' })
    return answer?.type === 'links' ? (answer.links[0]?.token ?? null) : null
  }

  /** Make everything useless that opened one's seat before; the founder renews the links of the table as well. */
  async renew(): Promise<boolean> {
    const key = lobby.prepare(this.table, this.token)
    const answer = await this.request({ type: 'renew', key })
    if (answer?.type !== 'links') return false
    this.adopt(key)
    lobby.renew(this.table, key, answer.watch, answer.links)
    return true
  }

  begin(bot: string): Promise<boolean> {
    return this.send({ type: 'begin', bot })
  }

  speak(language: Language): void {
    if (this.channel) void this.send({ type: 'speak', language })
  }

  /** Set when this seat is asked, here and at later tables of the game. */
  askMe(when: string): void {
    this.asking = when
    settings.asking = { ...settings.asking, [this.game]: when }
    settings.keep()
    void this.send({ type: 'ask_me', when })
  }

  /** Set how quickly the bots play; only the founder may. */
  async setPace(pace: number): Promise<void> {
    if (await this.send({ type: 'set_pace', pace })) this.pace = pace
  }

  /** Tell the server what the person has chosen at an earlier table. */
  private askAsBefore(): void {
    if (this.screen) return
    const when = settings.asking[this.game]
    if (this.channel && when && this.asking !== null && when !== this.asking) this.askMe(when)
  }

  /** Show a whole table: the server sends it first, a replay at every move. */
  put(table: Table): void {
    this.steps.drop()
    this.table = table.table
    this.game = table.game
    this.options = table.options
    this.phase = table.phase
    this.you = table.you
    this.founder = table.founder
    this.invited = table.invited
    this.seats = table.seats
    this.reminder = (table.you === null ? null : table.seats[table.you]?.nudged) ?? this.reminder
    this.cooperative = table.cooperative
    this.seedHash = table.seed_hash
    this.pace = table.pace
    this.clock = table.clock
    this.deadline = deadlineOf(table.decision)
    this.rated = table.rated
    this.daily = table.daily
    this.cup = table.cup
    this.onlookers = table.onlookers
    this.lost = table.lost
    this.hints = table.hints
    this.asking = table.asking
    this.scene = share(this.scene, table.scene)
    this.steps.put(this.scene, table.decision?.number)
    this.threats = table.threats
    this.lines = table.lines
    this.decision = table.decision
    this.proposal = table.proposal
    this.declined = null
    this.outcome = table.outcome
    this.talk.put(table)
    this.picked = []
    this.refused = null
    this.forget()
    this.doubtful = null
    this.readonly = this.you === null
    this.ready = true
    this.askAsBefore()
  }

  private async send(request: Request): Promise<boolean> {
    return (await this.request(request)) !== null
  }

  /** The answer to a request; null if it was refused. */
  private async request(request: Request): Promise<Answer | null> {
    this.refused = null
    try {
      return (await this.channel?.ask(request)) ?? null
    } catch (problem) {
      // A late answer is nobody's mistake: the current decision has arrived or is on its way.
      if (problem instanceof Refusal && problem.code !== 'table-late') this.refused = problem
      return null
    }
  }

  private receive(message: ToPage): void {
    switch (message.type) {
      case 'table':
        this.put(message)
        break
      case 'step':
        if (this.steps.follow(message)) this.deadline = deadlineOf(message.decision)
        break
      case 'seats':
        this.seats = message.seats
        this.onlookers = message.onlookers
        break
      case 'proposal':
        this.declined =
          this.proposal && message.ended_by !== null ? { proposal: this.proposal, seat: message.ended_by } : null
        this.proposal = message.proposal
        break
      case 'said':
        this.talk.hear(message.spoken)
        break
    }
  }

  private apply(step: Step): void {
    this.scene = step.scene
    this.threats = step.threats
    this.lines = [...this.lines, ...linesOf(step)]
    this.decision = step.decision
    this.picked = []
    this.doubtful = null
    this.refused = null
    this.forget()
    if (step.outcome) {
      this.outcome = step.outcome
      this.phase = 'over'
    }
  }
}
