// Strengths in words, with the form of the word that goes with the number.
import { t } from '../../lib/speech.svelte'
import { amount, unseenCards } from './cards'
import type { Attack } from './scene'

export function shields(text: string): string {
  return t('castlecards-shields', { text, count: amount(text) })
}

/** The two sides of an attack, as far as they lie open. */
export function balanceOf(attack: Attack): string {
  const against = shields(attack.shields_text)
  const text = attack.seen_swords_text
  const swords = t('castlecards-swords', { text, count: amount(text) })
  if (attack.swords !== null) return t('castlecards-balance', { swords, shields: against })
  const count = unseenCards(attack)
  return attack.seen_swords > 0
    ? t('castlecards-balance-partly', { swords, count, shields: against })
    : t('castlecards-balance-hidden', { count, shields: against })
}
