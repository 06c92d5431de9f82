// The HTTP interface of the server. Tokens travel in a header, never in an address.
import { carrier, type Request } from './carrier'
import { knownPersonKey } from './person'
import type {
  AlertState,
  AnalysisReady,
  Branch,
  ChroniclePage,
  CourseAnswer,
  CourseRequest,
  CopyReturned,
  CupList,
  CupPage,
  CupSeat,
  DailyDay,
  DailyOverview,
  DailyTable,
  Failure,
  ImportedLog,
  TableCreated,
  ServerInfo,
  Language,
  NewCup,
  NewTable,
  NoteList,
  OwnCups,
  PuzzleAnswer,
  PuzzleList,
  RatingPage,
  Replay,
  TableSummary,
  AnalysisRunning,
  Verified,
  GameWords,
  LobbyPage,
  Look,
  Me,
  NewProfile,
  PasskeyOptions,
  PersonalPage,
} from './protocol'

/** The server refused a request, or did not answer at all (code `offline`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

async function request(path: string, init?: Request): Promise<Response> {
  let response: Response
  try {
    response = await carrier.fetch(path, init)
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
  return (await request(address, token ? { headers: { Authorization: `Bearer ${token}` } } : {})).json() as Promise<T>
}

async function send(method: string, path: string, body: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (token) headers.Authorization = `Bearer ${token}`
  return request(path, { method, headers, body: JSON.stringify(body) })
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return (await send('POST', path, body, token)).json() as Promise<T>
}

/** Send a file of text. */
async function sendFile(path: string, text: string, token?: string): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'text/plain' }
  if (token) headers.Authorization = `Bearer ${token}`
  return request(path, { method: 'POST', headers, body: text })
}

/** Requests about one's own profile, with the key of this device. */
export function profileApi(key: string) {
  const found = async (answer: Promise<Response>) => (await answer).json() as Promise<Me>
  const named = (part: string) => encodeURIComponent(part)
  return {
    me: () => get<Me>('/api/me', {}, key),
    page: (language: Language) => get<PersonalPage>('/api/me/page', { language }, key),
    create: (profile: NewProfile) => post<Me>('/api/me', profile, key),
    change: (name: string, look: Look) => found(send('PUT', '/api/me', { name, look }, key)),
    keep: (kept: Record<string, unknown>) => send('PUT', '/api/me/kept', { kept }, key),
    remove: () => send('DELETE', '/api/me', null, key),
    exported: async () => (await request('/api/me/export', { headers: { Authorization: `Bearer ${key}` } })).blob(),
    newCode: () => post<Me>('/api/me/recovery', {}, key),
    signOut: (device: string) => send('DELETE', `/api/me/devices/${named(device)}`, null, key),
    claim: (table: string, token: string) => send('POST', '/api/me/seats', { table, token }, key),
    openSeat: (table: string, own: string) => send('POST', `/api/me/tables/${named(table)}`, { key: own }, key),
    recover: (code: string, device: string) => post<Me>('/api/sign-in/recovery', { code, device }, key),
    passkeyCreation: () => post<PasskeyOptions>('/api/me/passkeys/options', {}, key),
    addPasskey: (credential: unknown, device: string) => post<Me>('/api/me/passkeys', { credential, device }, key),
    removePasskey: (id: string) => found(send('DELETE', `/api/me/passkeys/${named(id)}`, null, key)),
    passkeyRequest: () => post<PasskeyOptions>('/api/sign-in/passkey/options', {}, key),
    passkeySignIn: (credential: unknown, device: string) =>
      post<Me>('/api/sign-in/passkey', { credential, device }, key),
  }
}

const cup = (id: string) => `/api/cups/${encodeURIComponent(id)}`

/** Requests about cups, with the key of this person, who need not have one to read. */
export const cupApi = {
  list: (from: number, key?: string) => get<CupList>('/api/cups', { from: from ? String(from) : null }, key),
  page: (id: string, key?: string) => get<CupPage>(cup(id), {}, key),
  mine: (key: string) => get<OwnCups>('/api/cups/mine', {}, key),
  create: (asked: NewCup, key: string) => post<CupPage>('/api/cups', asked, key),
  join: (id: string, name: string, key: string) => post<CupPage>(`${cup(id)}/entrants`, { name }, key),
  leave: async (id: string, entrant: number, key: string) =>
    (await send('DELETE', `${cup(id)}/entrants/${entrant}`, null, key)).json() as Promise<CupPage>,
  start: (id: string, key: string) => post<CupPage>(`${cup(id)}/start`, {}, key),
  cancel: async (id: string, key: string) => void (await send('DELETE', cup(id), null, key)),
  decide: async (id: string, round: number, number: number, winner: number | null, key: string) =>
    (await send('PUT', `${cup(id)}/meetings/${round}/${number}`, { winner }, key)).json() as Promise<CupPage>,
  seat: (id: string, key: string) => post<CupSeat>(`${cup(id)}/seat`, {}, key),
  file: (id: string, name: string) => `${cup(id)}/${name}`,
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

/** Which games of the Chronicles to show; null: all. */
export interface ChosenChronicles extends Record<string, string | null> {
  game: string | null
  difficulty: string | null
  seats: string | null
  name: string | null
}

/** Which tables of the lobby to show; null: all. */
export interface ChosenTables extends Record<string, string | null> {
  game: string | null
  language: string | null
  level: string | null
  clock: string | null
  rated: string | null
}

export const api = {
  info: (language: Language) => get<ServerInfo>('/api/info', { language }),
  /** The words of a game; with the digest of a content, those of that content. */
  words: (game: string, language: Language, content: string | null = null) =>
    get<GameWords>(`/api/games/${encodeURIComponent(game)}/words`, { language, content }),
  tableWords: (table: string, language: Language) => get<GameWords>(`${at(table)}/words`, { language }),
  summary: (table: string, token: string, language: Language) => get<TableSummary>(at(table), { language }, token),
  replay: (table: string, seat: number | null, language: Language) =>
    get<Replay>(`${at(table)}/replay`, { seat: seat === null ? null : String(seat), language }, knownPersonKey()),
  verify: (table: string) => get<Verified>(`${at(table)}/verify`),
  chronicles: (language: Language, chosen: ChosenChronicles, from: number) =>
    get<ChroniclePage>('/api/chronicles', { language, ...chosen, from: from ? String(from) : null }),
  logAddress: (table: string) => `${at(table)}/log`,
  /** The notes on a finished game. */
  notes: (table: string) => get<NoteList>(`${at(table)}/notes`, {}, knownPersonKey()),
  /** What comes of choices that nobody made in a finished game. */
  course: (table: string, asked: CourseRequest, language: Language) =>
    post<CourseAnswer>(`${at(table)}/course?language=${language}`, asked, knownPersonKey()),
  /** Open the finished game of a log. */
  bringLog: async (log: string, language: Language) =>
    (await request(`/api/logs?language=${language}`, { method: 'POST', body: log })).json() as Promise<ImportedLog>,
  createTable: (table: NewTable) => post<TableCreated>('/api/tables', table),
  analysis: (table: string, language: Language) =>
    get<AnalysisRunning | AnalysisReady>(`${at(table)}/analysis`, { language }, knownPersonKey()),
  ratings: (game: string | null, name: string | null) => get<RatingPage>('/api/ratings', { game, name }),
  puzzles: (language: Language) => get<PuzzleList>('/api/puzzles', { language }),
  puzzle: (id: string, language: Language) => get<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(id)}`, { language }),
  /** Judge choices in a puzzle; only the result of a first try counts. */
  tryPuzzle: (id: string, choices: string[], first: boolean, language: Language) =>
    post<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(id)}?language=${language}`, { choices, first }),
  tryScenario: (scenario: string, choices: string[], language: Language) =>
    post<PuzzleAnswer>(`/api/scenarios?language=${language}`, { scenario, choices }),
  branch: (table: string, branch: Branch) => post<TableCreated>(`${at(table)}/branch`, branch, knownPersonKey()),
  takeCopy: async (table: string, token: string) => (await sendFile(`${at(table)}/copy`, '', token)).text(),
  bringBack: async (table: string, token: string, copy: string) =>
    (await sendFile(`${at(table)}/return`, copy, token)).json() as Promise<CopyReturned>,
  openCopy: async (copy: string) => (await sendFile('/api/copies', copy)).json() as Promise<TableCreated>,
  lobby: (running: boolean, chosen: ChosenTables, from: number) =>
    get<LobbyPage>('/api/lobby', { running: running ? 'yes' : null, ...chosen, from: from ? String(from) : null }),
  alerts: (person: string) => get<AlertState>('/api/alerts', {}, person),
  /** Change one's turn alerts; what a code is for needs no key. */
  alert: (what: string, body: unknown, person?: string) => post<AlertState>(`/api/alerts/${what}`, body, person),
  daily: (person: string | undefined) => get<DailyOverview>('/api/daily', {}, person),
  dailyDay: (game: string, day: string, by: 'result' | 'adjusted', person: string | undefined) =>
    get<DailyDay>(`/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`, { by }, person),
  beginDaily: (game: string, key: string, name: string) =>
    post<DailyTable>(`/api/daily/${encodeURIComponent(game)}`, { key, name }),
}
