// Strengths in words, with the form of the word that goes with the number.
import { t } from '../../lib/speech.svelte'
import { amount } from './cards'
import type { Attack } from './scene'

export function shields(text: string): string {
  return t('castlecards-shields', { text, count: amount(text) })
}

/** The two sides of an attack, as far as they lie open. */
export function balanceOf(attack: Attack): string {
  const against = shields(attack.shields_text)
  const text = attack.swords_text
  if (text === null) return t('castlecards-balance-night', { count: attack.face_down, shields: against })
  return t('castlecards-balance', { swords: t('castlecards-swords', { text, count: amount(text) }), shields: against })
}
