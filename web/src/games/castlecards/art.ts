// Our drawings of cards: shapes in a square of 64, each with the material it is made of; the style sheet paints them.

export type Material =
  | 'steel'
  | 'iron'
  | 'wood'
  | 'plank'
  | 'gold'
  | 'cloth'
  | 'leaf'
  | 'skin'
  | 'fire'
  | 'ember'
  | 'bone'
  | 'night'
  | 'stone'
  | 'glass'
  | 'line'
  | 'thick'
  | 'cord'
  | 'shade'
export type Shape = readonly [Material, string]

/** A round thing. */
function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function wheel(x: number, y: number, r: number): Shape[] {
  return [
    ['plank', disc(x, y, r)],
    ['line', `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`],
    ['wood', disc(x, y, r / 3)],
  ]
}

function coin(x: number, y: number): Shape[] {
  return [
    ['gold', `M${x - 11} ${y}a11 5 0 1 1 22 0v4a11 5 0 1 1 -22 0z`],
    ['line', `M${x - 11} ${y}a11 5 0 1 0 22 0`],
  ]
}

function arrow(x: number, y: number): Shape[] {
  return [
    ['cord', `M${x} ${y}l-9 24`],
    ['steel', `M${x - 13} ${y + 20}l8 3l-8 10z`],
    ['cloth', `M${x} ${y}l5 -3l1 -6l-5 3zM${x} ${y}l-4 -4l1 -6l4 4z`],
  ]
}

/** Village, siege, academy and dungeon cards by the ids of their kinds. */
export const ART: Readonly<Record<string, readonly Shape[]>> = {
  soldier: [
    ['cloth', 'M8 61q2 -14 17 -16h8q14 2 16 16z'],
    ['skin', 'M19 30h20v9q-1 10 -10 10t-10 -10z'],
    ['steel', 'M15 33q-2 -22 14 -23q16 1 14 23l-5 -3h-18z'],
    ['iron', 'M27 11q-1 -5 2 -7q3 2 2 7l1 27q-3 3 -6 0z'],
    ['line', 'M22 36h2M34 36h2'],
    ['steel', 'M52 5l4 6v31h-8v-31z'],
    ['line', 'M52 12v26'],
    ['gold', 'M43 42h18v4h-18z'],
    ['wood', 'M50 46h4v11h-4z'],
  ],
  archer: [
    ['leaf', 'M17 61q2 -15 18 -17q15 2 18 17z'],
    ['leaf', 'M19 42q-3 -29 18 -36q16 8 14 36q-15 7 -32 0z'],
    ['skin', 'M27 27q8 -6 17 0v9q-2 9 -9 9t-8 -9z'],
    ['line', 'M31 33h2M39 33h2M33 40q3 2 5 0'],
    ['cord', 'M16 5L16 59'],
    ['thick', 'M16 5Q-2 32 16 59'],
    ['line', 'M3 32h30'],
    ['steel', 'M1 32l7 -4v8z'],
    ['cloth', 'M30 32l7 -4h4l-4 4l4 4h-4z'],
  ],
  gold: [
    ...coin(22, 52),
    ...coin(22, 46),
    ...coin(44, 50),
    ...coin(44, 44),
    ...coin(44, 38),
    ...coin(31, 38),
    ['gold', disc(27, 20, 12)],
    ['line', 'M24 27v-14M24 20l7 -5M24 15l6 -4'],
    ['line', 'M46 12l0 8M42 16h8M53 23v5M50.5 25.5h5'],
  ],
  builder: [
    ['stone', 'M6 46h24v13h-24zM33 46h25v13h-25zM18 33h26v13h-26z'],
    ['line', 'M11 52h5M40 53h6M26 39h8'],
    ['wood', 'M22 32l5 3l22 -26l-5 -4z'],
    ['steel', 'M34 4q8 -5 15 2l11 9l-5 8l-11 -8q-6 -1 -7 -5z'],
  ],
  explorer: [
    ['wood', 'M28 34l9 3l-8 26l-8 -3z'],
    ['iron', 'M24 29l18 6l-3 8l-17 -6z'],
    ['ember', 'M23 30q-8 -12 4 -19q1 -7 6 -10q1 7 8 11q10 9 2 24z'],
    ['fire', 'M29 31q-5 -8 2 -13q3 5 6 5q4 5 1 11z'],
    ['line', 'M8 14l5 4M54 12l-5 4M6 28l6 1M57 27l-6 1'],
  ],
  king: [
    ['cloth', 'M13 45h38v14q-19 6 -38 0z'],
    ['gold', 'M9 45l-4 -28l14 11l13 -20l13 20l14 -11l-4 28q-23 7 -46 0z'],
    ['shade', 'M12 40q20 6 40 0'],
    ['ember', disc(32, 35, 4)],
    ['glass', `${disc(20, 36, 3)}${disc(44, 36, 3)}`],
    ['gold', `${disc(5, 15, 3)}${disc(32, 7, 3)}${disc(59, 15, 3)}`],
    ['bone', 'M12 47h40v7q-20 6 -40 0z'],
    ['line', 'M20 52v3M28 53v3M36 53v3M44 52v3'],
  ],
  duke: [
    ['bone', 'M14 20q-6 0 -6 -6t6 -6h36q-6 1 -6 7v33q0 8 -7 8h-23q7 -2 6 -9v-27z'],
    ['line', 'M24 18h15M24 25h15M24 32h11'],
    ['shade', 'M50 8q7 1 6 7t-8 5h-4'],
    ['ember', 'M33 36l4 3l5 -1l1 5l4 3l-3 4l1 5l-5 1l-3 4l-4 -3l-5 1l-1 -5l-4 -3l3 -4l-1 -5l5 -1z'],
    ['gold', disc(36, 48, 4)],
    ['cloth', 'M32 57l-4 6l7 -2l3 -4zM39 57l5 6l-7 -1z'],
  ],
  night: [
    ['night', 'M2 2h60v60h-60z'],
    ['bone', 'M39 9a22 22 0 1 0 17 34a19 19 0 0 1 -17 -34z'],
    ['gold', 'M47 12l2 5l5 1l-4 3l1 6l-4 -3l-5 3l2 -6l-4 -3l5 -1z'],
    ['gold', 'M12 9l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1zM54 34l1 2l2 1l-2 1l-1 2l-1 -2l-2 -1l2 -1z'],
    ['iron', 'M2 62v-9h5v-4h4v4h5v-4h4v4h8v-7h3v-4h4v4h4v-4h4v4h3v7h6v-4h4v4h6v9z'],
  ],
  ballista: [
    ...wheel(15, 53, 8),
    ...wheel(49, 53, 8),
    ['wood', 'M6 44h52v6h-52z'],
    ['plank', 'M28 14h8v34h-8z'],
    ['thick', 'M7 30Q10 14 32 14Q54 14 57 30'],
    ['cord', 'M7 30L32 40L57 30'],
    ['line', 'M32 44v-36'],
    ['steel', 'M32 1l5 9h-10z'],
  ],
  ladders: [
    ['stone', 'M36 62v-42h-4v-11h7v5h6v-5h7v5h5v-5h5v53z'],
    ['line', 'M44 28h8M50 38h8M42 48h8'],
    ['thick', 'M7 62L31 5M21 62L41 11'],
    ['cord', 'M12 52l13 3M16 43l12 2M20 33l12 3M24 24l11 2M28 14l10 3'],
  ],
  ram: [
    ['plank', 'M6 24L32 7l26 17z'],
    ['line', 'M15 23l18 -12M26 23l14 -9M38 23l8 -5'],
    ['wood', 'M9 24h5v25h-5zM50 24h5v25h-5z'],
    ['cord', 'M22 24v10M42 24v10'],
    ['wood', 'M12 32h40v9h-40z'],
    ['iron', 'M52 31l9 2q3 3 0 7l-9 2z'],
    ['plank', 'M6 47h52v5h-52z'],
    ...wheel(16, 54, 7),
    ...wheel(48, 54, 7),
  ],
  tower: [
    ['plank', 'M17 14h30l4 40h-38z'],
    ['line', 'M16 27h32M15 40h34M26 27v13M38 40v13M36 15v11'],
    ['wood', 'M13 5h6v5h6v-5h6v5h5v-5h6v5h6v-5h4v11h-39z'],
    ['night', 'M28 18h8v8h-8z'],
    ['wood', 'M47 16l14 -5l1 4l-14 6z'],
    ['cloth', 'M20 5v-5l8 2z'],
    ...wheel(19, 57, 6),
    ...wheel(45, 57, 6),
  ],
  trebuchet: [
    ['wood', 'M6 54h52v5h-52zM26 28l5 -2l-13 28h-6zM38 28l-5 -2l13 28h6z'],
    ['wood', 'M3 11l4 -5l46 27l-3 5z'],
    ['stone', 'M46 33h14v14h-14z'],
    ['line', 'M49 40h8'],
    ['cord', 'M5 9q-3 10 6 15'],
    ['stone', disc(13, 27, 5)],
    ['iron', disc(32, 27, 4)],
  ],
  ambush: [
    ['leaf', 'M3 60q-2 -13 8 -15q-2 -12 10 -14q3 -12 14 -9q11 -4 14 8q11 1 9 14q7 5 4 16z'],
    ['night', 'M15 48q5 -8 13 -2q-5 7 -13 2zM36 46q8 -6 13 2q-8 5 -13 -2z'],
    ['gold', `${disc(22, 47, 2.5)}${disc(42, 47, 2.5)}`],
    ['steel', 'M50 2l4 4l-16 22l-5 -3z'],
    ['gold', 'M30 22l11 8l-2 3l-11 -8z'],
    ['wood', 'M31 28l4 3l-5 6l-4 -3z'],
    ['line', 'M9 53l5 3M30 56h5M50 53l4 3'],
  ],
  arrow_rain: [...arrow(22, 8), ...arrow(43, 5), ...arrow(33, 28), ...arrow(56, 28)],
  barricade: [
    ['wood', 'M8 60l5 -44l5 -7l4 8l-5 43zM46 60l-5 -43l4 -8l5 7l5 44z'],
    ['plank', 'M28 60v-45l4 -8l4 8v45z'],
    ['plank', 'M3 27l57 -5v8l-57 5zM3 46l58 3v8l-58 -4z'],
    ['iron', `${disc(13, 30, 1.5)}${disc(32, 28, 1.5)}${disc(51, 26, 1.5)}`],
    ['iron', `${disc(13, 50, 1.5)}${disc(32, 51, 1.5)}${disc(51, 53, 1.5)}`],
  ],
  drawbridge: [
    ['stone', 'M4 62v-47h-2v-11h8v5h7v-5h8v5h14v-5h8v5h7v-5h8v11h-2v47z'],
    ['night', 'M15 62v-24q17 -24 34 0v24z'],
    ['plank', 'M18 62l3 -28q11 -12 22 0l3 28z'],
    ['line', 'M26 60l1 -28M32 60v-31M38 60l-1 -28M20 46h24'],
    ['cord', 'M12 24l11 14M52 24l-11 14'],
  ],
  sabotage: [
    ['plank', 'M8 40a22 22 0 0 1 30 -28l-5 10l6 9l-10 2l-4 11z'],
    ['plank', 'M43 16a22 22 0 0 1 -16 42l4 -10l12 -3l2 -10l-5 -8z'],
    ['wood', 'M12 22l8 8l-4 3l-8 -6zM46 34l11 2v5l-12 -2z'],
    ['steel', 'M55 4l4 4l-26 30l-6 -6z'],
    ['ember', 'M24 33l8 8l-5 3l-6 -6z'],
    ['line', 'M40 8l3 -5M49 22l6 -2M22 52l-4 6'],
  ],
  wildfire: [
    ['iron', 'M18 44h28q6 16 -8 18h-12q-14 -2 -8 -18z'],
    ['ember', 'M14 44q-9 -16 6 -24q-1 -11 10 -18q2 9 9 13q2 -4 1 -8q15 14 10 37z'],
    ['fire', 'M23 44q-6 -12 6 -18q1 6 6 8q2 -3 2 -6q8 8 3 16z'],
    ['line', 'M18 44h28M25 52h14'],
  ],
  cellar: [
    ['night', 'M4 61v-34q28 -36 56 0v34z'],
    ['plank', 'M14 34q12 -6 24 0v22q-12 6 -24 0z'],
    ['line', 'M14 41q12 5 24 0M14 50q12 5 24 0M21 32v26M31 32v26'],
    ['gold', 'M40 51h13l3 9h-18z'],
    ['fire', 'M47 30q-5 6 0 9q5 -3 0 -9z'],
    ['bone', 'M45 39h4v11h-4z'],
  ],
  crypt: [
    ['stone', 'M12 61v-40q20 -30 40 0v40z'],
    ['line', 'M32 15v20M24 22h16'],
    ['shade', 'M18 61v-21h28v21'],
    ['line', 'M21 46h22M21 52h22'],
    ['leaf', 'M4 62q2 -9 7 -9t6 9zM47 62q2 -10 8 -9t6 9z'],
  ],
  spiders: [
    ['line', 'M32 0v22M4 4q28 20 56 0M2 18q10 8 16 12M62 18q-10 8 -16 12'],
    ['thick', 'M26 38q-12 -12 -20 -5M25 43q-14 -4 -19 6M27 48q-10 4 -12 14'],
    ['thick', 'M38 38q12 -12 20 -5M39 43q14 -4 19 6M37 48q10 4 12 14'],
    ['iron', disc(32, 46, 12)],
    ['iron', disc(32, 30, 7)],
    ['ember', `${disc(29, 30, 1.8)}${disc(35, 30, 1.8)}`],
    ['ember', 'M29 44h6l-3 4l3 5h-6l3 -5z'],
  ],
  skeletons: [
    ['bone', 'M8 52l40 -20l5 1l3 -4l5 4l-3 4l-1 6l-5 -1l-39 20l-5 3l-5 -3l2 -5z'],
    ['bone', 'M56 52l-40 -20l-5 1l-3 -4l-5 4l3 4l1 6l5 -1l39 20l5 3l5 -3l-2 -5z'],
    ['bone', 'M13 24q0 -21 19 -21t19 21q0 9 -6 12v10h-26v-10q-6 -3 -6 -12z'],
    ['night', `${disc(24, 25, 5)}${disc(40, 25, 5)}M32 30l3 6h-6z`],
    ['line', 'M26 40v6M32 40v6M38 40v6'],
  ],
  ghost: [
    ['glass', 'M12 60q-1 -9 1 -30q2 -24 19 -25q17 1 19 25q2 21 1 30l-7 -6l-6 7l-7 -7l-7 7l-6 -7z'],
    ['night', 'M24 20q5 3 4 9q-6 1 -7 -4zM40 20q-5 3 -4 9q6 1 7 -4zM28 37q4 -5 8 0q1 9 -4 9t-4 -9z'],
    ['line', 'M13 36q-8 2 -8 -6M51 36q8 2 8 -6'],
  ],
  minotaur: [
    ['bone', 'M17 24q-16 -2 -15 -20q7 10 20 11zM47 24q16 -2 15 -20q-7 10 -20 11z'],
    ['wood', 'M15 22q17 -12 34 0l-3 20q-4 17 -14 18t-14 -18z'],
    ['wood', 'M16 27l-11 3l9 8zM48 27l11 3l-9 8z'],
    ['plank', 'M23 45q9 -6 18 0q0 13 -9 14t-9 -14z'],
    ['ember', 'M21 29l8 3l-6 3zM43 29l-8 3l6 3z'],
    ['line', 'M28 48v2M36 48v2'],
    ['gold', 'M28 53q4 7 8 0'],
  ],
  dragon: [
    [
      'leaf',
      'M5 40q4 -22 24 -27l-4 -11l12 9l5 -9l2 12q16 9 17 26q-5 -5 -12 -4' +
        'l11 9q-14 1 -20 7q-9 9 -20 4q8 0 11 -5q-16 1 -26 -11z',
    ],
    ['bone', 'M9 42l3 5l3 -4l3 6l3 -5l4 5l2 -6z'],
    ['fire', 'M23 24q8 -4 11 3q-7 3 -11 -3z'],
    ['night', 'M28 22l2 6h-3z'],
    ['line', 'M9 34h2M14 31h2M42 26l6 6M40 34l6 4'],
    ['ember', 'M4 47q-4 8 3 15q1 -5 5 -6q-1 5 3 8q6 -6 1 -13q-5 0 -12 -4z'],
  ],
}

/** What stands for a deck: on its back, in a corner of its cards, and for kinds we have no drawing of. */
export const EMBLEMS: Readonly<Record<string, readonly Shape[]>> = {
  village: [
    ['bone', 'M12 60v-28h40v28z'],
    ['ember', 'M5 34L32 8l27 26l-4 4L32 17L9 38z'],
    ['wood', 'M27 60v-17h11v17z'],
    ['glass', 'M17 39h7v7h-7zM42 39h7v7h-7z'],
  ],
  siege: [
    ['wood', 'M8 6l5 -2l43 47l-4 6z'],
    ['wood', 'M56 6l-5 -2l-43 47l4 6z'],
    ['iron', 'M3 4l13 -2l6 9l-7 8l-12 -5zM61 4l-13 -2l-6 9l7 8l12 -5z'],
    ['steel', disc(32, 32, 8)],
  ],
  academy: [
    ['cloth', 'M32 16q-12 -9 -28 -5v42q16 -4 28 5q12 -9 28 -5v-42q-16 -4 -28 5z'],
    ['bone', 'M32 14q-10 -7 -24 -5v39q14 -3 24 5q10 -8 24 -5v-39q-14 -2 -24 5z'],
    ['line', 'M32 14v39M14 19q6 0 12 3M14 28q6 0 12 3M14 37q6 0 12 3'],
    ['line', 'M50 19q-6 0 -12 3M50 28q-6 0 -12 3M50 37q-6 0 -12 3'],
  ],
  dungeon: [
    ['stone', 'M6 62v-32q26 -50 52 0v32z'],
    ['night', 'M15 62v-28q17 -32 34 0v28z'],
    ['line', 'M23 62v-35M32 62v-42M41 62v-35M15 40h34M15 51h34'],
  ],
}

/** Signs beside numbers. */
export const SIGNS: Readonly<Record<string, readonly Shape[]>> = {
  swords: [
    ['steel', 'M12 4l6 2l30 34l-6 5L8 11z'],
    ['gold', 'M36 50l-4 -4l15 -13l4 4z'],
    ['wood', 'M45 44l4 -4l11 12l-5 5z'],
    ['steel', 'M52 4l-6 2L16 40l6 5l34 -34z'],
    ['gold', 'M28 50l4 -4l-15 -13l-4 4z'],
    ['wood', 'M19 44l-4 -4L4 52l5 5z'],
  ],
  shields: [
    ['steel', 'M8 8q24 -8 48 0q2 38 -24 52Q6 46 8 8z'],
    ['cloth', 'M32 4q12 0 24 4q1 14 -3 25h-21z'],
    ['cloth', 'M32 33v27q-16 -9 -21 -27z'],
  ],
  torches: [
    ['wood', 'M28 32h9l-2 30h-5z'],
    ['ember', 'M20 32q-6 -14 8 -20q0 -8 6 -12q2 8 8 12q9 9 3 20z'],
    ['fire', 'M27 32q-4 -8 4 -12q2 4 5 5q4 3 2 7z'],
  ],
  assault: [
    ['stone', 'M8 62v-42h-4v-14h9v6h8v-6h8v6h7v-6h8v6h8v-6h8v14h-4v42z'],
    ['night', 'M22 62v-16q10 -14 20 0v16z'],
    ['ember', 'M36 16l-14 20h9l-5 18l17 -24h-10z'],
  ],
  weapons: [...wheel(32, 32, 26), ['ember', 'M52 4l8 8L12 60l-8 -8z']],
  danger: [
    ['bone', 'M10 28q0 -24 22 -24t22 24q0 10 -7 14v14h-30v-14q-7 -4 -7 -14z'],
    ['night', `${disc(23, 29, 6)}${disc(41, 29, 6)}M32 35l4 8h-8z`],
    ['line', 'M26 49v7M32 49v7M38 49v7'],
  ],
  treasure: [
    ['wood', 'M6 30h52v28h-52z'],
    ['plank', 'M6 30q0 -20 26 -20t26 20z'],
    ['gold', 'M27 24h10v14h-10z'],
    ['line', 'M6 30h52M16 14v16M48 14v16'],
  ],
  hand: [
    ['bone', 'M8 18l20 -8l14 38l-20 8z'],
    ['cloth', 'M26 8h24v42h-24z'],
    ['line', 'M31 14h14v30h-14z'],
  ],
  loot: [
    ['plank', 'M24 16q-4 -8 -8 -10q14 -6 32 0q-4 2 -8 10q20 12 18 30q-2 14 -26 14t-26 -14q-2 -18 18 -30z'],
    ['cord', 'M22 17h20'],
    ['gold', disc(32, 40, 9)],
  ],
  moon: [['bone', 'M40 6a27 27 0 1 0 20 40a24 24 0 0 1 -20 -40z']],
  sun: [
    ['fire', disc(32, 32, 14)],
    ['cord', 'M32 4v9M32 51v9M4 32h9M51 32h9M12 12l7 7M45 45l7 7M52 12l-7 7M19 45l-7 7'],
  ],
}
