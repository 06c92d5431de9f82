// A moment of a finished game as a table, so that the same components draw it.
import type { Action, Decision, ReplayFrame, Language, Replay, SeatInfo, Step, Table } from './protocol'

/** A seat of a table that nobody connects to. */
export function seatOf(name: string, seat: number): SeatInfo {
  return {
    seat,
    name,
    bot: null,
    person: true,
    present: true,
    devices: 1,
    free: false,
    handed: 0,
    returns: 0,
    reserve: null,
    nudged: null,
    look: null,
    replaceable: false,
  }
}

/** A decision of a table that nobody connects to: nothing is picked, and no time runs. */
export function decisionOf(number: number, seat: number, question: string, actions: Action[] = []): Decision {
  return {
    number,
    seat,
    question,
    actions,
    undo: false,
    picking: false,
    picks: [],
    left: null,
    automatic: false,
    settlements: [],
  }
}

export function tableAt(replay: Replay, index: number, language: Language): Table {
  const frame = replay.frames[index]!
  const last = index === replay.frames.length - 1
  return {
    type: 'table',
    table: replay.table,
    game: replay.game,
    options: replay.options,
    phase: last ? 'over' : 'playing',
    you: replay.seat,
    founder: false,
    invited: null,
    seats: replay.names.map(seatOf),
    language,
    cooperative: replay.cooperative,
    open_hands: true,
    seed_hash: null,
    pace: 0,
    clock: null,
    rated: false,
    daily: null,
    cup: null,
    onlookers: 0,
    lost: 0,
    hints: false,
    asking: null,
    scene: frame.scene,
    threats: frame.threats,
    lines: replay.frames.slice(0, index + 1).map((one) => one.line),
    decision: frame.seat === null ? null : decisionOf(frame.line.number, frame.seat, frame.question),
    proposal: null,
    outcome: last ? replay.outcome : null,
    spoken: [],
    free_text: false,
  }
}

export function stepOf(frame: ReplayFrame): Step {
  const { line, scene, threats } = frame
  return { type: 'step', line, then: [], scene, threats, decision: null, outcome: null }
}

/** The frame of a line, or of the last one before it. */
export function frameOf(replay: Replay, line: number): number {
  const found = replay.frames.findLastIndex((frame) => frame.line.number <= line)
  return Math.max(0, found)
}
