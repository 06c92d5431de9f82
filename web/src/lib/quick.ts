// Tables one click away.
import { api } from './api'
import type { QuickStart, QuickTable } from './game'
import { moduleOf, modules } from './games'
import { createTable, keepCreated } from './lobby.svelte'
import type { GameInfo, NewTable, NewSeat } from './protocol'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './speech.svelte'

export function ownName(): string {
  return settings.name.trim() || t('default-name')
}

/** What the start page offers for a game: the module's own quick starts, or one table with as few bots as possible. */
export function quickStarts(game: GameInfo): QuickStart[] {
  const module = moduleOf(game.id)
  if (module) return module.quickStarts
  const bots = Math.min(...game.seats.filter((seats) => seats > 1)) - 1
  if (Number.isFinite(bots)) return [{ text: 'play-with-bots', icon: 'bot', bots, options: {} }]
  return [{ text: 'play-solo', icon: 'person', bots: 0, options: {} }]
}

/** What the large button of the start page opens. The server's games are null until they are known. */
export function mainStart(games: GameInfo[] | null): { game: string; table: QuickTable } | null {
  for (const [game, { mainStart: table }] of modules()) {
    if (table && (games === null || games.some((one) => one.id === game))) return { game, table }
  }
  const first = games?.[0]
  const table = first && quickStarts(first)[0]
  return first && table ? { game: first.id, table } : null
}

/** The paces of bots to choose from: milliseconds before each choice. */
export const PACES = [0, 600, 1500]

/** Play at once. */
export async function playNow(game: string, { bots, options }: QuickTable): Promise<void> {
  const seats: NewSeat[] = [{ who: 'me', name: ownName() }]
  for (let index = 0; index < bots; index++) seats.push({ who: 'bot', bot: settings.level })
  go(await createTable({ game, seats, options, pace: 600 }))
}

/** The guided first turn, on a deal that was prepared for it. */
export async function playGuided(table: NewTable): Promise<void> {
  const seats = table.seats.map((seat) => (seat.who === 'me' ? { ...seat, name: ownName() } : seat))
  go(await createTable({ ...table, seats }, true))
}

/** The same people once more; with a seed, the same deal. */
export async function playAgain(table: NewTable, seed: string | null): Promise<void> {
  go(await createTable({ ...table, seed }))
}

/** What if: a new table that begins from the position before a line of a finished game. */
export async function playOn(table: string, game: string, line: number, seat: number): Promise<void> {
  const created = await api.branch(table, { line, seat, name: ownName(), bot: settings.level })
  go(keepCreated(created, game))
}
