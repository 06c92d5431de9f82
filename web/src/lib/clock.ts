// Times of a clock in words and digits.
import { t } from './speech.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span as people read it: days and hours, or a stopwatch. */
export function spanText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY) {
    return t('clock-span', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) })
  }
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const digits = `${two(minutes)}:${two(whole % MINUTE)}`
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${digits}` : digits
}

/** How long people have for a decision; null without a clock. */
export function decisionText(seconds: number | null): string {
  if (seconds === null) return t('clock-none')
  const days = seconds / DAY
  return days >= 1 ? t('lobby-days', { count: days }) : t('lobby-seconds', { count: seconds })
}

/** The clocks that a new table offers: seconds for a decision, seconds in reserve. */
export const CLOCKS = {
  none: null,
  brisk: { decision: 30, reserve: 5 * MINUTE },
  calm: { decision: 2 * MINUTE, reserve: 15 * MINUTE },
  day: { decision: DAY, reserve: 7 * DAY },
  days: { decision: 3 * DAY, reserve: 14 * DAY },
  week: { decision: 7 * DAY, reserve: 14 * DAY },
} as const

export type ClockName = keyof typeof CLOCKS
