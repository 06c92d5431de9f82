// The scene and the words of The Siege of Runedar, as the server makes them.
import type { components } from '../../lib/schema'
import type { TableModel } from '../../lib/table.svelte'

type Schemas = components['schemas']

export type Scene = Schemas['RunedarScene']
export type Things = Schemas['RunedarThings']
export type Amounts = Schemas['RunedarAmounts']
export type Space = Schemas['RunedarSpaceScene']
export type Troll = Schemas['RunedarTrollScene']
export type Goblin = Schemas['RunedarGoblinScene']
export type Machine = Schemas['RunedarMachineScene']
export type Dwarf = Schemas['RunedarDwarfScene']
export type Place = Schemas['RunedarPlaceScene']
export type Section = Schemas['RunedarSectionScene']
export type Use = Schemas['RunedarUseThing']
export type SiegeCard = Schemas['RunedarSiegeThing']

export const RESOURCES = ['wood', 'leather', 'metal'] as const
export type Resource = (typeof RESOURCES)[number]

export const WORKSHOPS: Record<string, Resource> = { carpenter: 'wood', tannery: 'leather', foundry: 'metal' }

/** The scene of a table with its type: the server made it for this game. The one place that says so. */
export function sceneOf(table: TableModel): Scene | null {
  return table.scene as Scene | null
}

export function thingsOf(table: TableModel): Things | null {
  return (table.words?.things ?? null) as Things | null
}

/** The dwarf whose cards lie before the viewer: one's own, or for onlookers that of the active seat. */
export function ownSeat(table: TableModel, scene: Scene): number {
  return table.you ?? scene.active
}

/** Parts of a label one after the other, each ended once. */
export function sentences(...parts: (string | null | undefined)[]): string {
  const told = parts.filter((part): part is string => !!part)
  return told.map((part, at) => (at < told.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part)).join(' ')
}

/** A name as it stands alone, not within a sentence. */
export function title(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** How many of a sort, one entry for each. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => at)
}

/** Whether something is wanted now for itself, not only offered to a mercenary. */
export function wanted(table: TableModel, handle: string): boolean {
  if (table.picked.length) return table.isOpen(handle)
  return table.fitting.some(
    (action) => action.path.includes(handle) && !action.path.some((other) => other.startsWith('mercenary:')),
  )
}
