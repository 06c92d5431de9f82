// Castlecards at the table.
import type { GameTable } from '../../lib/game'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import Side from './Side.svelte'
import Zoom from './Zoom.svelte'
import { animate } from './animate'
import { describe } from './describe'
import { guide } from './guide'
import { label } from './label'
import { sound } from './sound'

export const table: GameTable = {
  Board,
  Side,
  Hand,
  Legend,
  Zoom,
  guide,
  animate,
  label,
  sacrifices: ['do:waste'],
  describe,
  sound,
}
