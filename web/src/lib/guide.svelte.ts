// How far somebody has come in the guided first turn. It hears of every step of the game in turn, right after it was
// applied: several steps may be applied before the page is drawn again, and none of them may be missed.
import type { GuideStep } from './game'
import type { Step } from './protocol'
import { t } from './speech.svelte'
import type { TableModel } from './table.svelte'

export class Guide {
  index = $state(0)

  constructor(
    private readonly table: TableModel,
    readonly steps: GuideStep[],
  ) {}

  /** What is to be done now; undefined at the end. */
  get step(): GuideStep | undefined {
    return this.steps[this.index]
  }

  /** What the current step asks for, with the names and numbers of this table. */
  get text(): string {
    return this.step ? t(this.step.text, this.step.facts?.(this.table)) : ''
  }

  /** The handles to highlight. */
  get point(): string[] {
    const point = this.step?.point ?? []
    return typeof point === 'function' ? point(this.table) : point
  }

  /** Go on as far as things are done. `step` is the step of the game just applied, null after anything else. */
  follow(step: Step | null): void {
    while (this.step?.done?.(this.table, step)) this.index++
  }
}
