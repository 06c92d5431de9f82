// The sound of a step. Never the only sign: the table shows everything too.
import type { SoundName } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'

/** Events with a sound, the most important first: only one is heard. */
const SOUNDS: [string, SoundName][] = [
  ['section_opened', 'cleared'],
  ['troll_came', 'alarm'],
  ['machine_came', 'alarm'],
  ['die_rolled', 'dice'],
  ['gold_lost', 'loss-of-gold'],
  ['goblin_defeated', 'blow'],
  ['troll_defeated', 'blow'],
  ['orc_defeated', 'blow'],
  ['upgrade_taken', 'gain'],
  ['siege_card_revealed', 'card'],
  ['card_played', 'card'],
]

export function sound(step: Step): SoundName | null {
  const happened = new Set(eventsOf(step).map((event) => event.name))
  return SOUNDS.find(([name]) => happened.has(name))?.[1] ?? null
}
