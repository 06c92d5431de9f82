// A few short sounds, synthesized here: smaller than files. Loaded with the first one that is heard.
import type { SoundName } from './game'

/** A tone that may glide to another pitch. */
interface Tone {
  at: number
  pitch: number
  to?: number
  length: number
  loud: number
  shape?: OscillatorType
}

/** A knock of wood or stone: a short burst of noise through a narrow filter. */
interface Knock {
  at: number
  knock: number
  loud: number
}

export const KNOCK_LENGTH = 0.06
const ATTACK = 0.012
const SILENCE = 0.0001

/** The sounds by what they tell; times are in seconds, loudness goes up to 1. */
export const TUNES: Record<SoundName, readonly (Tone | Knock)[]> = {
  decision: [
    { at: 0, pitch: 587, length: 0.18, loud: 0.11 },
    { at: 0.12, pitch: 880, length: 0.3, loud: 0.1 },
  ],
  dice: [
    { at: 0, knock: 1900, loud: 0.5 },
    { at: 0.07, knock: 1500, loud: 0.43 },
    { at: 0.14, knock: 2100, loud: 0.38 },
    { at: 0.21, knock: 1300, loud: 0.3 },
    { at: 0.3, knock: 1700, loud: 0.2 },
  ],
  card: [{ at: 0, knock: 900, loud: 0.22 }],
  gain: [
    { at: 0, pitch: 784, length: 0.14, loud: 0.07 },
    { at: 0.08, pitch: 988, length: 0.22, loud: 0.08 },
  ],
  blow: [
    { at: 0, knock: 620, loud: 0.6 },
    { at: 0.03, pitch: 1480, to: 1180, length: 0.16, loud: 0.04, shape: 'square' },
  ],
  alarm: [
    { at: 0, pitch: 147, to: 139, length: 0.4, loud: 0.12, shape: 'sawtooth' },
    { at: 0.34, pitch: 147, to: 131, length: 0.5, loud: 0.12, shape: 'sawtooth' },
  ],
  crumble: [
    { at: 0, knock: 210, loud: 0.8 },
    { at: 0.08, knock: 330, loud: 0.6 },
    { at: 0.15, knock: 160, loud: 0.7 },
    { at: 0.24, knock: 420, loud: 0.35 },
    { at: 0.33, knock: 240, loud: 0.3 },
  ],
  'loss-of-gold': [
    { at: 0, pitch: 1319, to: 1175, length: 0.16, loud: 0.07, shape: 'sine' },
    { at: 0.1, pitch: 988, to: 740, length: 0.34, loud: 0.09, shape: 'sine' },
  ],
  cleared: [
    { at: 0, knock: 260, loud: 0.8 },
    { at: 0.09, knock: 180, loud: 0.8 },
    { at: 0.16, pitch: 392, length: 0.22, loud: 0.08 },
    { at: 0.26, pitch: 523, length: 0.34, loud: 0.09 },
  ],
  win: [
    ...[392, 523, 659, 784, 1047].map((pitch, at) => ({ at: at * 0.13, pitch, length: 0.5, loud: 0.1 })),
    ...[523, 659, 784].map((pitch) => ({ at: 0.68, pitch, length: 1.1, loud: 0.06 })),
  ],
  loss: [392, 370, 311, 196].map((pitch, at) => ({ at: at * 0.24, pitch, length: 0.6, loud: 0.1 })),
}

function playTone(audio: AudioContext, into: AudioNode, note: Tone): void {
  const start = audio.currentTime + note.at
  const source = audio.createOscillator()
  const gain = audio.createGain()
  source.type = note.shape ?? 'triangle'
  source.frequency.setValueAtTime(note.pitch, start)
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.length)
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + note.length)
  source.connect(gain).connect(into)
  source.start(start)
  source.stop(start + note.length)
}

function playKnock(audio: AudioContext, into: AudioNode, { at, knock, loud }: Knock): void {
  const length = Math.ceil(audio.sampleRate * KNOCK_LENGTH)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = knock
  filter.Q.value = 3
  const gain = audio.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(into)
  source.start(audio.currentTime + at)
}

export function playTune(audio: AudioContext, into: AudioNode, name: SoundName): void {
  for (const note of TUNES[name]) {
    if ('knock' in note) playKnock(audio, into, note)
    else playTone(audio, into, note)
  }
}
