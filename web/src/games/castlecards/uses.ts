// What is printed in the column of uses of a card: a sign, a number, a word.
import { t } from '../../lib/speech.svelte'
import { amount } from './cards'
import type { CardThing } from './scene'

export interface Use {
  sign: string
  number: string
  word: string
}

export function usesOf(card: CardThing): Use[] {
  const uses: Use[] = []
  if (card.swords) {
    uses.push({
      sign: 'swords',
      number: card.swords,
      word: t('castlecards-use-swords', { count: amount(card.swords) }),
    })
  }
  if (card.assault) uses.push({ sign: 'assault', number: '', word: t('castlecards-use-assault') })
  if (card.shields) uses.push({ sign: 'shields', number: card.shields, word: t('castlecards-use-posted') })
  if (card.torches) {
    uses.push({
      sign: 'torches',
      number: String(card.torches),
      word: t('castlecards-use-torches', { count: card.torches }),
    })
  }
  if (card.cut_swords) {
    const word = t('castlecards-use-swords', { count: amount(card.cut_swords) })
    uses.push({ sign: 'swords', number: `−${card.cut_swords}`, word })
  }
  if (card.added_shields) {
    const word = t('castlecards-use-shields', { count: amount(card.added_shields) })
    uses.push({ sign: 'shields', number: `+${card.added_shields}`, word })
  }
  if (card.removed_weapons) {
    uses.push({ sign: 'weapons', number: `−${card.removed_weapons}`, word: t('castlecards-use-weapons') })
  }
  if (card.deck === 'dungeon') {
    uses.push({ sign: 'danger', number: String(card.danger), word: t('castlecards-use-danger') })
    uses.push({ sign: 'treasure', number: String(card.treasure), word: t('castlecards-use-treasure') })
  }
  return uses
}
