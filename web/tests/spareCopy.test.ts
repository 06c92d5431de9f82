// A copy that is kept ready: only that of the present decision is offered.
import { beforeEach, expect, it, vi } from 'vitest'
import { carryBy, type Carrier } from '../src/lib/carrier'
import { copyOf } from '../src/lib/leaving'
import { lobby } from '../src/lib/lobby.svelte'
import { offlineSite } from '../src/lib/offlineSite.svelte'
import type { Decision } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { freshen, spareOf, spurnsSpare, wantSpare, wantsSpare } from '../src/lib/spareCopy'
import { TableModel } from '../src/lib/table.svelte'
import { table } from './kit'

const TOKEN = 'a-token-of-a-seat'
let answer: () => Promise<Response>

function asked(number: number): TableModel {
  const model = new TableModel()
  model.put(table({ decision: { number, seat: 0, question: '?', actions: [] } as unknown as Decision }))
  model.token = TOKEN
  return model
}

beforeEach(() => {
  offlineSite.offered = settings.ready = false
  settings.readySince = 0
  lobby.forget()
  lobby.meet('oak', TOKEN, 'outpost')
  answer = () => Promise.resolve(new Response('the copy'))
  carryBy({ fetch: () => answer() } as unknown as Carrier)
})

it('is fetched as soon as it is wanted, and forgotten when it is not', async () => {
  const model = asked(3)
  expect([wantsSpare(model), spareOf(model)]).toEqual([false, ''])
  await wantSpare(model, true)
  expect([wantsSpare(model), spareOf(model)]).toEqual([true, 'the copy'])
  await wantSpare(model, false)
  expect([wantsSpare(model), spareOf(model)]).toEqual([false, ''])
})

it('is not offered at a later decision for which no copy could be had', async () => {
  await freshen(asked(3))
  answer = () => Promise.reject(new Error('the network is gone'))
  const later = asked(4)
  await expect(freshen(later)).rejects.toThrow()
  expect(spareOf(later)).toBe('')
  expect(spareOf(asked(3))).toBe('the copy')
})

it('goes with its table, and is fetched again when something else opens it', async () => {
  const model = asked(3)
  await freshen(model)
  expect(copyOf('oak')).toEqual({ decision: 3, text: 'the copy', token: TOKEN })
  model.token = 'another-token-of-it'
  expect(spareOf(model)).toBe('')
  lobby.meet('oak', 'a-token-to-watch', 'outpost')
  lobby.remove('oak', TOKEN)
  expect(copyOf('oak')).not.toBeNull()
  lobby.remove('oak', 'a-token-to-watch')
  expect([copyOf('oak'), localStorage.getItem('siegeworks.spare.oak')]).toEqual([null, null])
})

it('is not wanted any more when the server refuses the first one', async () => {
  answer = () => Promise.resolve(new Response('{"code":"offline-alone","text":"no"}', { status: 409 }))
  const model = asked(3)
  await expect(wantSpare(model, true)).rejects.toThrow()
  expect(wantsSpare(model)).toBe(false)
})

it('is kept unasked only of a game that does not count, where the server has a site to go on with', () => {
  const model = asked(3)
  model.rated = false
  expect(wantsSpare(model)).toBe(false)
  offlineSite.offered = true
  expect(wantsSpare(model)).toBe(true)
  model.rated = true
  expect(wantsSpare(model)).toBe(false)
  settings.ready = true
  expect(wantsSpare(model)).toBe(true)
  model.seats = [...model.seats, { ...model.seats[0]!, seat: 9, bot: null }]
  expect(wantsSpare(model)).toBe(false)
})

it('is kept of games that count only where they were opened after the person asked for that', () => {
  const model = asked(3)
  model.rated = offlineSite.offered = true
  vi.useFakeTimers({ now: Date.now() + 1000 })
  settings.beReady(true)
  expect(wantsSpare(model)).toBe(false)
  lobby.remove('oak', TOKEN)
  lobby.meet('oak', TOKEN, 'outpost')
  expect(wantsSpare(model)).toBe(true)
  vi.useRealTimers()
})

it('is a matter of this browser', () => {
  settings.beReady(true)
  expect([settings.kept.ready, 'ready' in settings.shared]).toEqual([true, false])
  settings.takeShared({ ready: false, theme: 'dark' })
  expect([settings.ready, settings.theme]).toEqual([true, 'dark'])
})

it('is not kept where the person does not want it, whatever the settings say', async () => {
  const model = asked(3)
  offlineSite.offered = settings.ready = true
  expect(spurnsSpare(model)).toBe(false)
  await wantSpare(model, false)
  expect([wantsSpare(model), spurnsSpare(model)]).toEqual([false, true])
})
