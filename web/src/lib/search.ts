// Text as people type it when they search: without case, accents and the stroke of ł.

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()
}
