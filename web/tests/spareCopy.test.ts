// A copy that is kept ready: only that of the present decision is offered.
import { beforeEach, expect, it } from 'vitest'
import { carryBy, type Carrier } from '../src/lib/carrier'
import { lobby } from '../src/lib/lobby.svelte'
import type { Decision } from '../src/lib/protocol'
import { freshen, spareOf, wantSpare, wantsSpare } from '../src/lib/spareCopy'
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

it('is not wanted any more when the server refuses the first one', async () => {
  answer = () => Promise.resolve(new Response('{"code":"offline-alone","text":"no"}', { status: 409 }))
  const model = asked(3)
  await expect(wantSpare(model, true)).rejects.toThrow()
  expect(wantsSpare(model)).toBe(false)
})
