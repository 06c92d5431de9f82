// The site below a server's pages with which games go on while the server is gone: whether there is one, and whether
// this browser has its files.
import { api } from './api'
import { SITE } from './leaving'
import { settings } from './settings.svelte'

/** Shows turn alerts, and leads to the site when the server is gone. */
export const PAGES_WORKER = '/service.js'
const SITES_WORKER = `${SITE}service.js`
/** Milliseconds after which a table is drawn and its pictures are here. */
const CALM = 4000

class OfflineSite {
  /** Whether this server has a site, and this browser can keep it. */
  offered = $state(false)
  /** Whether this browser has all of its files. */
  ready = $state(false)
  private asked = false
  private fetching = false

  /** Ask the server once whether it has a site. */
  async look(): Promise<void> {
    // Browsers keep files for pages only on the same machine, or with TLS.
    if (this.asked || !('serviceWorker' in navigator)) return
    this.asked = true
    try {
      this.offered = (await api.info(settings.language)).offline_site
    } catch {
      this.asked = false
    }
  }

  /** Look whether this browser has the files by now. */
  async check(): Promise<void> {
    const kept = await navigator.serviceWorker?.getRegistration(SITE)
    // Until the site has a service worker of its own, the one of the server's pages is found.
    this.ready = Boolean(kept?.active && new URL(kept.scope).pathname === SITE)
  }

  /** Fetch the files quietly, or newer ones. */
  prepare(): void {
    if (!this.offered || this.fetching || (sparing() && !settings.ready)) return
    this.fetching = true
    setTimeout(() => void this.fetch().catch(() => (this.fetching = false)), CALM)
  }

  private async fetch(): Promise<void> {
    await navigator.serviceWorker.register(PAGES_WORKER)
    const kept = await navigator.serviceWorker.register(SITES_WORKER)
    // A newer version of the server has newer files.
    if (kept.active) await kept.update()
  }
}

/** Whether the person asks pages to load little. */
function sparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

export const offlineSite = new OfflineSite()
