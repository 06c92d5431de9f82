// The guided first game: each topic comes up when the table brings its situation.
import type { GuideTopic } from '../../lib/game'
import { asked, ownChoice, ownEvent } from '../../lib/guide.svelte'
import type { Action } from '../../lib/protocol'
import type { Facts } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'
import { amount } from './cards'
import { sceneOf, thingsOf, type Attack, type Fortress, type Post } from './scene'
import { balanceOf, shields } from './strength'

/** The actions that the person may choose, none while others are asked. */
function actions(table: TableModel): Action[] {
  return asked(table) ? table.decision!.actions : []
}

/** What the person is asked for; empty while others are asked. */
function windowFor(table: TableModel): string {
  return asked(table) ? (sceneOf(table)?.window ?? '') : ''
}

function own(table: TableModel): Fortress | undefined {
  return sceneOf(table)?.fortresses.find(({ seat }) => seat === table.you)
}

function rivals(table: TableModel): Fortress[] {
  return sceneOf(table)?.fortresses.filter(({ seat, living }) => seat !== table.you && living) ?? []
}

function cardName(table: TableModel, kind: string): string {
  return thingsOf(table)?.cards[kind]?.name ?? ''
}

function nameOf(table: TableModel, seat: number | undefined): string {
  return table.seats[seat ?? 0]?.name ?? ''
}

/** The first action with a handle in the person's turn. */
function doing(table: TableModel, handle: string): Action | undefined {
  return windowFor(table) === 'turn' ? actions(table).find(({ path }) => path.includes(handle)) : undefined
}

/** The attack that this seat carries out, if there is one. */
function ownAttack(table: TableModel): Attack | null {
  const attack = sceneOf(table)?.attack
  return windowFor(table) === 'gather' && attack ? attack : null
}

/** The two sides of an attack. */
function inWords(attack: Attack | null): string {
  return attack ? balanceOf(attack) : ''
}

/** The cards that may be laid now. */
function layable(table: TableModel): string[] {
  return actions(table).flatMap(({ path }) => path.filter((handle) => handle.startsWith('card:')))
}

/** A standing wall of a rival that has fewer shields than the hand has swords. */
function weakWall(table: TableModel): { seat: number; post: Post } | null {
  const things = thingsOf(table)
  const held = Object.entries(own(table)?.hand ?? {})
  const swords = held.reduce((sum, [kind, count]) => sum + count * amount(things?.cards[kind]?.swords || '0'), 0)
  for (const { seat, posts } of rivals(table)) {
    const post = posts.find((one) => one.standing && one.id !== 'castle' && amount(one.shields_text) < swords)
    if (post && doing(table, `post:${seat}:${post.id}`)) return { seat, post }
  }
  return null
}

/** An archer and a wall, or a soldier and the castle. */
function posting(table: TableModel): Action | undefined {
  if (windowFor(table) !== 'turn') return undefined
  return actions(table).find(({ path }) => path[0]?.startsWith('card:') && path[1]?.startsWith(`post:${table.you}:`))
}

function postFacts(table: TableModel): Facts {
  const [card, post] = posting(table)?.path ?? []
  return {
    card: cardName(table, card?.slice('card:'.length) ?? ''),
    post: thingsOf(table)?.posts[post?.split(':')[2] ?? ''] ?? '',
  }
}

/** An assault weapon in the hand. */
function assaultWeapon(table: TableModel): string | undefined {
  const held = Object.keys(own(table)?.hand ?? {})
  return held.find((kind) => thingsOf(table)?.cards[kind]?.assault)
}

function wallsLeft(fortress: Fortress | undefined): number {
  return fortress?.posts.filter(({ id, standing }) => id !== 'castle' && standing).length ?? 0
}

/** An action of the turn that a card pays for. */
function paid(id: string, rule: string, handle: string, card: string, event: string): GuideTopic {
  return {
    id,
    text: `castlecards-guide-${id}`,
    rule,
    when: (table) => doing(table, handle) !== undefined,
    facts: (table) => ({ card: cardName(table, card) }),
    point: () => [`card:${card}`, handle],
    done: (table, step) => ownEvent(table, step, event),
  }
}

/** Who attacks what, in words. */
function attackFacts(table: TableModel): Facts {
  const attack = sceneOf(table)?.attack
  const cards = layable(table).map((handle) => cardName(table, handle.slice('card:'.length)))
  return {
    attacker: nameOf(table, attack?.attacker),
    victim: nameOf(table, attack?.victim),
    post: thingsOf(table)?.posts[attack?.post ?? ''] ?? '',
    shields: shields(attack?.shields_text ?? '0'),
    cards: [...new Set(cards)].join(', '),
  }
}

export const guide: GuideTopic[] = [
  {
    id: 'goal',
    text: 'castlecards-guide-goal',
    rule: 'C-WIN',
    when: (table) => sceneOf(table) !== null,
    facts: (table) => ({ rivals: rivals(table).length, walls: wallsLeft(rivals(table)[0]) }),
    point: (table) => rivals(table).map(({ seat }) => `post:${seat}:castle`),
  },
  {
    id: 'turn',
    text: 'castlecards-guide-turn',
    rule: 'C-TURN',
    when: (table) => windowFor(table) === 'turn',
    facts: (table) => ({ actions: sceneOf(table)?.actions_left ?? 0 }),
  },
  {
    id: 'react',
    text: 'castlecards-guide-react',
    rule: 'C-REACT',
    when: (table) => windowFor(table) === 'react' && layable(table).length > 0,
    facts: attackFacts,
    point: (table) => [...layable(table), 'do:done'],
    done: (table, step) => ownEvent(table, step, 'reaction_ended'),
  },
  {
    id: 'support',
    text: 'castlecards-guide-support',
    rule: 'C-SUPPORT',
    when: (table) => windowFor(table) === 'support' && layable(table).length > 0,
    facts: attackFacts,
    point: (table) => [...layable(table), 'do:done'],
    done: (table, step) => ownChoice(table, step) && windowFor(table) !== 'support',
  },
  {
    id: 'swords',
    text: 'castlecards-guide-swords',
    rule: 'C-TIE',
    when: (table) => ownAttack(table)?.winning === false && layable(table).length > 0,
    facts: attackFacts,
    point: layable,
    done: (table) => ownAttack(table)?.winning === true,
  },
  {
    id: 'launch',
    text: 'castlecards-guide-launch',
    rule: 'C-ORDER',
    when: (table) => ownAttack(table)?.winning === true,
    point: () => ['do:go'],
    done: (table, step) => ownEvent(table, step, 'attack_launched'),
  },
  {
    id: 'short',
    text: 'castlecards-guide-short',
    rule: 'C-SUPPORT',
    when: (table) => ownAttack(table)?.winning === false && layable(table).length === 0,
    facts: (table) => ({ balance: inWords(ownAttack(table)) }),
    point: () => ['do:go'],
    done: (table, step) => ownChoice(table, step) && ownAttack(table) === null,
  },
  {
    id: 'fallen',
    text: 'castlecards-guide-fallen',
    rule: 'C-FALLEN',
    when: (table) => own(table)?.living === false,
  },
  {
    id: 'loot',
    text: 'castlecards-guide-loot',
    rule: 'C-LOOT',
    when: (table) => (own(table)?.loot ?? 0) > 0,
    facts: (table) => ({ count: own(table)?.loot ?? 0 }),
  },
  {
    id: 'breach',
    text: 'castlecards-guide-breach',
    rule: 'C-ATTACK',
    when: (table) => own(table)?.living === true && own(table)!.posts.some(({ standing }) => !standing),
    facts: (table) => ({ walls: wallsLeft(own(table)) }),
    point: (table) => [`post:${table.you}:castle`],
  },
  {
    id: 'assault',
    text: 'castlecards-guide-assault',
    rule: 'C-ASSAULT',
    when: (table) => windowFor(table) === 'turn' && assaultWeapon(table) !== undefined,
    facts: (table) => ({ card: cardName(table, assaultWeapon(table) ?? '') }),
    point: (table) => [`card:${assaultWeapon(table)}`],
  },
  paid('king', 'C-KING', 'do:king', 'king', 'king_played'),
  {
    ...paid('night', 'C-NIGHT', 'do:night', 'night', 'night_declared'),
    when: (table) => doing(table, 'do:night') !== undefined && weakWall(table) !== null,
  },
  {
    id: 'attack',
    text: 'castlecards-guide-attack',
    rule: 'C-ATTACK',
    when: (table) => weakWall(table) !== null,
    facts: (table) => {
      const found = weakWall(table)
      return { rival: nameOf(table, found?.seat), shields: shields(found?.post.shields_text ?? '0') }
    },
    point: (table) => ['do:attack', `post:${weakWall(table)?.seat}:${weakWall(table)?.post.id}`],
    done: (table, step) => ownEvent(table, step, 'attack_declared'),
  },
  {
    id: 'post',
    text: 'castlecards-guide-post',
    rule: 'C-DEFEND',
    when: (table) => posting(table) !== undefined,
    facts: postFacts,
    point: (table) => posting(table)?.path ?? [],
    done: (table, step) => ownEvent(table, step, 'card_posted'),
  },
  paid('build', 'C-BUILD', 'do:build', 'builder', 'weapon_built'),
  paid('academy', 'C-ACADEMY', 'do:academy', 'duke', 'academy_visited'),
  paid('buy', 'C-BUY', 'do:buy', 'gold', 'cards_bought'),
  paid('explore', 'C-DUNGEON', 'do:explore', 'explorer', 'dungeon_entered'),
]
