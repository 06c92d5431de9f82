// The lines of a game's chart: one group for the game, or one for each thing that is counted for every seat.

export interface Series {
  key: string
  /** What is counted: `gold`, `standing`. */
  name: string
  seat: number | null
  values: number[]
}

export interface ChartGroup {
  name: string
  series: Series[]
}

export function chartGroups(chart: Record<string, number[]>): ChartGroup[] {
  const groups: ChartGroup[] = []
  for (const [key, values] of Object.entries(chart)) {
    const [name = key, seat] = key.split(':')
    const group = seat === undefined ? '' : name
    const found = groups.find((one) => one.name === group) ?? groups[groups.push({ name: group, series: [] }) - 1]!
    found.series.push({ key, name, seat: seat === undefined ? null : Number(seat), values })
  }
  return groups.filter((group) => group.series.some((series) => series.values.length > 1))
}

/** A line through the values in a box of the given size, the highest value at its top. */
export function chartLine(values: number[], most: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values
    .map((value, index) => {
      const x = (index * step).toFixed(1)
      const y = (height - (value / Math.max(1, most)) * height).toFixed(1)
      return `${index ? 'L' : 'M'}${x} ${y}`
    })
    .join('')
}

export interface Spot {
  x: number
  y: number
}

const MARK = 26

/** Spots of round marks, moved up or down by whole marks until none covers another; down where the top is near. */
export function apart(spots: Spot[], height: number): Spot[] {
  const placed: Spot[] = []
  for (const { x, y } of spots) {
    const way = y > height / 2 ? -1 : 1
    let free = y
    for (let tries = 0; tries < spots.length; tries++) {
      const taken = placed.find((other) => Math.hypot(other.x - x, other.y - free) < MARK)
      if (!taken) break
      free = taken.y + way * MARK
    }
    placed.push({ x, y: free })
  }
  return placed
}
