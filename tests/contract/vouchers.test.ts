import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import type { PresentedVoucher } from '@/lib/contract/vouchers'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { confirmedOrder } from '../fixtures/confirmed-order'
import { type RequestOptions, request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

/** The sandbox's own key, which is valid for every venue. */
const KEY = 'SANDBOX-VENUE'

const check = (code: string, options: RequestOptions = {}) =>
  request('GET', `/api/vouchers/${encodeURIComponent(code)}`, {
    ...options,
    headers: { 'x-venue-key': KEY, ...options.headers },
  })

const redeem = (code: string, options: RequestOptions = {}) =>
  request('POST', `/api/vouchers/${encodeURIComponent(code)}/redeem`, {
    json: {},
    ...options,
    headers: { 'x-venue-key': KEY, 'idempotency-key': randomUUID(), ...options.headers },
  })

/** The voucher codes of a booking that is valid on any day. */
async function voucherFor(adults: number) {
  const visitor = await newVisitor()
  const order = await confirmedOrder(
    visitor,
    await newProduct({ dateMode: 'NONE', inventory: 'STOCK' }),
    adults,
  )
  const [booking] = order.bookings
  if (!booking?.voucher) throw new Error('no voucher')
  return {
    visitor,
    order,
    code: booking.voucher.code,
    tickets: booking.travellers.map(({ ticket }) => ticket?.code ?? ''),
  }
}

test('[B7] of 20 concurrent scans one succeeds; the venue completes the order', async () => {
  const { visitor, order, code } = await voucherFor(1)
  const responses = await Promise.all(Array.from({ length: 20 }, () => redeem(code)))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  const { body } = await request('GET', `/api/orders/${order.id}`, { token: visitor.token })
  const [booking] = (body.data as Order).bookings
  expect(booking?.status).toBe('completed')
  expect(booking?.events.at(-1)).toMatchObject({ to: 'completed', actor: 'venue' })
})

test.each(LOCALES)('[B7] a voucher shown twice reports its first use (%s)', async (locale) => {
  const { visitor, order, code, tickets } = await voucherFor(2)
  const before = await check(code, { locale })
  expect(before.body.data).toMatchObject({ state: 'valid', code, reference: order.reference })
  const first = await redeem(tickets[0] ?? '')
  const used = first.body.data as PresentedVoucher
  expect(used.state).toBe('redeemed')
  const again = await redeem(tickets[0] ?? '', { locale })
  expect([again.status, again.body.code]).toEqual([409, 'VOUCHER_REDEEMED'])
  expect(again.body.details).toMatchObject({ redeemed_at: used.redeemed_at })
  expect(again.body.message).toMatch(/\d{2}:\d{2}/)
  const { body } = await request('GET', `/api/orders/${order.id}`, { token: visitor.token })
  const [booking] = (body.data as Order).bookings
  expect(booking?.status).toBe('confirmed')
  expect(booking?.travellers.map(({ redeemed_at }) => redeemed_at)).toEqual([used.redeemed_at, null])
})

test.each(LOCALES)('[B7] without a venue key nothing is shown or changed (%s)', async (locale) => {
  const { code } = await voucherFor(1)
  for (const key of ['', 'AAAA-AAAA-AAAA']) {
    const headers = { 'x-venue-key': key }
    for (const result of [await check(code, { headers, locale }), await redeem(code, { headers, locale })]) {
      expect([result.status, result.body.code]).toEqual([403, 'INVALID_VENUE_KEY'])
      expect(result.body.message).toBe(translator(locale)('errors.INVALID_VENUE_KEY'))
    }
  }
  expect((await check(code)).body.data).toMatchObject({ state: 'valid' })
})

test.each(LOCALES)('[B7] rejects an invented code, a missing key and another origin (%s)', async (locale) => {
  const { code } = await voucherFor(1)
  for (const invalid of ['0000-0000-0000-0000', `${code}0`, 'นี่ไม่ใช่โค้ด', "' OR 1=1 --", '🎟️']) {
    const { status, body } = await check(invalid, { locale })
    expect([status, body.code]).toEqual([404, 'VOUCHER_NOT_FOUND'])
    expect(body.message).toBe(translator(locale)('errors.VOUCHER_NOT_FOUND'))
  }
  const long = await check('7'.repeat(5000), { locale })
  expect(long.status).toBe(422)
  const keyless = await redeem(code, { headers: { 'idempotency-key': '' }, locale })
  expect(keyless.status).toBe(422)
  const crossOrigin = await redeem(code, { origin: 'https://evil.example', locale })
  expect([crossOrigin.status, crossOrigin.body.code]).toEqual([403, 'CROSS_ORIGIN'])
})
