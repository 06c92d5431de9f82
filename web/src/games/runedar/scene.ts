// The types of the scene and the words of The Siege of Runedar, generated from the server's.
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

/** The scene of a table with its own type: the server made it for this game. The only place that asserts this. */
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

/** The parts of a label as sentences, each with one full stop. */
export function sentences(...parts: (string | null | undefined)[]): string {
  const texts = parts.filter((part): part is string => !!part)
  return texts.map((part, at) => (at < texts.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part)).join(' ')
}

/** Resources in words, such as “2 wood, 1 leather”. */
export function amountsInWords(amounts: Amounts, things: Things): string {
  return RESOURCES.filter((resource) => amounts[resource])
    .map((resource) => `${amounts[resource]} ${things.resources[resource]}`)
    .join(', ')
}

/** A name at the beginning of a line, with a capital letter. */
export function title(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** The numbers from 0 up to a count, to draw a thing so many times. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => at)
}

/** Whether a handle can be picked now, not only as the target of a mercenary. */
export function wanted(table: TableModel, handle: string): boolean {
  if (table.picked.length) return table.isOpen(handle)
  return table.fitting.some(
    (action) => action.path.includes(handle) && !action.path.some((other) => other.startsWith('mercenary:')),
  )
}
