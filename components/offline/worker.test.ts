import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'https://shop.example'
const ORDER = '/profile/orders/0198'
const PAPER = '/api/orders/0198/bookings/1/voucher.pdf'
const pathOf = (url: string) => new URL(url, ORIGIN).pathname

/** The browser's caches, as far as the worker uses them: by path. */
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
      match: async (asked: string | { url: string }) => {
        const text = pages.get(pathOf(typeof asked === 'string' ? asked : asked.url))
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

/** The very file that browsers get, in a browser of straw. */
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
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
  })
  /** What the worker answers; null where it lets the request go by. */
  const ask = async (path: string, init: { method?: string; mode?: string } = {}) => {
    let answer: Promise<Response> | null = null
    listeners.get('fetch')?.({
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', ...init },
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      waitUntil: () => undefined,
    })
    const response = await (answer as Promise<Response> | null)
    return response && { status: response.status, text: await response.text() }
  }
  const wake = async (name: 'install' | 'activate') => {
    const waits: unknown[] = []
    listeners.get(name)?.({ waitUntil: (wait: unknown) => waits.push(wait) })
    await Promise.all(waits)
  }
  const keep = (name: string, pages: Record<string, string>) =>
    caches.held.set(name, new Map(Object.entries(pages)))
  return { ask, wake, keep, caches, fetched, registration }
}

const PAGES = {
  '/nothing/': 'nothing, en',
  '/kept/': 'kept, en',
  '/nothing/th': 'nothing, th',
  '/kept/th': 'kept, th',
}
const VOUCHERS = { '/profile/orders': 'list', [ORDER]: 'voucher', [PAPER]: 'paper' }

const cut = () => Promise.reject(new TypeError('Failed to fetch'))

function device(network: (url: string) => Promise<Response>, vouchers?: Record<string, string>) {
  const made = worker('public/sw.js', network)
  made.keep('offline-pages-1', PAGES)
  if (vouchers) made.keep('kept-one', vouchers)
  return made
}

describe('[B7] the worker with a network', () => {
  test.each(['/', '/products/boat', ORDER, '/th/profile/orders'])(
    'shows %s as the network has it',
    async (path) => {
      const { ask, fetched } = device(async () => new Response('fresh'), VOUCHERS)
      expect(await ask(path)).toEqual({ status: 200, text: 'fresh' })
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )

  test('a page that is missing is missing, also where its voucher is kept', async () => {
    const { ask } = device(async () => new Response('gone', { status: 404 }), VOUCHERS)
    expect(await ask(ORDER)).toEqual({ status: 404, text: 'gone' })
  })

  test.each([
    { method: 'POST' },
    { method: 'POST', mode: 'cors' },
    { method: 'DELETE', mode: 'cors' },
    { mode: 'cors' },
    { mode: 'no-cors' },
  ])('lets %o go by', async (init) => {
    const { ask, fetched } = device(cut, VOUCHERS)
    expect(await ask('/api/orders/0198', init)).toBeNull()
    expect(await ask(ORDER, init)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('nothing that passes by is kept', async () => {
    const { ask, caches } = device(async () => new Response('private'))
    for (const path of ['/', ORDER, '/profile/settings', '/api/auth/profile']) await ask(path)
    expect(await caches.keys()).toEqual(['offline-pages-1'])
    expect([...(caches.held.get('offline-pages-1') ?? [])].flat().join()).not.toContain('private')
  })
})

describe('[B7] the worker without a network', () => {
  test('an order, the list and a paper are shown as they were kept, in any language’s address', async () => {
    const { ask } = device(cut, VOUCHERS)
    const asked = [ORDER, `/th${ORDER}`, `/zh-cn${ORDER}/`, '/profile/orders', `${PAPER}?locale=th`]
    const shown = await Promise.all(asked.map((path) => ask(path)))
    expect(shown.map((answer) => answer?.text)).toEqual(['voucher', 'voucher', 'voucher', 'list', 'paper'])
  })

  test('any other page says so in its language, and whether something is kept', async () => {
    const without = device(cut)
    expect((await without.ask('/'))?.text).toBe('nothing, en')
    expect((await without.ask('/th/products/boat'))?.text).toBe('nothing, th')
    expect((await without.ask('/profile/orders'))?.text).toBe('nothing, en')
    const having = device(cut, VOUCHERS)
    expect((await having.ask('/th'))?.text).toBe('kept, th')
    expect((await having.ask('/profile/orders/other'))?.text).toBe('kept, en')
    expect((await having.ask('/zh-cn'))?.text).toBe('kept, en')
    expect((await having.ask('/esim'))?.text).toBe('kept, en')
  })

  test('other private pages are never among what is kept', async () => {
    const { ask } = device(cut, { ...VOUCHERS, '/profile/settings': 'settings' })
    expect((await ask('/profile/settings'))?.text).toBe('kept, en')
  })

  test('a browser that was never readied gets its own error', async () => {
    const { ask, caches } = device(cut)
    caches.held.clear()
    await expect(ask('/')).resolves.toMatchObject({ status: 0 })
  })
})

describe('[B7] the worker asked for what is kept', () => {
  const online = async () => new Response('fresh')

  test('shows it at once, and the page itself where nothing is kept', async () => {
    const { ask } = device(online, VOUCHERS)
    expect((await ask(`/th${ORDER}?kept`))?.text).toBe('voucher')
    expect((await ask('/profile/orders/other?kept'))?.text).toBe('fresh')
    expect((await ask('/products?kept'))?.text).toBe('fresh')
    expect((await ask(`${ORDER}?payment=returned`))?.text).toBe('fresh')
  })
})

describe('[B7] the worker with a poor network', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a kept voucher comes after six seconds, and where the server fails', async () => {
    const { ask } = device(() => new Promise(() => undefined), VOUCHERS)
    const waiting = ask(ORDER)
    await vi.advanceTimersByTimeAsync(5999)
    expect(await Promise.race([waiting, 'still waiting'])).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(2)
    expect((await waiting)?.text).toBe('voucher')
    const failing = device(async () => new Response('bad gateway', { status: 502 }), VOUCHERS)
    expect((await failing.ask(ORDER))?.text).toBe('voucher')
    expect(await failing.ask('/')).toEqual({ status: 502, text: 'bad gateway' })
  })

  test('what signing out took away meanwhile is not shown', async () => {
    const { ask, caches } = device(() => new Promise(() => undefined), VOUCHERS)
    const waiting = ask(ORDER)
    await vi.advanceTimersByTimeAsync(3000)
    caches.held.delete('kept-one')
    await vi.advanceTimersByTimeAsync(3001)
    expect((await waiting)?.text).toBe('nothing, en')
  })
})

describe('[B7] the worker where storage cannot be read', () => {
  const broken = (network: (url: string) => Promise<Response>) => {
    const made = device(network, VOUCHERS)
    const fail = () => Promise.reject(new Error('storage'))
    Object.assign(made.caches, { keys: fail, open: fail, match: fail })
    return made
  }

  test('every page that the network has comes, also a failure of the server', async () => {
    const { ask } = broken(async () => new Response('fresh'))
    expect((await ask(ORDER))?.text).toBe('fresh')
    expect((await ask('/'))?.text).toBe('fresh')
    const failing = broken(async () => new Response('bad gateway', { status: 502 }))
    expect((await failing.ask(ORDER))?.text).toBe('bad gateway')
  })

  test('without a network the browser says so itself, and a new worker takes over all the same', async () => {
    const { ask, wake, registration } = broken(cut)
    await expect(ask(ORDER)).resolves.toMatchObject({ status: 0 })
    await expect(ask('/')).resolves.toMatchObject({ status: 0 })
    await wake('activate')
    expect(registration.navigationPreload.enable).toHaveBeenCalled()
  })
})

describe('a change of workers', () => {
  test('a new one takes the place of the old and of its pages, and leaves vouchers', async () => {
    const { wake, keep, caches, registration } = device(cut, VOUCHERS)
    keep('offline-pages-0', PAGES)
    await wake('install')
    await wake('activate')
    expect(await caches.keys()).toEqual(['offline-pages-1', 'kept-one'])
    expect(registration.navigationPreload.enable).toHaveBeenCalled()
  })

  test('the one that ends it all takes everything with it', async () => {
    const { wake, keep, caches, registration } = worker('public/sw-off.js', cut)
    keep('offline-pages-1', PAGES)
    keep('kept-one', VOUCHERS)
    keep('another’s', {})
    await wake('activate')
    expect(await caches.keys()).toEqual(['another’s'])
    expect(registration.unregister).toHaveBeenCalled()
  })

  test('the one that ends it all leaves also where storage cannot be read', async () => {
    const { wake, caches, registration } = worker('public/sw-off.js', cut)
    Object.assign(caches, { keys: () => Promise.reject(new Error('storage')) })
    await wake('activate').catch(() => undefined)
    expect(registration.unregister).toHaveBeenCalled()
  })
})
