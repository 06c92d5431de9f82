// The guided first turn: a deal in which an orc comes to the wall of the workshop one works in.
import type { GuideStep } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'
import type { TableModel } from '../../lib/table.svelte'
import { sceneOf } from './scene'

function frame(table: TableModel): string {
  return sceneOf(table)?.frame?.kind ?? ''
}

function place(table: TableModel): string {
  return sceneOf(table)?.dwarves[0]?.place ?? ''
}

function happened(step: Step | null, name: string): boolean {
  return step !== null && eventsOf(step).some((event) => event.name === name)
}

/** Whether a card of the deal has left the hand. */
function spent(table: TableModel, card: string): boolean {
  return !sceneOf(table)?.dwarves[0]?.hand.includes(card)
}

export const guide: GuideStep[] = [
  {
    id: 'siege',
    text: 'runedar-guide-siege',
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
    point: ['card:dull_saw', 'line:dull_saw:wood'],
    done: (table) => spent(table, 'dull_saw'),
  },
  {
    id: 'place',
    text: 'runedar-guide-place',
    point: ['space:2'],
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
    point: ['card:hatchet', 'line:hatchet:melee', 'do:roll'],
    done: (_, step) => happened(step, 'attack_rolled'),
  },
  {
    id: 'end',
    text: 'runedar-guide-end',
    point: ['do:end'],
    done: (_, step) => happened(step, 'turn_ended'),
  },
]
