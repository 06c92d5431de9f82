// Notices for a person who is looking elsewhere when a decision is theirs: page title, sound, notification.
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

/** Keep the document's title up to date; called once, in an effect of the page. */
export function showTitle(): void {
  document.title = [title.mark, title.page, 'Siegeworks'].filter(Boolean).join(' · ')
}

export function markTitle(mark: string): void {
  title.mark = mark
}

/** Notify the person that a decision is theirs. */
export function notice(heading: string, text: string): void {
  play('decision')
  if (!document.hidden || !settings.notify || !('Notification' in window)) return
  if (Notification.permission === 'granted') new Notification(heading, { body: text, tag: 'siegeworks' })
}

/** Ask for permission to show notifications; whether it was granted. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
