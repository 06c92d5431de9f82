// What the page and the worker with the tables say to each other.

/** Where the parts of this site are. */
export interface Place {
  /** The folder of Pyodide. */
  pyodide: string
  /** The archive with the program. */
  program: string
}

/** What a page asks of the tables. */
export type ToTables =
  | { kind: 'request'; number: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: 'open'; number: number; path: string }
  | { kind: 'text'; number: number; text: string }
  | { kind: 'close'; number: number }

/** What the tables answer. */
export type FromTables =
  | { kind: 'answer'; number: number; status: number; headers: Record<string, string>; body: string }
  | { kind: 'accepted'; number: number }
  | { kind: 'text'; number: number; text: string }
  | { kind: 'closed'; number: number }

/** A message of another browser, or for it. */
export type GuestText = { kind: 'guest_text'; guest: number; text: string }
/** Another browser is gone, or has to go. */
export type GuestGone = { kind: 'guest_gone'; guest: number }

export type ToWorker =
  | { kind: 'start'; place: Place; language: string }
  | ToTables
  | { kind: 'guest'; guest: number; table: string }
  | GuestText
  | GuestGone
  /** Keep a text beside the tables, on the disk before anything that is sent later. */
  | { kind: 'keep'; name: string; text: string }
  | { kind: 'export' }
  | { kind: 'clear' }

export type FromWorker =
  | { kind: 'progress'; part: number }
  /** The texts that are kept beside the tables, by their names; sent once, first of all. */
  | { kind: 'kept'; texts: Record<string, string> }
  | { kind: 'ready' }
  /** The tables cannot be opened: a sentence, or the id of one in the texts of the client. */
  | { kind: 'failed'; text?: string; message?: string }
  | FromTables
  | GuestText
  | GuestGone
  | { kind: 'cleared' }
