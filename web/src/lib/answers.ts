// Decisions a person wishes to be answered without being asked. By the notation of the actions only.
import type { Action } from './protocol'

/** The wishes a game knows; the settings offer them by name. */
export const ANSWERS: Record<string, string[]> = { runedar: ['siege'], castlecards: ['support'] }

/** The action a wish of the person answers with, if one covers this decision. */
export function automaticAnswer(
  game: string,
  actions: readonly Action[],
  scene: { window?: unknown } | null,
  wishes: readonly string[],
): string | null {
  if (game === 'runedar' && wishes.includes('siege')) return onlyBeside(actions, 'continue', 'hire ')
  if (game === 'castlecards' && wishes.includes('support') && scene?.window === 'support') {
    return onlyBeside(actions, 'done', 'add ')
  }
  return null
}

/** An action, if it is offered and everything else offered begins with a verb. */
function onlyBeside(actions: readonly Action[], answer: string, verb: string): string | null {
  const others = actions.filter((action) => action.action !== answer)
  return others.length < actions.length && others.every((other) => other.action.startsWith(verb)) ? answer : null
}
