// The guided first turn: a deal in which an orc comes to the wall of the workshop one works in.
import type { GuideStep } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { t, type Facts } from '../../lib/speech.svelte'
import { eventsOf } from '../../lib/steps'
import type { TableModel } from '../../lib/table.svelte'
import { amountsInWords, sceneOf, thingsOf, type Space } from './scene'

function frame(table: TableModel): string {
  return sceneOf(table)?.frame?.kind ?? ''
}

function place(table: TableModel): string {
  return sceneOf(table)?.dwarves[0]?.place ?? ''
}

function happened(step: Step | null, name: string): boolean {
  return step !== null && eventsOf(step).some((event) => event.name === name)
}

/** The upgrade that lacks the most wood: there the wood of the guide goes. */
function woodenSpace(table: TableModel): Space | undefined {
  const spaces = sceneOf(table)?.board.filter((space) => space.state === 'card' && space.missing.wood > 0) ?? []
  return spaces.toSorted((one, other) => other.missing.wood - one.missing.wood)[0]
}

/** A card and one of its lines as it is written on the card. */
function cardLine(table: TableModel, id: string, use: string): Facts {
  const card = thingsOf(table)?.cards[id]
  const value = card?.uses.find((one) => one.use === use)?.value ?? 0
  return { card: card?.name ?? '', use: `${value} ${t(`runedar-use-${use}`)}` }
}

/** What the pending siege card brings. */
function siegeFacts(table: TableModel): Facts {
  const scene = sceneOf(table)
  const card = scene?.frame?.card ?? scene?.siege.last
  return { siege: (card && thingsOf(table)?.siege[card]?.text) ?? '' }
}

function placeFacts(table: TableModel): Facts {
  const space = woodenSpace(table)
  const things = thingsOf(table)
  const held = sceneOf(table)?.frame?.amount ?? 0
  if (!space?.card || !things) return { card: '', space: 0, cost: '', clicks: 0 }
  return {
    card: things.cards[space.card]!.name,
    space: space.space,
    cost: amountsInWords(space.missing, things),
    clicks: Math.min(held, space.missing.wood),
  }
}

/** Whether a card of the deal has left the hand. */
function spent(table: TableModel, card: string): boolean {
  return !sceneOf(table)?.dwarves[0]?.hand.includes(card)
}

export const guide: GuideStep[] = [
  {
    id: 'siege',
    text: 'runedar-guide-siege',
    facts: siegeFacts,
    point: ['do:continue'],
    done: (table) => frame(table) === 'dwarf_cards',
  },
  {
    id: 'pick',
    text: 'runedar-guide-pick',
    point: ['card:old_crossbow'],
    done: (table) => table.isPicked('card:old_crossbow') || spent(table, 'old_crossbow'),
  },
  {
    id: 'walk',
    text: 'runedar-guide-walk',
    point: ['place:carpenter'],
    done: (table) => place(table) === 'carpenter',
  },
  {
    id: 'work',
    text: 'runedar-guide-work',
    facts: (table) => cardLine(table, 'dull_saw', 'wood'),
    point: ['card:dull_saw', 'line:dull_saw:wood'],
    done: (table) => spent(table, 'dull_saw'),
  },
  {
    id: 'place',
    text: 'runedar-guide-place',
    facts: placeFacts,
    point: (table) => [`space:${woodenSpace(table)?.space}`],
    done: (table) => frame(table) !== 'place',
  },
  {
    id: 'climb',
    text: 'runedar-guide-climb',
    point: ['card:crowbar', 'place:carpenter_field'],
    done: (table) => place(table) === 'carpenter_field',
  },
  {
    id: 'fight',
    text: 'runedar-guide-fight',
    facts: (table) => cardLine(table, 'hatchet', 'melee'),
    point: ['card:hatchet', 'line:hatchet:melee', 'do:roll'],
    done: (_, step) => happened(step, 'attack_rolled'),
  },
  {
    id: 'end',
    text: 'runedar-guide-end',
    facts: (table) => ({ sections: sceneOf(table)?.tunnel.length ?? 0 }),
    point: ['do:end'],
    done: (_, step) => happened(step, 'turn_ended'),
  },
]
