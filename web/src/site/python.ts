// Python in this worker, with the program in it.
import type { loadPyodide, PyodideAPI } from 'pyodide'
import type { Place } from './messages'

const PROGRAM = '/program'

export async function startPython(place: Place, progress: (part: number) => void): Promise<PyodideAPI> {
  const program = fetch(place.program).then(unpacked)
  const module = (await import(/* @vite-ignore */ `${place.pyodide}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  progress(0.1)
  const python = await module.loadPyodide({ indexURL: place.pyodide })
  progress(0.5)
  putFiles(python, await program)
  progress(0.6)
  python.runPython(`import sys; sys.path.insert(0, '${PROGRAM}')`)
  return python
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
