// The Siege of Runedar at the table.
import './runedar.css'
import type { GameTable } from '../../lib/game'
import Board from './Board.svelte'
import Gauges from './Gauges.svelte'
import Hand from './Hand.svelte'
import Side from './Side.svelte'
import { label } from './label'
import { animate } from './motion.svelte'
import { sound } from './sound'

export const table: GameTable = {
  Board,
  Gauges,
  Side,
  Hand,
  loadZoom: async () => (await import('./Zoom.svelte')).default,
  loadLegend: async () => (await import('./Legend.svelte')).default,
  loadGuide: async () => (await import('./guide')).guide,
  animate,
  label,
  sacrifices: ['do:rest', 'do:pass'],
  loadDescription: async () => (await import('./describe')).describe,
  sound,
}
