// What is printed in the column of uses of a card: a sign, a number, a word.
import { t } from '../../lib/speech.svelte'
import { amount } from './cards'
import type { CardThing } from './types'

export interface Use {
  sign: string
  number: string
  word: string
}

export function usesOf(card: CardThing): Use[] {
  const uses: Use[] = []
  if (card.swords) {
    uses.push({ sign: 'swords', number: card.swords, word: t('cc-use-swords', { count: amount(card.swords) }) })
  }
  if (card.assault) uses.push({ sign: 'assault', number: '', word: t('cc-use-assault') })
  if (card.shields) uses.push({ sign: 'shields', number: card.shields, word: t('cc-use-posted') })
  if (card.torches) {
    uses.push({ sign: 'torches', number: String(card.torches), word: t('cc-use-torches', { count: card.torches }) })
  }
  if (card.cut_swords) {
    const word = t('cc-use-swords', { count: amount(card.cut_swords) })
    uses.push({ sign: 'swords', number: `−${card.cut_swords}`, word })
  }
  if (card.added_shields) {
    const word = t('cc-use-shields', { count: amount(card.added_shields) })
    uses.push({ sign: 'shields', number: `+${card.added_shields}`, word })
  }
  if (card.removed_weapons) {
    uses.push({ sign: 'weapons', number: `−${card.removed_weapons}`, word: t('cc-use-weapons') })
  }
  if (card.deck === 'dungeon') {
    uses.push({ sign: 'danger', number: String(card.danger), word: t('cc-use-danger') })
    uses.push({ sign: 'treasure', number: String(card.treasure), word: t('cc-use-treasure') })
  }
  return uses
}
