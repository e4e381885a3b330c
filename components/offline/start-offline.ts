import { clearSaved } from '@/lib/api/offline-cache'
import { OFFLINE_HEADERS } from './offline-headers'

/** Pages that say that there is no connection, by what the worker asks for. */
const PAGES = 'offline-pages-1'

let started: Promise<ServiceWorkerRegistration | null> | undefined

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  // Safari has no such call.
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => resolve(), { timeout: 5000 })
      : setTimeout(resolve, 200),
  )
}

/** What the operator has switched off leaves the device. */
async function retire(): Promise<null> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  await caches.delete(PAGES)
  await clearSaved()
  return null
}

/** The worker knows no language: pages are kept under the prefix of the addresses that they stand for. */
async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return null
  await loadedAndIdle()
  const { lang } = document.documentElement
  const prefix = window.location.pathname.split('/')[1] === lang ? `/${lang}` : '/'
  const states = ['kept', 'nothing']
  const answers = await Promise.all(states.map((state) => fetch(`/offline/${lang}/${state}`)))
  if (answers.some(({ status }) => status === 410)) return retire()
  if (!answers.every(({ ok }) => ok)) return null
  const cache = await caches.open(PAGES)
  for (const [index, answer] of answers.entries()) {
    const page = new Response(await answer.text(), { headers: OFFLINE_HEADERS })
    await cache.put(`/${states[index]}${prefix}`, page)
  }
  // Where workers are forbidden there is none, whatever the types say.
  return (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })) ?? null
}

/** Readies the browser for being without a connection, once for each page load; null where it cannot be. */
export function startOffline(): Promise<ServiceWorkerRegistration | null> {
  started ??= start().catch(() => null)
  return started
}
