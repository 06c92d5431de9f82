// How drawings are made: shapes, each of a material that the style sheet paints, and parts placed within others.

/** Materials that fill an inked outline. */
type Fill =
  | 'steel'
  | 'edge'
  | 'iron'
  | 'rust'
  | 'wood'
  | 'plank'
  | 'leather'
  | 'hide'
  | 'gold'
  | 'cloth'
  | 'blue'
  | 'moss'
  | 'plum'
  | 'skin'
  | 'orc'
  | 'troll'
  | 'goblin'
  | 'bone'
  | 'hair'
  | 'stone'
  | 'rock'
  | 'ember'
  | 'fire'
  | 'night'
  | 'glass'
  | 'own'
  | 'beard'
/** Colours without an outline, for shade and light. */
type Wash = 'shade' | 'light' | 'glow' | 'far' | 'dusk' | 'mist'
/** Lines. */
type Line = 'ink' | 'grain' | 'rope' | 'timber' | 'blade' | 'bright' | 'strap' | 'rune'
export type Material = Fill | Wash | Line

/** A path of a material; a width only for lines. */
export type Shape = readonly [Material, string, number?]

/** Parts that are moved, turned and scaled together. */
export interface Placed {
  transform: string
  scale: number
  parts: readonly Part[]
}
export type Part = Shape | Placed

export interface Pose {
  scale?: number
  turn?: number
  /** Looking the other way. */
  flip?: boolean
}

export function put(x: number, y: number, parts: readonly Part[], { scale = 1, turn = 0, flip }: Pose = {}): Placed {
  const turned = turn ? ` rotate(${turn})` : ''
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  return { transform: `translate(${x} ${y})${turned}${sized}`, scale, parts }
}

/** One path as it is drawn; `pen` is the width of its line so that small parts have lines as strong as large ones. */
export interface Stroke {
  material: Material
  d: string
  transform: string
  pen: number
}

const OUTLINE = 1.5
const PENS: Partial<Record<Material, number>> = { grain: 0.8, rune: 2 }

function isShape(part: Part): part is Shape {
  return Array.isArray(part)
}

/** All paths of a drawing, from the back to the front. */
export function flatten(parts: readonly Part[], transform = '', scale = 1): Stroke[] {
  return parts.flatMap((part) => {
    if (!isShape(part)) return flatten(part.parts, `${transform} ${part.transform}`.trim(), scale * part.scale)
    const [material, d, width] = part
    const pen = width ?? (PENS[material] ?? OUTLINE) / scale
    return [{ material, d, transform, pen: Math.round(pen * 100) / 100 }]
  })
}

/** A round thing. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** A line with an inked outline, such as a haft that bends or a strap. */
export function band(d: string, material: Material, width: number): Shape[] {
  return [
    ['ink', d, width + 2.4],
    [material, d, width],
  ]
}

export function wheel(x: number, y: number, r: number): Shape[] {
  const s = r * 0.68
  return [
    ['plank', disc(x, y, r)],
    ['ink', `M${x - s} ${y - s}l${2 * s} ${2 * s}M${x + s} ${y - s}l${-2 * s} ${2 * s}`],
    ['iron', disc(x, y, r / 3.2)],
  ]
}

/** A straight wooden handle from the top to the bottom. */
export function haft(top: number, bottom: number, width = 4.6): Shape[] {
  const half = width / 2
  return [
    ['wood', `M${-half} ${top}V${bottom}q${half} 2.4 ${width} 0V${top}z`],
    ['grain', `M0.7 ${top + 4}V${bottom - 6}M-0.8 ${bottom - 16}v8`],
  ]
}
