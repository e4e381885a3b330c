import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, list, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { fill, formOf, newOrder, pay, place } from '../fixtures/ordering'
import { newPromo } from '../fixtures/promo'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']
const ordersOf = (visitor: VisitorFixture) => rowsOf('orders WHERE user_id = $1', [visitor.userId])

test('[B5] limits promo code guesses to sixty lookups; then even the right code is rejected', async () => {
  const visitor = await newVisitor()
  const item = await fill(visitor, await newProduct())
  const right = await newPromo()
  const quote = (promo_code: string, locale?: Locale) =>
    request('POST', '/api/checkout/quote', {
      token: visitor.token,
      locale,
      json: { cart_item_ids: [item.id], promo_code },
    })
  const codes: Array<string | undefined> = []
  for (let round = 0; round < 8; round++) {
    const guesses = Array.from({ length: 20 }, (_, guess) => quote(`GUESS${round}-${guess}`))
    for (const { body } of await Promise.all(guesses)) codes.push(body.code)
  }
  expect(codes.filter((code) => code === 'PROMO_UNKNOWN')).toHaveLength(60)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(100)
  for (const locale of LOCALES) {
    const { status, body, headers } = await quote(right, locale)
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const ordered = await place(visitor, formOf(item, { promo_code: right }))
  expect([ordered.status, ordered.body.code, await ordersOf(visitor)]).toEqual([429, 'RATE_LIMITED', 0])
  const plain = await place(visitor, formOf(item))
  expect([plain.status, await ordersOf(visitor)]).toEqual([200, 1])
})

describe('invalid quantities', () => {
  test.each([-1, -1000, 0.5, 1e21, Number.MAX_SAFE_INTEGER, '1e3', null])(
    '[B3] rejects a quantity of %s, and leaves the item unchanged',
    async (ADULT) => {
      const visitor = await newVisitor()
      const { id } = itemOf(await add(visitor, selectionOf(await newProduct())))
      for (const locale of LOCALES) {
        const { status, body } = await request('PATCH', `/api/pd4/carts/${id}`, {
          token: visitor.token,
          locale,
          json: { quantities: { ADULT } },
        })
        expect([status, ['VALIDATION_FAILED', 'ABOVE_MAX_UNITS'].includes(body.code ?? '')]).toEqual([
          422,
          true,
        ])
        expect(body.message).toBeTruthy()
      }
      expect((await list(visitor)).items[0]?.lines[0]?.quantity).toBe(1)
    },
  )
})

describe('currencies', () => {
  test('[B5] charges an order in an unsupported currency in a supported one, as announced', async () => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct())
    const send = (path: string, json: object) =>
      request('POST', `${path}?currency=JPY`, {
        token: visitor.token,
        json,
        headers: { 'idempotency-key': randomUUID() },
      })
    const quotation = await send('/api/checkout/quote', { cart_item_ids: [item.id] })
    const { total, charges } = quotation.body.data as Pick<Order, 'total' | 'charges'>
    const announced = charges.find(({ key }) => key === 'ktc_alipay')?.charge
    expect([total.currency, announced?.currency]).toEqual(['JPY', 'THB'])
    const placed = await send('/api/orders', formOf(item, { expected_total: total }))
    const order = placed.body.data as Order
    await pay(visitor, order.id, 'ktc_alipay')
    const [attempt] = await sql<{ amount: string; currency: string }>(
      'SELECT amount, currency FROM payment_attempts WHERE order_id = $1',
      [order.id],
    )
    expect({ amount: Number(attempt?.amount), currency: attempt?.currency }).toEqual(announced)
  })

  test.each(['XAU', 'thb', 'BTC', ''])('[B5] rejects a total in %j', async (currency) => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct())
    const { status, body } = await place(
      visitor,
      formOf(item, { expected_total: { amount: item.total?.amount, currency } }),
    )
    expect([status, body.code, await ordersOf(visitor)]).toEqual([422, 'VALIDATION_FAILED', 0])
  })

  test('[B5] reports a total in a known currency other than the price’s before charging it', async () => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct())
    const { status, body } = await place(
      visitor,
      formOf(item, { expected_total: { amount: item.total?.amount, currency: 'JPY' } }),
    )
    expect([status, body.code, await ordersOf(visitor)]).toEqual([409, 'PRICE_CHANGED', 0])
  })
})

describe('hold extension', () => {
  const longer = (visitor: VisitorFixture, id: string, locale?: Locale) =>
    request('POST', `/api/orders/${id}/hold`, { token: visitor.token, locale, json: {} })

  test('[B5] extends a hold once, near its end; the order shows from when and until when', async () => {
    const visitor = await newVisitor()
    const order = await newOrder(visitor, await newProduct())
    const end = Date.parse(order.expires_at ?? '')
    expect(Date.parse(order.extendable_from ?? '')).toBe(end - 5 * 60_000)
    expect(Math.abs(Date.parse(order.now) - Date.now())).toBeLessThan(60_000)
    for (const locale of LOCALES) {
      const tooEarly = await longer(visitor, order.id, locale)
      expect([tooEarly.status, tooEarly.body.code]).toEqual([409, 'HOLD_NOT_EXTENDABLE'])
      expect(tooEarly.body.message).toBe(translator(locale)('errors.HOLD_NOT_EXTENDABLE'))
    }
    const near = `now() + interval '3 minutes'`
    await sql(`UPDATE orders SET expires_at = ${near} WHERE id = $1`, [order.id])
    await sql(`UPDATE bookings SET expires_at = ${near} WHERE order_id = $1`, [order.id])
    const { status, body } = await longer(visitor, order.id)
    const extended = body.data as Order
    expect([status, extended.extendable_from, extended.payable]).toEqual([200, null, true])
    const left = Date.parse(extended.expires_at ?? '') - Date.parse(extended.now)
    expect(Math.round(left / 60_000)).toBe(18)
    for (const locale of LOCALES) {
      const again = await longer(visitor, order.id, locale)
      expect([again.status, again.body.code]).toEqual([409, 'HOLD_EXTENDED'])
      expect(again.body.message).toBe(translator(locale)('errors.HOLD_EXTENDED'))
    }
  })

  test('[B5] rejects another user’s order', async () => {
    const [owner, other] = [await newVisitor(), await newVisitor()]
    const order = await newOrder(owner, await newProduct())
    for (const id of [order.id, randomUUID(), 'nonsense']) {
      const { status, body } = await longer(other, id)
      expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
    }
    expect((await request('POST', `/api/orders/${order.id}/hold`, { json: {} })).status).toBe(401)
  })
})
