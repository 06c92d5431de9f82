// The seats that cups have for this person: the server knows them before the browser does.
import { cupApi } from './api'
import { carrier } from './carrier'
import { keepText, keptText } from './keeping'
import { lobby } from './lobby.svelte'
import { knownPersonKey, personKey } from './person'
import { isSignedIn } from './signedIn'

const MARK = 'siegeworks.cups'
const TAKES_PART = 'yes'

/** Remember that this browser takes part in cups: only then the server is asked for seats. */
export function takePart(): void {
  keepText(MARK, TAKES_PART)
}

/** Open one's own seat of a cup in this browser; gives its table and its key. */
export async function openCupSeat(cup: string): Promise<{ table: string; token: string }> {
  const { table, token, game } = await cupApi.seat(cup, personKey())
  lobby.meet(table, token, game)
  return { table, token }
}

/** Get a key for every seat that waits in a cup; gives whether there was a new one. */
export async function fetchCupSeats(): Promise<boolean> {
  const key = knownPersonKey()
  if (!key || carrier.secluded || keptText(MARK) !== TAKES_PART) return false
  try {
    const { seats } = await cupApi.mine(key)
    const fresh = seats.filter((seat) => !lobby.find(seat.table, null))
    for (const seat of fresh) await openCupSeat(seat.cup)
    return fresh.length > 0
  } catch {
    // Without a network the tables of this browser are shown; the rest comes with the next visit.
    return false
  }
}

/** The key of one's own seat at a table that this browser does not know: the server may, from a cup or a profile. */
export async function findOwnSeat(table: string): Promise<string | null> {
  await fetchCupSeats()
  if (isSignedIn()) {
    const { profile } = await import('./profile.svelte')
    await profile.load().catch(() => undefined)
  }
  return lobby.find(table, null)?.token ?? null
}
