// The guided first game: each topic comes up when the table brings its situation.
import type { GuideTopic } from '../../lib/game'
import { asked, ownChoice, ownEvent } from '../../lib/guide.svelte'
import type { Action } from '../../lib/protocol'
import { t, type Facts } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'
import { purposeful, type Purpose } from './errands'
import { amountsInWords, RESOURCES, sceneOf, thingsOf, title, WORKSHOPS, type Resource, type Scene } from './scene'

/** The actions that the person may choose, none while others are asked. */
function actions(table: TableModel): Action[] {
  return asked(table) ? table.decision!.actions : []
}

/** The kind of the step that the person is asked about. */
function frame(table: TableModel): string {
  return asked(table) ? (sceneOf(table)?.frame?.kind ?? '') : ''
}

/** A handle of an action without what stands before its colon, such as the card of `card:axe`. */
function named(action: Action | undefined, sort: string): string {
  return action?.path.find((handle) => handle.startsWith(`${sort}:`))?.slice(sort.length + 1) ?? ''
}

/** The first action with one of these uses. */
function using(table: TableModel, ...uses: string[]): Action | undefined {
  return actions(table).find(({ path }) => uses.some((use) => path.includes(`use:${use}`)))
}

/** A card and its line as it is written on the card. */
function lineFacts(action: Action | undefined, table: TableModel): Facts {
  const use = named(action, 'use')
  const card = thingsOf(table)?.cards[named(action, 'card')]
  const value = card?.uses.find((one) => one.use === use)?.value ?? 0
  return { card: card?.name ?? '', use: `${value} ${t(`runedar-use-${use}`)}` }
}

function linePoint(action: Action | undefined): string[] {
  const card = named(action, 'card')
  return [`card:${card}`, `line:${card}:${named(action, 'use')}`]
}

/** A topic that sends the dwarf somewhere: the card to walk with and the place to go to. */
function errand(id: string, leadsTo: string, purpose: Purpose): GuideTopic {
  const found = (table: TableModel) => (frame(table) === 'dwarf_cards' ? purposeful(table, purpose) : null)
  return {
    id,
    leadsTo,
    text: `runedar-guide-${id}`,
    rule: 'R-MOVE',
    when: (table) => found(table) !== null,
    facts: (table) => {
      const things = thingsOf(table)
      const { card, place } = found(table) ?? { card: '', place: '' }
      return { card: things?.cards[card]?.name ?? '', to: things?.places[place]?.to ?? '' }
    },
    point: (table) => {
      const { card, place } = found(table) ?? { card: '', place: '' }
      return [`card:${card}`, `place:${place}`]
    },
    done: (table, step) => ownEvent(table, step, 'dwarf_moved'),
  }
}

/** A topic that uses a line of a card. */
function use(id: string, rule: string, uses: string[], ...events: string[]): GuideTopic {
  return {
    id,
    text: `runedar-guide-${id}`,
    rule,
    when: (table) => frame(table) === 'dwarf_cards' && using(table, ...uses) !== undefined,
    facts: (table) => lineFacts(using(table, ...uses), table),
    point: (table) => linePoint(using(table, ...uses)),
    done: (table, step) => ownEvent(table, step, ...events),
  }
}

/** A topic that begins an attack; further cards may join it before the dice are rolled. */
function attack(id: string, rule: string, ...uses: string[]): GuideTopic {
  return { ...use(id, rule, uses), done: (table, step) => ownChoice(table, step) && frame(table) === 'gather' }
}

/** The targets of an attack, and the button that rolls. */
function targets(table: TableModel): string[] {
  return everything(table).filter((handle) => /^(do:roll|place:|machine:)/.test(handle))
}

function rollFacts(table: TableModel): Facts {
  const pending = sceneOf(table)?.frame
  return { dice: pending?.dice ?? 0, hits: pending?.hits ?? 0, ranged: pending?.ranged ? 'yes' : 'no' }
}

/** The upgrade that lacks the most of the resource in hand. */
function hungriest(table: TableModel) {
  const scene = sceneOf(table)
  const resource = scene?.frame?.resource as Resource | null | undefined
  const open = actions(table).map((action) => Number(named(action, 'space')))
  const spaces = scene?.board.filter(({ space }) => open.includes(space)) ?? []
  return resource ? spaces.toSorted((one, other) => other.missing[resource] - one.missing[resource])[0] : undefined
}

function placeFacts(table: TableModel): Facts {
  const space = hungriest(table)
  const [things, scene] = [thingsOf(table), sceneOf(table)]
  const resource = scene?.frame?.resource as Resource | null | undefined
  if (!space?.card || !things || !resource) return { card: '', space: 0, cost: '', clicks: 0 }
  return {
    card: things.cards[space.card]?.name ?? '',
    space: space.space,
    cost: amountsInWords(space.missing, things),
    clicks: Math.min(scene?.frame?.amount ?? 0, space.missing[resource]),
  }
}

/** A hire that is offered, other than the one at every siege card. */
function hire(table: TableModel): Action | undefined {
  return actions(table).find((action) => !['', 'siege'].includes(named(action, 'mercenary')))
}

function hireFacts(table: TableModel): Facts {
  const name = named(hire(table), 'mercenary')
  const one = thingsOf(table)?.mercenaries[name]
  const price = sceneOf(table)?.mercenaries.find(({ mercenary }) => mercenary === name)?.price ?? 0
  return { name: one?.name ?? '', effect: one?.text ?? '', price }
}

function machine(table: TableModel) {
  return sceneOf(table)?.machines.find(({ seat }) => seat !== null)
}

function machineFacts(table: TableModel): Facts {
  const found = machine(table)
  const name = thingsOf(table)?.machines[found?.machine ?? ''] ?? ''
  return { name: title(name), machine: found?.machine ?? '', own: found?.seat === table.you ? 'yes' : 'no' }
}

function trollFacts(table: TableModel): Facts {
  const troll = sceneOf(table)?.trolls[0]
  const hits = troll?.circles.filter(({ covered }) => !covered).map((circle) => circle.hits) ?? []
  return { name: thingsOf(table)?.trolls[troll?.troll ?? '']?.name ?? '', hits: hits.join(', ') }
}

/** The goblins in the entrance, each with what it needs. */
function goblinFacts(table: TableModel): Facts {
  const things = thingsOf(table)
  const goblins = sceneOf(table)?.goblins.map(({ goblin }) => things?.goblins[goblin]?.text ?? '') ?? []
  return { goblins: goblins.join('; ') }
}

/** A workshop with orcs in it. */
function raided(scene: Scene | null): string | undefined {
  return Object.keys(WORKSHOPS).find((place) => scene?.places[place]?.loses)
}

function raidFacts(table: TableModel): Facts {
  const place = raided(sceneOf(table))
  const orcs = sceneOf(table)?.places[place ?? '']?.loses ?? 0
  return { at: thingsOf(table)?.places[place ?? '']?.at ?? '', orcs }
}

/** A finished upgrade that the person may take. */
function finished(table: TableModel): Action | undefined {
  const taking = ['dwarf_cards', 'orc_cards'].includes(frame(table))
  return taking ? actions(table).find(({ path }) => path.length === 1 && path[0]!.startsWith('space:')) : undefined
}

function takeFacts(table: TableModel): Facts {
  const space = Number(named(finished(table), 'space')) || sceneOf(table)?.frame?.space
  const card = sceneOf(table)?.board.find((one) => one.space === space)?.card ?? ''
  return { card: thingsOf(table)?.cards[card]?.name ?? '' }
}

/** The handles of everything that may be chosen now, but for the mercenaries: they and their targets have a topic. */
function everything(table: TableModel): string[] {
  return actions(table).flatMap(({ path }) => (path.some((one) => one.startsWith('mercenary:')) ? [] : path))
}

export const guide: GuideTopic[] = [
  {
    id: 'goal',
    text: 'runedar-guide-goal',
    rule: 'R-WIN',
    when: (table) => sceneOf(table) !== null,
    facts: (table) => ({
      sections: sceneOf(table)?.tunnel.filter(({ state }) => state !== 'free').length ?? 0,
      gold: sceneOf(table)?.gold ?? 0,
    }),
    point: () => ['section:1'],
  },
  {
    id: 'siege',
    text: 'runedar-guide-siege',
    rule: 'R-ORC',
    when: (table) => frame(table) === 'siege_card',
    facts: (table) => ({ siege: thingsOf(table)?.siege[sceneOf(table)?.frame?.card ?? '']?.text ?? '' }),
    point: () => ['do:continue'],
    done: ownChoice,
  },
  {
    id: 'place',
    text: 'runedar-guide-place',
    rule: 'R-COST',
    when: (table) => frame(table) === 'place' && hungriest(table) !== undefined,
    facts: placeFacts,
    point: (table) => [`space:${hungriest(table)?.space}`],
    done: (table, step) => ownEvent(table, step, 'resource_placed') && frame(table) !== 'place',
  },
  {
    id: 'roll',
    text: 'runedar-guide-roll',
    rule: 'R-DICE-CAP',
    when: (table) => frame(table) === 'gather',
    facts: rollFacts,
    point: targets,
    done: (table, step) => ownEvent(table, step, 'attack_rolled'),
  },
  {
    id: 'hits',
    text: 'runedar-guide-hits',
    rule: 'R-LOST-HITS',
    when: (table) => frame(table) === 'assign',
    facts: (table) => ({ hits: sceneOf(table)?.frame?.hits ?? 0 }),
    point: everything,
    done: ownChoice,
  },
  {
    id: 'take',
    text: 'runedar-guide-take',
    rule: 'R-TAKE',
    when: (table) => finished(table) !== undefined || frame(table) === 'take',
    facts: takeFacts,
    point: (table) => (frame(table) === 'take' ? everything(table) : (finished(table)?.path ?? [])),
    done: (table, step) => ownEvent(table, step, 'upgrade_taken'),
  },
  {
    id: 'goblins',
    text: 'runedar-guide-goblins',
    rule: 'R-GOBLIN',
    when: (table) => (sceneOf(table)?.goblins.length ?? 0) > 0,
    facts: goblinFacts,
    point: (table) => sceneOf(table)?.goblins.map(({ slot }) => `goblin:${slot}`) ?? [],
  },
  {
    id: 'machine',
    text: 'runedar-guide-machine',
    rule: 'R-MACHINE',
    when: (table) => machine(table) !== undefined,
    facts: machineFacts,
    point: (table) => [`machine:${machine(table)?.machine}`],
  },
  {
    id: 'troll',
    text: 'runedar-guide-troll',
    rule: 'R-TROLL',
    when: (table) => (sceneOf(table)?.trolls.length ?? 0) > 0,
    facts: trollFacts,
    point: (table) => sceneOf(table)?.trolls.map(({ slot }) => `troll:${slot}`) ?? [],
  },
  {
    id: 'raid',
    text: 'runedar-guide-raid',
    rule: 'R-SIEGE-ARROW',
    when: (table) => raided(sceneOf(table)) !== undefined,
    facts: raidFacts,
    point: (table) => [`orcs:${raided(sceneOf(table))}`],
  },
  {
    id: 'mercenary',
    text: 'runedar-guide-mercenary',
    rule: 'R-MERC',
    when: (table) => hire(table) !== undefined,
    facts: hireFacts,
    point: (table) => [`mercenary:${named(hire(table), 'mercenary')}`],
  },
  {
    id: 'refill',
    text: 'runedar-guide-refill',
    rule: 'R-REFILL',
    when: (table) => frame(table) === 'refill' && named(filling(table), 'deck') !== '',
    facts: (table) => ({ space: Number(named(filling(table), 'space')) }),
    point: (table) => filling(table)?.path ?? [],
    done: ownChoice,
  },
  use('work', 'R-WORK', [...RESOURCES, 'any'], 'card_played'),
  attack('fight', 'R-MELEE', 'melee', 'direct'),
  attack('shoot', 'R-RANGED', 'ranged'),
  use('dig', 'R-DIG', ['dig'], 'rubble_dug', 'rubble_dug_beside'),
  errand('walk', 'work', 'work'),
  errand('tunnel', 'dig', 'dig'),
  errand('hunt', 'fight', 'fight'),
  errand('tower', 'shoot', 'shoot'),
  errand('home', 'refill', 'refill'),
  {
    id: 'end',
    text: 'runedar-guide-end',
    rule: 'R-END',
    when: (table) => frame(table) === 'dwarf_cards' && actions(table).some(({ path }) => path[0] === 'do:end'),
    point: () => ['do:end'],
    done: (table, step) => ownEvent(table, step, 'turn_ended'),
  },
]

/** A space that may be filled. */
function filling(table: TableModel): Action | undefined {
  return actions(table).find(({ path }) => path.some((handle) => handle.startsWith('deck:')))
}
