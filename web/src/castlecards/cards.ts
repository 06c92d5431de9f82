// Small readings of a scene.
import type { Attack, Cards } from './types'

/** Every single card, kind by kind. */
export function each(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
}

/** What would come of an attack as it lies, as the server counted it. */
export function verdictOn(attack: Attack): 'barred' | 'hidden' | 'wins' | 'holds' {
  if (attack.barred) return 'barred'
  if (attack.winning === null) return 'hidden'
  return attack.winning ? 'wins' : 'holds'
}
