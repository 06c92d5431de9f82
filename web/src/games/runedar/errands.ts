// Where the guide sends a dwarf: a place where another card of the hand is of use.
import type { TableModel } from '../../lib/table.svelte'
import { ownSeat, sceneOf, thingsOf, WORKSHOPS, type Scene, type Things } from './scene'

export type Purpose = 'work' | 'dig' | 'fight' | 'shoot' | 'refill'

export interface Errand {
  card: string
  place: string
}

const TOWERS = ['tunnel_tower', 'west_tower', 'east_tower']

/** A card to walk with and a place to go to for a purpose, if there are any. */
export function purposeful(table: TableModel, purpose: Purpose): Errand | null {
  const [scene, things] = [sceneOf(table), thingsOf(table)]
  if (!scene || !things) return null
  const walks = table.decision?.actions.filter(({ path }) => path.includes('use:move')) ?? []
  const errands = walks.map(({ path }) => ({ card: thingIn(path, 'card'), place: thingIn(path, 'place') }))
  const hand = scene.dwarves[ownSeat(table, scene)]?.hand.filter((card) => card !== null) ?? []
  return errands.find((errand) => useful(errand, purpose, without(hand, errand.card), scene, things)) ?? null
}

function thingIn(path: string[], sort: string): string {
  return path.find((handle) => handle.startsWith(`${sort}:`))?.slice(sort.length + 1) ?? ''
}

function without(hand: string[], card: string): string[] {
  const at = hand.indexOf(card)
  return hand.filter((_, index) => index !== at)
}

/** Whether the rest of the hand is of use at the place. */
function useful({ place }: Errand, purpose: Purpose, hand: string[], scene: Scene, things: Things): boolean {
  const holds = (...uses: string[]) =>
    hand.some((card) => things.cards[card]?.uses.some((line) => uses.includes(line.use)))
  const here = scene.places[place]
  const beset = scene.trolls.length > 0 || scene.goblins.length > 0
  switch (purpose) {
    case 'work': {
      const resource = WORKSHOPS[place]
      if (!resource || here?.idle) return false
      return holds(resource, 'any') && scene.board.some((space) => space.missing[resource] > 0)
    }
    case 'dig':
      return place === 'entrance' && !beset && scene.rubble > 0 && holds('dig')
    case 'fight':
      return (here?.orcs ?? 0) > 0 && holds('melee', 'direct')
    case 'shoot':
      return TOWERS.includes(place) && scene.machines.some(({ seat }) => seat !== null) && holds('ranged')
    case 'refill':
      return place === 'chamber' && hand.length === 0 && scene.board.some(({ state }) => state === 'empty')
  }
}
