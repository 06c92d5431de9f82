// node run_in_site.mjs SITE TASK: runs the code of a task with the Python and the program of a built site, as its page does.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

const site = resolve(process.argv[2])
const named = (start) => `${site}/${readdirSync(site).find((name) => name.startsWith(start))}`
const folder = named('pyodide-')
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: folder })
const program = gunzipSync(readFileSync(named('program-')))
let at = program.indexOf('\n') + 1
for (const [name, size] of JSON.parse(program.subarray(0, at).toString())) {
  const path = `/program/${name}`
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
  python.FS.writeFile(path, program.subarray(at, at + size))
  at += size
}
const { code, given } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
python.globals.set('given_text', JSON.stringify(given))
python.runPython("import json, sys; sys.path.insert(0, '/program')")
python.runPython(code)
console.log(python.runPython('json.dumps(answer(json.loads(given_text)))'))
