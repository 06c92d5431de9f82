// QR codes of links, so that a phone opens what is on this screen.
import { encode } from 'uqr'

/** The light margin that readers need, in squares. */
export const QUIET = 4

export interface QrDrawing {
  /** Squares in each direction, margin included. */
  size: number
  /** The dark squares as one SVG path. */
  path: string
}

/** A text as the drawing of its code. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`]
    }),
  )
  return { size, path: runs.join('') }
}
