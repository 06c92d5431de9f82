// A few short synthesized sounds. Browsers allow no sound before the first click or key press.
import type { SoundName } from './game'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

function wake(): void {
  context ??= new AudioContext()
  void context.resume()
}

/** Allow sounds from the first click or key press on. */
export function allowSound(): void {
  const first = () => {
    if (settings.sound) wake()
  }
  addEventListener('pointerdown', first)
  addEventListener('keydown', first)
}

interface Note {
  at: number
  pitch: number
  to?: number
  length: number
  loud: number
  shape?: OscillatorType
}

function tone(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const source = audio.createOscillator()
  const gain = audio.createGain()
  source.type = note.shape ?? 'triangle'
  source.frequency.setValueAtTime(note.pitch, start)
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.length)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  source.connect(gain).connect(audio.destination)
  source.start(start)
  source.stop(start + note.length + 0.02)
}

/** A knock of wood or stone: a short burst of noise through a narrow filter. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.ceil(audio.sampleRate * 0.06)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 3
  const gain = audio.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(audio.currentTime + at)
}

const TUNES: Record<SoundName, (audio: AudioContext) => void> = {
  decision: (audio) => {
    tone(audio, { at: 0, pitch: 587, length: 0.18, loud: 0.11 })
    tone(audio, { at: 0.12, pitch: 880, length: 0.3, loud: 0.1 })
  },
  dice: (audio) => {
    for (const [at, pitch] of [
      [0, 1900],
      [0.07, 1500],
      [0.12, 2100],
      [0.2, 1300],
      [0.3, 1700],
    ] as const) {
      knock(audio, at, pitch, 0.5 - at)
    }
  },
  card: (audio) => knock(audio, 0, 900, 0.22),
  'loss-of-gold': (audio) => {
    tone(audio, { at: 0, pitch: 1319, to: 1175, length: 0.16, loud: 0.07, shape: 'sine' })
    tone(audio, { at: 0.1, pitch: 988, to: 740, length: 0.34, loud: 0.09, shape: 'sine' })
  },
  cleared: (audio) => {
    knock(audio, 0, 260, 0.9)
    knock(audio, 0.09, 180, 0.9)
    tone(audio, { at: 0.16, pitch: 392, length: 0.22, loud: 0.08 })
    tone(audio, { at: 0.26, pitch: 523, length: 0.34, loud: 0.09 })
  },
  win: (audio) => {
    const pitches = [392, 523, 659, 784, 1047]
    pitches.forEach((pitch, i) => tone(audio, { at: i * 0.13, pitch, length: 0.5, loud: 0.1 }))
    for (const pitch of [523, 659, 784]) tone(audio, { at: 0.68, pitch, length: 1.1, loud: 0.06 })
  },
  loss: (audio) => {
    const pitches = [392, 370, 311, 196]
    pitches.forEach((pitch, i) => tone(audio, { at: i * 0.24, pitch, length: 0.6, loud: 0.1 }))
  },
}

export function play(name: SoundName): void {
  if (settings.sound && context?.state === 'running') TUNES[name](context)
}
