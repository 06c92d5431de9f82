// House rules: settings of a table that change a rule. The server says what each value means.
import type { HouseRule, SettingValue } from './protocol'

/** The house rules whose chosen value is not the default, with that value in words. */
export function houseRulesAt(
  rules: readonly HouseRule[],
  options: Record<string, string>,
): { rule: string; chosen: string }[] {
  return rules.flatMap(({ name, text, values }) => {
    const chosen = values.find(({ value }) => value === options[name])
    return chosen && chosen !== values[0] ? [{ rule: text, chosen: chosen.text }] : []
  })
}

/** The value of a house rule among the options, or its default. */
export function chosenValue(rule: HouseRule, options: Record<string, string>): SettingValue | undefined {
  return rule.values.find(({ value }) => value === options[rule.name]) ?? rule.values[0]
}
