// The sounds: short, never too loud together, silent until somebody asks for them.
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SoundName } from '../src/lib/game'
import { settings } from '../src/lib/settings.svelte'
import { play, setSound } from '../src/lib/sound'
import { KNOCK_LENGTH, TUNES } from '../src/lib/tunes'

const NAMES = Object.keys(TUNES) as SoundName[]
const spans = (name: SoundName) =>
  TUNES[name].map((note) => ({
    from: note.at,
    until: note.at + ('knock' in note ? KNOCK_LENGTH : note.length),
    loud: note.loud,
  }))

/** An audio context that counts what is started, and has a gain as its first one. */
function fakeAudio() {
  const started: number[] = []
  const gains: { gain: { value: number } }[] = []
  const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const node = (extra: object = {}) => {
    const made: Record<string, unknown> = { connect: (next: unknown) => next, ...extra }
    return made
  }
  const source = () =>
    node({ frequency: parameter(), start: (at: number) => started.push(at), stop: vi.fn(), buffer: null })
  class Fake {
    state = 'running'
    currentTime = 10
    sampleRate = 8000
    destination = node()
    resume = () => Promise.resolve()
    createGain = () => {
      const made = { ...node(), gain: parameter() }
      gains.push(made)
      return made
    }
    createDynamicsCompressor = () => node()
    createOscillator = source
    createBufferSource = source
    createBiquadFilter = () => node({ frequency: parameter(), Q: parameter() })
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  }
  vi.stubGlobal('AudioContext', Fake)
  return { started, gains }
}

afterEach(() => {
  settings.sound = false
  vi.unstubAllGlobals()
})

describe('a sound', () => {
  it.each(NAMES)('%s is over within two seconds', (name) => {
    const ends = spans(name).map(({ until }) => until)
    expect(Math.max(...ends)).toBeLessThanOrEqual(2)
  })

  it.each(NAMES)('%s never exceeds full loudness, with all that sounds at once', (name) => {
    for (const { from } of spans(name)) {
      const together = spans(name).filter((one) => one.from <= from && from < one.until)
      expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(1)
    }
  })

  it('is heard only after somebody has asked for sound, at the chosen volume', async () => {
    const { started, gains } = fakeAudio()
    expect(settings.sound).toBe(false)
    play('win')
    await vi.dynamicImportSettled()
    expect(started).toEqual([])
    setSound(true)
    await vi.waitFor(() => expect(started).toEqual([10]))
    settings.volume = 0.25
    play('dice')
    await vi.waitFor(() => expect(started).toHaveLength(1 + TUNES.dice.length))
    expect(gains[0]!.gain.value).toBe(0.25)
    setSound(false)
    play('dice')
    await vi.dynamicImportSettled()
    expect(started).toHaveLength(1 + TUNES.dice.length)
  })
})
