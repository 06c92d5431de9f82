// Whether and how loudly sounds are heard. Browsers allow none before the first click or key press.
import type { SoundName } from './game'
import { settings } from './settings.svelte'

let context: AudioContext | null = null
/** Everything goes through this one, which has the volume. */
let master: GainNode | null = null

function wake(): void {
  context ??= new AudioContext()
  master ??= mixer(context)
  void context.resume()
}

/** Several sounds at once are pressed together instead of being cut off. */
function mixer(audio: AudioContext): GainNode {
  const gain = audio.createGain()
  gain.connect(audio.createDynamicsCompressor()).connect(audio.destination)
  return gain
}

/** Allow sounds from the first click or key press on. */
export function allowSound(): void {
  const first = () => {
    if (settings.sound) wake()
  }
  addEventListener('pointerdown', first)
  addEventListener('keydown', first)
}

export function play(name: SoundName): void {
  const [audio, into] = [context, master]
  if (!settings.sound || !into || audio?.state !== 'running') return
  into.gain.value = settings.volume
  // A page without a network goes on without the sound.
  import('./tunes').then(({ playTune }) => playTune(audio, into, name)).catch(() => undefined)
}

/** Turn the sound on or off, and let it be heard once; a click has just allowed it. */
export function setSound(wanted: boolean): void {
  settings.sound = wanted
  settings.keep()
  if (!wanted) return
  wake()
  play('card')
}
