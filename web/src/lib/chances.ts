// Chances of winning as numbers: in percent, and their changes in points (hundredths).
import { spoken } from './speech.svelte'

/** A chance as percent. Only certainty is shown as 0 or 100. */
export function percent(chance: number): string {
  const certain = chance <= 0 || chance >= 1
  const shown = certain ? Math.round(chance) : Math.min(Math.max(Math.round(chance * 100), 1), 99) / 100
  return new Intl.NumberFormat(spoken(), { style: 'percent' }).format(shown)
}

/** A change of a chance in whole points. */
export function points(change: number): number {
  return Math.round(change * 100)
}

/** A change with its sign. */
export function signed(change: number): string {
  return new Intl.NumberFormat(spoken(), { signDisplay: 'exceptZero' }).format(points(change))
}
