import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function look(path: string, agent: string) {
  const response = await fetch(baseUrl() + path, { headers: { 'user-agent': agent } })
  return { status: response.status, html: await response.text() }
}

test.each(['/no/such/page', '/th/products/no-such-thing', '/zh-cn/categories/none', '/destination/atlantis'])(
  '[E2] %s: the status for a bot, without an error page; a person gets the page',
  async (path) => {
    for (const agent of [GOOGLE, 'facebookexternalhit/1.1', 'WhatsApp/2.23.20.0'])
      expect(await look(path, agent), agent).toEqual({ status: 404, html: '' })
    const person = await look(path, 'Mozilla/5.0')
    expect(person.status).toBe(404)
    expect(person.html).toContain('error-screen')
  },
)

test('[E2] what is there, a bot sees like everybody', async () => {
  const { status, html } = await look('/th/products', GOOGLE)
  expect(status).toBe(200)
  expect(html).toContain('product-card')
})

test('[G11] the manifest names the build that is served, and is never kept', async () => {
  const ids: string[] = []
  for (let round = 0; round < 2; round++) {
    const response = await fetch(`${baseUrl()}/builds/latest.json`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    ids.push(((await response.json()) as { id: string }).id)
  }
  expect(ids[0]).toMatch(/^[a-z0-9]{6,}$/)
  expect(ids[1]).toBe(ids[0])
})
