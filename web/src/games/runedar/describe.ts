// The position as text, for the plain table.
import { seatName } from '../../lib/seats'
import { t } from '../../lib/speech.svelte'
import type { TableModel } from '../../lib/table.svelte'
import { amountsInWords, ownSeat, sceneOf, sentences, thingsOf, title, type Scene, type Things } from './scene'

function treasure(scene: Scene, things: Things): string[] {
  return [
    t('runedar-words-treasure'),
    t('runedar-gold', { count: scene.gold }),
    t('runedar-words-stock', { list: amountsInWords(scene.stock, things) || '0' }),
    ...scene.tunnel.map(({ section, state }) =>
      t(`runedar-section-${state}`, { number: section, count: scene.rubble }),
    ),
    t('runedar-words-defeated', { count: scene.goblins_defeated }),
  ]
}

function places(table: TableModel, scene: Scene, things: Things): string[] {
  const lines = Object.entries(scene.places)
    .filter(([, { orcs, dwarves }]) => orcs || dwarves.length)
    .map(([place, { orcs, dwarves, loses, idle }]) => {
      const there = dwarves.map((seat) => seatName(table.seats[seat]))
      if (orcs) there.push(t('runedar-orcs', { count: orcs }))
      const line = [`${things.places[place]!.name}: ${there.join(', ')}`]
      if (loses) line.push(t('runedar-loses', { count: loses }))
      if (idle) line.push(t('runedar-idle'))
      return line.join('. ')
    })
  return [t('runedar-words-places'), ...(lines.length ? lines : [t('runedar-words-nobody')])]
}

export function enemies(table: TableModel, scene: Scene, things: Things): string[] {
  const lines = scene.trolls.map((troll) => {
    const open = troll.circles.filter((circle) => !circle.covered).length
    return `${things.trolls[troll.troll]!.text}. ${t('runedar-circles', { count: open })}`
  })
  for (const goblin of scene.goblins) {
    lines.push(`${things.goblins[goblin.goblin]!.text}. ${t('runedar-missing', { count: goblin.missing })}`)
  }
  for (const machine of scene.machines) {
    if (machine.seat === null) continue
    const id = machine.standing ? 'runedar-machine-stands' : 'runedar-machine-lies'
    lines.push(`${title(things.machines[machine.machine]!)}. ${t(id, { name: seatName(table.seats[machine.seat]) })}`)
  }
  for (const [place, { orcs, loses }] of Object.entries(scene.places)) {
    if (!orcs) continue
    const there = `${t('runedar-orcs', { count: orcs })} ${things.places[place]!.at}`
    lines.push(sentences(there, loses ? t('runedar-loses', { count: loses }) : null))
  }
  return [t('runedar-words-enemies'), ...(lines.length ? lines : [t('runedar-words-none')])]
}

function siege(scene: Scene, things: Things): string[] {
  const { level, left, left_in_level: within, last } = scene.siege
  const lines = [t('runedar-siege'), t('runedar-siege-described', { level, count: left, within })]
  if (last) lines.push(t('runedar-words-last', { card: things.siege[last]!.text }))
  lines.push(`${scene.left.orcs} ${t('runedar-orcs-left', { count: scene.left.orcs })}`)
  lines.push(`${scene.left.trolls} ${t('runedar-trolls-left', { count: scene.left.trolls })}`)
  lines.push(`${scene.left.catapult} ${t('runedar-catapult-left', { count: scene.left.catapult })}`)
  return lines
}

function upgrades(scene: Scene, things: Things): string[] {
  const spaces = scene.board.map((space) => {
    const parts = [t('runedar-space', { number: space.space })]
    if (space.card) {
      const card = things.cards[space.card]!
      parts.push(`${card.name} (${card.uses.map((use) => use.label).join(', ')})`)
      parts.push(
        space.complete ? t('runedar-ready') : t('runedar-needs', { cost: amountsInWords(space.missing, things) }),
      )
    } else {
      parts.push(t(`runedar-space-${space.state}`))
    }
    return parts.join('. ')
  })
  const decks = Object.entries(scene.decks).map(
    ([deck, left]) => `${things.decks[deck]}: ${t('runedar-cards', { count: left })}`,
  )
  return [t('runedar-upgrades'), ...spaces, ...decks]
}

function mercenaries(scene: Scene, things: Things): string[] {
  const lines = scene.mercenaries.map((one) => {
    const { name, text } = things.mercenaries[one.mercenary]!
    return sentences(name, text, one.hired ? t('runedar-hired') : t('runedar-price', { count: one.price }))
  })
  return [t('runedar-mercenaries'), ...lines]
}

function cards(table: TableModel, scene: Scene, things: Things): string[][] {
  const own = ownSeat(table, scene)
  const dwarf = scene.dwarves[own]!
  const heading = table.you === null ? t('runedar-hand', { name: seatName(table.seats[own]) }) : t('runedar-words-hand')
  const hand = dwarf.hand.map((id) => {
    if (!id) return t('runedar-card-hidden')
    const card = things.cards[id]!
    const uses = card.uses.map((use) => use.label).join(', ')
    return uses ? `${card.name}: ${uses}` : `${card.name}. ${t('runedar-orc-card')}`
  })
  const rest = [t('runedar-pile', { count: dwarf.pile }), t('runedar-discard', { count: dwarf.discard.length })]
  const others = scene.dwarves
    .filter((other) => other.seat !== own)
    .map((other) => {
      const known = other.hand.filter((id) => id !== null).map((id) => things.cards[id]!.name)
      const held = known.length ? known.join(', ') : t('runedar-cards-in-hand', { count: other.hand.length })
      return `${seatName(table.seats[other.seat])}: ${things.places[other.place]!.name}. ${held}`
    })
  const sections = [[heading, ...(hand.length ? hand : [t('runedar-hand-empty')]), ...rest]]
  if (others.length) sections.push([t('runedar-companions'), ...others])
  return sections
}

export function describe(table: TableModel): string[][] {
  const scene = sceneOf(table)
  const things = thingsOf(table)
  if (!scene || !things) return []
  return [
    ...cards(table, scene, things),
    treasure(scene, things),
    places(table, scene, things),
    enemies(table, scene, things),
    siege(scene, things),
    upgrades(scene, things),
    mercenaries(scene, things),
  ]
}
