// Small facts about a scene.
import type { Attack, Cards } from './scene'

/** Every single card, kind by kind. */
export function each(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
}

/** How an attack looks from one seat: good, bad, or neither. */
export function feelingOf(attack: Attack, you: number | null): 'good' | 'bad' | 'open' | 'hidden' {
  const verdict = verdictOn(attack)
  if (verdict === 'hidden') return 'hidden'
  const role = attack.attacker === you ? 'attacker' : attack.victim === you ? 'victim' : supports(attack, you)
  if (!role) return 'open'
  return (verdict === 'wins') === (role !== 'victim') ? 'good' : 'bad'
}

function supports(attack: Attack, you: number | null): 'supporter' | null {
  return attack.rows.some((row) => row.seat === you && row.role === 'supporter') ? 'supporter' : null
}

/** The number that a strength in words such as “2½” stands for. */
export function amount(text: string): number {
  return Number(text.replace('½', '.5'))
}

/** How an attack would end as it stands, as the server counted it. */
export function verdictOn(attack: Attack): 'barred' | 'hidden' | 'wins' | 'holds' {
  if (attack.barred) return 'barred'
  if (attack.winning === null) return 'hidden'
  return attack.winning ? 'wins' : 'holds'
}
