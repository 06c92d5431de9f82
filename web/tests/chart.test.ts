// Marks on a chart never cover each other, and stay inside it.
import { expect, it } from 'vitest'
import { apart } from '../src/lib/chart'

const HEIGHT = 150

it('leaves marks with room where they are', () => {
  const spots = [
    { x: 0, y: 140 },
    { x: 90, y: 20 },
  ]
  expect(apart(spots, HEIGHT)).toEqual(spots)
})

it.each([4, 75, 146])('moves crowded marks at height %i apart, and none out of the chart', (y) => {
  const placed = apart(
    [
      { x: 10, y },
      { x: 14, y },
      { x: 16, y: y + 1 },
    ],
    HEIGHT,
  )
  expect(placed[0]).toEqual({ x: 10, y })
  for (const [index, mark] of placed.entries()) {
    expect(mark.y).toBeGreaterThanOrEqual(0)
    expect(mark.y).toBeLessThanOrEqual(HEIGHT)
    for (const other of placed.slice(index + 1)) {
      expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(24)
    }
  }
})
