// Castlecards.
import type { GameModule } from '../../lib/game'
import Emblem from './Emblem.svelte'

const castlecards: GameModule = {
  Emblem,
  quickStarts: [
    { text: 'play-against-bots', icon: 'bot', bots: 1, options: {} },
    { text: 'play-against-bots', icon: 'bot', bots: 2, options: {} },
  ],
  guideTable: {
    game: 'castlecards',
    // With three seats there is somebody to support.
    seats: [{ who: 'me' }, { who: 'bot', bot: 'beginner' }, { who: 'bot', bot: 'beginner' }],
    options: {},
    pace: 900,
    seed: 'first game 90',
  },
  loadTable: async () => (await import('./table')).table,
  loadRuleBook: async () => (await import('./ruleBook')).ruleBook,
}

export default castlecards
