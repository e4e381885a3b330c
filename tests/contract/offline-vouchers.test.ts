import { afterAll, expect, test } from 'vitest'
import type { OfflineVouchers } from '@/lib/contract/offline-vouchers'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { confirmedOrder, placedOrder } from '../fixtures/confirmed-order'
import { request } from '../fixtures/http'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

async function load({ token }: VisitorFixture, order?: string, locale?: Locale): Promise<OfflineVouchers> {
  const query = order ? `?order=${encodeURIComponent(order)}` : ''
  const { status, body } = await request('GET', `/api/vouchers/offline${query}`, { token, locale })
  expect(status).toBe(200)
  return body.data as OfflineVouchers
}

test.each(LOCALES)('[B7] an offline voucher has the codes and facts for the venue (%s)', async (locale) => {
  const visitor = await newVisitor()
  const order = await confirmedOrder(visitor, await newProduct(), 2)
  const offline = await load(visitor, undefined, locale)
  expect(offline.owner).toBe(visitor.userId)
  expect(offline.orders.map(({ id, reference }) => [id, reference])).toEqual([[order.id, order.reference]])
  const [voucher] = offline.orders[0]?.vouchers ?? []
  const [booking] = order.bookings
  expect(voucher?.codes.map(({ code }) => code)).toEqual([
    booking?.voucher?.code,
    ...(booking?.travellers.map(({ ticket }) => ticket?.code) ?? []),
  ])
  const labels = voucher?.facts.map(({ label }) => label)
  expect(labels).toContain(translator(locale)('orders.facts.reference'))
  expect(voucher?.when).toContain('10:00')
  for (const { qr_svg } of voucher?.codes ?? []) expect(qr_svg).toMatch(/^<svg[^>]*>(?!.*<script)/s)
})

test('[B7] excludes unpaid orders and orders of other users', async () => {
  const [owner, other] = [await newVisitor(), await newVisitor()]
  const order = await confirmedOrder(owner, await newProduct())
  await placedOrder(other, await newProduct())
  expect((await load(other)).orders).toEqual([])
  expect((await load(other, order.id)).orders).toEqual([])
  expect((await load(other, "'; DROP TABLE orders; --")).orders).toEqual([])
})

test('[B7] requires a session', async () => {
  const { status, body } = await request('GET', '/api/vouchers/offline')
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('[B7] the previous path works for one release', async () => {
  const { status, body } = await request('GET', '/api/kept-vouchers')
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('[B7] an unconfigured wallet is not offered and returns 404', async () => {
  const visitor = await newVisitor()
  const order = await confirmedOrder(visitor, await newProduct())
  const [booking] = order.bookings
  expect(booking?.voucher?.wallets).toEqual([])
  for (const wallet of ['google', 'apple.pkpass']) {
    const path = `/api/orders/${order.id}/bookings/${booking?.id}/wallet/${wallet}`
    const { status, body } = await request('GET', path, { token: visitor.token })
    expect([status, body.code], wallet).toEqual([404, 'NOT_FOUND'])
  }
})
