// From the things a person points at to an action: the same for every game.
import type { Action } from './protocol'

/** The actions whose paths contain everything picked. */
export function matching(actions: readonly Action[], picked: readonly string[]): Action[] {
  return actions.filter((action) => picked.every((handle) => action.path.includes(handle)))
}

/** All handles that can be picked next. */
export function openHandles(matches: readonly Action[], picked: readonly string[]): Set<string> {
  const open = new Set<string>()
  for (const action of matches) for (const handle of action.path) open.add(handle)
  for (const handle of picked) open.delete(handle)
  return open
}

/** The actions whose whole path is picked. */
export function completed(matches: readonly Action[], picked: readonly string[]): Action[] {
  return matches.filter((action) => action.path.every((handle) => picked.includes(handle)))
}

/** The action that these picks decide: the only one left, with the last handle of its path picked. */
function decided(actions: readonly Action[], picked: readonly string[]): Action | null {
  const matches = matching(actions, picked)
  const only = matches.length === 1 ? matches[0]! : null
  const last = only?.path.at(-1)
  return only && last !== undefined && picked.includes(last) ? only : null
}

/** Ticked actions in the order to carry them out: things are picked before a button ends the picking. */
export function together(actions: readonly Action[], ticked: readonly string[]): string[] {
  const buttons = new Set(
    actions.filter(({ path }) => path.some((handle) => handle.startsWith('do:'))).map(({ action }) => action),
  )
  return [...ticked.filter((action) => !buttons.has(action)), ...ticked.filter((action) => buttons.has(action))]
}

export function labelFor(matches: readonly Action[], picked: readonly string[], handle: string): string | null {
  return decided(matches, [...picked, handle])?.label ?? null
}

/** What is picked after a pick, with the action it decides; null if the handle leads nowhere. */
export function pickNext(
  actions: readonly Action[],
  picked: readonly string[],
  handle: string,
): { picked: string[]; action: Action | null } | null {
  const goesOn = openHandles(matching(actions, picked), picked).has(handle)
  if (goesOn) {
    const next = [...picked, handle]
    return { picked: next, action: decided(actions, next) }
  }
  if (picked.length === 1 && picked[0] === handle) return { picked: [], action: null }
  if (!actions.some((action) => action.path.includes(handle))) return null
  return { picked: [handle], action: decided(actions, [handle]) }
}
