// Caches the app's files for slow and missing connections. Caches only files that are the same for all users: no reply
// of /api and no file of a user. The build inserts the list of files, and a changed list is a new version.
const { version, files } = self.__PRECACHE__
const CACHE = `ufaro-${version}`
const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
  }
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('ufaro-') && name !== CACHE).map((name) => caches.delete(name)),
    )
    await self.clients.claim()
  }
  event.waitUntil(dropOlder())
})

// The page decides when a new version takes over. If the version took over by itself, code that the open page still
// needs could disappear.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Always request pages from the server, so that a new deployment is visible at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)))
  else if (files.includes(pathname)) event.respondWith(fromCache(request))
})

async function fromCache(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}
