// Puzzles in this browser: how the first try of each ended, and a puzzle as a table.
import { keepText, keptDocument, whenBroughtBack } from './keeping'
import type { Language, PuzzleAnswer, PuzzleEntry, Table } from './protocol'
import { decisionOf, seatOf } from './replay'

export const PUZZLE_RESULTS = 'siegeworks.puzzles'

function results(stored: unknown): Record<string, boolean> {
  const entries = stored && typeof stored === 'object' ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
}

function read(): Record<string, boolean> {
  return results(keptDocument(PUZZLE_RESULTS, {}))
}

class PuzzleResults {
  /** The ids of the puzzles that were tried, each with whether the first try solved it. */
  results = $state.raw<Record<string, boolean>>(read())

  constructor() {
    whenBroughtBack(() => (this.results = read()))
  }

  of(id: string): 'none' | 'solved' | 'failed' {
    const result = this.results[id]
    return result === undefined ? 'none' : result ? 'solved' : 'failed'
  }

  get solved(): number {
    return Object.values(this.results).filter(Boolean).length
  }

  get tried(): number {
    return Object.keys(this.results).length
  }

  /** Keep how a try ended, if it is the first. */
  note(id: string, solved: boolean): void {
    if (id in this.results) return
    this.write({ ...this.results, [id]: solved })
  }

  /** Take over the results of another device; of two first tries the other one counts. */
  take(stored: unknown): void {
    this.write({ ...this.results, ...results(stored) })
  }

  private write(all: Record<string, boolean>): void {
    this.results = all
    keepText(PUZZLE_RESULTS, JSON.stringify(all))
  }
}

export const puzzleResults = new PuzzleResults()

/** How easy a puzzle is for people, from 0 to 1: one half before anybody tried it. */
export function easiness({ tries, solved }: PuzzleEntry): number {
  return (solved + 1) / (tries + 2)
}

/** A puzzle as a table, so that the same components draw it and take choices. */
export function tableOf(id: string, answer: PuzzleAnswer, language: Language): Table {
  const { position } = answer
  const { question, actions, seat } = position
  return {
    type: 'table',
    table: id,
    game: position.game,
    options: position.options,
    phase: 'playing',
    you: seat,
    founder: false,
    invited: null,
    seats: position.names.map(seatOf),
    language,
    cooperative: position.cooperative,
    open_hands: true,
    seed_hash: null,
    pace: 0,
    clock: null,
    rated: false,
    daily: null,
    cup: null,
    onlookers: 0,
    lost: 0,
    hints: false,
    asking: null,
    scene: position.scene,
    threats: position.threats,
    lines: [],
    decision: decisionOf(answer.right, seat, question, actions),
    proposal: null,
    outcome: null,
    spoken: [],
    free_text: false,
  }
}
