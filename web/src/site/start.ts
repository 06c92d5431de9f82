// A page that was put on a web space as a folder: its tables run in a worker, and it works without a network.
import { carryBy } from '../lib/carrier'
import { keepApart } from '../lib/keeping'
import { apartFromServer, SITE } from '../lib/leaving'
import { settings } from '../lib/settings.svelte'
import { alsoSpeak } from '../lib/speech.svelte'
import { WorkerCarrier } from './carrier'
import { siteState } from './state.svelte'

/** The way to the tables of this page; null on a page of a server. */
export let siteCarrier: WorkerCarrier | null = null

export async function startSite(program: string, pyodide: string): Promise<void> {
  const at = (name: string) => new URL(name, document.baseURI).href
  const worker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  siteCarrier = new WorkerCarrier(worker, { program: at(program), pyodide: at(pyodide) }, settings.language)
  carryBy(siteCarrier)
  siteState.belowServer = new URL('.', document.baseURI).pathname === SITE
  if (siteState.belowServer) keepApart(apartFromServer)
  await alsoSpeak('site')
  // Otherwise a browser that is short of space may delete the games.
  void navigator.storage?.persist?.()
  void watchVersions()
  // The key of a table must be known before its page is drawn.
  if (/^\/(t|plain|away)\//.test(siteCarrier.page(new URL(location.href)).pathname)) await siteCarrier.recall()
}

/** Keep the files for days without a network; say so when newer ones have arrived. */
async function watchVersions(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const kept = await navigator.serviceWorker.register('service.js')
  const look = () => {
    const { waiting } = kept
    if (waiting && navigator.serviceWorker.controller) siteState.update = () => waiting.postMessage('go')
  }
  look()
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look))
  // An installed page stays open for days; browsers look for newer files only when a page is opened.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) kept.update().catch(() => undefined)
  })
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
  })
}
