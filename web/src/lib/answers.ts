// Decisions that are answered automatically because the person's settings say so.
import { moduleOf } from './games'
import type { Action, Scene } from './protocol'

/** The action that answers a decision automatically, if one of the chosen settings covers it. */
export function automaticAnswer(
  game: string,
  actions: readonly Action[],
  scene: Scene | null,
  chosen: readonly string[],
): string | null {
  const known = moduleOf(game)?.automaticAnswers ?? []
  for (const one of known) {
    const answer = chosen.includes(one.id) ? one.answer(actions, scene) : null
    if (answer !== null) return answer
  }
  return null
}
