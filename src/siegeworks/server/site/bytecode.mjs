// node bytecode.mjs PYODIDE IN OUT [IN OUT]…: compiles the Python of archives with the very Python that will run it.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// A package that reads its own source when it is imported.
const READ = 'anyio/__init__.py'
const [folder, ...archives] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
// Lines in tracebacks are enough: the columns would be a fifth of the whole.
const python = await loadPyodide({ indexURL: folder, env: { PYTHONNODEBUGRANGES: '1' } })
const compile = python.runPython(`
import io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, b"\\0" * 8, checked=False))

def archive(data):
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as given, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(given.namelist()):
            if name.endswith("/"):
                continue
            content = given.read(name)
            if name.endswith(".py") and name != "${READ}":
                name, content = name + "c", compiled(content, name)
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, content)
    return target.getvalue()

archive
`)
for (let place = 0; place < archives.length; place += 2) {
  const made = compile(new Uint8Array(readFileSync(archives[place])))
  writeFileSync(archives[place + 1], made.toJs())
}
