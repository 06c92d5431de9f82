// Something asked for over HTTP: not there yet, there, or why it cannot be had.
import { ApiError } from './api'

export class Loading<T> {
  value = $state.raw<T | null>(null)
  problem = $state.raw<ApiError | null>(null)
  private latest = 0

  /** Ask (again); what was there stays until the answer comes. */
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
