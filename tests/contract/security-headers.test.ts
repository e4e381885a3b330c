import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '@/lib/server/db/client'
import { baseUrl } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

async function headersOf(path: string, token = ''): Promise<Headers> {
  const cookie = token && `access-token=${token}`
  return (await fetch(baseUrl() + path, { redirect: 'manual', headers: { cookie } })).headers
}

test('no page can be given another base for its links and scripts', async () => {
  for (const path of ['/', '/th/products', '/forgot-password', '/no/such/page'])
    expect((await headersOf(path)).get('content-security-policy'), path).toContain("base-uri 'none'")
})

test('every response requires HTTPS of browsers that have used it, of this host only', async () => {
  for (const path of ['/', '/no/such/page', '/api/holiday/partner-info', '/_next/image', '/icons.svg'])
    expect((await headersOf(path)).get('strict-transport-security'), path).toBe('max-age=63072000')
})

test.each([
  '/supplier/no-such-link',
  '/th/supplier/no-such-link',
  '/forgot-password',
  '/sign-in',
  '/zh-cn/forgot-password',
  '/sandbox/pay/no-such-invoice',
  '/profile/orders/0198c1c6-0000-7000-8000-000000000000',
  '/th/profile/orders/0198c1c6-0000-7000-8000-000000000000/pay',
])('other sites do not learn the URL of %s', async (path) => {
  const { token } = await newVisitor()
  expect((await headersOf(path, token)).get('referrer-policy')).toBe('no-referrer')
})

test('other sites learn the origin of other pages', async () => {
  expect((await headersOf('/help')).get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('[S4] over plain HTTP the cookies of language and currency are not limited to HTTPS', async () => {
  const response = await fetch(`${baseUrl()}/th/help`, { headers: { cookie: 'currency=XXX' } })
  const cookies = response.headers.getSetCookie().filter((cookie) => /^(?:locale|currency)=/.test(cookie))
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).not.toMatch(/; Secure/i)
})
