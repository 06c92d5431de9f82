// Small facts about a scene.
import type { Attack, Cards, Laid, Row, Things } from './scene'

/** Every single card, kind by kind. */
export function each(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
}

/** The cards of a row one by one: those that the viewer sees, or their backs. */
export function laidOut(row: Row, things: Things): Laid[] {
  const marks: Cards = { ...row.marked, '': row.marked_face_down }
  const laid = (kind: string, deck: string, weapon: boolean): Laid => {
    const marked = weapon && (marks[kind] ?? 0) > 0
    if (marked) marks[kind] = marks[kind]! - 1
    return { kind, deck, veiled: row.face_down, marked }
  }
  if (row.cards === null) return each(row.backs).map((deck) => laid('', deck, deck === 'siege'))
  return each(row.cards).map((kind) => laid(kind, things.cards[kind]?.deck ?? 'village', true))
}

/** How many cards of an attack the viewer does not see. */
export function unseenCards(attack: Attack): number {
  return attack.rows.reduce((sum, row) => sum + (row.cards === null ? row.count : 0), 0)
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
