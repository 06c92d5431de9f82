import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { hosts } from './peer/hosts.svelte'
import { watchRoute } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { allowSound } from './lib/sound'
import { speak } from './lib/speech.svelte'

// The folder that `siegeworks build-site` writes says where its parts are; a page of a server has none.
const site = document.querySelector<HTMLMetaElement>('meta[name=siegeworks-site]')
if (site) {
  const { startSite } = await import('./site/start')
  await startSite(site.dataset.program!, site.dataset.pyodide!)
}
// Tables that are in somebody else's browser are asked for there.
if (hosts.tables.length) {
  const { visitHosts } = await import('./peer/guest.svelte')
  visitHosts()
}
watchRoute()
allowSound()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
