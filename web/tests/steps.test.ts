// What a line of the log says.
import { expect, it } from 'vitest'
import type { LogLine, VisibleEvent } from '../src/lib/protocol'
import { saidOf } from '../src/lib/steps'

function event(text: string): VisibleEvent {
  return { name: 'card_drawn', text, facts: {} } as VisibleEvent
}

it('says once what happens several times in a row, and again what comes later', () => {
  const drawn = event('Brokk draws a card.')
  const line = { text: 'Brokk ends the turn.', events: [drawn, drawn, event(''), drawn, event('Turn 2.'), drawn] }
  expect(saidOf(line as LogLine)).toEqual([
    { text: 'Brokk ends the turn.', count: 1 },
    { text: 'Brokk draws a card.', count: 3 },
    { text: 'Turn 2.', count: 1 },
    { text: 'Brokk draws a card.', count: 1 },
  ])
})
