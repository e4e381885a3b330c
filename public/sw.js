// The shop's service worker: answers page loads that the network does not. Everything else, and every page that the
// network has, goes by untouched. It knows no build: see docs/pwa.md before it learns of one.

const PAGES = 'offline-pages-1'
/** How long the network may take where the device keeps the page's vouchers. */
const SLOW_MS = 6000
const KEPT = /^\/(profile\/orders(\/[^/]+)?|api\/orders\/[^/]+\/bookings\/[^/]+\/voucher\.pdf)$/

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Where it is known, what is no page load does not even wake the worker.
  const routed = event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  routed?.catch(() => undefined)
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  await dropOldPages().catch(() => undefined)
  // The network is asked while the worker wakes.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function dropOldPages() {
  for (const name of await caches.keys())
    if (name.startsWith('offline-pages-') && name !== PAGES) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  if (method === 'GET' && mode === 'navigate') event.respondWith(answer(event))
})

/** '/th/profile/orders?kept' → its language's prefix, '/th', the path of the shop, and that what is kept is wanted. */
function partsOf(url) {
  const { pathname, search } = new URL(url)
  const [, prefix = '/', path = '/'] = /^(\/[a-z]{2}(?:-[a-z]{2})?)?(\/.*)?$/.exec(pathname) ?? []
  return { prefix, path: path.replace(/(.)\/$/, '$1'), askedFor: search === '?kept' }
}

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request)

/** What the device keeps of a path; nothing where its storage cannot be read, which must not keep a page from coming. */
async function keptOf(path) {
  try {
    return await caches.match(path)
  } catch {
    return undefined
  }
}

async function answer(event) {
  const { prefix, path, askedFor } = partsOf(event.request.url)
  const network = fromNetwork(event)
  event.waitUntil(network.catch(() => undefined))
  const kept = async () => (KEPT.test(path) ? keptOf(path) : undefined)
  try {
    const page = await kept()
    if (page && askedFor) return page
    const waiting = page ? [network, timeUp()] : [network]
    const response = await Promise.race(waiting)
    return response.status >= 500 ? ((await kept()) ?? response) : response
  } catch {
    return (await kept()) ?? (await noConnection(prefix).catch(() => undefined)) ?? Response.error()
  }
}

function timeUp() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('too slow')), SLOW_MS))
}

/** In the language of the page that was asked for; in another where only that is known. */
async function noConnection(prefix) {
  const state = (await keptOf('/profile/orders')) ? '/kept' : '/nothing'
  const cache = await caches.open(PAGES)
  const known = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(`${state}/`))
  return (await cache.match(state + prefix)) ?? (known && cache.match(known))
}
