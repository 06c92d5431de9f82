// How the texts of the page are loaded when parts of them cannot be, or when other parts are asked for meanwhile.
import type * as Fluent from '@fluent/bundle'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { alsoSpeak, speak, speaks, spoken, t } from '../src/lib/speech.svelte'

/** A text that cannot be read: that of the file which has it. */
const broken = vi.hoisted(() => ({ id: '' }))

vi.mock('@fluent/bundle', async (original) => {
  const real = await original<typeof Fluent>()
  class Resource extends real.FluentResource {
    constructor(source: string) {
      if (broken.id && source.includes(`${broken.id} =`)) throw new Error('the file is gone')
      super(source)
    }
  }
  return { ...real, FluentResource: Resource }
})

beforeAll(() => speak('en'))
beforeEach(() => {
  broken.id = ''
})

it('an area that could not be loaded is loaded when it is asked for again, and other areas meanwhile', async () => {
  broken.id = 'cups-none'
  await expect(alsoSpeak('cups')).rejects.toThrow('the file is gone')
  expect(speaks('cups-none')).toBe(false)
  await alsoSpeak('daily')
  expect(speaks('daily-lead')).toBe(true)
  await speak('es')
  broken.id = ''
  await alsoSpeak('cups')
  expect(speaks('cups-none')).toBe(true)
  await speak('en')
})

it('whoever asks for an area that is on its way waits for it too', async () => {
  void alsoSpeak('puzzles')
  await alsoSpeak('puzzles')
  expect(speaks('puzzles-lead')).toBe(true)
})

it('a language chosen while an area is loaded counts, and has the area', async () => {
  const loading = alsoSpeak('review')
  const choosing = speak('pl')
  const more = alsoSpeak('plain')
  await Promise.all([loading, choosing, more])
  expect([spoken(), settings.language, t('settings')]).toEqual(['pl', 'pl', 'Ustawienia'])
  expect([speaks('together-join'), speaks('plain-actions')]).toEqual([true, true])
  await speak('en')
})

it('settings that another tab has kept stay when an area is loaded', async () => {
  localStorage.setItem('siegeworks.settings', '{"theme":"dark"}')
  await alsoSpeak('profile')
  expect(localStorage.getItem('siegeworks.settings')).toBe('{"theme":"dark"}')
  await speak('es')
  expect(JSON.parse(localStorage.getItem('siegeworks.settings')!)).toMatchObject({ language: 'es' })
})
