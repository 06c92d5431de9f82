// What moves before a step is shown: dice and siege cards. Figures walk by themselves when the scene changes.
import { tick } from 'svelte'
import type { Step, VisibleEvent } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'

export interface Roll {
  faces: number[]
  ranged: boolean
  hits: number
  turning: boolean
}

class Effects {
  /** The last roll: it stays until the next step. */
  roll = $state.raw<Roll | null>(null)
  siege = $state.raw<string | null>(null)
  /** The space of the upgrade board that the catapult card just turned wrecks. */
  shot = $state.raw<number | null>(null)

  clear(): void {
    clearTimeout(wipe)
    this.roll = null
    this.clearCards()
  }

  clearCards(): void {
    this.siege = null
    this.shot = null
  }
}

const TUMBLE = 440
const REST = 150
const READ = 1800
const CARD = 520

let wipe = 0

export const effects = new Effects()

function facts(event: VisibleEvent): Record<string, unknown> {
  return event.facts as Record<string, unknown>
}

/** Leave a card visible long enough to be read, without holding up the game. */
function fade(): void {
  wipe = window.setTimeout(() => effects.clearCards(), READ)
}

function rolled(events: VisibleEvent[]): Roll | null {
  const faces = events.filter((event) => event.name === 'die_rolled').map((event) => Number(facts(event).face))
  const scored = events.find((event) => event.name === 'hits_scored')
  if (!faces.length || !scored) return null
  return { faces, ranged: facts(scored).use === 'ranged', hits: Number(facts(scored).hits), turning: false }
}

/** Wait as long as something is shown; ends early when the page finishes all animations. */
function held(element: Element, length: number): Promise<unknown> {
  return element.animate([{ opacity: 1 }, { opacity: 1 }], { duration: length }).finished
}

async function tumble(roll: Roll, root: HTMLElement): Promise<void> {
  effects.roll = { ...roll, turning: true }
  await tick()
  const dice = [...root.querySelectorAll('[data-die]')]
  const turns = dice.map(
    (die, at) =>
      die.animate(
        [
          { transform: `translate(${-90 - at * 30}px, -70px) rotate(${-420 - at * 60}deg) scale(.7)`, opacity: 0 },
          { transform: `translate(${12 + at * 3}px, 14px) rotate(40deg) scale(1.08)`, opacity: 1, offset: 0.72 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: TUMBLE, easing: 'cubic-bezier(.3,.7,.4,1)' },
      ).finished,
  )
  await Promise.all(turns)
  effects.roll = roll
  await tick()
  const tray = root.querySelector('[data-dice]')
  if (tray) await held(tray, REST)
}

/** Turn over the card that was just put over the board. */
async function reveal(root: HTMLElement): Promise<void> {
  await tick()
  const shown = root.querySelector('[data-siege-card], [data-shot]')
  if (!shown) return
  await shown.animate(
    [
      { transform: 'rotateY(90deg) translateY(-20px)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: CARD, easing: 'ease-out' },
  ).finished
}

export async function animate(step: Step, root: HTMLElement, motion: boolean): Promise<void> {
  const events = eventsOf(step)
  const roll = rolled(events)
  const siege = events.findLast((event) => event.name === 'siege_card_revealed')
  const shot = events.findLast((event) => event.name === 'space_blocked')
  effects.clear()
  if (roll && motion) await tumble(roll, root)
  else effects.roll = roll
  if (!siege && !shot) return
  effects.siege = siege ? String(facts(siege).siege) : null
  effects.shot = shot && !siege ? Number(facts(shot).space) : null
  if (motion) await reveal(root)
  fade()
}
