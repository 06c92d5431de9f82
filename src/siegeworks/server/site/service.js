// Keeps the files of one version of the site for days without a network. Built into the folder with the list of files.
const VERSION = '{version}'
const FILES = ['{files}']
// Another folder of the same web space may hold a site of its own.
const MINE = `siegeworks ${self.registration.scope} `
const CACHE = MINE + VERSION

self.addEventListener('install', (event) => {
  // What the browser has from an earlier visit may be of an older version.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith(MINE) && name !== CACHE))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'go') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  // All pages are one file; a licence, for example, is a file of its own.
  const page = request.mode === 'navigate' ? new URL('index.html', self.registration.scope).href : null
  const kept = caches.open(CACHE).then(async (cache) => (await cache.match(request.url)) ?? (page && cache.match(page)))
  event.respondWith(kept.then((found) => found ?? fetch(request)))
})
