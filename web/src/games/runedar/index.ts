// The Siege of Runedar.
import type { GameModule } from '../../lib/game'
import picture from './board.svg'
import Emblem from './Emblem.svelte'

const easy = { difficulty: 'easy' }

const runedar: GameModule = {
  Emblem,
  picture,
  mainStart: { bots: 1, options: easy },
  quickStarts: [
    { text: 'play-solo', icon: 'person', bots: 0, options: easy },
    { text: 'play-with-bots', icon: 'bot', bots: 1, options: easy },
    { text: 'play-with-bots', icon: 'bot', bots: 2, options: easy },
  ],
  guideTable: {
    game: 'runedar',
    seats: [{ who: 'me' }, { who: 'bot', bot: 'steady' }, { who: 'bot', bot: 'steady' }],
    options: easy,
    pace: 600,
    seed: 'first game 28',
  },
  loadTable: async () => (await import('./table')).table,
  loadRuleBook: async () => (await import('./ruleBook')).ruleBook,
}

export default runedar
