import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/lib/cli/real-postgres'
import { type ShopProcess, startShop, target, visit } from './shop-process'

let host: ShopProcess
let storefront: ShopProcess

beforeAll(async () => {
  // Requests of other tests from this address must not count towards the rate limit.
  host = await startShop({ TRUSTED_PROXIES: '1', RATE_LIMIT_SCALE: '1000' })
  storefront = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
afterAll(async () => {
  await storefront.stop()
  await host.stop()
})

test('[X16] the storefront has no database and shows the products of its API host', async () => {
  for (const path of ['/', '/th/products', '/zh-cn/products/wat-arun-longtail-sunset']) {
    const response = await visit(storefront.origin + path)
    expect(response.status, path).toBe(200)
    expect((await response.text()).replaceAll('<!-- -->', ''), path).toContain('฿1,290')
  }
  expect((await visit(`${storefront.origin}/products/no-such-thing`)).status).toBe(404)
})

test('[X16] what the host has calls for is offered', async () => {
  for (const [path, absent] of [
    ['/checkout', 'does not take orders'],
    ['/checkout/add-to-cart', 'does not offer this'],
    ['/support', 'does not take messages'],
  ] as const) {
    const response = await visit(storefront.origin + path)
    expect(response.status, path).toBe(200)
    expect((await response.text()).replace(/<script[^>]*>.*?<\/script>/gs, ''), path).not.toContain(absent)
  }
})

describe('behind a proxy of the host, which fails for some calls', () => {
  const MESSAGE = 'This product is not sold in your country.'
  const requests: Array<{ path: string; accept: string | undefined }> = []
  const logged: string[] = []
  const proxy = createServer(async (incoming, outgoing) => {
    const { url = '', headers } = incoming
    const reply = (status: number, body: string) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
    requests.push({ path: url.split('?')[0] ?? '', accept: headers.accept })
    if (url.startsWith('/api/pd4/areas')) return outgoing.writeHead(500).end()
    if (url.startsWith('/api/catalog/products/refused-here'))
      return reply(403, JSON.stringify({ result: false, message: MESSAGE }))
    const response = await fetch(host.origin + url, {
      headers: { accept: 'application/json', 'accept-language': headers['accept-language'] ?? 'en' },
    })
    return reply(response.status, await response.text())
  })
  let shop: ShopProcess

  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
    shop = await startShop({ API_ORIGIN: `http://127.0.0.1:${port}`, DATABASE_URL: undefined }, (line) =>
      logged.push(line),
    )
    // Drops the requests of the readiness check.
    requests.length = 0
  })
  afterAll(async () => {
    await shop.stop()
    proxy.close()
  })

  test('[S2] languages, currencies and partner are requested as JSON and cached for later pages', async () => {
    const cachedPaths = ['/api/pd4/languages', '/api/pd4/currencies', '/api/holiday/partner-info']
    for (const path of ['/', '/th/help']) expect((await visit(shop.origin + path)).status, path).toBe(200)
    for (const path of cachedPaths) {
      const calls = requests.filter((call) => call.path === path)
      expect(calls.length, path).toBeGreaterThan(0)
      for (const { accept } of calls) expect(accept, path).toBe('application/json')
    }
    const before = requests.filter(({ path }) => cachedPaths.includes(path)).length
    for (const path of ['/zh-cn/about', '/cart', '/th/products', '/zh-cn', '/press'])
      expect((await visit(shop.origin + path)).status, path).toBe(200)
    expect(requests.filter(({ path }) => cachedPaths.includes(path))).toHaveLength(before)
  })

  test('[E4] a failed request for destinations is logged and the pages render without them', async () => {
    for (const path of ['/', '/th/products', '/help']) {
      const response = await visit(shop.origin + path)
      expect(response.status, path).toBe(200)
      // Its markup; the data of the error screen may be part of any page.
      expect(await response.text(), path).not.toContain('class="error-screen"')
    }
    expect(logged.some((line) => line.includes('Destinations'))).toBe(true)
  })

  test('[E1] a page that the host refuses shows the error screen with its status and message', async () => {
    const response = await visit(`${shop.origin}/th/products/refused-here`)
    expect(response.status).toBe(403)
    const html = (await response.text()).replaceAll('<!-- -->', '')
    expect(html).toContain('lang="th"')
    expect(html).toContain('4<span>0</span>3')
    expect(html).toContain(`>${MESSAGE}</p>`)
  })
})

test('[X16] a host of the previous release is read: its names and codes reach no page', {
  tags: ['thorough'],
}, async () => {
  const bodies: string[] = []
  const previous = createServer(async (incoming, outgoing) => {
    const { method, url = '' } = incoming
    const reply = (status: number, body: object) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url === '/api/auth/verify-register') return reply(422, { code: 'CODE_WRONG', message: 'Wrong' })
    if (url === '/api/pd4/carts' && method === 'POST') {
      let body = ''
      for await (const chunk of incoming) body += chunk
      bodies.push(body)
      return reply(200, { data: { item: JSON.parse(body), total_items: 1 } })
    }
    const response = await fetch(host.origin + url, { headers: { accept: 'application/json' } })
    const body = (await response.text()).replaceAll(/"fee_percent":\d+,?/g, '').replaceAll(',}', '}')
    outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => previous.listen(port, '127.0.0.1', resolve))
  const shop = await startShop({ API_ORIGIN: `http://127.0.0.1:${port}`, DATABASE_URL: undefined })
  const post = async (path: string, json: object) => {
    const headers = { 'content-type': 'application/json', origin: shop.origin }
    const response = await fetch(shop.origin + path, { method: 'POST', headers, body: JSON.stringify(json) })
    return (await response.json()) as { code?: string; data?: { item: object } }
  }
  try {
    expect((await post('/api/auth/verify-register', {})).code).toBe('INVALID_CODE')
    const fulfilment = { way: 'delivery' }
    const added = await post('/api/pd4/carts', { booking_details: { fulfilment } })
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { booking_details: { fulfilment }, arrangement: { handover: fulfilment } },
    ])
    expect(added.data?.item).toMatchObject({ booking_details: { fulfilment } })
    // The page reads the cancellation tiers, which have only their old name.
    const page = await visit(`${shop.origin}/products/wat-arun-longtail-sunset`)
    expect(page.status).toBe(200)
  } finally {
    await shop.stop()
    previous.close()
  }
})

test('[X16] serves images from the host', async () => {
  const response = await visit(`${storefront.origin}/img/w_320,f_webp/products/wat-arun-longtail-sunset/0`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('[X16] proxies browser calls with first-party cookies; guards check sessions with the host', async () => {
  const wrong = await fetch(`${storefront.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: storefront.origin, 'accept-language': 'th' },
    body: JSON.stringify({ credential: 'nobody@mail.example', password: 'wrong' }),
  })
  expect(wrong.status).toBe(422)
  expect(((await wrong.json()) as { code: string }).code).toBe('CREDENTIALS_WRONG')

  const token = await signUp()
  expect((await visit(`${storefront.origin}/profile/orders`, `access-token=${token}`)).status).toBe(200)
  expect(target(await visit(`${storefront.origin}/profile/orders`, 'access-token=forged'))).toBe('/')
})

test('[X16] [A4] [X5] sign-in with Google returns to the storefront', async () => {
  const call = (origin: string, path: string, body?: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body ?? {}),
    })
  const started = await call(storefront.origin, '/api/auth/oauth/google')
  const url = new URL(((await started.json()) as { url: string }).url)
  expect(url.searchParams.get('redirect_uri')).toBe(`${storefront.origin}/api/auth/oauth/google/callback`)
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0]
  const email = `google-${Date.now()}@mail.example`
  const decided = await call(host.origin, '/api/sandbox/google/authorize', {
    request: Object.fromEntries(url.searchParams),
    person: { email, given_name: 'Mali', family_name: '', email_verified: true },
  })
  const { data } = (await decided.json()) as { data: { return_url: string } }
  const returned = await visit(data.return_url, cookie)
  expect([returned.status, target(returned)]).toEqual([303, '/sign-in/google'])
  const page = new URL(returned.headers.get('location') ?? '', storefront.origin)
  const attempt = page.searchParams.get('attempt')
  const opened = await call(storefront.origin, '/api/auth/oauth/google/session', { attempt }, cookie)
  expect(opened.status).toBe(200)
  const { token } = (await opened.json()) as { token: string }
  expect((await visit(`${storefront.origin}/profile/orders`, `access-token=${token}`)).status).toBe(200)
})

test('[A10] a storefront without a proxy passes on the address of the connection, not a forged one', {
  tags: ['thorough'],
}, async () => {
  const seen: Array<string | undefined> = []
  const recorder = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/pd4/carts')) seen.push(String(incoming.headers['x-forwarded-for']))
    outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => recorder.listen(port, '127.0.0.1', resolve))
  const direct = await startShop({ API_ORIGIN: `http://127.0.0.1:${port}`, DATABASE_URL: undefined })
  try {
    await fetch(`${direct.origin}/api/pd4/carts`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(seen.length).toBeGreaterThan(0)
    for (const address of seen) expect(address).toMatch(/^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/)
  } finally {
    await direct.stop()
    recorder.closeAllConnections()
    recorder.close()
  }
})

async function signUp(): Promise<string> {
  const email = `host-${Date.now()}@mail.example`
  const form = {
    first_name: 'Mali',
    last_name: '',
    email,
    phone: `08${String(Date.now()).slice(-8)}`,
    password: 'a longtail at dusk 42',
    password_confirmation: 'a longtail at dusk 42',
    country: 'TH',
    address: 'Bangkok',
  }
  const post = (path: string, json: object) =>
    fetch(storefront.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: storefront.origin },
      body: JSON.stringify(json),
    })
  expect((await post('/api/auth/register', form)).status).toBe(200)
  let code: string | undefined
  for (let tries = 0; tries < 100 && !code; tries++) {
    const mails = await fetch(
      `${storefront.origin}/api/sandbox/mailbox?recipient=${encodeURIComponent(email)}`,
    )
    const { data } = (await mails.json()) as { data: Array<{ text: string }> }
    code = /^\d{6}$/m.exec(data[0]?.text ?? '')?.[0]
    if (!code) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const opened = await post('/api/auth/verify-register', { ...form, code })
  expect(opened.headers.getSetCookie().find((cookie) => cookie.startsWith('access-token='))).toMatch(
    /Max-Age=259200; SameSite=Lax; Secure; HttpOnly$/,
  )
  return ((await opened.json()) as { token: string }).token
}
