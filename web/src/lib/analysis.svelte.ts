// What the coach thinks of a finished game. The server takes its time: it is asked again until it is ready.
import { api, ApiError } from './api'
import type { Analysis, Language, Moment } from './protocol'

const PAUSE = 1000

export class Review {
  /** Whether somebody asked for it: it costs the server some thought. */
  wanted = $state(false)
  value = $state.raw<Analysis | null>(null)
  done = $state(0)
  of = $state(0)
  problem = $state.raw<ApiError | null>(null)
  /** The language of what is there. */
  private language: Language | null = null
  private moments = $derived(new Map(this.value?.moments.map((moment) => [moment.line, moment])))

  constructor(private readonly table: string) {}

  /** What the coach thinks of the choice of a line. */
  at(line: number): Moment | null {
    return this.moments.get(line) ?? null
  }

  /** Ask until the answer is there; gives the way to stop. */
  follow(language: Language): () => void {
    let timer = 0
    let stopped = this.language === language
    const ask = async () => {
      try {
        const answer = await api.analysis(this.table, language)
        if (stopped) return
        this.problem = null
        if (answer.type === 'analysis_ready') {
          this.value = answer
          this.language = language
        } else {
          this.done = answer.done
          this.of = answer.of
          timer = window.setTimeout(() => void ask(), PAUSE)
        }
      } catch (problem) {
        if (stopped) return
        this.problem = problem instanceof ApiError ? problem : new ApiError('unknown', 0, String(problem))
      }
    }
    if (!stopped) void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }
}

const reviews = new Map<string, Review>()

/** The review of a table: the same one on its end screen and in its replay. */
export function reviewOf(table: string): Review {
  const review = reviews.get(table) ?? new Review(table)
  reviews.set(table, review)
  return review
}
