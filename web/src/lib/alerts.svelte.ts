// Turn alerts of this person: by this browser, also while the page is closed, and by e-mail.
import { api } from './api'
import { lobby } from './lobby.svelte'
import { keepAlertsWanted } from './notices.svelte'
import { PAGES_WORKER } from './offlineSite.svelte'
import { personKey } from './person'
import type { AlertState } from './protocol'
import { settings } from './settings.svelte'

/** How many tables one request may name. */
const AT_ONCE = 30

/** Whether this browser can be alerted at all. Browsers offer it only on pages with TLS, or of the same machine. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Tell the server which tables this person wants to be alerted at. */
export async function followTables(seats: { table: string; token: string }[]): Promise<void> {
  for (let start = 0; start < seats.length; start += AT_ONCE) {
    const tables = seats.slice(start, start + AT_ONCE).map(({ table, token }) => ({ table, token }))
    await api.alert('tables', { tables }, personKey())
  }
}

/** The keys of a push subscription as the server wants them. */
function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

class Alerts {
  state = $state.raw<AlertState | null>(null)
  /** The endpoint of this browser, if it is subscribed. */
  endpoint = $state<string | null>(null)
  here = $derived(this.endpoint !== null && (this.state?.pushes.includes(this.endpoint) ?? false))

  async load(): Promise<void> {
    const subscription = await this.subscription()
    // Browsers that were subscribed by earlier versions have a worker of another name in its place.
    if (subscription) navigator.serviceWorker.register(PAGES_WORKER).catch(() => undefined)
    this.endpoint = subscription?.endpoint ?? null
    this.state = await api.alerts(personKey())
  }

  private async subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null
    const registration = await navigator.serviceWorker.getRegistration(PAGES_WORKER)
    return (await registration?.pushManager.getSubscription()) ?? null
  }

  /** Alert this browser; false if the person or the browser does not allow it. */
  async push(): Promise<boolean> {
    const key = this.state?.push_key
    if (!key || !canPush() || (await Notification.requestPermission()) !== 'granted') return false
    await navigator.serviceWorker.register(PAGES_WORKER)
    const registration = await navigator.serviceWorker.ready
    const made = await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => null)
    if (!made) return false
    const { endpoint } = made
    const keys = { p256dh: keyOf(made, 'p256dh'), auth: keyOf(made, 'auth') }
    this.endpoint = endpoint
    this.state = await api.alert('push', { endpoint, ...keys, language: settings.language }, personKey())
    await this.followAll()
    return true
  }

  async pushOff(): Promise<void> {
    const subscription = await this.subscription()
    const endpoint = subscription?.endpoint ?? null
    await subscription?.unsubscribe()
    this.state = await api.alert('off', { way: 'push', endpoint }, personKey())
    this.endpoint = null
    this.keep()
  }

  async mail(address: string): Promise<void> {
    this.state = await api.alert('mail', { address, language: settings.language }, personKey())
    await this.followAll()
  }

  async mailOff(): Promise<void> {
    this.state = await api.alert('off', { way: 'mail' }, personKey())
    this.keep()
  }

  private async followAll(): Promise<void> {
    this.keep()
    await followTables(lobby.tables)
  }

  private keep(): void {
    keepAlertsWanted(Boolean(this.state?.pushes.length || this.state?.mail))
  }
}

export const alerts = new Alerts()
