// The pictures of the rules: small boards, written as rows of places.

export type Ground = 'field' | 'wall' | 'tower' | 'workshop' | 'chamber' | 'entrance' | 'paper'

export interface PictureCell {
  ground: Ground
  things: string[]
  /** Whether something goes on to the next place. */
  then: boolean
}

/** A row of places: `field orc > wall | chamber gold`, with `>` where something goes on to the next one. */
function row(text: string): PictureCell[] {
  return [...text.matchAll(/([^|>]+)([|>]?)/g)].map(([, cell, sign]) => {
    const [ground, ...things] = cell!.trim().split(' ')
    return { ground: ground as Ground, things, then: sign === '>' }
  })
}

export const PICTURES: Record<string, PictureCell[]> = {
  'R-WIN': row('entrance dwarf friend > chamber gold gold'),
  'R-MACHINE': row('paper tower | paper catapult'),
  'R-TOWER': row('paper tower > entrance troll'),
  'R-CATAPULT': row('paper catapult > paper blocked | chamber gold'),
  'R-ORC': row('paper orc > paper siege'),
  'R-CARD': row('paper dwarf > paper move melee dig'),
  'R-REFILL': row('chamber dwarf > paper siege hand'),
  'R-END': row('paper hand > paper hand'),
  'R-SIEGE-ORC': row('paper siege > field orc orc'),
  'R-SIEGE-ARROW': row('field orc > wall > workshop orc > chamber gold'),
  'R-ORC-PATH': row('field orc > wall > workshop > chamber gold'),
  'R-MOVE': row('chamber dwarf > workshop > wall'),
  'R-MAGIC': row('chamber dwarf magic > field'),
  'R-WORK': row('workshop dwarf wood > paper wood'),
  'R-WORK-BLOCKED': row('workshop dwarf orc | paper blocked'),
  'R-MELEE': row('wall dwarf orc | paper melee hit'),
  'R-DIRECT': row('wall dwarf orc | paper direct'),
  'R-LOST-HITS': row('paper hit hit > field orc'),
  'R-RANGED': row('tower dwarf crossbow > field orc | paper catapult'),
  'R-DIG': row('entrance dwarf dig > entrance rubble'),
  'R-SECTION': row('entrance rubble > entrance goblin goblin'),
  'R-TROLL': row('entrance troll | paper hit hit'),
  'R-GOBLIN': row('entrance goblin | paper wood rubble hit'),
  'R-COST': row('paper wood leather > paper hand'),
  'R-TAKE': row('paper hand > paper dwarf'),
  'R-MERC': row('chamber gold > paper hand'),
  'R-MERC-ORCS': row('workshop orc orc > paper blocked'),
}

/** The steps of a turn, for the poster, and the actions among which one chooses. */
export const TURN = ['R-MACHINE', 'R-ORC', 'R-CARD', 'R-REFILL', 'R-END']
export const ACTIONS = ['R-MOVE', 'R-WORK', 'R-MELEE', 'R-RANGED', 'R-DIG']
