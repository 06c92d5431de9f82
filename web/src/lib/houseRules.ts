// House rules: settings of a table that change a rule. The server says what each value means.
import type { HouseRule, SettingValue } from './protocol'

/** The chosen values that are not the defaults, each with its name. */
export function houseRulesAt(
  rules: readonly HouseRule[],
  options: Record<string, string>,
): { name: string; text: string }[] {
  return rules.flatMap(({ name, values }) => {
    const chosen = values.find(({ value }) => value === options[name])
    return chosen && chosen !== values[0] ? [{ name, text: chosen.text }] : []
  })
}

/** The value of a house rule among the options, or its default. */
export function chosenValue(rule: HouseRule, options: Record<string, string>): SettingValue | undefined {
  return rule.values.find(({ value }) => value === options[rule.name]) ?? rule.values[0]
}
