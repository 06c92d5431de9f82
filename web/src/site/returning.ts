// The way of a game back to the server below whose pages this site lies; the server plays every line of it again.
import { api, ApiError } from '../lib/api'
import { carrier } from '../lib/carrier'
import { dropCopy, keepDeparture } from '../lib/leaving'
import { lobby, type KeptTable } from '../lib/lobby.svelte'
import type { Failure } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

const PAUSE = 300
const TRIES = 100

/** Whether the server answers. */
export async function answers(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' })
    return answer.ok && (await answer.text()).startsWith('ready')
  } catch {
    return false
  }
}

/** Bring a game back to the server's table it comes from; throws an `ApiError` with the reason if that is refused. */
export async function bringBack(here: KeptTable): Promise<void> {
  const text = await whole(here)
  const answer = await fetch(`/api/tables/${encodeURIComponent(here.from!)}/return`, {
    method: 'POST',
    headers: {
      'Content-Type': 'text/plain',
      'Accept-Language': settings.language,
      Authorization: `Bearer ${here.key ?? ''}`,
    },
    body: text,
  })
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Failure | null
    throw new ApiError(refusal?.code ?? 'unknown', answer.status, refusal?.text ?? '')
  }
  keepDeparture(here.from!, null)
  dropCopy(here.from!)
  lobby.remove(here.table, here.token)
}

/** The log of a game up to the decision of the person, or up to its end. */
async function whole({ table, token }: KeptTable): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await api.takeCopy(table, token)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.code === 'match-over') return (await carrier.fetch(api.logAddress(table))).text()
      // The bots go on by themselves until it is the person's turn.
      if (failure.code !== 'offline-bot-turn' || tries === TRIES) throw failure
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
