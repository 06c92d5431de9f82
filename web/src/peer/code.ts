// The codes that two browsers exchange by hand to find each other: as few characters as possible, with a checksum.

/** What one browser must know of the other to reach it. */
export interface Reach {
  fragment: string
  password: string
  /** The hash of its certificate, 32 bytes: nobody else can answer in its place. */
  fingerprint: Uint8Array
  /** Where it listens: an address or a name of the local network, and a port. */
  places: { host: string; port: number }[]
}

export interface Code extends Reach {
  kind: 'invitation' | 'answer'
  /** The invitation, also in its answer. */
  id: number
}

/** A code cannot be used; `message` is the id of a text. */
export class CodeProblem extends Error {}

const VERSION = 1
const KINDS = ['invitation', 'answer'] as const
const FINGERPRINT = 32
const MOST_PLACES = 8
const IPV4 = 4
const IPV6 = 6
/** A random name of the local network, in which browsers hide their address. */
const HIDDEN = 1
const NAMED = 0
const HIDDEN_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/

export function writeCode(code: Code): string {
  const bytes: number[] = [(VERSION << 4) | KINDS.indexOf(code.kind), ...number(code.id, 4)]
  bytes.push(...text(code.fragment), ...text(code.password), ...code.fingerprint)
  const places = code.places.slice(0, MOST_PLACES)
  bytes.push(places.length)
  for (const { host, port } of places) bytes.push(...writeHost(host), ...number(port, 2))
  bytes.push(...number(checksum(bytes), 4))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Read a code, also one that stands in a link. */
export function readCode(given: string): Code {
  const bytes = bytesOf(given.slice(given.indexOf('#') + 1).trim())
  const body = bytes.subarray(0, -4)
  const reader = new Reader(bytes)
  const first = reader.number(1)
  if (first >> 4 !== VERSION && checksum(body) === new Reader(bytes.subarray(-4)).number(4))
    throw new CodeProblem('peer-code-version')
  const kind = KINDS[first & 15]
  if (!kind) throw new CodeProblem('peer-code-bad')
  const code: Code = {
    kind,
    id: reader.number(4),
    fragment: reader.text(),
    password: reader.text(),
    fingerprint: reader.take(FINGERPRINT),
    places: Array.from({ length: Math.min(reader.number(1), MOST_PLACES) }, () => ({
      host: readHost(reader),
      port: reader.number(2),
    })),
  }
  if (reader.number(4) !== checksum(body) || !reader.done) throw new CodeProblem('peer-code-bad')
  return code
}

class Reader {
  private at = 0
  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at === this.bytes.length
  }

  take(count: number): Uint8Array {
    const part = this.bytes.slice(this.at, this.at + count)
    if (part.length < count) throw new CodeProblem('peer-code-bad')
    this.at += count
    return part
  }

  number(size: number): number {
    return this.take(size).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  text(): string {
    return String.fromCharCode(...this.take(this.number(1)))
  }
}

function bytesOf(code: string): Uint8Array {
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  } catch {
    throw new CodeProblem('peer-code-bad')
  }
}

function number(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** (size - 1 - place)) % 256)
}

function text(value: string): number[] {
  return [value.length, ...Array.from(value, (sign) => sign.charCodeAt(0))]
}

function writeHost(host: string): number[] {
  const hidden = HIDDEN_NAME.exec(host)
  if (hidden) return [HIDDEN, ...fromHex(hidden.slice(1).join(''))]
  if (/^\d+(\.\d+){3}$/.test(host)) return [IPV4, ...host.split('.').map(Number)]
  if (host.includes(':')) return [IPV6, ...groups(host).flatMap((group) => number(group, 2))]
  return [NAMED, ...text(host)]
}

function readHost(reader: Reader): string {
  const kind = reader.number(1)
  if (kind === IPV4) return reader.take(4).join('.')
  if (kind === IPV6) return Array.from({ length: 8 }, () => reader.number(2).toString(16)).join(':')
  if (kind === NAMED) return reader.text()
  const hex = Array.from(reader.take(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`
}

/** The eight groups of an address of IPv6, in which `::` stands for zeros. */
function groups(host: string): number[] {
  const [before = [], after = []] = host.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16))
}

function fromHex(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
}

/** FNV-1a: finds what was lost or mistyped, and is no protection against anything else. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}
