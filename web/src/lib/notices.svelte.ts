// Telling a person who looks elsewhere that a decision is theirs: by the title of the page, a sound, a notification.
import { play } from './sound'
import { settings } from './settings.svelte'

class Title {
  page = $state('')
  mark = $state('')
}

const title = new Title()

export function titlePage(text: string): void {
  title.page = text
}

/** Keep the title of the document right; called once, inside the effects of the page. */
export function showTitle(): void {
  document.title = [title.mark, title.page, 'Siegeworks'].filter(Boolean).join(' · ')
}

export function markTitle(mark: string): void {
  title.mark = mark
}

/** A decision has become mine. */
export function notice(heading: string, text: string): void {
  play('decision')
  if (!document.hidden || !settings.notify || !('Notification' in window)) return
  if (Notification.permission === 'granted') new Notification(heading, { body: text, tag: 'siegeworks' })
}

/** Ask the browser whether it will show notifications. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
