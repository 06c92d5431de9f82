// Choices that nobody made in a finished game, as a table, so that the same components draw it and take choices.
import type { CourseAnswer, Language, Replay, Table } from './protocol'
import { decisionOf, tableAt } from './replay'

export function tableOfCourse(replay: Replay, index: number, answer: CourseAnswer, language: Language): Table {
  const before = tableAt(replay, index, language)
  const { frame, seat, lines, actions } = answer
  return {
    ...before,
    phase: 'playing',
    you: seat,
    scene: frame.scene,
    threats: frame.threats,
    lines: [...before.lines, ...lines],
    decision: frame.seat === null ? null : decisionOf(frame.line.number, frame.seat, frame.question, actions),
    outcome: null,
  }
}
