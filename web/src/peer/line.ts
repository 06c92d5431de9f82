// A line to another browser: texts of any length in order, over a WebRTC data channel.
import type { Reach } from './code'
import { descriptionOf, reachOf } from './description'

/** Channels of all browsers take messages of this many characters, whatever the characters. */
const PIECE = 16_000
const MORE = '+'
const LAST = '.'
/** What may wait for a slow reader, in bytes; a whole replay is a tenth of it. */
const MOST_UNSENT = 12_000_000
/** How long a browser may look for its own addresses before it goes on with those it has found. */
const LOOKING = 4_000

/** A text in pieces; each begins with a sign that says whether more follow. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let at = 0
  do {
    let end = Math.min(at + PIECE, text.length)
    // Half a character does not survive the way.
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]!)) end--
    pieces.push((end < text.length ? MORE : LAST) + text.slice(at, end))
    at = end
  } while (at < text.length)
  return pieces
}

/** Puts pieces together; null until a text is whole. Throws if it gets longer than `most`. */
export class Joiner {
  private held = ''
  constructor(private readonly most: number) {}

  add(piece: string): string | null {
    this.held += piece.slice(1)
    if (this.held.length > this.most) throw new Error('too long')
    if (piece[0] === MORE) return null
    const whole = this.held
    this.held = ''
    return whole
  }
}

export class Line {
  onopen: () => void = () => undefined
  ontext: (text: string) => void = () => undefined
  /** Called once, when the line has ended or could not be made. */
  onclose: () => void = () => undefined
  private readonly connection = new RTCPeerConnection()
  private readonly channel = this.connection.createDataChannel('table', { negotiated: true, id: 0 })
  private readonly joiner: Joiner
  private opened = false
  private ended = false

  /** `most` is how many characters a text of the other side may have. */
  constructor(most: number) {
    this.joiner = new Joiner(most)
    this.channel.onopen = () => {
      this.opened = true
      this.onopen()
    }
    this.channel.onmessage = (event: MessageEvent<unknown>) => this.receive(event.data)
    this.channel.onclose = () => this.close()
    this.connection.onconnectionstatechange = () => {
      // Before the other side has the answer, a failed search for it is no end: it goes on when the answer is there.
      if (this.opened && this.connection.connectionState === 'failed') this.close()
    }
    addEventListener('pagehide', this.leave)
  }

  /** Begin a line: what the other browser must know. */
  async invite(): Promise<Reach> {
    await this.connection.setLocalDescription()
    return this.found()
  }

  /** Answer an invitation: what the inviting browser must know. */
  async answer(invitation: Reach): Promise<Reach> {
    await this.connection.setRemoteDescription(descriptionOf(invitation, 'offer'))
    await this.connection.setLocalDescription()
    return this.found()
  }

  async accept(answer: Reach): Promise<void> {
    await this.connection.setRemoteDescription(descriptionOf(answer, 'answer'))
  }

  send(text: string): void {
    if (this.channel.readyState !== 'open') return
    if (this.channel.bufferedAmount > MOST_UNSENT) this.close()
    else for (const piece of piecesOf(text)) this.channel.send(piece)
  }

  close(): void {
    if (this.ended) return
    this.ended = true
    removeEventListener('pagehide', this.leave)
    this.connection.close()
    this.onclose()
  }

  private leave = (): void => this.close()

  private receive(data: unknown): void {
    try {
      const text = typeof data === 'string' ? this.joiner.add(data) : null
      if (text !== null) this.ontext(text)
    } catch {
      this.close()
    }
  }

  /** This browser's side, when all its addresses are known. */
  private async found(): Promise<Reach> {
    const { connection } = this
    await new Promise<void>((resolve) => {
      const look = () => connection.iceGatheringState === 'complete' && resolve()
      connection.onicegatheringstatechange = look
      setTimeout(resolve, LOOKING)
      look()
    })
    return reachOf(connection.localDescription?.sdp ?? '')
  }
}
