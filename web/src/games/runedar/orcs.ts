// The rules only count orcs; to show each one walking, the page follows them from scene to scene.
import type { VisibleEvent } from '../../lib/protocol'
import type { Scene } from './scene'

export interface Orc {
  id: number
  place: string
}

const FURTHER: Record<string, string> = {}
for (const shop of ['carpenter', 'tannery', 'foundry']) {
  FURTHER[`${shop}_field`] = `${shop}_wall`
  FURTHER[`${shop}_wall`] = shop
  FURTHER[shop] = 'chamber'
}

let named = 0
const robbers = new Set<number>()

/** Whether an orc that is gone took gold with it. */
export function robbed(orc: Orc): boolean {
  return robbers.has(orc.id)
}

function without(orcs: Orc[], place: string): Orc[] {
  const at = orcs.findLastIndex((orc) => orc.place === place)
  return at < 0 ? orcs : orcs.toSpliced(at, 1)
}

/** The orcs after these events; corrected by the scene, so that a missed event never shows. */
export function follow(before: Orc[], scene: Scene, events: readonly VisibleEvent[]): Orc[] {
  let orcs = before
  for (const { name, facts } of events) {
    const place = String((facts as Record<string, unknown>).place ?? '')
    if (name === 'orc_placed') orcs = [...orcs, { id: ++named, place }]
    else if (name === 'orcs_advanced') orcs = orcs.map((orc) => ({ ...orc, place: FURTHER[orc.place] ?? orc.place }))
    else if (name === 'orc_defeated') orcs = without(orcs, place)
    else if (name === 'orc_stole') {
      const robber = orcs.findLast((orc) => orc.place === 'chamber')
      if (robber) robbers.add(robber.id)
      orcs = without(orcs, 'chamber')
    }
  }
  for (const [place, { orcs: count }] of Object.entries(scene.places)) {
    const there = orcs.filter((orc) => orc.place === place).length
    for (let more = there; more < count; more++) orcs = [...orcs, { id: ++named, place }]
    for (let fewer = there; fewer > count; fewer--) orcs = without(orcs, place)
  }
  return orcs
}
