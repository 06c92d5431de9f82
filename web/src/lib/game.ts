// What a game brings to the table: `web/src/<game>/index.ts` exports exactly these names.
//
// Every element that shows a thing carries `data-handle`. One that could be pointed at but not now is
// `aria-disabled="true"` (not `disabled`, which hides it from the keyboard): the page then tells why by itself when it
// is clicked, focused or rested on (`data-why` may give the whole path to ask about,
// its handles separated by spaces). `do:` handles are drawn by the page in its decision bar.
import type { Component } from 'svelte'
import type { NewTable, Step } from './protocol'
import type { TableModel } from './table.svelte'

export interface GuideStep {
  id: string
  /** The id of its words in the area `guide`. */
  text: string
  /** Handles to highlight; the first that is on the page is scrolled into view. */
  point?: string[]
  /** Whether what the step asks for has been done. Asked after each step of the game and each pick; `step` is the
   * step of the game just shown, null after a pick. A step without it goes on with a button. */
  done?: (table: TableModel, step: Step | null) => boolean
}

/** Every component of a game takes the table and nothing else. */
export type GameComponent = Component<{ table: TableModel }>

export interface GameModule {
  Board: GameComponent
  Side: GameComponent
  Hand: GameComponent
  guide: GuideStep[]
  /** The table of the guided first turn, with a fixed seed, so that the deal is known. */
  guideTable: NewTable
  /** Awaited before the scene of a step replaces the old one. Use element.animate(): when the player skips, the page
   * finishes every animation under `root`. Resolve at once without motion. */
  animate(step: Step, root: HTMLElement, motion: boolean): Promise<void>
  /** Words for a `do:` handle that leads to several actions, such as "Attack…". */
  label?(table: TableModel, handle: string): string | null
  /** The position in words for the plain table: one list per section, its heading first; one's own hand comes first. */
  describe?(table: TableModel): string[][]
  /** The sound of a step, if it has one. */
  sound?(step: Step): SoundName | null
}

export type SoundName = 'decision' | 'dice' | 'loss-of-gold' | 'cleared' | 'win' | 'loss' | 'card'
