// What two browsers say to each other beside the messages of the tables.

/** The host's first words: which table it is, and the invitation to a seat if that is still free. */
export interface Welcome {
  kind: 'welcome'
  table: string
  token: string | null
}

/** The name under which the tabs of one browser hand answers to each other. */
export const ANSWERS = 'siegeworks.answers'

/** An answer that was opened as a link, and the word that a tab has taken it. */
export type AnswerNote = { answer: string } | { taken: string }
