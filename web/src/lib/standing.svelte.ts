// How the tables of this browser stand, those first that wait for this person.
import { api, ApiError } from './api'
import { lobby, type KeptTable } from './lobby.svelte'
import type { Language, TableSummary } from './protocol'
import { settings } from './settings.svelte'

export type Standing = TableSummary | 'gone' | 'offline'

const EVERY = 60_000

/** Whether a table waits for the person who looks at it. */
export function waitsForYou(standing: Standing | undefined): boolean {
  return (
    typeof standing === 'object' &&
    standing.phase === 'playing' &&
    standing.you !== null &&
    standing.actor === standing.you
  )
}

function isUnfinished(standing: Standing | undefined): boolean {
  return standing === 'offline' || (typeof standing === 'object' && standing.phase !== 'over')
}

/** The order on the page: what waits for you, what runs, what waits for others to come, then the rest. */
function rank(standing: Standing | undefined): number {
  if (waitsForYou(standing)) return 0
  if (typeof standing !== 'object') return standing === 'gone' ? 4 : 1
  return { playing: 1, gathering: 2, over: 3 }[standing.phase]
}

class Standings {
  /** The language in which the server has told how a table stands. */
  private readonly worded: Record<string, Language> = {}
  known = $state.raw<Record<string, Standing>>({})
  tables = $derived<KeptTable[]>(
    [...lobby.tables].sort((one, other) => rank(this.known[one.token]) - rank(this.known[other.token])),
  )
  /** The tables whose games have not ended, as far as is known. */
  unfinished = $derived(this.tables.filter((kept) => isUnfinished(this.known[kept.token])))
  waiting = $derived(lobby.tables.filter((kept) => waitsForYou(this.known[kept.token])).length)

  /** Look at every table that may have changed, if the page is seen. */
  lookAtAll(): void {
    if (!document.hidden) for (const kept of lobby.tables) if (this.mayChange(kept)) void this.look(kept)
  }

  /** Look at every table now and then as long as the page is seen; gives what ends it. */
  follow(): () => void {
    const look = () => this.lookAtAll()
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  private mayChange(kept: KeptTable): boolean {
    const standing = this.known[kept.token]
    if (standing === 'gone') return false
    return typeof standing !== 'object' || standing.phase !== 'over' || this.worded[kept.token] !== settings.language
  }

  private async look(kept: KeptTable): Promise<void> {
    let found: Standing
    const { language } = settings
    try {
      found = await api.summary(kept.table, kept.token, language)
    } catch (problem) {
      found = problem instanceof ApiError && problem.code !== 'offline' ? 'gone' : 'offline'
    }
    this.worded[kept.token] = language
    this.known = { ...this.known, [kept.token]: found }
  }
}

export const standings = new Standings()
