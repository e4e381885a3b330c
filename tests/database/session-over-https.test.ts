import { expect, test } from 'vitest'
import { POST as signOut } from '@/app/api/auth/logout/route'
import { GET as profile } from '@/app/api/auth/profile/route'
import { withSettings } from '../fixtures/configuration'
import { withShopDatabase } from '../fixtures/shop-database'
import { newVisitor } from '../fixtures/visitor'

withShopDatabase({ own: true })
withSettings({ SITE_URL: 'https://shop.example' })

const route = { params: Promise.resolve({}) }
const BROWSER = { host: 'shop.example', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  const response = await profile(new Request('http://inner/api/auth/profile', { headers }), route)
  return ((await response.json()) as { data: { user: unknown } }).data.user !== null
}

test('[A7] over HTTPS a browser is signed in by either cookie, first by that which only the shop’s own host can set', async () => {
  const { token } = await newVisitor()
  expect(await isSignedIn({ ...BROWSER, cookie: `__Host-access-token=${token}` })).toBe(true)
  expect(await isSignedIn({ ...BROWSER, cookie: `access-token=${token}` })).toBe(true)
  expect(await isSignedIn({ ...BROWSER, cookie: `access-token=${token}; __Host-access-token=x` })).toBe(false)
  const { 'sec-fetch-site': _, ...client } = BROWSER
  expect(await isSignedIn({ ...client, cookie: `access-token=${token}` })).toBe(true)
  expect(await isSignedIn({ host: 'shop.example', authorization: `Bearer ${token}` })).toBe(true)
})

test('[A5] [A7] signing out over HTTPS clears the session under both names', async () => {
  const { token } = await newVisitor()
  const cookie = `access-token=${token}; __Host-access-token=${token}`
  const request = new Request('http://inner/api/auth/logout', {
    method: 'POST',
    headers: { ...BROWSER, cookie },
  })
  const cleared = (await signOut(request, route)).headers.getSetCookie()
  expect(cleared.map((one) => one.split(';')[0]).slice(0, 2)).toEqual([
    'access-token=',
    '__Host-access-token=',
  ])
  expect(cleared[1]).toMatch(/; Path=\/; Max-Age=0; .*Secure; HttpOnly$/)
  expect(await isSignedIn({ ...BROWSER, cookie })).toBe(false)
})
