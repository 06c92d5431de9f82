// What the page and the worker with the tables say to each other.

/** Where the parts of this site are. */
export interface Place {
  /** The folder of Pyodide. */
  pyodide: string
  /** The archive with the program. */
  program: string
}

export type ToWorker =
  | { kind: 'start'; place: Place; language: string }
  | { kind: 'request'; number: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: 'open'; number: number; path: string }
  | { kind: 'text'; number: number; text: string }
  | { kind: 'close'; number: number }
  | { kind: 'export' }
  | { kind: 'clear' }

export type FromWorker =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  /** The tables cannot be opened: a sentence, or the id of one in the texts of the client. */
  | { kind: 'failed'; text?: string; message?: string }
  | { kind: 'answer'; number: number; status: number; headers: Record<string, string>; body: string }
  | { kind: 'accepted'; number: number }
  | { kind: 'text'; number: number; text: string }
  | { kind: 'closed'; number: number }
  | { kind: 'cleared' }
