// The coach's analysis of a finished game. The server needs a while: the page asks again until it is ready.
import { api, ApiError } from './api'
import type { AnalysisReady, Language, ReviewedChoice } from './protocol'

const PAUSE = 1000

export class Review {
  /** Whether somebody asked for it; it is work for the server. */
  wanted = $state(false)
  value = $state.raw<AnalysisReady | null>(null)
  done = $state(0)
  of = $state(0)
  problem = $state.raw<ApiError | null>(null)
  /** The language of the value. */
  private language: Language | null = null
  private moments = $derived(new Map(this.value?.moments.map((moment) => [moment.line, moment])))

  constructor(private readonly table: string) {}

  /** The coach's judgement of the choice on a line of the log. */
  at(line: number): ReviewedChoice | null {
    return this.moments.get(line) ?? null
  }

  /** Ask until the answer is there; gives a function that stops asking. */
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
