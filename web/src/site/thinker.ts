// The second worker: does the tasks that the first one sends, one after the other.
import type { PyProxy } from 'pyodide/ffi'
import type { Place } from './messages'
import { startPython } from './python'

interface Program extends PyProxy {
  think(task: string): string
}

async function load(place: Place): Promise<Program> {
  const { python } = await startPython(place, 'en', () => undefined)
  return python.pyimport('siegeworks.server.in_page.thinking') as Program
}

let program: Promise<Program> | null = null

self.addEventListener('message', (event: MessageEvent<string | Place>) => {
  const { data } = event
  if (typeof data !== 'string') program = load(data)
  else
    program = program!.then((loaded) => {
      self.postMessage(loaded.think(data))
      return loaded
    })
})
