// The steps of a table: whether one is missing, and how they are shown one after the other before they count.
import type { Scene, Step } from './protocol'
import { settings } from './settings.svelte'
import { share } from './sharing'

/** How a page shows steps: the animation of the game, and what the page does before and after. */
export interface Show {
  animate(step: Step, motion: boolean): Promise<void>
  after(step: Step): void
}

/** What the steps ask of their table. */
interface Owner {
  /** A step has been shown: it is the state of the table now. */
  apply(step: Step): void
  /** Whether this page has to decide after a step. */
  decides(step: Step): boolean
  /** Ask the server for the whole table; whether it agreed. */
  askForAll(): Promise<boolean>
}

const MANY_STEPS = 4

export class TableSteps {
  /** The step being shown, or shown last. */
  current = $state.raw<Step | null>(null)
  /** Steps are being shown: the decision on the table is not the current one yet. */
  showing = $state(false)
  show: Show | null = null
  private queue: Step[] = []
  /** What the server has told last, which may still have to be shown: the scene, and the number of the next line. */
  private told: { scene: Scene | null; next: number | undefined } = { scene: null, next: undefined }
  /** Whether a step is missing and the whole table has been asked for. */
  private missed = false
  /** Counts the whole tables that were put, so that steps of an older one are not applied. */
  private puts = 0
  private skip: (() => void) | null = null

  constructor(private readonly owner: Owner) {}

  /** Forget all steps that wait: the table is closed, or comes whole. */
  drop(): void {
    this.queue = []
    this.puts++
    this.skip?.()
  }

  /** Begin at a whole table. */
  put(scene: Scene | null, next: number | undefined): void {
    this.told = { scene, next }
    this.missed = false
    this.current = null
  }

  /** Show a step as soon as those before it are shown. A step holds only what has changed: if the one before it is
   * missing, everything is asked for instead, and the answer is false. */
  follow(step: Step): boolean {
    if (step.line.number !== this.told.next) {
      this.askForAll()
      return false
    }
    const scene = share(this.told.scene, { ...this.told.scene, ...step.scene })
    this.told = { scene, next: step.decision?.number }
    this.queue.push({ ...step, scene })
    void this.showAll()
    return true
  }

  /** End the current animation at once. */
  hurry(): void {
    this.skip?.()
  }

  /** Once for all the steps that are missing; if it is refused, the next step asks again. */
  private askForAll(): void {
    if (this.missed) return
    this.missed = true
    void this.owner.askForAll().then((done) => (this.missed = done))
  }

  private async showAll(): Promise<void> {
    if (this.showing) return
    this.showing = true
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        const puts = this.puts
        this.current = next
        await this.animate(next)
        if (puts !== this.puts) continue
        this.owner.apply(next)
        this.show?.after(next)
      }
    } finally {
      this.showing = false
    }
  }

  private async animate(step: Step): Promise<void> {
    const show = this.show
    if (!show) return
    const skipped = new Promise<void>((resolve) => (this.skip = resolve))
    try {
      await Promise.race([show.animate(step, settings.moving && !this.behind()), skipped])
    } catch (problem) {
      console.error(problem)
    }
    this.skip = null
  }

  /** Whether there is no time for animations: many steps are waiting, or the others are waiting for us. */
  private behind(): boolean {
    const last = this.queue.at(-1)
    return this.queue.length > MANY_STEPS || (last !== undefined && this.owner.decides(last))
  }
}
