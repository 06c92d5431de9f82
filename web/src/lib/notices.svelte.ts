// Notices for a person who is looking elsewhere when a decision is theirs: page title, sound, notification.
import { keepText, keptText } from './keeping'
import { play } from './sound'
import { settings } from './settings.svelte'
import { t } from './speech.svelte'

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

/** Show on the tab, and on the icon of an installed page, how many games wait for this person. */
export function showWaiting(games: number): void {
  markTitle(games ? t('title-waiting', { count: games }) : '')
  if ('setAppBadge' in navigator) void navigator.setAppBadge(games).catch(() => undefined)
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

const ALERTS = 'siegeworks.alerts'

/** Whether this person has asked for turn alerts here. */
export function alertsWanted(): boolean {
  return keptText(ALERTS) === 'on'
}

export function keepAlertsWanted(wanted: boolean): void {
  keepText(ALERTS, wanted ? 'on' : 'off')
}
