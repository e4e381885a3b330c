import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'https://shop.example'
const ORDER = '/profile/orders/0198'
const PDF = '/api/orders/0198/bookings/1/voucher.pdf'
const pathOf = (url: string) => new URL(url, ORIGIN).pathname

/** Fake CacheStorage with what the worker uses, keyed by path. */
class Caches {
  readonly held = new Map<string, Map<string, string>>()
  async keys() {
    return [...this.held.keys()]
  }
  async delete(name: string) {
    return this.held.delete(name)
  }
  async open(name: string) {
    const pages = this.held.get(name) ?? new Map<string, string>()
    this.held.set(name, pages)
    return {
      keys: async () => [...pages.keys()].map((path) => ({ url: ORIGIN + path })),
      match: async (request: string | { url: string }) => {
        const text = pages.get(pathOf(typeof request === 'string' ? request : request.url))
        return text === undefined ? undefined : new Response(text)
      },
    }
  }
  async match(path: string) {
    for (const pages of this.held.values()) if (pages.has(path)) return new Response(pages.get(path))
    return undefined
  }
}

type Listener = (event: object) => void

/** Runs the shipped worker file in a fake browser environment. */
function worker(file: string, network: (url: string) => Promise<Response>) {
  const caches = new Caches()
  const listeners = new Map<string, Listener>()
  const registration = { navigationPreload: { enable: vi.fn() }, unregister: vi.fn() }
  const fetched = vi.fn(({ url }: { url: string }) => network(url))
  runInNewContext(readFileSync(file, 'utf8'), {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      skipWaiting: vi.fn(),
      clients: { claim: vi.fn() },
      registration,
    },
    caches,
    fetch: fetched,
    URL,
    Response,
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
  })
  /** Returns the worker's response; null if it does not handle the request. */
  const dispatchFetch = async (path: string, init: { method?: string; mode?: string } = {}) => {
    let responded: Promise<Response> | null = null
    listeners.get('fetch')?.({
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', ...init },
      respondWith: (given: Promise<Response>) => {
        responded = given
      },
      waitUntil: () => undefined,
    })
    const response = await (responded as Promise<Response> | null)
    return response && { status: response.status, text: await response.text() }
  }
  const wake = async (name: 'install' | 'activate') => {
    const waits: unknown[] = []
    listeners.get(name)?.({ waitUntil: (wait: unknown) => waits.push(wait) })
    await Promise.all(waits)
  }
  const fillCache = (name: string, pages: Record<string, string>) =>
    caches.held.set(name, new Map(Object.entries(pages)))
  return { dispatchFetch, wake, fillCache, caches, fetched, registration }
}

const PAGES = {
  '/nothing/': 'nothing, en',
  '/kept/': 'kept, en',
  '/nothing/th': 'nothing, th',
  '/kept/th': 'kept, th',
}
const VOUCHERS = { '/profile/orders': 'list', [ORDER]: 'voucher', [PDF]: 'pdf' }

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

function device(network: (url: string) => Promise<Response>, vouchers?: Record<string, string>) {
  const created = worker('public/sw.js', network)
  created.fillCache('offline-pages-1', PAGES)
  if (vouchers) created.fillCache('kept-one', vouchers)
  return created
}

describe('[B7] service worker online', () => {
  test.each(['/', '/products/boat', ORDER, '/th/profile/orders'])(
    'serves %s from the network',
    async (path) => {
      const { dispatchFetch, fetched } = device(async () => new Response('fresh'), VOUCHERS)
      expect(await dispatchFetch(path)).toEqual({ status: 200, text: 'fresh' })
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )

  test('passes on a 404 even if the voucher is saved', async () => {
    const { dispatchFetch } = device(async () => new Response('gone', { status: 404 }), VOUCHERS)
    expect(await dispatchFetch(ORDER)).toEqual({ status: 404, text: 'gone' })
  })

  test.each([
    { method: 'POST' },
    { method: 'POST', mode: 'cors' },
    { method: 'DELETE', mode: 'cors' },
    { mode: 'cors' },
    { mode: 'no-cors' },
  ])('does not handle %o', async (init) => {
    const { dispatchFetch, fetched } = device(noNetwork, VOUCHERS)
    expect(await dispatchFetch('/api/orders/0198', init)).toBeNull()
    expect(await dispatchFetch(ORDER, init)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('caches no response that passes through', async () => {
    const { dispatchFetch, caches } = device(async () => new Response('private'))
    for (const path of ['/', ORDER, '/profile/settings', '/api/auth/profile']) await dispatchFetch(path)
    expect(await caches.keys()).toEqual(['offline-pages-1'])
    expect([...(caches.held.get('offline-pages-1') ?? [])].flat().join()).not.toContain('private')
  })
})

describe('[B7] service worker offline', () => {
  test('serves a saved order, the list and a voucher PDF under any language prefix', async () => {
    const { dispatchFetch } = device(noNetwork, VOUCHERS)
    const paths = [ORDER, `/th${ORDER}`, `/zh-cn${ORDER}/`, '/profile/orders', `${PDF}?locale=th`]
    const shown = await Promise.all(paths.map((path) => dispatchFetch(path)))
    expect(shown.map((page) => page?.text)).toEqual(['voucher', 'voucher', 'voucher', 'list', 'pdf'])
  })

  test('serves the no-connection page in the page language, with or without saved vouchers', async () => {
    const withoutVouchers = device(noNetwork)
    expect((await withoutVouchers.dispatchFetch('/'))?.text).toBe('nothing, en')
    expect((await withoutVouchers.dispatchFetch('/th/products/boat'))?.text).toBe('nothing, th')
    expect((await withoutVouchers.dispatchFetch('/profile/orders'))?.text).toBe('nothing, en')
    const withVouchers = device(noNetwork, VOUCHERS)
    expect((await withVouchers.dispatchFetch('/th'))?.text).toBe('kept, th')
    expect((await withVouchers.dispatchFetch('/profile/orders/other'))?.text).toBe('kept, en')
    expect((await withVouchers.dispatchFetch('/zh-cn'))?.text).toBe('kept, en')
    expect((await withVouchers.dispatchFetch('/esim'))?.text).toBe('kept, en')
  })

  test('never serves other private pages from the cache', async () => {
    const { dispatchFetch } = device(noNetwork, { ...VOUCHERS, '/profile/settings': 'settings' })
    expect((await dispatchFetch('/profile/settings'))?.text).toBe('kept, en')
  })

  test('falls back to the browser error without cached pages', async () => {
    const { dispatchFetch, caches } = device(noNetwork)
    caches.held.clear()
    await expect(dispatchFetch('/')).resolves.toMatchObject({ status: 0 })
  })
})

describe('[B7] service worker with ?kept', () => {
  const online = async () => new Response('fresh')

  test('serves the saved copy at once, or the network page without one', async () => {
    const { dispatchFetch } = device(online, VOUCHERS)
    expect((await dispatchFetch(`/th${ORDER}?kept`))?.text).toBe('voucher')
    expect((await dispatchFetch('/profile/orders/other?kept'))?.text).toBe('fresh')
    expect((await dispatchFetch('/products?kept'))?.text).toBe('fresh')
    expect((await dispatchFetch(`${ORDER}?payment=returned`))?.text).toBe('fresh')
  })
})

describe('[B7] service worker on a poor network', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('serves a saved voucher after six seconds or on a server error', async () => {
    const { dispatchFetch } = device(() => new Promise(() => undefined), VOUCHERS)
    const waiting = dispatchFetch(ORDER)
    await vi.advanceTimersByTimeAsync(5999)
    expect(await Promise.race([waiting, 'still waiting'])).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(2)
    expect((await waiting)?.text).toBe('voucher')
    const failing = device(async () => new Response('bad gateway', { status: 502 }), VOUCHERS)
    expect((await failing.dispatchFetch(ORDER))?.text).toBe('voucher')
    expect(await failing.dispatchFetch('/')).toEqual({ status: 502, text: 'bad gateway' })
  })

  test('does not serve vouchers that a sign-out removed meanwhile', async () => {
    const { dispatchFetch, caches } = device(() => new Promise(() => undefined), VOUCHERS)
    const waiting = dispatchFetch(ORDER)
    await vi.advanceTimersByTimeAsync(3000)
    caches.held.delete('kept-one')
    await vi.advanceTimersByTimeAsync(3001)
    expect((await waiting)?.text).toBe('nothing, en')
  })
})

describe('[B7] service worker with unreadable storage', () => {
  const broken = (network: (url: string) => Promise<Response>) => {
    const created = device(network, VOUCHERS)
    const fail = () => Promise.reject(new Error('storage'))
    Object.assign(created.caches, { keys: fail, open: fail, match: fail })
    return created
  }

  test('serves every network response, including server errors', async () => {
    const { dispatchFetch } = broken(async () => new Response('fresh'))
    expect((await dispatchFetch(ORDER))?.text).toBe('fresh')
    expect((await dispatchFetch('/'))?.text).toBe('fresh')
    const failing = broken(async () => new Response('bad gateway', { status: 502 }))
    expect((await failing.dispatchFetch(ORDER))?.text).toBe('bad gateway')
  })

  test('falls back to the browser error offline, and a new worker still activates', async () => {
    const { dispatchFetch, wake, registration } = broken(noNetwork)
    await expect(dispatchFetch(ORDER)).resolves.toMatchObject({ status: 0 })
    await expect(dispatchFetch('/')).resolves.toMatchObject({ status: 0 })
    await wake('activate')
    expect(registration.navigationPreload.enable).toHaveBeenCalled()
  })
})

describe('service worker update', () => {
  test('a new worker replaces the old pages and keeps the vouchers', async () => {
    const { wake, fillCache, caches, registration } = device(noNetwork, VOUCHERS)
    fillCache('offline-pages-0', PAGES)
    await wake('install')
    await wake('activate')
    expect(await caches.keys()).toEqual(['offline-pages-1', 'kept-one'])
    expect(registration.navigationPreload.enable).toHaveBeenCalled()
  })

  test('the kill-switch worker clears its caches and unregisters', async () => {
    const { wake, fillCache, caches, registration } = worker('public/sw-off.js', noNetwork)
    fillCache('offline-pages-1', PAGES)
    fillCache('kept-one', VOUCHERS)
    fillCache('another’s', {})
    await wake('activate')
    expect(await caches.keys()).toEqual(['another’s'])
    expect(registration.unregister).toHaveBeenCalled()
  })

  test('the kill-switch worker unregisters even with unreadable storage', async () => {
    const { wake, caches, registration } = worker('public/sw-off.js', noNetwork)
    Object.assign(caches, { keys: () => Promise.reject(new Error('storage')) })
    await wake('activate').catch(() => undefined)
    expect(registration.unregister).toHaveBeenCalled()
  })
})
