// The marks that tell seats apart without colour.
import type { SeatInfo } from './protocol'
import { speaks, t } from './speech.svelte'

export const LETTERS = ['A', 'B', 'C', 'D']

/** Four runes, drawn in a square of 24. */
export const RUNES = [
  'M8 3v18M8 12l9-6M8 7l7-5',
  'M7 21V5l10 5v11',
  'M8 3v18M8 7.5l8 4.5-8 4.5',
  'M8 3v18M8 4l8 5M8 10l8 5',
]

/** The name of a seat's player, or its letter. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return ''
  return seat.name ?? t('seat-nameless', { letter: LETTERS[seat.seat] ?? '' })
}

/** Whether the person of a seat has left the table, with no bot in their place. */
export function isAway(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && seat.bot === null && !seat.present
}

/** Whose decision it is: somebody who is away is not deciding. */
export function decidingText(seat: SeatInfo | undefined): string {
  return t(isAway(seat) ? 'decision-away' : 'decision-theirs', { name: seatName(seat) })
}

/** The name of a bot; a bot without a text, such as `search:400`, goes by its id. */
export function botName(bot: string): string {
  return speaks(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}
