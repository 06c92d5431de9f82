// The database of SQLite is a file in Pyodide's memory, whose commits go to the disk. SQLite empties its journal to
// commit; the journal itself is nowhere but in memory, because what is on the disk changes by whole commits only.
import type { PyodideAPI } from 'pyodide'
import type { KeptDatabase } from './kept'
import { Parts } from './parts'

const NO_SPACE = 51

type Write = (stream: unknown, memory: Int8Array, start: number, length: number, at: number) => number

interface Node {
  contents: Uint8Array
  usedBytes: number
  node_ops: { setattr(node: Node, attributes: { size?: number }): void }
  stream_ops: { write: Write }
}

/** Let what SQLite commits to one file, with a journal in another, be kept; gives what the file contains. */
export function mirrorIn(kept: KeptDatabase, path: string, journal: string, python: PyodideAPI): () => Uint8Array {
  const { ErrnoError } = python.FS as unknown as { ErrnoError: new (code: number) => Error }
  python.FS.writeFile(path, kept.contents, { canOwn: true })
  python.FS.writeFile(journal, kept.journal)
  const [database, undoing] = [path, journal].map((name) => python.FS.lookupPath(name, {}).node as unknown as Node)
  const changed = new Parts()
  const contents = () => database!.contents.subarray(0, database!.usedBytes)
  const { write } = database!.stream_ops
  database!.stream_ops = {
    ...database!.stream_ops,
    write(stream, memory, start, length, at) {
      const written = write(stream, memory, start, length, at)
      changed.add(at, at + written)
      return written
    },
  }
  const { setattr } = undoing!.node_ops
  undoing!.node_ops = {
    ...undoing!.node_ops,
    setattr(node, attributes) {
      if (attributes.size === 0) commit()
      setattr(node, attributes)
    },
  }
  function commit(): void {
    changed.cut(database!.usedBytes)
    if (!changed.all.length) return
    try {
      kept.commit(contents(), changed.all)
    } catch {
      throw new ErrnoError(NO_SPACE)
    }
    changed.clear()
  }
  return contents
}
