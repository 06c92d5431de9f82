// What the people at a table say to each other, and what of it this page shows.
import type { Spoken, Table } from './protocol'
import type { Request } from './socket'

export class Talk {
  spoken = $state.raw<Spoken[]>([])
  /** The seats whose words this page does not show. */
  muted = $state.raw<number[]>([])
  /** What was said, without those who are muted. */
  heard = $derived(this.spoken.filter((one) => !this.muted.includes(one.seat)))
  /** Whether people may write in their own words. */
  freeText = $state(false)
  /** The next thing that is clicked is pointed at, for all to see. */
  pointing = $state(false)

  /** `send` answers whether the server has accepted a request. */
  constructor(private readonly send: (request: Request) => Promise<boolean>) {}

  put(table: Table): void {
    this.spoken = table.spoken
    this.freeText = table.free_text
  }

  hear(spoken: Spoken): void {
    this.spoken = [...this.spoken, spoken]
  }

  say(phrase: string): void {
    void this.send({ type: 'say_phrase', phrase })
  }

  /** Say something in one's own words. */
  write(text: string): Promise<boolean> {
    return this.send({ type: 'write_text', text })
  }

  point(handle: string): void {
    this.pointing = false
    void this.send({ type: 'point', handle })
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat]
  }

  /** Show the operator of the server what somebody wrote, and read no more of it. */
  async report(seat: number): Promise<void> {
    if ((await this.send({ type: 'report', seat })) && !this.muted.includes(seat)) this.mute(seat)
  }
}
