// Texts that a game may word in its own way, and names for what only the server knows.
import { speaks, t, type Facts } from './speech.svelte'

/** The text of a game for something every game has: `<game>-<id>`, or the general `<id>`; null if there is neither. */
export function gameText(game: string, id: string, facts?: Facts): string | null {
  const found = [`${game}-${id}`, id].find(speaks)
  return found === undefined ? null : t(found, facts)
}

/** The name of a thing of the server, such as an option or a line of a chart; without a text, its id as words. */
export function gameName(game: string, kind: string, id: string): string {
  return gameText(game, `${kind}-${id}`) ?? asWords(id)
}

/** An id as words: `open_hands` becomes “Open hands”. */
export function asWords(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
