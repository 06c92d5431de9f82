// The file of tables in the browser's own file system: every change is on the disk before SQLite goes on.
import type { PyodideAPI } from 'pyodide'
import { mirrorIn, Mirror } from './mirror'

export const HOME = '/tables'
/** The name that the program gives its file, and SQLite the journal beside it. */
const NAMES = ['tables.sqlite3', 'tables.sqlite3-journal'] as const
const TRIES = 30
const PAUSE = 100

export interface Handle {
  read(into: ArrayBufferView, options: { at: number }): number
  write(from: ArrayBufferView, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
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
    const [database, journal] = NAMES.map((name) => this.mirror(name, python))
    mirrorIn(database!, journal!, python)
  }

  private mirror(name: string, python: PyodideAPI): Mirror {
    const path = `${HOME}/${name}`
    const handle = this.handles.get(name)!
    python.FS.writeFile(path, contents(handle))
    return new Mirror(handle, python.FS.lookupPath(path, {}).node as never)
  }

  export(): Blob {
    return new Blob([contents(this.handles.get(NAMES[0])!)], { type: 'application/vnd.sqlite3' })
  }

  clear(): void {
    for (const handle of this.handles.values()) {
      handle.truncate(0)
      handle.flush()
    }
  }
}

export function contents(handle: Handle): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(handle.getSize())
  handle.read(bytes, { at: 0 })
  return bytes
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
