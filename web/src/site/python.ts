// Python in this worker, with the program in it.
import type { loadPyodide, PyodideAPI } from 'pyodide'
import type { Place } from './messages'

const PROGRAM = '/program'

export async function startPython(place: Place, progress: (part: number) => void): Promise<PyodideAPI> {
  const archive = fetch(place.program).then((answer) => answer.arrayBuffer())
  const module = (await import(/* @vite-ignore */ `${place.pyodide}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  progress(0.1)
  const python = await module.loadPyodide({ indexURL: place.pyodide })
  progress(0.5)
  python.unpackArchive(await archive, 'zip', { extractDir: PROGRAM })
  progress(0.6)
  python.runPython(`import sys; sys.path.insert(0, '${PROGRAM}')`)
  return python
}
