// The service worker of a server's pages: shows turn alerts while no page is open. It keeps no files.
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
