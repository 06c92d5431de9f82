// What is asked over HTTP. Tokens travel in a header, never in an address.
import type {
  Analysis,
  Branch,
  ChroniclePage,
  Failure,
  Founded,
  Info,
  Language,
  NewTable,
  Replay,
  Summary,
  Thinking,
  Verified,
  Words,
} from './protocol'

/** The server answered that it will not; or nothing answered, with the code `offline`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiError('offline', 0, '')
  }
  if (response.ok) return response
  const failure = (await response.json().catch(() => null)) as Failure | null
  throw new ApiError(failure?.code ?? 'unknown', response.status, failure?.text ?? '')
}

async function get<T>(path: string, facts: Record<string, string | null> = {}, token?: string): Promise<T> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(facts)) if (value !== null) query.set(name, value)
  const address = query.size ? `${path}?${query}` : path
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  return (await request(address, { headers })).json() as Promise<T>
}

async function post<T>(path: string, wish: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await request(path, { method: 'POST', headers, body: JSON.stringify(wish) })).json() as Promise<T>
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  info: (language: Language) => get<Info>('/api/info', { language }),
  words: (game: string, language: Language) => get<Words>(`/api/games/${encodeURIComponent(game)}/words`, { language }),
  summary: (table: string, token: string) => get<Summary>(at(table), {}, token),
  replay: (table: string, seat: number | null, language: Language) =>
    get<Replay>(`${at(table)}/replay`, { seat: seat === null ? null : String(seat), language }),
  verify: (table: string) => get<Verified>(`${at(table)}/verify`),
  chronicles: (language: Language) => get<ChroniclePage>('/api/chronicles', { language }),
  logAddress: (table: string) => `${at(table)}/log`,
  found: (wish: NewTable) => post<Founded>('/api/tables', wish),
  analysis: (table: string, language: Language) => get<Thinking | Analysis>(`${at(table)}/analysis`, { language }),
  branch: (table: string, wish: Branch) => post<Founded>(`${at(table)}/branch`, wish),
}
