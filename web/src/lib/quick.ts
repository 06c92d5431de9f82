// Tables one click away.
import { api } from './api'
import { found, keepFounded } from './lobby.svelte'
import { loadGame } from './games'
import type { NewTable, WishedSeat } from './protocol'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './speech.svelte'

export function ownName(): string {
  return settings.name.trim() || t('default-name')
}

/** Play at once with so many bots. */
export async function playNow(game: string, bots: number): Promise<void> {
  const seats: WishedSeat[] = [{ who: 'me', name: ownName() }]
  for (let index = 0; index < bots; index++) seats.push({ who: 'bot', bot: settings.level })
  const options: Record<string, string> = game === 'runedar' ? { difficulty: 'easy' } : {}
  go(await found({ game, seats, options, pace: 600 }))
}

/** The guided first turn of a game, on the deal its author prepared. */
export async function playGuided(game: string): Promise<void> {
  const { guideTable } = await loadGame(game)
  const seats = guideTable.seats.map((seat) => (seat.who === 'me' ? { ...seat, name: ownName() } : seat))
  go(await found({ ...guideTable, seats }, true))
}

/** The same people once more; with a seed, the same deal. */
export async function playAgain(wish: NewTable, seed: string | null): Promise<void> {
  go(await found({ ...wish, seed }))
}

/** What if: a new table that begins from the position before a line of a finished game. */
export async function playOn(table: string, game: string, line: number, seat: number): Promise<void> {
  const founded = await api.branch(table, { line, seat, name: ownName(), bot: settings.level })
  go(keepFounded(founded, game))
}
