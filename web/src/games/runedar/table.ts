// The Siege of Runedar at the table.
import './runedar.css'
import type { GameTable } from '../../lib/game'
import Board from './Board.svelte'
import Gauges from './Gauges.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import Side from './Side.svelte'
import Zoom from './Zoom.svelte'
import { describe } from './describe'
import { guide } from './guide'
import { label } from './label'
import { animate } from './motion.svelte'
import { sound } from './sound'

export const table: GameTable = {
  Board,
  Gauges,
  Side,
  Hand,
  Zoom,
  Legend,
  guide,
  animate,
  label,
  sacrifices: ['do:rest', 'do:pass'],
  describe,
  sound,
}
