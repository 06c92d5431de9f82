// People in other browsers at tables of this page: an invitation for each, and the line once they are there.
import { carrier } from '../lib/carrier'
import type { GuestGone, GuestText } from '../site/messages'
import { siteCarrier } from '../site/start'
import { CodeProblem, readCode, writeCode } from './code'
import { Line } from './line'
import { ANSWERS, type AnswerNote, type Welcome } from './messages'

/** The longest text of a guest; the tables take much less and send away who sends more. */
const LONGEST = 60_000

export class Invitation {
  /** The link for the other browser; empty while it is being made. */
  link = $state('')
  state = $state<'waiting' | 'connecting' | 'connected' | 'lost'>('waiting')
  readonly id = crypto.getRandomValues(new Uint32Array(1))[0]!
  readonly line = new Line(LONGEST)

  constructor(
    readonly guest: number,
    readonly table: string,
    readonly seat: number,
  ) {}
}

class Host {
  /** The latest invitation to each seat. */
  invitations = $state.raw<Invitation[]>([])
  private next = 1
  private notes: BroadcastChannel | null = null

  of(table: string, seat: number): Invitation | null {
    return this.invitations.find((one) => one.table === table && one.seat === seat) ?? null
  }

  /** Invite somebody to a seat. `token` opens it; null if whoever comes has a key already. */
  async invite(table: string, seat: number, token: string | null): Promise<void> {
    this.listen()
    const invitation = new Invitation(this.next++, table, seat)
    const { line } = invitation
    const replaced = this.invitations.filter((one) => one.table === table && one.seat === seat)
    this.invitations = [invitation, ...this.invitations.filter((one) => !replaced.includes(one))]
    for (const one of replaced) one.line.close()
    line.onopen = () => {
      siteCarrier?.post({ kind: 'guest', guest: invitation.guest, table })
      const welcome: Welcome = { kind: 'welcome', table, token }
      line.send(JSON.stringify(welcome))
      invitation.state = 'connected'
    }
    line.ontext = (text) => siteCarrier?.post({ kind: 'guest_text', guest: invitation.guest, text })
    line.onclose = () => {
      siteCarrier?.post({ kind: 'guest_gone', guest: invitation.guest })
      invitation.state = 'lost'
    }
    const code = writeCode({ ...(await line.invite()), kind: 'invitation', id: invitation.id })
    invitation.link = new URL(carrier.address(`/join#${code}`), location.href).href
  }

  /** Connect with whoever sent an answer. */
  async accept(text: string): Promise<void> {
    const code = readCode(text)
    if (code.kind !== 'answer') throw new CodeProblem('peer-code-not-answer')
    const invitation = this.invitations.find((one) => one.id === code.id)
    if (invitation?.state !== 'waiting') throw new CodeProblem('peer-code-old')
    invitation.state = 'connecting'
    try {
      await invitation.line.accept(code)
    } catch {
      invitation.state = 'waiting'
      throw new CodeProblem('peer-code-bad')
    }
  }

  private listen(): void {
    if (siteCarrier) siteCarrier.onguest = (message) => this.pass(message)
    if (this.notes || typeof BroadcastChannel === 'undefined') return
    this.notes = new BroadcastChannel(ANSWERS)
    this.notes.onmessage = (event: MessageEvent<AnswerNote>) => {
      if (!('answer' in event.data)) return
      const { answer } = event.data
      this.accept(answer).then(
        () => this.notes?.postMessage({ taken: answer } satisfies AnswerNote),
        () => undefined, // It may be for another tab.
      )
    }
  }

  private pass(message: GuestText | GuestGone): void {
    const line = this.invitations.find((one) => one.guest === message.guest)?.line
    if (message.kind === 'guest_text') line?.send(message.text)
    else line?.close()
  }
}

export const host = new Host()
