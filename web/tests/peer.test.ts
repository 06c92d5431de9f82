// Two browsers that find each other by hand: short codes, whole texts in pieces, and hosts that are remembered.
import { describe, expect, it } from 'vitest'
import { CodeProblem, readCode, writeCode, type Code } from '../src/peer/code'
import { descriptionOf, reachOf } from '../src/peer/description'
import { Joiner, piecesOf } from '../src/peer/line'

const code: Code = {
  kind: 'invitation',
  id: 4_000_000_123,
  fragment: 'IsS/',
  password: 'oDo2h4ydrqzLDxRy9pVxmO9I',
  fingerprint: Uint8Array.from({ length: 32 }, (_, place) => place * 8),
  places: [
    { host: '1a0b17c5-e9b2-4992-9c10-db61cf4f69e7.local', port: 40447 },
    { host: '192.168.0.17', port: 80 },
    { host: '2001:db8:0:0:0:0:0:1', port: 65535 },
    { host: 'laptop.home', port: 1 },
  ],
}

function problem(given: string): string {
  try {
    readCode(given)
  } catch (failure) {
    if (failure instanceof CodeProblem) return failure.message
  }
  return 'none'
}

describe('a code', () => {
  it('says what it was made of, alone and in a link', () => {
    expect(readCode(writeCode(code))).toEqual(code)
    expect(readCode(`  https://example.org/games/?/join#${writeCode({ ...code, kind: 'answer' })}\n`).kind).toBe(
      'answer',
    )
  })

  it('is short enough for a small picture', () => {
    expect(writeCode({ ...code, places: code.places.slice(0, 1) })).toMatch(/^[\w-]{1,130}$/)
  })

  it('shortens addresses of IPv6 without changing them', () => {
    const places = [{ host: 'fe80::1:2', port: 9 }]
    expect(readCode(writeCode({ ...code, places })).places).toEqual([{ host: 'fe80:0:0:0:0:0:1:2', port: 9 }])
  })

  it('is refused with a reason when something is wrong with it', () => {
    const whole = writeCode(code)
    const wrong = whole.slice(0, 30) + (whole[30] === 'A' ? 'B' : 'A') + whole.slice(31)
    for (const bad of ['', 'hello', whole.slice(0, -3), `${whole}AAAA`, wrong, 'ż'])
      expect([bad, problem(bad)]).toEqual([bad, 'peer-code-bad'])
  })

  it('of a later version is recognised', () => {
    const later = [0x20, 1, 2, 3]
    let sum = 0x811c9dc5
    for (const byte of later) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
    const bytes = [...later, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]
    expect(problem(btoa(String.fromCharCode(...bytes)))).toBe('peer-code-version')
  })
})

describe('a description', () => {
  it('comes back from the lines of a browser', () => {
    const reach = reachOf(descriptionOf(code, 'offer').sdp!)
    expect({ kind: code.kind, id: code.id, ...reach }).toEqual(code)
  })

  it('has no lines that a code has smuggled in', () => {
    const forged = { ...code, fragment: 'x\r\na=forged:1', places: [{ host: 'h\r\na=forged:2', port: 1 }] }
    const lines = descriptionOf(forged, 'answer').sdp!.split('\r\n')
    expect(lines.filter((line) => line.startsWith('a=forged'))).toEqual([])
  })
})

describe('a text in pieces', () => {
  it('is whole at the other end, whatever its length and its characters', () => {
    for (const text of ['', 'short', 'ż'.repeat(16_000), `x${'🏰'.repeat(20_000)}`]) {
      const joiner = new Joiner(100_000)
      const pieces = piecesOf(text)
      expect(pieces.every((piece) => piece.length <= 16_001 && encodeURIComponent(piece) !== '')).toBe(true)
      expect(pieces.map((piece) => joiner.add(piece)).at(-1)).toBe(text)
      expect(piecesOf('next').map((piece) => joiner.add(piece))).toEqual(['next'])
    }
  })

  it('ends when it gets too long', () => {
    const joiner = new Joiner(20_000)
    expect(joiner.add(piecesOf('x'.repeat(30_000))[0]!)).toBeNull()
    expect(() => joiner.add(`+${'x'.repeat(5_000)}`)).toThrow()
  })
})
