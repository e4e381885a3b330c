// Served in the place of /sw.js while OFFLINE_VOUCHERS=off: takes back all that the worker ever kept, and itself.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  try {
    for (const name of await caches.keys()) if (/^(kept|offline-pages)-/.test(name)) await caches.delete(name)
  } finally {
    await self.registration.unregister()
  }
}
