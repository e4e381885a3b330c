import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function fetchPage(path: string, agent: string) {
  const response = await fetch(baseUrl() + path, { headers: { 'user-agent': agent } })
  return { status: response.status, html: await response.text() }
}

test.each(['/no/such/page', '/th/products/no-such-thing', '/zh-cn/categories/none', '/destination/atlantis'])(
  '[E2] %s: a bot gets the 404 status without an error page; a visitor gets the page',
  async (path) => {
    for (const agent of [GOOGLE, 'facebookexternalhit/1.1', 'WhatsApp/2.23.20.0'])
      expect(await fetchPage(path, agent), agent).toEqual({ status: 404, html: '' })
    const person = await fetchPage(path, 'Mozilla/5.0')
    expect(person.status).toBe(404)
    expect(person.html).toContain('error-screen')
  },
)

test('[E2] a bot gets the same existing pages as a visitor', async () => {
  const { status, html } = await fetchPage('/th/products', GOOGLE)
  expect(status).toBe(200)
  expect(html).toContain('product-card')
})

test('[G11] the manifest names the served build and is never cached', async () => {
  const ids: string[] = []
  for (let round = 0; round < 2; round++) {
    const response = await fetch(`${baseUrl()}/builds/latest.json`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    ids.push(((await response.json()) as { id: string }).id)
  }
  expect(ids[0]).toMatch(/^[a-z0-9]{6,}$/)
  expect(ids[1]).toBe(ids[0])
})
