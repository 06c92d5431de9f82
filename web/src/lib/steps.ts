// What a step consists of: one line of the log, or several that were chosen at once.
import type { LogLine, Step, VisibleEvent } from './protocol'

export function linesOf(step: Step): LogLine[] {
  return [step.line, ...step.then]
}

/** Everything that happened in a step, in order. */
export function eventsOf(step: Step): VisibleEvent[] {
  return linesOf(step).flatMap((line) => line.events)
}

/** A sentence, and how many times in a row it is said. */
export interface Said {
  text: string
  count: number
}

/** The words of a line; what happened several times in a row is said once, with its count. */
export function saidOf(line: LogLine): Said[] {
  const said: Said[] = []
  for (const text of [line.text ?? '', ...line.events.map((event) => event.text)]) {
    const last = said.at(-1)
    if (text && last?.text === text) last.count++
    else if (text) said.push({ text, count: 1 })
  }
  return said
}
