// The service worker of a server's pages: it shows turn alerts while no page is open, and when the server is gone it
// leads to the site that goes on without it, if the browser has that. It keeps no files of its own: a page of an older
// version would speak another protocol than the server. The site has a service worker for its own addresses.
const SITE = new URL('offline/', self.registration.scope).href
/** What a proxy answers for a server that is gone. */
const GONE = [502, 503, 504]

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')) event.respondWith(opened(event.request))
})

async function opened(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && !GONE.includes(answer.status)) return answer
  if (!(await caches.match(`${SITE}index.html`))) return answer ?? Response.error()
  const table = /^\/(?:t|plain)\/([^/]+)/.exec(new URL(request.url).pathname)
  return Response.redirect(table ? `${SITE}?/away/${table[1]}` : SITE)
}

self.addEventListener('push', (event) => {
  const { title, text, table, off, stop } = event.data.json()
  const actions = [{ action: 'stop', title: stop }]
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: table,
      icon: '/favicon.svg',
      data: { table, off },
      actions,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { table, off } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? stopAlerts(off) : openTable(`/t/${table}`))
})

async function stopAlerts(code) {
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/alerts/stop', { method: 'POST', headers, body: JSON.stringify({ code }) })
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

async function openTable(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : clients.openWindow(path))
}
