// Keeps the bare app at hand for slow and missing lines. Only files that are the same for everybody are ever kept: no
// answer of /api, no file of a person. The build puts the list in place; a new list is a new version.
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

// The page decides when: a version that took over by itself could pull code away from under what somebody is doing.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Pages are always asked for, so that a new deployment shows at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)))
  else if (files.includes(pathname)) event.respondWith(fromCache(request))
})

async function fromCache(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}
