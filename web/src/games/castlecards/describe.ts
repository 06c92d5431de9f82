// The position as text, for the plain table.
import { seatName } from '../../lib/seats'
import { t } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'
import { verdictOn } from './cards'
import { handInWords } from './hands'
import { balanceOf, shields } from './strength'
import { sceneOf, thingsOf, type Attack, type Cards, type Deck, type Fortress, type Scene, type Things } from './scene'

/** One list per section, its heading first. */
export function describe(table: TableModel): string[][] {
  const scene = sceneOf(table)
  const things = thingsOf(table)
  if (!scene || !things) return []
  const name = (seat: number) => seatName(table.seats[seat])
  const sections = [turnOf(scene, name)]
  if (scene.attack) sections.push(attackOf(scene, scene.attack, things, name))
  if (scene.gift) {
    const { giver, receiver, count, cards } = scene.gift
    const heading = t('castlecards-gift-from-to', { name: name(giver), receiver: name(receiver), count })
    sections.push([heading, ...(cards ? counted(cards, things) : [])])
  }
  for (const fortress of scene.fortresses) sections.push(fortressOf(fortress, things, name(fortress.seat)))
  const hand = scene.you === null ? null : scene.fortresses[scene.you]?.hand
  if (hand) sections.unshift([t('castlecards-hand'), ...handOf(hand, things)])
  sections.push([t('castlecards-decks'), ...scene.decks.flatMap((deck) => deckOf(deck, things))])
  return sections
}

function turnOf(scene: Scene, name: (seat: number) => string): string[] {
  const lines = [t('castlecards-turn', { turn: scene.turn }), t('castlecards-turn-of', { name: name(scene.active) })]
  if (scene.result === 'running' && scene.actions_left > 0) {
    lines.push(t(scene.king ? 'castlecards-actions-king' : 'castlecards-actions', { count: scene.actions_left }))
  }
  if (scene.winner !== null) lines.push(t('castlecards-winner', { name: name(scene.winner) }))
  return lines
}

function attackOf(scene: Scene, attack: Attack, things: Things, name: (seat: number) => string): string[] {
  const post = things.posts[attack.post] ?? attack.post
  const guard = scene.fortresses[attack.victim]?.posts.find((one) => one.id === attack.post)?.kind ?? ''
  const target = attack.defender
    ? t('castlecards-target-guard', { card: things.cards[guard]?.name ?? guard, post })
    : post
  const facts = { name: name(attack.attacker), victim: name(attack.victim), target }
  return [
    t(attack.night ? 'castlecards-attack-by-night' : 'castlecards-attack-by-day', facts),
    balanceOf(attack),
    t(`castlecards-verdict-${verdictOn(attack)}`),
    ...attack.rows.map((row) => {
      const hidden = row.cards ? 'no' : 'yes'
      const said = t('castlecards-row', { name: name(row.seat), role: row.role, count: row.count, hidden })
      return row.cards && row.count ? `${said} ${counted(row.cards, things).join(', ')}` : said
    }),
  ]
}

function fortressOf(fortress: Fortress, things: Things, name: string): string[] {
  const lines = [t('castlecards-fortress', { name }), handInWords(fortress, things)]
  if (fortress.keeps_loot) lines.push(t('castlecards-loot', { count: fortress.loot }))
  if (!fortress.living) return [...lines, t('castlecards-state-fallen')]
  if (fortress.open) lines.push(t('castlecards-state-open'))
  for (const post of fortress.posts) {
    const title = things.posts[post.id] ?? post.id
    const card = things.cards[post.kind]?.name ?? post.kind
    lines.push(
      post.standing
        ? t('castlecards-post', {
            post: title,
            name,
            shields: shields(post.shields_text),
            count: post.posted,
            room: post.room,
            card,
          })
        : t('castlecards-post-fallen', { post: title, name }),
    )
  }
  return lines
}

function deckOf(deck: Deck, things: Things): string[] {
  const counts = [
    t('castlecards-deck-left', { count: deck.left }),
    t('castlecards-deck-gone', { count: deck.discarded }),
  ]
  const lines = [`${things.deck_titles[deck.id]}: ${counts.join(', ')}`]
  if (deck.discarded) lines.push(`${t('castlecards-discards')}: ${counted(deck.discards, things).join(', ')}`)
  if (deck.bottom.length) lines.push(t('castlecards-deck-bottom', { cards: named(deck.bottom, things) }))
  return lines
}

function handOf(hand: Cards, things: Things): string[] {
  const lines = Object.entries(hand).map(([kind, count]) => {
    const card = things.cards[kind]
    return t('castlecards-card', { name: card?.name ?? kind, count, effect: card?.effect || card?.purpose || '' })
  })
  return lines.length ? lines : [t('castlecards-hand-empty')]
}

function counted(cards: Cards, things: Things): string[] {
  return Object.entries(cards).map(([kind, count]) => `${count} × ${things.cards[kind]?.name ?? kind}`)
}

function named(kinds: string[], things: Things): string {
  return kinds.map((kind) => things.cards[kind]?.name ?? kind).join(', ')
}
