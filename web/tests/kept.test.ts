// What a page keeps on the disk: killed at any moment, it has the database of the last commit that was acknowledged.
import { describe, expect, it } from 'vitest'
import { KeptDatabase, type Handle } from '../src/site/kept'
import { Parts } from '../src/site/parts'

const PAGE = 256
/** So that the changes move over every few commits. */
const MANY = 4096

class Killed extends Error {}

/** Two files of a browser that dies in the middle of a call. */
class Disk {
  files: [Uint8Array, Uint8Array] = [new Uint8Array(), new Uint8Array()]
  /** Calls that change something until the browser dies. */
  left = Infinity
  calls = 0

  handle(place: 0 | 1): Handle {
    const change = (half: () => void, whole: () => void) => {
      this.calls++
      if (this.left-- > 0) return whole()
      half()
      throw new Killed()
    }
    const put = (bytes: Uint8Array, at: number) => {
      const file = new Uint8Array(Math.max(this.files[place].length, at + bytes.length))
      file.set(this.files[place])
      file.set(bytes, at)
      this.files[place] = file
    }
    const cut = (size: number) => {
      const file = new Uint8Array(size)
      file.set(this.files[place].subarray(0, size))
      this.files[place] = file
    }
    return {
      read: (into, { at }) => {
        const found = this.files[place].subarray(at)
        ;(into as Uint8Array).set(found)
        return found.length
      },
      write: (from, { at }) => {
        const bytes = (from as Uint8Array).slice()
        change(
          () => put(bytes.subarray(0, bytes.length >> 1), at),
          () => put(bytes, at),
        )
        return bytes.length
      },
      truncate: (size) =>
        change(
          () => undefined,
          () => cut(size),
        ),
      flush: () =>
        change(
          () => undefined,
          () => undefined,
        ),
      getSize: () => this.files[place].length,
    }
  }

  open(): KeptDatabase {
    return new KeptDatabase(this.handle(0), this.handle(1), MANY)
  }
}

/** The pages that a commit with a number changes: some, one of them behind the end now and then. */
function changed(database: Uint8Array, number: number): { contents: Uint8Array; parts: Parts } {
  const places = [0, number % 7, (number * 5) % 11]
  const size = number % 13 === 12 ? 4 * PAGE : Math.max(database.length, ...places.map((place) => (place + 1) * PAGE))
  const contents = new Uint8Array(size)
  contents.set(database.subarray(0, size))
  const parts = new Parts()
  for (const place of places) {
    contents.fill(number % 256, place * PAGE, (place + 1) * PAGE)
    if (place * PAGE < size) parts.add(place * PAGE, Math.min((place + 1) * PAGE, size))
  }
  return { contents, parts }
}

/** Commit until the browser dies; gives the databases before and after the commit it died in. */
function play(disk: Disk, commits: number): [acknowledged: Uint8Array, next: Uint8Array] {
  const kept = disk.open()
  let acknowledged: Uint8Array = kept.contents
  for (let number = 1; number <= commits; number++) {
    const { contents, parts } = changed(acknowledged, number)
    try {
      kept.commit(contents, parts.all)
    } catch (failure) {
      if (!(failure instanceof Killed)) throw failure
      return [acknowledged, contents]
    }
    acknowledged = contents
    if (disk.left <= 0) return [acknowledged, acknowledged]
  }
  return [acknowledged, acknowledged]
}

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

describe('a database on the disk', () => {
  it('is that of the last commit, or of the one it was killed in, wherever it was killed', () => {
    const commits = 60
    const calm = new Disk()
    play(calm, commits)
    expect(calm.files[1].length).toBeLessThan(2 * MANY) // the changes have moved over meanwhile
    for (let left = 0; left < calm.calls; left++) {
      const disk = new Disk()
      disk.left = left
      const [acknowledged, next] = play(disk, commits)
      const { contents } = disk.open()
      expect([left, same(contents, acknowledged) || same(contents, next)]).toEqual([left, true])
    }
  })

  it('goes on after it was killed', () => {
    const disk = new Disk()
    let database: Uint8Array = new Uint8Array()
    for (let round = 0; round < 40; round++) {
      disk.left = 5 + 7 * round
      const [acknowledged, next] = play(disk, 150)
      disk.left = Infinity
      database = disk.open().contents
      expect(same(database, acknowledged) || same(database, next)).toBe(true)
    }
    expect(database.length).toBeGreaterThan(0)
  })

  it('takes one write and one wait for the disk for a commit', () => {
    const disk = new Disk()
    const kept = disk.open()
    const { contents, parts } = changed(new Uint8Array(), 1)
    kept.commit(contents, parts.all)
    expect(disk.calls).toBe(2)
  })

  it('acknowledges what is on the disk even if there is no room to tidy up', () => {
    const disk = new Disk()
    const kept = disk.open()
    const full = () => {
      throw new Error('full')
    }
    Object.assign((kept as unknown as { database: Handle }).database, { write: full })
    let last: Uint8Array = new Uint8Array()
    for (let number = 1; number <= 200; number++) {
      const { contents, parts } = changed(last, number)
      kept.commit(contents, parts.all)
      last = contents
    }
    expect(same(disk.open().contents, last)).toBe(true)
  })

  it('leaves the journal of an earlier version until what it restores is on the disk', () => {
    const journal = Uint8Array.from([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7, 1, 2, 3])
    const half = new Uint8Array(PAGE).fill(1)
    const restored = new Uint8Array(PAGE).fill(2)
    for (let left = 0; left < 6; left++) {
      const disk = new Disk()
      disk.files = [half, journal]
      disk.left = left
      const kept = disk.open()
      expect(same(kept.journal, journal)).toBe(true)
      try {
        kept.commit(restored, [[0, PAGE]])
      } catch (failure) {
        if (!(failure instanceof Killed)) throw failure
      }
      const again = disk.open()
      expect([left, again.journal.length > 0 || same(again.contents, restored)]).toEqual([left, true])
    }
    const disk = new Disk()
    disk.files = [new Uint8Array(), journal]
    expect([disk.open().journal.length, disk.open().contents.length]).toEqual([0, 0]) // there is nothing to restore
  })
})
