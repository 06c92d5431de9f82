// What a step shows before the table changes: cards fly, night cards turn over, walls crumble.
import type { Step, VisibleEvent } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'

const FLIGHT = 260
const STAGGER = 55
const CRUMBLE = 300
const EASE = 'cubic-bezier(0.25, 0.8, 0.35, 1)'
/** More cards than this would only flicker. */
const MOST_FLIGHTS = 8

interface Flight {
  from: Element | null
  to: Element | null
  deck: string
}

export async function animate(step: Step, root: HTMLElement, motion: boolean): Promise<void> {
  if (!motion || document.visibilityState !== 'visible') return
  const events = eventsOf(step)
  await turnUp(events, root)
  await Promise.all([fly(flights(events, root), root), crumble(events, root), fade(events, root)])
}

function handle(root: HTMLElement, name: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-handle="${CSS.escape(name)}"]`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

function zone(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-zone="${name}"]`)
}

/** Where the cards of a seat are: one's own in the hand, others' at the name of the seat. */
function held(root: HTMLElement, seat: number, kind: unknown): HTMLElement | null {
  const own = root.querySelector('.fortress.own [data-handle]')?.getAttribute('data-handle')
  if (own !== `seat:${seat}`) return handle(root, `seat:${seat}`)
  return (typeof kind === 'string' ? handle(root, `card:${kind}`) : null) ?? zone(root, 'hand')
}

function laid(root: HTMLElement, seat: number): Element | null {
  return zone(root, 'attack')?.querySelector(`[data-row="${seat}"] .laid`) ?? zone(root, 'attack')
}

function flights(events: VisibleEvent[], root: HTMLElement): Flight[] {
  const found: Flight[] = []
  for (const { name, facts } of events) {
    const seat = Number(facts.seat)
    const mine = held(root, seat, facts.card)
    const post = handle(root, `post:${seat}:${String(facts.post)}`)
    const village = handle(root, 'deck:village')
    if (name === 'card_drawn') {
      const deck = String(facts.deck)
      found.push({ from: handle(root, `deck:${deck}`), to: mine, deck })
    } else if (name === 'card_added' || name === 'reaction_played' || name === 'card_hidden') {
      found.push({ from: mine, to: laid(root, seat), deck: name === 'reaction_played' ? 'academy' : 'village' })
    } else if (name === 'card_posted') found.push({ from: mine, to: post, deck: 'village' })
    else if (name === 'card_unposted') found.push({ from: post, to: mine, deck: 'village' })
    else if (name === 'defender_lost') found.push({ from: post, to: village, deck: 'village' })
    else if (name === 'card_wasted') found.push({ from: mine, to: village, deck: 'village' })
    else if (name === 'loot_taken') found.push({ from: village, to: handle(root, `seat:${seat}`), deck: 'village' })
    else if (name === 'gift_given') {
      const receiver = handle(root, `seat:${Number(facts.receiver)}`)
      found.push({ from: handle(root, `seat:${seat}`), to: receiver, deck: 'village' })
    }
  }
  return found.filter((flight) => flight.from && flight.to).slice(0, MOST_FLIGHTS)
}

async function fly(all: Flight[], root: HTMLElement): Promise<void> {
  await Promise.all(all.map((flight, place) => flyOne(flight, place * STAGGER, root)))
}

async function flyOne({ from, to, deck }: Flight, delay: number, root: HTMLElement): Promise<void> {
  const [start, end] = [from!.getBoundingClientRect(), to!.getBoundingClientRect()]
  const ghost = document.createElement('span')
  ghost.className = 'cc-ghost'
  ghost.dataset.deck = deck
  root.append(ghost)
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2 - 28}px, ${box.top + box.height / 2 - 39}px) scale(${scale})`
  ghost.style.left = '0'
  ghost.style.top = '0'
  const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'both' } as const
  const frames = [
    { transform: at(start, 0.7), opacity: 0.4 },
    { opacity: 1, offset: 0.3 },
    { transform: at(end, 0.9), opacity: 0.9 },
  ]
  await ended(ghost.animate(frames, timing))
  ghost.remove()
}

/** C-NIGHT: what lay face down is turned over. */
async function turnUp(events: VisibleEvent[], root: HTMLElement): Promise<void> {
  if (!events.some((event) => event.name === 'card_shown')) return
  const backs = [...(zone(root, 'attack')?.querySelectorAll('.laid .small') ?? [])]
  const frames = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }]
  await Promise.all(
    backs.map((back, place) =>
      ended(back.animate(frames, { duration: 220, delay: place * 40, easing: 'ease-in', fill: 'forwards' })),
    ),
  )
}

async function crumble(events: VisibleEvent[], root: HTMLElement): Promise<void> {
  const fallen = events
    .filter((event) => event.name === 'wall_fell' || event.name === 'castle_fell')
    .map(({ facts }) => handle(root, `post:${Number(facts.seat)}:${facts.post ? String(facts.post) : 'castle'}`))
  const frames = [
    { transform: 'none' },
    { transform: 'translate(-3px, 1px) rotate(-1.5deg)', offset: 0.15 },
    { transform: 'translate(4px, 2px) rotate(2deg)', offset: 0.3 },
    { transform: 'translate(-4px, 5px) rotate(-2deg)', offset: 0.45 },
    { transform: 'translate(0, 34%) scale(1.05, 0.35)', opacity: 0.5 },
  ]
  await Promise.all(
    fallen.map(async (post) => {
      const drawing = post?.querySelector('svg')
      if (drawing) await ended(drawing.animate(frames, { duration: CRUMBLE, easing: 'ease-in' }))
    }),
  )
}

/** The end of an attack: its cards leave the table. */
async function fade(events: VisibleEvent[], root: HTMLElement): Promise<void> {
  const end = events.find((event) => event.name === 'attack_won' || event.name === 'attack_repelled')
  const scales = end ? zone(root, 'attack')?.querySelector('.balance') : null
  if (!scales) return
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.18)', offset: 0.4 }, { transform: 'scale(1)' }]
  await ended(scales.animate(frames, { duration: CRUMBLE, easing: EASE }))
}

/** A finished or skipped animation is over either way. */
async function ended(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined)
}
