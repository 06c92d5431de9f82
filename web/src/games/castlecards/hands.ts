// A hand in words, as everybody may know it.
import { t } from '../../lib/speech.svelte'
import type { Fortress, Things } from './scene'

/** How many cards a hand holds, and how many of each deck: their backs show it. */
export function handInWords(fortress: Fortress, things: Things | null): string {
  const count = t('castlecards-in-hand', { count: fortress.hand_count })
  const decks = Object.entries(fortress.backs)
    .filter(([, held]) => held > 0)
    .map(([deck, held]) => `${things?.deck_titles[deck] ?? deck} ${held}`)
  return decks.length ? `${count} (${decks.join(', ')})` : count
}
