// The file of tables in the browser's own file system: every write goes to the disk before SQLite goes on.
import type { PyodideAPI } from 'pyodide'

export const HOME = '/tables'
/** The name that the program gives its file, and SQLite the journal beside it. */
const NAMES = ['tables.sqlite3', 'tables.sqlite3-journal']
const NO_SPACE = 51
const TRIES = 30
const PAUSE = 100

export interface Handle {
  read(into: ArrayBufferView, options: { at: number }): number
  write(from: ArrayBufferView, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
}

interface Stream {
  position: number
}

interface Node {
  usedBytes: number
  node_ops: { setattr(node: Node, attributes: { size?: number }): void }
  stream_ops: object
}

/** Another page of this browser has the tables open. */
export class Taken extends Error {}

/** This browser has no file system for pages, or not for this one. */
export class Homeless extends Error {}

export class KeptFiles {
  private constructor(private readonly handles: Map<string, Handle>) {}

  /** Open the files; a page that was just closed may need a moment to let go of them. */
  static async open(): Promise<KeptFiles> {
    const handles = new Map<string, Handle>()
    for (const name of NAMES) handles.set(name, await exclusive(name))
    return new KeptFiles(handles)
  }

  /** Put the files where the program looks for them. */
  mount(python: PyodideAPI): void {
    python.FS.mkdirTree(HOME)
    for (const [name, handle] of this.handles) {
      const path = `${HOME}/${name}`
      python.FS.writeFile(path, '')
      keepIn(handle, python.FS.lookupPath(path, {}).node as Node, python)
    }
  }

  export(): Blob {
    const handle = this.handles.get(NAMES[0]!)!
    const bytes = new Uint8Array(handle.getSize())
    handle.read(bytes, { at: 0 })
    return new Blob([bytes], { type: 'application/vnd.sqlite3' })
  }

  clear(): void {
    for (const handle of this.handles.values()) {
      handle.truncate(0)
      handle.flush()
    }
  }
}

/** A file of the browser that no other page can open meanwhile. */
export async function exclusive(name: string): Promise<Handle> {
  const openable = (await fileNamed(name)) as FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<Handle> }
  if (!openable.createSyncAccessHandle) throw new Homeless()
  for (let tries = 1; ; tries++) {
    try {
      return await openable.createSyncAccessHandle()
    } catch (failure) {
      const taken = failure instanceof DOMException && failure.name === 'NoModificationAllowedError'
      if (!taken) throw failure
      if (tries === TRIES) throw new Taken()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

async function fileNamed(name: string): Promise<FileSystemFileHandle> {
  try {
    return await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true })
  } catch {
    throw new Homeless()
  }
}

/** Let a file of Pyodide's memory be a file of the browser. */
function keepIn(handle: Handle, node: Node, python: PyodideAPI): void {
  const full = () => new (python.FS as unknown as { ErrnoError: new (code: number) => Error }).ErrnoError(NO_SPACE)
  const orFull = <T>(work: () => T): T => {
    try {
      return work()
    } catch {
      throw full()
    }
  }
  const { setattr } = node.node_ops
  Object.defineProperty(node, 'usedBytes', { get: () => handle.getSize(), set: () => undefined })
  node.node_ops = {
    ...node.node_ops,
    setattr(same, { size, ...others }) {
      setattr(same, others)
      if (size !== undefined) orFull(() => handle.truncate(size))
    },
  }
  const part = (memory: Int8Array, start: number, length: number) => memory.subarray(start, start + length)
  node.stream_ops = {
    ...node.stream_ops,
    read: (_: Stream, memory: Int8Array, start: number, length: number, at: number) =>
      handle.read(part(memory, start, length), { at }),
    write: (_: Stream, memory: Int8Array, start: number, length: number, at: number) =>
      orFull(() => handle.write(part(memory, start, length), { at })),
    fsync: () => {
      orFull(() => handle.flush())
      return 0
    },
  }
}
