// The file of tables in the browser's own file system: every change is on the disk before SQLite goes on.
import type { PyodideAPI } from 'pyodide'
import { KeptDatabase, type Handle } from './kept'
import { mirrorIn } from './mirror'

export const HOME = '/tables'
/** The name that the program gives its file, and SQLite the journal beside it. */
const [DATABASE, JOURNAL] = ['tables.sqlite3', 'tables.sqlite3-journal']
const TRIES = 30
const PAUSE = 100

/** Another page of this browser has the tables open. */
export class Taken extends Error {}

/** This browser has no file system for pages, or not for this one. */
export class Homeless extends Error {}

export class KeptFiles {
  private contents: () => Uint8Array
  private constructor(private readonly kept: KeptDatabase) {
    this.contents = () => kept.contents
  }

  /** Open the files; a page that was just closed may need a moment to let go of them. */
  static async open(): Promise<KeptFiles> {
    // The changes are where earlier versions had the journal, so that each knows what the other has left there.
    return new KeptFiles(new KeptDatabase(await exclusive(DATABASE), await exclusive(JOURNAL)))
  }

  /** Put the files where the program looks for them. */
  mount(python: PyodideAPI): void {
    python.FS.mkdirTree(HOME)
    this.contents = mirrorIn(this.kept, `${HOME}/${DATABASE}`, `${HOME}/${JOURNAL}`, python)
  }

  export(): Blob {
    return new Blob([this.contents() as Uint8Array<ArrayBuffer>], { type: 'application/vnd.sqlite3' })
  }

  clear(): void {
    this.kept.clear()
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
