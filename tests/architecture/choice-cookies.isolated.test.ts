import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { middleware } from '@/middleware'

vi.mock('@/lib/api/visitor-preferences', () => ({
  areRatesOutdated: async () => false,
  partnerCurrency: async () => 'THB',
  storedCurrency: async () => undefined,
  storedLocale: async (stored: string | undefined) => stored,
}))
vi.mock('@/lib/api/navigation', () => ({
  isSignedIn: async () => false,
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
