// What the page keeps and where its focus goes.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusLost, nextFocus, placeInHand } from '../src/lib/focus'
import { lobby, shareAddress, tableAddress, type KeptTable } from '../src/lib/lobby.svelte'
import { pointOut } from '../src/lib/pointing'
import { go, route, watchRoute } from '../src/lib/router.svelte'
import { pageAt } from '../src/lib/pages'
import { settings } from '../src/lib/settings.svelte'
import { siteState } from '../src/site/state.svelte'

beforeEach(() => localStorage.clear())
afterEach(() => document.body.replaceChildren())

function draw(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body
}

describe('the focus', () => {
  const hand = (...cards: string[]) => `<ul class="hand">${cards.map((card) => `<li>${card}</li>`).join('')}</ul>`
  const card = (name: string, grey = false) =>
    `<button data-handle="card:${name}" ${grey ? 'aria-disabled="true"' : ''}></button>`
  const bar = '<div class="buttons"><button class="button" id="deed"></button></div>'

  it('goes to the next card that can be played', () => {
    const root = draw(hand(card('a'), card('b', true), card('c')) + bar)
    expect(nextFocus(root, 1)?.dataset.handle).toBe('card:c')
    expect(nextFocus(root, -1)?.dataset.handle).toBe('card:a')
  })

  it('goes to the last card that can be played if none comes after', () => {
    const root = draw(hand(card('a'), card('b'), card('c', true)) + bar)
    expect(nextFocus(root, 2)?.dataset.handle).toBe('card:b')
  })

  it('goes to the decision bar if no card can be played, and nowhere if nothing can be done', () => {
    expect(nextFocus(draw(hand(card('a', true)) + bar), 0)?.id).toBe('deed')
    expect(nextFocus(draw(hand(card('a', true))), 0)).toBeNull()
  })

  it('knows the place of a card by any part of it', () => {
    const root = draw(hand(card('a'), `${card('b')}<ul><li><button id="use"></button></li></ul>`) + bar)
    expect(placeInHand(root, root.querySelector('#use')!)).toBe(1)
    expect(placeInHand(root, root.querySelector('[data-handle="card:a"]')!)).toBe(0)
    expect(placeInHand(root, root.querySelector('#deed')!)).toBe(-1)
  })

  it('is lost with the element that had it', () => {
    const root = draw(bar)
    root.querySelector<HTMLElement>('#deed')!.focus()
    expect(focusLost()).toBe(false)
    root.replaceChildren()
    expect(focusLost()).toBe(true)
  })
})

describe('pointing out', () => {
  it('marks the things of the handles, and nothing else any more', () => {
    const root = draw('<i data-handle="a" data-hinted></i><i data-handle="b"></i>')
    expect(pointOut(root, ['b', 'missing'], 'data-hinted')).toEqual([root.querySelector('[data-handle="b"]')])
    expect(root.querySelectorAll('[data-hinted]')).toHaveLength(1)
  })

  it('finds the use that belongs to the card of the path', () => {
    const use = (name: string) => `<i id="${name}" data-handle="use:move" data-why="card:${name} use:move"></i>`
    const root = draw(use('axe') + use('bow'))
    expect(pointOut(root, ['card:bow', 'use:move'], 'data-guided').map((thing) => thing.id)).toEqual(['bow'])
  })
})

describe('the tables of this browser', () => {
  const kept: KeptTable = {
    table: 'oak',
    token: 'secret',
    game: 'outpost',
    opened: 1,
    guided: false,
    watch: null,
    links: [],
    request: null,
  }

  beforeEach(() => (lobby.tables = []))

  it('are found by their link, or without one by their name', () => {
    lobby.keep(kept)
    expect(lobby.find('oak', 'secret')).toEqual(kept)
    expect(lobby.find('oak', null)).toEqual(kept)
    expect(lobby.find('oak', 'another')).toBeNull()
  })

  it('are kept once, the latest first', () => {
    lobby.keep(kept)
    lobby.meet('elm', 'other', 'outpost')
    lobby.keep({ ...kept, guided: true })
    expect(lobby.tables.map((one) => [one.table, one.guided])).toEqual([
      ['oak', true],
      ['elm', false],
    ])
    expect(JSON.parse(localStorage.getItem('siegeworks.tables')!)).toHaveLength(2)
  })

  it('are forgotten when removed', () => {
    lobby.keep(kept)
    lobby.remove('oak', 'secret')
    expect(lobby.tables).toEqual([])
  })

  it('have links with the secret in the fragment, which browsers do not send', () => {
    expect(tableAddress('oak', 'secret')).toBe('/t/oak#secret')
    expect(shareAddress('oak', 'secret')).toBe(`${location.origin}/t/oak#secret`)
  })
})

describe('settings', () => {
  it('are kept in this browser', () => {
    settings.name = 'Ada'
    settings.asking = { outpost: 'never' }
    settings.keep()
    expect(JSON.parse(localStorage.getItem('siegeworks.settings')!)).toMatchObject({
      name: 'Ada',
      asking: { outpost: 'never' },
    })
  })
})

describe('the route', () => {
  it('follows a link of this site without loading the page again', () => {
    watchRoute()
    const link = draw('<a href="/rules/outpost?find=R-1">rules</a>').querySelector('a')!
    link.click()
    expect([route.path, route.query.get('find')]).toEqual(['/rules/outpost', 'R-1'])
  })

  it('reads path, query and fragment of an address', () => {
    go('/t/oak?x=1#secret')
    expect([route.path, route.query.get('x'), route.fragment]).toEqual(['/t/oak', '1', 'secret'])
  })
})

it('only a site below a server has games of that server to go on with', () => {
  expect(pageAt('/away/oak', '').key).toBe('away')
  siteState.belowServer = true
  expect(pageAt('/away/oak', '').key).toBe('away/oak')
  siteState.belowServer = false
})
