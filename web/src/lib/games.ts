// Games are loaded when a table needs them.
import type { GameModule } from './game'

const LOADERS: Record<string, () => Promise<GameModule>> = {
  runedar: () => import('../games/runedar'),
  castlecards: () => import('../games/castlecards'),
}

export function loadGame(game: string): Promise<GameModule> {
  const load = LOADERS[game]
  return load ? load() : Promise.reject(new Error(`unknown game ${game}`))
}
