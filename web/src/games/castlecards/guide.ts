// The guided first turns: the deal is known, so there is a king to play, a wall to storm and an ambush to spring.
import type { GuideStep } from '../../lib/game'
import type { Step } from '../../lib/protocol'
import { eventsOf } from '../../lib/steps'
import type { TableModel } from '../../lib/table.svelte'
import { sceneOf, type Attack } from './scene'

function happened(step: Step | null, ...names: string[]): boolean {
  return step !== null && eventsOf(step).some((event) => names.includes(event.name))
}

/** The attack that this seat carries out, if there is one. */
function ownAttack(table: TableModel): Attack | null {
  const scene = sceneOf(table)
  return scene?.attack && scene.attack.attacker === scene.you ? scene.attack : null
}

/** Whether a reaction lies on the table, face down until it is complete. */
function reacting(table: TableModel): boolean {
  return sceneOf(table)?.attack?.rows.some(({ role, count }) => role === 'victim' && count > 0) ?? false
}

/** Whether one's own later turn has come. */
function backOnTurn(table: TableModel): boolean {
  const scene = sceneOf(table)
  return scene !== null && scene.window === 'turn' && scene.asked === scene.you && scene.turn > 1
}

export const guide: GuideStep[] = [
  {
    id: 'king',
    text: 'castlecards-guide-king',
    point: ['card:king', 'do:king'],
    done: (_table, step) => happened(step, 'king_played'),
  },
  {
    id: 'post',
    text: 'castlecards-guide-post',
    point: ['card:archer', 'post:0:wall1', 'post:0:wall2', 'post:0:wall3'],
    done: (_table, step) => happened(step, 'card_posted'),
  },
  {
    id: 'attack',
    text: 'castlecards-guide-attack',
    point: ['do:attack', 'post:1:wall1', 'post:1:wall2', 'post:1:wall3'],
    done: (table) => ownAttack(table) !== null,
  },
  {
    id: 'swords',
    text: 'castlecards-guide-swords',
    point: ['card:soldier'],
    done: (table) => ownAttack(table)?.winning !== false,
  },
  {
    id: 'launch',
    text: 'castlecards-guide-launch',
    point: ['do:go'],
    done: (table) => ownAttack(table) === null,
  },
  {
    id: 'react',
    text: 'castlecards-guide-react',
    point: ['card:ambush'],
    done: (table) => reacting(table) || backOnTurn(table),
  },
  {
    id: 'close',
    text: 'castlecards-guide-close',
    point: ['do:done'],
    done: (table) => backOnTurn(table),
  },
  {
    id: 'buy',
    text: 'castlecards-guide-buy',
    point: ['card:gold', 'do:buy'],
    done: (_table, step) => happened(step, 'cards_bought'),
  },
]
