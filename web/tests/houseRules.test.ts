// House rules of a table.
import { describe, expect, it } from 'vitest'
import { chosenValue, houseRulesAt } from '../src/lib/houseRules'
import type { HouseRule } from '../src/lib/protocol'

const gates: HouseRule = {
  name: 'gates',
  text: 'When gates open',
  values: [
    { value: 'day', text: 'Gates open by day.' },
    { value: 'night', text: 'Gates open at night, too.' },
  ],
}

describe('house rules', () => {
  it('are told where they differ from the first value', () => {
    expect(houseRulesAt([gates], { gates: 'night' })).toEqual([
      { rule: 'When gates open', chosen: 'Gates open at night, too.' },
    ])
    expect(houseRulesAt([gates], { gates: 'day' })).toEqual([])
    expect(houseRulesAt([gates], {})).toEqual([])
  })

  it('have their first value unless another one is chosen', () => {
    expect(chosenValue(gates, {})?.value).toBe('day')
    expect(chosenValue(gates, { gates: 'night' })?.value).toBe('night')
    expect(chosenValue(gates, { gates: 'noon' })?.value).toBe('day')
  })
})
