// A file made of an answer, for tables that have no address of their own.
import { carrier } from './carrier'

/** Let the browser keep some bytes as a file. */
export function offer(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Download the answer at a path under the name that the answer gives it. */
export async function download(path: string): Promise<void> {
  const answer = await carrier.fetch(path)
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  offer(await answer.blob(), named?.[1] ?? 'siegeworks.txt')
}
