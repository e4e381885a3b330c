import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { middleware } from '@/middleware'

vi.mock('@/lib/api/visitor-preferences', () => ({
  areRatesOutdated: async () => false,
  partnerCurrency: async () => 'THB',
  storedCurrency: async () => undefined,
  offeredLocale: async (stored: string | undefined) => stored,
}))
const tokens = vi.hoisted(() => ({ active: 'active', asked: [] as Array<string | undefined> }))
vi.mock('@/lib/api/navigation', () => ({
  isSignedIn: async (token: string | undefined) => {
    tokens.asked.push(token)
    return token === tokens.active
  },
  lookups: {},
  redirectFor: async () => null,
}))

const before = { ...env }
afterEach(() => {
  Object.assign(env, before)
})

/** The cookies of language and currency that a first visit sets. */
async function cookies(headers: Record<string, string>): Promise<string[]> {
  const response = await middleware(new NextRequest('http://localhost:3000/th/help', { headers }))
  const all = response.headers.getSetCookie().filter((cookie) => /^(?:locale|currency)=/.test(cookie))
  expect(all).toHaveLength(2)
  return all
}

test('[S4] over plain HTTP, language and currency are stored without the attribute Secure', async () => {
  for (const cookie of await cookies({ host: 'localhost:3000', 'x-forwarded-proto': 'https' }))
    expect(cookie).not.toMatch(/secure/i)
})

test('[S4] over HTTPS they are sent over HTTPS only', async () => {
  Object.assign(env, { SITE_URL: 'https://shop.example' })
  for (const cookie of await cookies({ host: 'shop.example' })) expect(cookie).toMatch(/; Secure/i)
  Object.assign(env, { SITE_URL: undefined, TRUSTED_PROXIES: 1 })
  for (const cookie of await cookies({ host: 'inner:3000', 'x-forwarded-proto': 'https' }))
    expect(cookie).toMatch(/; Secure/i)
})

const BROWSER = { host: 'shop.example', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }

/** Opens a page of signed-in visitors over HTTPS. */
async function openOrders(cookie: string) {
  Object.assign(env, { SITE_URL: 'https://shop.example' })
  tokens.asked.length = 0
  const request = new NextRequest('http://localhost:3000/profile/orders', { headers: { ...BROWSER, cookie } })
  const { status, headers } = await middleware(request)
  const cleared = headers.getSetCookie().filter((one) => /max-age=0/i.test(one))
  return { status, cleared: cleared.map((one) => one.split('=')[0]) }
}

test('[A7] [G1] over HTTPS a cookie that another host of the domain planted replaces no session', async () => {
  expect((await openOrders('__Host-access-token=active')).status).toBe(200)
  expect(tokens.asked).toEqual(['active'])
  expect((await openOrders('access-token=active; __Host-access-token=other')).status).toBe(307)
  expect(tokens.asked).not.toContain('active')
})

test('[A7] [G1] the specification’s cookie alone opens a page over HTTPS, unless the prefix is required', async () => {
  expect((await openOrders('access-token=active')).status).toBe(200)
  Object.assign(env, { SESSION_COOKIE: 'prefixed' })
  expect((await openOrders('access-token=active; signed-in=x')).status).toBe(307)
  expect(tokens.asked).toEqual([undefined])
})

test('[A6] over HTTPS a session that has ended is cleared under both names', async () => {
  const { cleared } = await openOrders('__Host-access-token=ended; signed-in=x')
  expect(cleared).toEqual(expect.arrayContaining(['access-token', '__Host-access-token', 'signed-in']))
})
