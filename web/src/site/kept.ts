// A database on the disk: the file as it was a while ago, and a second file with what each commit has changed since.
// Calls to files of a browser are slow, above all those that wait for the disk. So a commit is one write and one wait;
// the changes move over to the first file when there are many of them.
import { Parts, type Part } from './parts'

export interface Handle {
  read(into: ArrayBufferView, options: { at: number }): number
  write(from: ArrayBufferView, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
}

/** How the second file begins if an earlier version of the page was killed in a commit: with a journal of SQLite. */
const JOURNAL = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
const MAGIC = 0x53574331
/** Magic, the salt of all records since the file was empty, checksum, size of the database, count of parts. */
const WORD = 4
const HEAD = 5 * WORD
const SUM = 2 * WORD
const PART = 2 * WORD
/** With so many bytes of changes the second file is emptied. */
const MANY = 2 ** 20

export class KeptDatabase {
  /** The database as it was after the last commit that is on the disk. */
  readonly contents: Uint8Array<ArrayBuffer>
  /** A journal with which SQLite has to restore the database first; usually empty. */
  readonly journal: Uint8Array<ArrayBuffer>
  /** What differs from the first file. */
  private readonly moved = new Parts()
  private size = 0
  private salt = newSalt()
  private at = 0
  private interrupted: boolean

  constructor(
    private readonly database: Handle,
    private readonly changes: Handle,
    private readonly many = MANY,
  ) {
    const [first, second] = [whole(database), whole(changes)]
    this.interrupted = first.length > 0 && JOURNAL.every((byte, place) => second[place] === byte)
    this.journal = this.interrupted ? second : new Uint8Array()
    this.contents = this.interrupted ? first : this.changed(first, second)
  }

  /** Bring what a commit has changed to the disk; if this throws, the commit has failed. */
  commit(contents: Uint8Array, parts: readonly Part[]): void {
    this.note(parts, contents.length)
    if (this.interrupted) {
      // Its journal must be there until the first file is whole again.
      this.settle(contents)
      return
    }
    const record = recordOf(contents, parts, this.salt)
    try {
      put(this.changes, record, this.at)
      this.changes.flush()
    } catch (failure) {
      this.takeBack()
      throw failure
    }
    this.at += record.length
    if (this.at <= this.many) return
    try {
      this.settle(contents)
    } catch {
      // It is tried again with the next commit; this one is on the disk.
    }
  }

  /** Begin again with an empty database. Killed in between, there is an older one, and no changes without theirs. */
  clear(): void {
    for (const handle of [this.changes, this.database]) {
      handle.truncate(0)
      handle.flush()
    }
  }

  /** Remove what a commit that failed may have left; if this fails too, the next record lies over it. */
  private takeBack(): void {
    try {
      this.changes.truncate(this.at)
    } catch {
      return
    }
  }

  /** What was added behind the end has changed whether or not it was written: it may have been cut off before. */
  private note(parts: readonly Part[], size: number): void {
    for (const [from, to] of parts) this.moved.add(from, to)
    if (size > this.size) this.moved.add(this.size, size)
    this.moved.cut(size)
    this.size = size
  }

  /** Let the first file be the database. Killed meanwhile, the second one still has all that is missing. */
  private settle(contents: Uint8Array): void {
    for (const [from, to] of this.moved.all) put(this.database, contents.subarray(from, to), from)
    this.database.truncate(contents.length)
    this.database.flush()
    this.changes.truncate(0)
    this.interrupted = false
    this.moved.clear()
    this.salt = newSalt()
    this.at = 0
    this.changes.flush()
  }

  /** The database after all commits whose record is whole; what follows was never acknowledged. */
  private changed(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    let contents = first
    this.size = first.length
    for (;;) {
      const record = readRecord(second.subarray(this.at), this.at ? this.salt : null)
      if (!record) return contents
      if (record.size !== contents.length) contents = resized(contents, record.size)
      for (const [from, bytes] of record.parts) contents.set(bytes, from)
      this.note(
        record.parts.map(([from, bytes]) => [from, from + bytes.length]),
        record.size,
      )
      this.salt = record.salt
      this.at += record.length
    }
  }
}

/** Write all of the bytes; a disk that is full may take only some. */
function put(handle: Handle, bytes: Uint8Array, at: number): void {
  if (handle.write(bytes, { at }) !== bytes.length) throw new Error('the disk took only a part')
}

/** Everything in a file. */
export function whole(handle: Handle): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(handle.getSize())
  handle.read(bytes, { at: 0 })
  return bytes
}

function recordOf(contents: Uint8Array, parts: readonly Part[], salt: number): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, [from, to]) => sum + to - from, 0)
  const bytes = new Uint8Array(HEAD + PART * parts.length + size)
  const view = new DataView(bytes.buffer)
  let at = HEAD + PART * parts.length
  parts.forEach(([from, to], place) => {
    view.setUint32(HEAD + PART * place, from)
    view.setUint32(HEAD + PART * place + WORD, to - from)
    bytes.set(contents.subarray(from, to), at)
    at += to - from
  })
  const head = [MAGIC, salt, 0, contents.length, parts.length]
  head.forEach((value, place) => view.setUint32(WORD * place, value))
  view.setUint32(SUM, checksum(bytes.subarray(SUM + WORD)))
  return bytes
}

interface ChangeRecord {
  salt: number
  size: number
  length: number
  parts: [from: number, bytes: Uint8Array][]
}

/** The record that bytes begin with; null if there is none, or not all of it. */
function readRecord(bytes: Uint8Array, wanted: number | null): ChangeRecord | null {
  if (bytes.length < HEAD) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const word = (place: number) => view.getUint32(WORD * place)
  const [salt, sum, size, count] = [word(1), word(2), word(3), word(4)]
  if (word(0) !== MAGIC || (wanted !== null && salt !== wanted)) return null
  let at = HEAD + PART * count
  if (at > bytes.length) return null
  const parts: ChangeRecord['parts'] = []
  for (let place = 0; place < count; place++) {
    const [from, length] = [view.getUint32(HEAD + PART * place), view.getUint32(HEAD + PART * place + WORD)]
    parts.push([from, bytes.subarray(at, at + length)])
    at += length
  }
  if (at > bytes.length || checksum(bytes.subarray(SUM + WORD, at)) !== sum) return null
  return { salt, size, length: at, parts }
}

function resized(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const other = new Uint8Array(size)
  other.set(bytes.subarray(0, size))
  return other
}

function newSalt(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}

/** FNV-1a: finds a record that was not written to its end. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}
