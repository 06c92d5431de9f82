// The pictures of the rules: cards, signs and posts in a row.

export interface PicturePart {
  sort: 'card' | 'deck' | 'sign' | 'post' | 'word'
  name: string
}

const POSTS = ['castle', 'wall', 'fallen']

/** A row of things: `soldier + ram → wall`; signs are written `sign:moon`, decks `deck:siege`. */
function row(text: string): PicturePart[] {
  return text.split(' ').map((word) => {
    const [sort, name] = word.split(':')
    if (name) return { sort: sort as PicturePart['sort'], name }
    if (POSTS.includes(word)) return { sort: 'post', name: word }
    return /^\w+$/.test(word) ? { sort: 'card', name: word } : { sort: 'word', name: word }
  })
}

export const PICTURES: Record<string, PicturePart[]> = {
  'C-WIN': row('castle > fallen'),
  'C-COLOUR': row('archer → wall soldier → castle'),
  'C-TURN': row('deck:village → sign:hand'),
  'C-WASTE': row('soldier → ×'),
  'C-ATTACK': row('soldier + ram → wall'),
  'C-ASSAULT': row('ladders → castle'),
  'C-POSTED': row('soldier → archer'),
  'C-ORDER': row('sign:swords → soldier → ambush → fallen'),
  'C-TIE': row('sign:swords > sign:shields'),
  'C-SUPPORT': row('soldier + archer → wall'),
  'C-REACT': row('sign:swords → ambush'),
  'C-NIGHT': row('night + soldier → sign:moon'),
  'C-DEFEND': row('archer → wall'),
  'C-UNPOST': row('wall → archer'),
  'C-BUILD': row('builder + gold → deck:siege'),
  'C-DUNGEON': row('explorer sign:torches > sign:danger'),
  'C-BUY': row('gold → deck:village'),
  'C-ACADEMY': row('duke + gold → deck:academy'),
  'C-KING': row('king → sign:swords + sign:shields'),
  'C-LOOT': row('fallen → sign:loot'),
  'C-FALLEN': row('fallen → sign:hand'),
}

/** The steps of a turn, for the poster, and the actions among which one chooses. */
export const TURN = ['C-TURN']
export const ACTIONS = ['C-ATTACK', 'C-DEFEND', 'C-BUY', 'C-BUILD', 'C-DUNGEON', 'C-ACADEMY', 'C-KING']
