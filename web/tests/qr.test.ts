// The drawing of a QR code, read by a program made to read such codes.
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { QUIET, qrDrawing } from '../src/lib/qr'

const SCALE = 4

/** The picture of a path of horizontal bars. */
function pixels(size: number, path: string): Uint8ClampedArray {
  const side = size * SCALE
  const picture = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column++)
        picture.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  }
  return picture
}

describe('the QR code of a link', () => {
  it.each([
    ['short', 'http://192.168.1.20:8765/t/AbCdEfGhIjKl#q7Vw-3s_Zk4T9yLmN2pR8xBfUcHdJeGa'],
    ['long', `https://play.example/ą/${'x'.repeat(120)}`],
  ])(
    'is read as that link: %s',
    (_length, link) => {
      const { size, path } = qrDrawing(link)
      expect(jsQR(pixels(size, path), size * SCALE, size * SCALE)?.data).toBe(link)
    },
    60_000,
  )

  it('has a light margin', () => {
    const { size, path } = qrDrawing('siege')
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(QUIET)
      expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - QUIET)
    }
  })
})
