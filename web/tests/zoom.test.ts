// Where an enlarged thing is shown, and which thing it is.
import { beforeEach, describe, expect, it } from 'vitest'
import { beside, smallestAt, type Area } from '../src/lib/zoom'

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const SIZE = { width: 300, height: 200 }

beforeEach(() => Object.assign(window, { innerWidth: 1200, innerHeight: 800 }))

describe('an enlarged thing', () => {
  it('stands above the small one', () => {
    expect(beside(area(500, 600, 100, 150), SIZE, false)).toEqual({ left: 400, top: 392 })
  })

  it('stands beside it where there is no room above', () => {
    expect(beside(area(500, 100, 100, 150), SIZE, false)).toEqual({ left: 608, top: 75 })
    expect(beside(area(1050, 100, 100, 150), SIZE, false)).toEqual({ left: 742, top: 75 })
  })

  it('leaves room for the explanation above a greyed one', () => {
    const { left } = beside(area(500, 600, 100, 150), SIZE, true)
    expect(left).toBeGreaterThan(550 + 160)
  })

  it('stays in the window', () => {
    Object.assign(window, { innerWidth: 320, innerHeight: 480 })
    const { left, top } = beside(area(10, 10, 300, 460), SIZE, false)
    expect([left, top]).toEqual([10, 8])
  })
})

describe('the thing at a point', () => {
  it('is the smallest one there', () => {
    const boxes = [area(0, 0, 100, 100), area(20, 20, 10, 10), area(60, 60, 10, 10)]
    const things = boxes.map((box) => {
      const thing = document.createElement('i')
      thing.getBoundingClientRect = () => box as DOMRect
      return thing
    })
    expect(smallestAt(things, 25, 25)).toBe(things[1])
    expect(smallestAt(things, 40, 40)).toBe(things[0])
    expect(smallestAt(things, 400, 40)).toBeNull()
  })
})
