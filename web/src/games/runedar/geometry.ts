// The fortress on paper: where every place lies, where its name stands and where figures gather.
//
// Both plans are built from the same lines: a chamber, a frame of four courtyards with mitred corners, so that
// neighbours share an edge, walls on three sides with a tower on each corner, and fields before the walls.

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface Label extends Point {
  turn: number
}

export interface Plan {
  name: 'wide' | 'tall'
  width: number
  height: number
  /** The side of a figure's square. */
  figure: number
  shapes: Record<string, Point[]>
  towers: Record<string, Point & { radius: number }>
  labels: Record<string, Label>
  /** Where dwarves and orcs gather. */
  boxes: Record<string, Box>
  piles: Record<string, Box>
  heap: Box
  /** What a workshop is about to lose. */
  signs: Record<string, Point>
  trolls: Box
  tunnel: Box
  machines: Record<string, Box>
  doors: (Point & { turn: number })[]
  stairs: (Point & { turn: number })[]
  ladders: (Point & { turn: number })[]
  /** Lines of the ground plan: outside in, then top to bottom. */
  x: Columns
  y: Rows
}

type Columns = [number, number, number, number, number, number, number, number]
type Rows = [number, number, number, number, number, number, number, number, number]

interface Lines {
  name: 'wide' | 'tall'
  figure: number
  /** Field, wall, courtyard, chamber … and back. */
  x: Columns
  /** Field, wall, courtyard, chamber, entrance, its end, the tunnel's start and end, the bottom. */
  y: Rows
  tower: number
  machineWidth: number
  tunnelInset: number
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

function rect(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
}

function mid(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function shapesOf(x: Columns, y: Rows): Record<string, Point[]> {
  const [x0, x1, x2, x3, x4, x5, x6, x7] = x
  const [y0, y1, y2, y3, y4, y5] = y
  return {
    chamber: rect(x3, y3, x4, y4),
    carpenter: [
      { x: x2, y: y2 },
      { x: x3, y: y3 },
      { x: x3, y: y4 },
      { x: x2, y: y5 },
    ],
    tannery: [
      { x: x2, y: y2 },
      { x: x5, y: y2 },
      { x: x4, y: y3 },
      { x: x3, y: y3 },
    ],
    foundry: [
      { x: x5, y: y2 },
      { x: x5, y: y5 },
      { x: x4, y: y4 },
      { x: x4, y: y3 },
    ],
    entrance: [
      { x: x3, y: y4 },
      { x: x4, y: y4 },
      { x: x5, y: y5 },
      { x: x2, y: y5 },
    ],
    carpenter_wall: rect(x1, y2, x2, y5),
    tannery_wall: rect(x2, y1, x5, y2),
    foundry_wall: rect(x5, y2, x6, y5),
    carpenter_field: rect(x0, y1, x1, y5),
    tannery_field: rect(x1, y0, x6, y1),
    foundry_field: rect(x6, y1, x7, y5),
  }
}

function openingsOf(x: Columns, y: Rows): Pick<Plan, 'doors' | 'stairs' | 'ladders'> {
  const [, x1, x2, x3, x4, x5, x6] = x
  const [, y1, y2, y3, y4, y5] = y
  const middle = { x: (x3 + x4) / 2, y: (y3 + y4) / 2 }
  const corners: [Point, Point][] = [
    [
      { x: x2, y: y2 },
      { x: x3, y: y3 },
    ],
    [
      { x: x5, y: y2 },
      { x: x4, y: y3 },
    ],
    [
      { x: x2, y: y5 },
      { x: x3, y: y4 },
    ],
    [
      { x: x5, y: y5 },
      { x: x4, y: y4 },
    ],
  ]
  const slanted = corners.map(([outer, inner]) => {
    const turn = (Math.atan2(inner.y - outer.y, inner.x - outer.x) * 180) / Math.PI
    return { ...mid(outer, inner), turn: turn + 90 }
  })
  return {
    doors: [
      { x: middle.x, y: y3, turn: 90 },
      { x: middle.x, y: y4, turn: 90 },
      { x: x3, y: middle.y, turn: 0 },
      { x: x4, y: middle.y, turn: 0 },
      ...slanted,
    ],
    stairs: [
      { x: x2, y: y2 + (y5 - y2) * 0.72, turn: 0 },
      { x: x5 - (x5 - x2) * 0.24, y: y2, turn: 90 },
      { x: x5, y: y2 + (y5 - y2) * 0.72, turn: 180 },
    ],
    ladders: [
      { x: x1, y: y2 + (y5 - y2) * 0.6, turn: 0 },
      { x: x2 + (x5 - x2) * 0.28, y: y1, turn: 90 },
      { x: x6, y: y2 + (y5 - y2) * 0.6, turn: 180 },
    ],
  }
}

type Placed = 'labels' | 'boxes' | 'piles' | 'signs' | 'heap' | 'trolls'

function planOf(lines: Lines, placed: Pick<Plan, Placed>): Plan {
  const { x, y, tower } = lines
  const width = x[7]
  const height = y[8]
  const west = (x[1] + x[2]) / 2
  const east = (x[5] + x[6]) / 2
  const north = (y[1] + y[2]) / 2
  const inset = lines.tunnelInset
  const tall = lines.name === 'tall'
  const machineTop = tall ? y[7] + 8 : y[6] + 18
  const machineHeight = height - machineTop - 4
  return {
    name: lines.name,
    width,
    height,
    figure: lines.figure,
    x,
    y,
    shapes: shapesOf(x, y),
    towers: {
      west_tower: { x: west, y: north, radius: tower },
      east_tower: { x: east, y: north, radius: tower },
      tunnel_tower: { x: west, y: y[5] - (tall ? 6 : 31), radius: tower },
    },
    ...placed,
    tunnel: box(inset, y[6], width - 2 * inset, y[7] - y[6]),
    machines: {
      tower: box(6, machineTop, lines.machineWidth, machineHeight),
      catapult: box(width - lines.machineWidth - 6, machineTop, lines.machineWidth, machineHeight),
    },
    ...openingsOf(x, y),
  }
}

/** As broad as boards on desks and laptops are, so that figures and names are as large as the height allows. */
function wide(): Plan {
  const x: Columns = [0, 112, 200, 424, 760, 984, 1072, 1184]
  const y: Rows = [0, 78, 140, 256, 384, 508, 514, 630, 634]
  return planOf(
    { name: 'wide', figure: 64, x, y, tower: 52, machineWidth: 166, tunnelInset: 186 },
    {
      labels: {
        chamber: { x: 592, y: 282, turn: 0 },
        carpenter: { x: 298, y: 252, turn: 0 },
        tannery: { x: 592, y: 170, turn: 0 },
        foundry: { x: 886, y: 252, turn: 0 },
        entrance: { x: 592, y: 411, turn: 0 },
        carpenter_wall: { x: 154, y: 226, turn: -90 },
        tannery_wall: { x: 400, y: 119, turn: 0 },
        foundry_wall: { x: 1030, y: 226, turn: 90 },
        carpenter_field: { x: 30, y: 446, turn: -90 },
        tannery_field: { x: 336, y: 34, turn: 0 },
        foundry_field: { x: 1154, y: 446, turn: 90 },
        west_tower: { x: 156, y: 48, turn: 0 },
        east_tower: { x: 1028, y: 48, turn: 0 },
        tunnel_tower: { x: 156, y: 418, turn: 0 },
      },
      boxes: {
        chamber: box(604, 286, 154, 96),
        carpenter: box(200, 322, 196, 104),
        tannery: box(650, 176, 186, 78),
        foundry: box(788, 322, 196, 104),
        entrance: box(296, 420, 196, 84),
        carpenter_wall: box(114, 290, 84, 108),
        tannery_wall: box(520, 80, 380, 58),
        foundry_wall: box(986, 290, 84, 108),
        carpenter_field: box(36, 184, 76, 196),
        tannery_field: box(430, 6, 500, 68),
        foundry_field: box(1074, 130, 76, 250),
        west_tower: box(106, 60, 100, 98),
        east_tower: box(978, 60, 100, 98),
        tunnel_tower: box(106, 428, 100, 98),
      },
      piles: {
        carpenter: box(206, 262, 194, 56),
        tannery: box(452, 184, 194, 54),
        foundry: box(788, 262, 194, 56),
      },
      signs: {
        carpenter: { x: 262, y: 214 },
        tannery: { x: 706, y: 164 },
        foundry: { x: 922, y: 214 },
      },
      heap: box(432, 286, 168, 96),
      trolls: box(500, 418, 392, 88),
    },
  )
}

function tall(): Plan {
  const x: Columns = [0, 76, 136, 284, 516, 664, 724, 800]
  const y: Rows = [0, 68, 128, 286, 428, 604, 614, 738, 842]
  return planOf(
    { name: 'tall', figure: 64, x, y, tower: 56, machineWidth: 388, tunnelInset: 6 },
    {
      labels: {
        chamber: { x: 400, y: 316, turn: 0 },
        carpenter: { x: 216, y: 276, turn: 0 },
        tannery: { x: 400, y: 160, turn: 0 },
        foundry: { x: 584, y: 276, turn: 0 },
        entrance: { x: 400, y: 460, turn: 0 },
        carpenter_wall: { x: 103, y: 250, turn: -90 },
        tannery_wall: { x: 306, y: 108, turn: 0 },
        foundry_wall: { x: 697, y: 250, turn: 90 },
        carpenter_field: { x: 28, y: 270, turn: -90 },
        tannery_field: { x: 290, y: 32, turn: 0 },
        foundry_field: { x: 772, y: 270, turn: 90 },
        west_tower: { x: 92, y: 32, turn: 0 },
        east_tower: { x: 708, y: 32, turn: 0 },
        tunnel_tower: { x: 78, y: 530, turn: 0 },
      },
      boxes: {
        chamber: box(400, 318, 114, 108),
        carpenter: box(140, 338, 142, 130),
        tannery: box(284, 220, 232, 62),
        foundry: box(518, 338, 142, 130),
        entrance: box(270, 464, 260, 56),
        carpenter_wall: box(78, 342, 56, 164),
        tannery_wall: box(410, 70, 200, 56),
        foundry_wall: box(666, 342, 56, 164),
        carpenter_field: box(6, 336, 66, 172),
        tannery_field: box(360, 4, 270, 60),
        foundry_field: box(728, 336, 66, 250),
        west_tower: box(60, 52, 92, 92),
        east_tower: box(648, 52, 92, 92),
        tunnel_tower: box(60, 552, 92, 92),
      },
      piles: {
        carpenter: box(144, 288, 138, 48),
        tannery: box(312, 170, 176, 48),
        foundry: box(520, 288, 138, 48),
      },
      signs: {
        carpenter: { x: 190, y: 236 },
        tannery: { x: 548, y: 156 },
        foundry: { x: 610, y: 236 },
      },
      heap: box(290, 326, 110, 98),
      trolls: box(160, 522, 480, 80),
    },
  )
}

export const PLANS: Record<'wide' | 'tall', Plan> = { wide: wide(), tall: tall() }

export function outline(points: Point[]): string {
  return `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`
}

/** The same shape with every edge moved inward. */
export function shrunk(points: Point[], inset: number): Point[] {
  if (inset === 0) return points
  const area = points.reduce((sum, from, at) => {
    const to = points[(at + 1) % points.length]!
    return sum + from.x * to.y - to.x * from.y
  }, 0)
  const side = area > 0 ? 1 : -1
  const edge = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
    const point = { x: from.x + normal.x * inset * side, y: from.y + normal.y * inset * side }
    return { point, way: { x: to.x - from.x, y: to.y - from.y } }
  }
  return points.map((corner, at) => {
    const before = edge(points[(at + points.length - 1) % points.length]!, corner)
    const after = edge(corner, points[(at + 1) % points.length]!)
    const cross = before.way.x * after.way.y - before.way.y * after.way.x
    const gap = { x: after.point.x - before.point.x, y: after.point.y - before.point.y }
    const along = (gap.x * after.way.y - gap.y * after.way.x) / cross
    return { x: before.point.x + before.way.x * along, y: before.point.y + before.way.y * along }
  })
}

export function centre(area: Box): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 }
}

export interface Spot extends Point {
  size: number
}

/** Places for so many figures in a box: rows as even as they can be, smaller only when they do not fit. */
export function gather(area: Box, count: number, most: number): Spot[] {
  if (count === 0) return []
  let best = { size: 0, columns: 1 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(most, area.width / columns, area.height / rows)
    if (size > best.size + 0.01) best = { size, columns }
  }
  const rows = Math.ceil(count / best.columns)
  const middle = centre(area)
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / best.columns)
    const inRow = row === rows - 1 ? count - row * best.columns : best.columns
    const column = at % best.columns
    return {
      x: middle.x + (column - (inRow - 1) / 2) * best.size,
      y: middle.y + (row - (rows - 1) / 2) * best.size,
      size: best.size,
    }
  })
}
