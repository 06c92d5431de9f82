// How well bots play. People choose among three levels; the server knows more bots, for tests and measurements.

export const LEVELS = ['beginner', 'steady', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(name: unknown): name is Level {
  return LEVELS.some((level) => level === name)
}
