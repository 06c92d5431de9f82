// Python in this worker, with the program in it.
import type { loadPyodide, PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import { copyMemory, forgetMemory, keptMemory, roomFor } from './memory'
import type { Place } from './messages'

const PROGRAM = '/program'

interface Prepared extends PyProxy {
  prepare(language: string): void
  wake(): void
}

export interface Started {
  python: PyodideAPI
  /** What to keep for the next visit; null if this start came from there. */
  memory: Uint8Array | null
}

type Progress = (part: number) => void

/** Start from the memory of an earlier visit, or else from the beginning. */
export async function startPython(place: Place, language: string, progress: Progress): Promise<Started> {
  const program = fetch(place.program).then(unpacked)
  program.catch(() => undefined)
  const kept = await keptMemory(place)
  progress(0.1)
  if (kept) {
    try {
      return { python: await wake(place, await program, kept, progress), memory: null }
    } catch {
      await forgetMemory(place)
    }
  }
  const python = await load(place, { _makeSnapshot: true })
  progress(0.4)
  putFiles(python, await program)
  python.runPython(`import sys; sys.path.insert(0, '${PROGRAM}')`)
  progress(0.5)
  prepared(python).prepare(language)
  progress(0.8)
  return { python, memory: copyMemory(python) }
}

async function wake(place: Place, program: Uint8Array, memory: Uint8Array, progress: Progress): Promise<PyodideAPI> {
  progress(0.3)
  const { default: create } = await import(/* @vite-ignore */ `${place.pyodide}pyodide.asm.mjs`)
  const python = await load(place, { _loadSnapshot: memory, createPyodideModule: roomFor(memory, create) })
  progress(0.6)
  putFiles(python, program)
  prepared(python).wake()
  return python
}

async function load(place: Place, options: object): Promise<PyodideAPI> {
  const module = (await import(/* @vite-ignore */ `${place.pyodide}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  return module.loadPyodide({ indexURL: place.pyodide, ...options })
}

function prepared(python: PyodideAPI): Prepared {
  return python.pyimport('siegeworks.server.in_page.prepared') as Prepared
}

async function unpacked(answer: Response): Promise<Uint8Array> {
  const whole = answer.body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(whole).arrayBuffer())
}

/** The program is an index in one line of JSON, then the files one after the other. */
function putFiles(python: PyodideAPI, program: Uint8Array): void {
  const end = program.indexOf('\n'.charCodeAt(0))
  const index = JSON.parse(new TextDecoder().decode(program.subarray(0, end))) as [name: string, size: number][]
  let at = end + 1
  for (const [name, size] of index) {
    const path = `${PROGRAM}/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, program.subarray(at, at + size))
    at += size
  }
}
