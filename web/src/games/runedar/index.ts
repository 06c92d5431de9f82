// The Siege of Runedar at the table.
import './runedar.css'
import type { SoundName } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { t } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'

export { default as Board } from './Board.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Side } from './Side.svelte'
export { describe } from './describe'
export { guide, guideTable } from './guide'
export { animate } from './motion.svelte'

/** Words for a deed that several things can be done with. */
export function label(_: TableModel, handle: string): string | null {
  if (handle === 'do:clear') return t('runedar-do-clear')
  return handle === 'do:rest' ? t('runedar-do-rest') : null
}

const SOUNDS: [string, SoundName][] = [
  ['section_opened', 'cleared'],
  ['die_rolled', 'dice'],
  ['gold_lost', 'loss-of-gold'],
  ['siege_card_revealed', 'card'],
  ['card_played', 'card'],
]

/** The most telling thing of a step is what is heard. */
export function sound(step: Step): SoundName | null {
  const happened = new Set(step.line.events.map((event) => event.name))
  return SOUNDS.find(([name]) => happened.has(name))?.[1] ?? null
}
