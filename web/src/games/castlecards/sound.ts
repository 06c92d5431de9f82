// The sound of a step. Never the only sign: the table shows everything too.
import type { SoundName } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'

/** Events with a sound, the most important first: only one is heard. */
const SOUNDS: [string, SoundName][] = [
  ['castle_fell', 'crumble'],
  ['wall_fell', 'crumble'],
  ['attack_repelled', 'blow'],
  ['attack_won', 'blow'],
  ['attack_launched', 'alarm'],
  ['dungeon_beaten', 'cleared'],
  ['king_played', 'gain'],
  ['weapon_built', 'gain'],
  ['academy_visited', 'gain'],
  ['cards_bought', 'gain'],
  ['card_added', 'card'],
  ['card_hidden', 'card'],
  ['card_posted', 'card'],
  ['card_unposted', 'card'],
  ['reaction_played', 'card'],
  ['gift_given', 'card'],
]

export function sound(step: Step): SoundName | null {
  const happened = new Set(eventsOf(step).map((event) => event.name))
  return SOUNDS.find(([name]) => happened.has(name))?.[1] ?? null
}
