import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { baseUrl } from '../fixtures/http'
import { newOrder } from '../fixtures/ordering'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

async function fetchPage(path: string, token?: string) {
  const headers = token ? { cookie: `access-token=${token}` } : undefined
  const response = await fetch(baseUrl() + path, { redirect: 'manual', headers })
  const location = response.headers.get('location')
  return {
    status: response.status,
    to: location && new URL(location, baseUrl()).pathname,
    html: await response.text(),
  }
}

test.each([
  ['', 'Page Not Found'],
  ['/th', 'ไม่พบหน้า'],
  ['/zh-cn', '页面'],
])(
  '[R11] under "%s" only the owner can open an order’s pages: everyone else gets a real 404',
  async (prefix, message) => {
    const [owner, other] = [await newVisitor(), await newVisitor()]
    const { id } = await newOrder(owner, await newProduct())
    for (const page of [`${prefix}/profile/orders/${id}`, `${prefix}/profile/orders/${id}/pay`]) {
      expect((await fetchPage(page, owner.token)).status, page).toBe(200)
      const forbidden = await fetchPage(page, other.token)
      expect(forbidden.status, page).toBe(404)
      expect(forbidden.html).toContain(message)
    }
  },
)

test.each(['%00', 'x', "1'--", '..%2Fsettings', randomUUID()])(
  '[R11] the order "%s" is a real 404, on its page and its payment page',
  async (id) => {
    const { token } = await newVisitor()
    for (const page of [`/profile/orders/${id}`, `/profile/orders/${id}/pay`])
      expect((await fetchPage(page, token)).status, page).toBe(404)
  },
)

test('[G2] signed out, an order’s pages redirect home, whether or not the order exists', async () => {
  const { id } = await newOrder(await newVisitor(), await newProduct())
  for (const page of [`/th/profile/orders/${id}`, `/th/profile/orders/${id}/pay`, '/th/profile/orders/x'])
    expect(await fetchPage(page)).toMatchObject({ status: 307, to: '/th' })
})
