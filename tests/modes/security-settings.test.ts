import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIVE, type ShopProcess, startShop, visit } from './shop-process'

let shop: ShopProcess

beforeAll(async () => {
  shop = await startShop({
    ...LIVE,
    SECURITY_CONTACT: 'security@shop.example, https://shop.example/report',
    HSTS_SUBDOMAINS: '1',
    TRUSTED_PROXIES: '1',
  })
})
afterAll(() => shop.stop())

const shortly = Date.now() + 100 * 86_400_000
const inAYear = Date.now() + 365 * 86_400_000

test('security.txt states the contacts of the settings and when it ends', async () => {
  const response = await visit(`${shop.origin}/.well-known/security.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toContain('Contact: mailto:security@shop.example\nContact: https://shop.example/report\n')
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
  const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(ends).toBeGreaterThan(shortly)
  expect(ends).toBeLessThan(inAYear)
})

test('every response requires HTTPS of the subdomains as well', async () => {
  for (const path of ['/', '/th/help', '/api/holiday/partner-info', '/icon.svg', '/no/such/page'])
    expect((await visit(shop.origin + path)).headers.get('strict-transport-security'), path).toBe(
      'max-age=63072000; includeSubDomains',
    )
})

test('[S4] the cookies of language and currency are limited to HTTPS where the visitor uses it', async () => {
  const cookiesOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${shop.origin}/th/help`, {
      headers: { cookie: 'currency=XXX', ...headers },
    })
    return response.headers.getSetCookie().filter((cookie) => /^(?:locale|currency)=/.test(cookie))
  }
  const https = await cookiesOf({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' })
  expect(https).toHaveLength(2)
  for (const cookie of https) expect(cookie).toMatch(/; Secure/i)
  const plain = await cookiesOf({ 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' })
  expect(plain).toHaveLength(2)
  for (const cookie of plain) expect(cookie).not.toMatch(/; Secure/i)
})
