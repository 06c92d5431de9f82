// The games of this client: every folder below `web/src/games` is one.
import type { GameModule, GameTable } from './game'
import { alsoSpeak } from './speech.svelte'

const FILES = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' })

/** The modules by game id, which is the name of the folder. */
const MODULES = new Map(Object.entries(FILES).map(([path, module]) => [path.split('/').at(-2)!, module]))

/** The games that have a module. */
export function modules(): [string, GameModule][] {
  return [...MODULES]
}

/** The module of a game; null for a game that only the server knows, which is played on the plain table. */
export function moduleOf(game: string): GameModule | null {
  return MODULES.get(game) ?? null
}

/** How a game is drawn, with the texts of its table; null for a game without a module. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const module = moduleOf(game)
  if (!module) return null
  return (await Promise.all([module.loadTable(), alsoSpeak(`${game}/table`)]))[0]
}
