// The colours and runes that people choose for themselves.
import type { Look } from './protocol'

export const COLOURS: Look['colour'][] = ['amber', 'crimson', 'moss', 'sky', 'violet', 'slate']

/** The runes, drawn in a square of 24. */
export const LOOK_RUNES: Record<Look['rune'], string> = {
  axe: 'M8 3v18M8 5l8 3-8 5',
  bow: 'M8 3v18M8 3q10 9 0 18',
  gate: 'M6 21V6l6-3 6 3v15M12 3v18',
  hammer: 'M12 21V9M6 4h12v5H6Z',
  moon: 'M16 4q-9 2-9 8t9 8q-5-4-5-8t5-8Z',
  mountain: 'M3 20l7-14 4 7 2-3 5 10Z',
  sun: 'M12 3v18M3 12h18M6 6l12 12M18 6L6 18',
  tower: 'M7 21V4h3v3h4V4h3v17',
}
export const RUNE_IDS = Object.keys(LOOK_RUNES) as Look['rune'][]
