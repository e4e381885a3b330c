import { whenIdle } from '@/components/ui/when-idle'
import { clearSaved } from '@/lib/api/offline-cache'
import { OFFLINE_HEADERS } from './offline-headers'

/** Cache of the no-connection pages, by the path that the worker looks up. */
const PAGES = 'offline-pages-1'

let started: Promise<ServiceWorkerRegistration | null> | undefined

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve, 0))
}

/** Removes the worker and its caches after offline pages were switched off. */
async function retire(): Promise<null> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  await caches.delete(PAGES)
  await clearSaved()
  return null
}

/** Registers the worker. It knows no language, so pages are cached under their language prefix. */
async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return null
  await loadedAndIdle()
  const { lang } = document.documentElement
  const prefix = window.location.pathname.split('/')[1] === lang ? `/${lang}` : '/'
  const states = ['kept', 'nothing']
  const responses = await Promise.all(states.map((state) => fetch(`/offline/${lang}/${state}`)))
  if (responses.some(({ status }) => status === 410)) return retire()
  if (!responses.every(({ ok }) => ok)) return null
  const cache = await caches.open(PAGES)
  for (const [index, response] of responses.entries()) {
    const page = new Response(await response.text(), { headers: OFFLINE_HEADERS })
    await cache.put(`/${states[index]}${prefix}`, page)
  }
  // Undefined where workers are forbidden, despite its type.
  return (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })) ?? null
}

/** Prepares the browser for working offline, once per page load; null if that is not possible. */
export function startOffline(): Promise<ServiceWorkerRegistration | null> {
  started ??= start().catch(() => null)
  return started
}
