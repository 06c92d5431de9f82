// What the tests are made with: small messages of the server.
import type { Action, Decision, LogLine, Step, Table } from '../src/lib/protocol'
import { seatOf } from '../src/lib/replay'

export function action(notation: string, ...path: string[]): Action {
  return { action: notation, label: `Do ${notation}`, path, confirm: null, odds: null }
}

export function decision(number: number, actions: Action[], seat = 0): Decision {
  return {
    number,
    seat,
    question: 'What now?',
    actions,
    undo: false,
    picking: false,
    picks: [],
    left: null,
    automatic: false,
    settlements: [],
  }
}

export function line(number: number): LogLine {
  return { number, kind: 'choice', seat: 0, text: `Line ${number}`, events: [] }
}

export function table(changes: Partial<Table> = {}): Table {
  return {
    type: 'table',
    table: 'oak',
    game: 'outpost',
    options: {},
    phase: 'playing',
    you: 0,
    founder: true,
    invited: null,
    seats: [seatOf('Ada', 0), { ...seatOf('', 1), name: null, bot: 'steady', person: false }],
    language: 'en',
    cooperative: false,
    open_hands: false,
    seed_hash: null,
    pace: 0,
    clock: null,
    daily: null,
    cup: null,
    onlookers: 0,
    rated: true,
    lost: 0,
    hints: true,
    asking: null,
    scene: { turn: 1 },
    threats: [],
    lines: [],
    decision: null,
    proposal: null,
    outcome: null,
    spoken: [],
    free_text: false,
    ...changes,
  }
}

export function step(number: number, changes: Partial<Step> = {}): Step {
  return {
    type: 'step',
    line: line(number),
    then: [],
    scene: { turn: number },
    threats: [],
    decision: null,
    outcome: null,
    ...changes,
  }
}
