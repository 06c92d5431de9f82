// Small questions about the actions of a decision, answered by their notation alone.
import type { Action } from './protocol'

/** The action that declines, if it is offered and everything else that is offered begins with the given verb. */
export function declining(actions: readonly Action[], decline: string, verb: string): string | null {
  const others = actions.filter((action) => action.action !== decline)
  return others.length < actions.length && others.every((other) => other.action.startsWith(verb)) ? decline : null
}
