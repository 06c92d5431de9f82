// What a step consists of: one line of the log, or several that were chosen at once.
import type { LogLine, Step, VisibleEvent } from './protocol'

export function linesOf(step: Step): LogLine[] {
  return [step.line, ...step.then]
}

/** Everything that happened in a step, in order. */
export function eventsOf(step: Step): VisibleEvent[] {
  return linesOf(step).flatMap((line) => line.events)
}
