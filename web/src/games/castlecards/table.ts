// Castlecards at the table.
import type { GameTable } from '../../lib/game'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Side from './Side.svelte'
import { animate } from './animate'
import { label } from './label'
import { sound } from './sound'

export const table: GameTable = {
  Board,
  Side,
  Hand,
  loadLegend: async () => (await import('./Legend.svelte')).default,
  loadZoom: async () => (await import('./Zoom.svelte')).default,
  loadGuide: async () => (await import('./guide')).guide,
  animate,
  label,
  sacrifices: ['do:waste'],
  loadDescription: async () => (await import('./describe')).describe,
  sound,
}
