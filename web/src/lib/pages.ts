// Which page an address shows. The code of a page is loaded when somebody comes to it.
import type { Component } from 'svelte'
import { carrier } from './carrier'
import { siteState } from '../site/state.svelte'
import { alsoSpeak } from './speech.svelte'

type Properties = Record<string, unknown>

/** A page that is to be shown. */
export interface Destination {
  /** Another key is another visit: the page is created again. */
  key: string
  load: () => Promise<Component<Properties>>
  properties: Properties
}

/** `properties` belong to the page that `load` loads. */
function page<Wanted extends Properties>(
  key: string,
  load: () => Promise<{ default: Component<Wanted> }>,
  properties: NoInfer<Wanted>,
): Destination {
  return { key, load: async () => (await load()).default as unknown as Component<Properties>, properties }
}

/** A page with an area of texts that other pages do without. */
async function speaking<Code>(area: string, code: Promise<Code>): Promise<Code> {
  return (await Promise.all([code, alsoSpeak(area)]))[0]
}

/** The pages whose address is one word. */
const PLAIN: Record<string, () => Promise<{ default: Component }>> = {
  '': () => import('../pages/Home.svelte'),
  new: () => import('../pages/NewTable.svelte'),
  chronicles: () => speaking('review', import('../pages/Chronicles.svelte')),
  lobby: () => import('../pages/OpenTables.svelte'),
  daily: () => speaking('daily', import('../pages/Daily.svelte')),
  cups: () => speaking('cups', import('../pages/Cups.svelte')),
  puzzles: () => speaking('puzzles', import('../pages/Puzzles.svelte')),
  ratings: () => import('../pages/Ratings.svelte'),
  me: () => speaking('profile', import('../pages/Me.svelte')),
  about: () => import('../pages/About.svelte'),
}

/** Pages that need a server: about other people, or about oneself on several devices. */
const COMPANY = ['cups', 'lobby', 'ratings', 'me']

/** The page at an address. */
export function pageAt(path: string, fragment: string): Destination {
  const [word = '', second = ''] = path.split('/').filter(Boolean)
  const name = decodeURIComponent(second)
  if ((word === 't' || word === 'plain') && name) {
    const properties = { table: name, fragment, plain: word === 'plain' }
    return page(`table/${name}#${fragment}`, () => import('../pages/Table.svelte'), properties)
  }
  if (word === 'replay' && name) {
    return page(`replay/${name}`, () => speaking('review', import('../pages/Replay.svelte')), { table: name })
  }
  if (word === 'puzzles' && name) {
    const load = () => speaking('puzzles', import('../pages/Puzzle.svelte'))
    return page(`puzzles/${name}#${fragment}`, load, { id: name, fragment })
  }
  // The same word on a server's own pages leads nowhere: there is nothing to go on without.
  if (word === 'away' && name && siteState.belowServer)
    return page(`away/${name}`, () => import('../site/Away.svelte'), { table: name, fragment })
  if (word === 'join') return page('join', () => speaking('peer', import('../peer/Join.svelte')), { fragment })
  if (word === 'alerts') return page('alerts', () => import('../pages/Alerts.svelte'), { fragment })
  if (word === 'rules') return page('rules', () => import('../pages/Rules.svelte'), { name })
  if (carrier.secluded && COMPANY.includes(word)) return page(word, () => import('../pages/Secluded.svelte'), {})
  if (word === 'cups' && name === 'new') {
    return page('cups/new', () => speaking('cups', import('../pages/NewCup.svelte')), {})
  }
  if (word === 'cups' && name) {
    return page(`cups/${name}`, () => speaking('cups', import('../pages/Cup.svelte')), { id: name })
  }
  return page(word, PLAIN[word] ?? (() => import('../pages/Missing.svelte')), {})
}
