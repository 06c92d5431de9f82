// How far somebody has come in the guided first game. Topics come up when their situation is there, in whatever order
// the game brings them: the person may play as they like. The guide hears of every step of the game right after it was
// applied, because several may be applied before the page is drawn again.
import type { GuideTopic } from './game'
import type { Step } from './protocol'
import { t } from './speech.svelte'
import { eventsOf, linesOf } from './steps'
import type { TableModel } from './table.svelte'

/** Whether the person at this page has to decide; unlike `table.mine` also while the last step is still being shown. */
export function asked(table: TableModel): boolean {
  return !table.readonly && table.decision?.seat === table.you && (table.decision?.actions.length ?? 0) > 0
}

/** Whether a step is a choice of the person at this page. */
export function ownChoice(table: TableModel, step: Step): boolean {
  return linesOf(step).some((line) => line.kind === 'choice' && line.seat === table.you)
}

/** Whether one of these events followed from a choice of the person at this page. */
export function ownEvent(table: TableModel, step: Step, ...names: string[]): boolean {
  return ownChoice(table, step) && eventsOf(step).some((event) => names.includes(event.name))
}

export class Guide {
  /** The ids of the topics that are done, read or skipped. */
  learned = $state.raw<string[]>([])
  /** The topics that have come up; those that have not are taught after the game. */
  private readonly raised = new Set<string>()
  private current = $state('')

  constructor(
    private readonly table: TableModel,
    readonly topics: GuideTopic[],
    learned: string[] = [],
  ) {
    this.learned = learned
  }

  /** What is taught now, if anything. */
  get topic(): GuideTopic | undefined {
    return this.topics.find((topic) => topic.id === this.current)
  }

  /** Whether everything is taught. */
  get complete(): boolean {
    return this.table.phase === 'over' && !this.topic
  }

  /** What the current topic says: with the names and numbers of this table, or after the game by its rule. */
  get text(): string {
    const topic = this.topic
    if (!topic) return ''
    if (this.table.phase !== 'over') return t(topic.text, topic.facts?.(this.table))
    return this.table.words?.rules.find((rule) => rule.id === topic.rule)?.text ?? ''
  }

  /** The handles to highlight. */
  get point(): string[] {
    return this.table.phase === 'over' ? [] : (this.topic?.point?.(this.table) ?? [])
  }

  /** Go on with what the table is like now. `step` is the step of the game just applied, null after anything else. */
  follow(step: Step | null): void {
    const topic = this.topic
    const { table } = this
    if (topic && step && (topic.done?.(table, step) ?? ownChoice(table, step))) this.learn(topic)
    else if (!topic || !this.due(topic)) this.seek()
  }

  /** The current topic is read or skipped. */
  next(): void {
    if (this.topic) this.learn(this.topic)
  }

  private learn(topic: GuideTopic): void {
    const learned = this.topics.filter((other) => other === topic || other.leadsTo === topic.id).map(({ id }) => id)
    this.learned = [...new Set([...this.learned, ...learned])]
    this.seek()
  }

  private seek(): void {
    const left = this.topics.filter(({ id }) => !this.learned.includes(id))
    this.current = left.find((topic) => this.due(topic))?.id ?? ''
    if (this.table.phase !== 'over') this.raised.add(this.current)
  }

  /** After the game everything is due that has not come up. */
  private due(topic: GuideTopic): boolean {
    return this.table.phase === 'over' ? !this.raised.has(topic.id) : topic.when(this.table)
  }
}
