// Castlecards.
import type { GameModule } from '../../lib/game'
import Emblem from './Emblem.svelte'

const castlecards: GameModule = {
  Emblem,
  quickStarts: [{ text: 'play-against-bots', icon: 'bot', bots: 2, options: {} }],
  guideTable: {
    game: 'castlecards',
    // The texts of the steps say what this bot does, so it is not the level chosen elsewhere.
    seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    options: {},
    pace: 900,
    seed: 'old-king-109750',
  },
  loadTable: async () => (await import('./table')).table,
}

export default castlecards
