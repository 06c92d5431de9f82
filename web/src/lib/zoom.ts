// Which thing is enlarged, and where.

export interface Spot {
  left: number
  top: number
}

/** The part of a box that placing needs. */
export type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>

const GAP = 8
/** Half of the bubble that explains above a greyed thing why it cannot be used. */
const EXPLANATION = 172

/** The smallest thing at a point: also one that lets clicks through to what lies under it. */
export function smallestAt<Thing extends Element>(things: Iterable<Thing>, x: number, y: number): Thing | null {
  let best: Thing | null = null
  let least = Infinity
  for (const thing of things) {
    const box = thing.getBoundingClientRect()
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    if (inside && box.width * box.height < least) {
      least = box.width * box.height
      best = thing
    }
  }
  return best
}

/** A place beside a thing, never over it if the window has room: above, else right, left, below. */
export function beside(thing: Area, size: Pick<Area, 'width' | 'height'>, greyed: boolean): Spot {
  const middle = (thing.left + thing.right) / 2
  const far = greyed ? EXPLANATION : 0
  const right = Math.max(thing.right, middle + far) + GAP
  const left = Math.min(thing.left, middle - far) - GAP - size.width
  const level = thing.top + (thing.height - size.height) / 2
  const spots: Spot[] = [
    ...(greyed ? [] : [{ left: middle - size.width / 2, top: thing.top - GAP - size.height }]),
    { left: right, top: level },
    { left, top: level },
    { left: middle - size.width / 2, top: thing.bottom + GAP },
  ]
  const room = spots.map((spot) => kept(spot, size))
  const free = room.find((spot) => apart(spot, size, thing))
  return free ?? room[0]!
}

/** Moved into the window. */
function kept(spot: Spot, size: Pick<Area, 'width' | 'height'>): Spot {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  return { left: within(spot.left, innerWidth - size.width), top: within(spot.top, innerHeight - size.height) }
}

function apart(spot: Spot, size: Pick<Area, 'width' | 'height'>, thing: Area): boolean {
  const across = spot.left >= thing.right || spot.left + size.width <= thing.left
  return across || spot.top >= thing.bottom || spot.top + size.height <= thing.top
}
