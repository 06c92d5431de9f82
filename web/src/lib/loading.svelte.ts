// Something requested over HTTP: still loading, loaded, or failed.
import { ApiError } from './api'

export class Loading<T> {
  value = $state.raw<T | null>(null)
  problem = $state.raw<ApiError | null>(null)
  private latest = 0

  /** Load it, or load it again; the old value stays until the new one is here. */
  async from(answer: Promise<T>): Promise<void> {
    const mine = ++this.latest
    try {
      const value = await answer
      if (mine !== this.latest) return
      this.value = value
      this.problem = null
    } catch (problem) {
      if (mine !== this.latest) return
      this.problem = problem instanceof ApiError ? problem : new ApiError('unknown', 0, String(problem))
    }
  }
}
