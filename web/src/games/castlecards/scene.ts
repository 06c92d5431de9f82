// The types of the scene and the words of Castlecards, generated from the server's.
import type { components } from '../../lib/schema'
import type { TableModel } from '../../lib/table.svelte'

type Schemas = components['schemas']

export type Scene = Schemas['CastlecardsScene']
export type Things = Schemas['CastlecardsThings']
export type Fortress = Schemas['CastlecardsFortressScene']
export type Post = Schemas['CastlecardsPostScene']
export type Attack = Schemas['CastlecardsAttackScene']
export type Row = Schemas['CastlecardsRowScene']
export type Gift = Schemas['CastlecardsGiftScene']
export type Deck = Schemas['CastlecardsDeckScene']
export type CardThing = Schemas['CastlecardsCardThing']
export type Cards = Record<string, number>

/** One card that lies in an attack or a gift. */
export interface Laid {
  /** Empty if it is another seat's and lies face down. */
  kind: string
  deck: string
  /** One's own card that lies face down for the others. */
  veiled: boolean
  /** A weapon that the victim chose for removal. */
  marked: boolean
}

/** The scene of a table with its own type: the server made it for this game. The only place that asserts this. */
export function sceneOf(table: TableModel): Scene | null {
  return table.scene as Scene | null
}

export function thingsOf(table: TableModel): Things | null {
  return (table.words?.things ?? null) as Things | null
}
