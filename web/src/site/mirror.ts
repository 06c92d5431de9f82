// Files of Pyodide's memory whose changes go to files of the browser. Each call to those takes about a millisecond, so
// that what SQLite reads comes from memory, and what it writes goes out where SQLite relies on it: the journal before
// the database is changed, and the database before the journal is emptied, which is what commits.
import type { PyodideAPI } from 'pyodide'
import type { Handle } from './files'

const NO_SPACE = 51

type Write = (stream: unknown, memory: Int8Array, start: number, length: number, at: number) => number

interface Node {
  contents: Uint8Array
  node_ops: { setattr(node: Node, attributes: { size?: number }): void }
  stream_ops: { write: Write }
}

/** From where to where. */
type Part = [from: number, to: number]

export class Mirror {
  /** What has changed since the last time, in order and without gaps of nothing between two neighbours. */
  private changed: Part[] = []

  constructor(
    private readonly handle: Handle,
    readonly node: Node,
  ) {}

  note(from: number, to: number): void {
    const apart = this.changed.filter(([start, end]) => end < from || start > to)
    const touched = this.changed.filter(([start, end]) => end >= from && start <= to)
    const whole: Part = [
      Math.min(from, ...touched.map(([start]) => start)),
      Math.max(to, ...touched.map(([, end]) => end)),
    ]
    this.changed = [...apart, whole].sort(([one], [other]) => one - other)
  }

  /** Let all changes go to the disk. */
  putOut(): void {
    if (!this.changed.length) return
    for (const [from, to] of this.changed) this.handle.write(this.node.contents.subarray(from, to), { at: from })
    this.handle.flush()
    this.changed = []
  }

  cut(size: number): void {
    this.changed = this.changed.filter(([from]) => from < size).map(([from, to]) => [from, Math.min(to, size)])
    this.handle.truncate(size)
  }
}

/** Let the files of a database and of its journal be files of the browser. */
export function mirrorIn(database: Mirror, journal: Mirror, python: PyodideAPI): void {
  const { ErrnoError } = python.FS as unknown as { ErrnoError: new (code: number) => Error }
  const orFull = (work: () => void): void => {
    try {
      work()
    } catch {
      throw new ErrnoError(NO_SPACE)
    }
  }
  for (const [mirror, other] of [
    [database, journal],
    [journal, database],
  ] as const) {
    const { node } = mirror
    const { setattr } = node.node_ops
    const { write } = node.stream_ops
    node.node_ops = {
      ...node.node_ops,
      setattr(same, attributes) {
        const { size } = attributes
        if (size !== undefined)
          orFull(() => {
            other.putOut()
            mirror.cut(size)
          })
        setattr(same, attributes)
      },
    }
    node.stream_ops = {
      ...node.stream_ops,
      write(stream, memory, start, length, at) {
        orFull(() => other.putOut())
        const written = write(stream, memory, start, length, at)
        mirror.note(at, at + written)
        return written
      },
    }
  }
}
