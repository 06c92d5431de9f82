// The sound of a step. Never the only sign: the table shows everything too.
import type { SoundName } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'

const CARDS = new Set(['card_added', 'card_hidden', 'card_posted', 'reaction_played', 'card_unposted', 'gift_given'])

export function sound(step: Step): SoundName | null {
  const names = eventsOf(step).map((event) => event.name)
  if (names.includes('wall_fell') || names.includes('castle_fell')) return 'loss-of-gold'
  if (names.includes('dungeon_beaten')) return 'cleared'
  return names.some((name) => CARDS.has(name)) ? 'card' : null
}
