// What a game brings to the client: `web/src/games/<game>/index.ts` exports one `GameModule` as its default.
//
// Every element that shows a thing carries `data-handle`. An element that could be pointed at, but not now, is
// `aria-disabled="true"` (not `disabled`, which hides it from the keyboard): the page then explains why when it is
// clicked, focused or hovered over (`data-why` may give the whole path to ask about, its handles separated by
// spaces). `do:` handles are drawn by the page in its decision bar. An element with `data-zoom` is enlarged under a
// resting mouse or finger and by keys: what the game's `loadZoom` brings draws what the attribute names.
//
// The texts of a game are in `texts/<language>/<area>.ftl` of its folder; every message id begins with the game's id.
import type { Component } from 'svelte'
import type { IconName } from '../ui/Icon.svelte'
import type { NewTable, Step } from './protocol'
import type { Facts } from './speech.svelte'
import type { TableModel } from './table.svelte'

/** A table with oneself and some bots, opened with one click. */
export interface QuickTable {
  bots: number
  options: Record<string, string>
}

/** A quick table as the start page offers it on the game's card. */
export interface QuickStart extends QuickTable {
  /** The id of the button's text; it gets the number of bots as `count`. */
  text: string
  icon: IconName
}

/** Everything of a game. What is light is here at once; the table itself is loaded when somebody sits down. */
export interface GameModule {
  /** A wide picture for the game's card. */
  Emblem: Component
  /** The address of a picture of its table, for the start page. */
  picture?: string
  quickStarts: QuickStart[]
  /** What the large button of the start page opens; the first game that has one is offered there. Its texts are
   * `<game>-play-now` and `<game>-play-now-hint`. */
  mainStart?: QuickTable
  /** The table of the guided first game, with a fixed seed: everybody learns from the same deal. */
  guideTable?: NewTable
  loadTable(): Promise<GameTable>
  loadRuleBook?(): Promise<RuleBook>
}

/** The pictures of a game's rules reference. */
export interface RuleBook {
  /** The small board of a rule. */
  Picture: Component<{ rule: string }>
  /** The ids of the rules that have one: the main rules, which are printed. */
  pictured: string[]
  /** The ids of the rules that make up a turn, in order. */
  turn: string[]
  /** The ids of the rules about the actions among which one chooses. */
  actions: string[]
}

/** Something that the guide explains or asks for when the situation for it has come. */
export interface GuideTopic {
  id: string
  /** The id of its text. */
  text: string
  /** The rule that it teaches. A topic that has not come up by the end of the game is taught by this rule's text. */
  rule: string
  /** The names and numbers of the text, from the table. */
  facts?: (table: TableModel) => Facts
  /** Handles to highlight; the first that is on the page is scrolled into view. */
  point?: (table: TableModel) => string[]
  /** Whether the situation is there. */
  when: (table: TableModel) => boolean
  /** Whether the person has done what the topic asks for, in the step of the game just applied. A topic without it
   * only explains: it is learned when the person goes on. */
  done?: (table: TableModel, step: Step) => boolean
  /** The topic that this one prepares; once that is learned, this one is superfluous. */
  leadsTo?: string
}

/** Words for a position. */
export type Description = (table: TableModel) => string[][]

/** Every component of a table takes the table and nothing else. */
export type GameComponent = Component<{ table: TableModel }>

/** How a game is drawn at the table. What the board does not need at first is loaded when somebody asks for it. */
export interface GameTable {
  Board: GameComponent
  /** Small dials of how near each defeat is, above the board; with `inWords` each with its words. */
  Gauges?: Component<{ table: TableModel; inWords?: boolean }>
  Side?: GameComponent
  /** What every symbol means; it opens with a key and from the menu. */
  loadLegend?(): Promise<Component>
  Hand?: GameComponent
  /** The topics of the guided first game; of those that fit the situation, the first comes first. */
  loadGuide?(): Promise<GuideTopic[]>
  /** What a `data-zoom` of this game names, enlarged and in words; it draws nothing for a thing that is not there. */
  loadZoom?(): Promise<Component<{ table: TableModel; thing: string }>>
  /** Awaited before the scene of a step replaces the old one. Use element.animate(): when the player skips, the page
   * finishes every animation under `root`. Resolve at once without motion. */
  animate?(step: Step, root: HTMLElement, motion: boolean): Promise<void>
  /** The text of a `do:` handle that leads to several actions, such as "Attack…". */
  label?(table: TableModel, handle: string): string | null
  /** `do:` handles that throw something away: never the prominent button while there is another choice. */
  sacrifices?: string[]
  /** The position as text for the plain table: one list per section, its heading first; one's own hand comes first. */
  loadDescription?(): Promise<Description>
  /** The sound of a step, if it has one. */
  sound?(step: Step): SoundName | null
}

export type SoundName =
  'decision' | 'dice' | 'card' | 'gain' | 'blow' | 'alarm' | 'crumble' | 'loss-of-gold' | 'cleared' | 'win' | 'loss'
