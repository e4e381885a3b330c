import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { rowsOf, slotOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { type RequestOptions, request } from '../fixtures/http'
import { fill, formOf, newOrder, pay, place } from '../fixtures/ordering'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']

const ordersOf = (visitor: VisitorFixture) => rowsOf('orders WHERE user_id = $1', [visitor.userId])

describe('checkout', () => {
  test('[B4] returns the seven payment options', async () => {
    const { status, body } = await request('GET', '/api/checkout/payment-options')
    expect(status).toBe(200)
    const options = body.data as Array<{ key: string; image: string }>
    expect(options.map(({ key }) => key)).toEqual([
      'gb_prime_pay_credit_card',
      'ktc_credit_card',
      'ktc_alipay',
      'pay_later',
      'gb_prime_pay_qr_cash',
      'gb_prime_pay_qr_credit',
      'two_c2p',
    ])
  })

  test('[B4][B5] returns the charge of each payment option, and so does the pending order', async () => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct())
    const send = (path: string, json: object) =>
      request('POST', `${path}?currency=USD`, {
        token: visitor.token,
        json,
        headers: { 'idempotency-key': randomUUID() },
      })
    const quotation = await send('/api/checkout/quote', { cart_item_ids: [item.id] })
    const quote = quotation.body.data as Pick<Order, 'total' | 'charges'> & { hold_minutes: number }
    const chargeOf = (key: string) => quote.charges.find((charge) => charge.key === key)?.charge
    expect([quote.total.currency, quote.hold_minutes]).toEqual(['USD', 15])
    expect(chargeOf('ktc_alipay')).toEqual({ amount: 100_000, currency: 'THB' })
    expect(chargeOf('two_c2p')).toEqual(quote.total)
    const placed = await send('/api/orders', formOf(item, { expected_total: quote.total }))
    expect(placed.body.data).toMatchObject({ payable: true, total: quote.total, charges: quote.charges })
  })

  test('[B5][B7] from cart to voucher: held, paid at the bank’s page, confirmed', async () => {
    const visitor = await newVisitor()
    const sold = await newProduct()
    const order = await newOrder(visitor, sold)
    expect(order.reference).toMatch(/^SH-[0-9A-Z]{4}-\d{4}$/)
    expect(order).toMatchObject({
      status: 'pending',
      payable: true,
      lead: { email: 'mali@example.com', phone: '+66812345678' },
      bookings: [{ status: 'pending', voucher: null }],
    })
    expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
    const started = await pay(visitor, order.id, 'two_c2p', { locale: 'th' })
    const { redirect } = started.body.data as { redirect: string }
    expect(redirect).toMatch(/^\/th\/sandbox\/pay\/SH[0-9A-Z]{13}$/)
    const page = `/api/sandbox/payments/${redirect.split('/').at(-1)}`
    const shown = await request('GET', page)
    expect(shown.body.data).toMatchObject({
      state: 'pending',
      payment_key: 'two_c2p',
      amount: { amount: 100_000, currency: 'THB' },
    })
    const unpaid = await request('GET', `/api/orders/${order.id}/payment`, { token: visitor.token })
    expect(unpaid.body.data).toMatchObject({ state: 'checking', order: { status: 'pending' } })
    const decided = await request('POST', page, { json: { decision: 'approve' } })
    expect(decided.body.data).toEqual({ return_url: `/th/profile/orders/${order.id}?payment=returned` })
    const { body } = await request('GET', `/api/orders/${order.id}`, { token: visitor.token, locale: 'th' })
    expect(body.data).toMatchObject({
      status: 'confirmed',
      payable: false,
      charges: [],
      title: 'Fixture th',
      payment: { key: 'two_c2p', label: '2C2P', state: 'paid' },
    })
    const [booking] = (body.data as Order).bookings
    expect(booking?.voucher?.qr_svg).toContain('<svg')
    expect(booking?.events.map(({ to, actor }) => [to, actor])).toEqual([
      ['pending', 'customer'],
      ['paid', 'gateway'],
      ['confirmed', 'system'],
    ])
    expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
    const list = await request('GET', '/api/orders', { token: visitor.token })
    expect(list.body.data).toMatchObject({
      items: [{ id: order.id, status: 'confirmed', booking_count: 1 }],
      meta: { total: 1, current_page: 1, last_page: 1 },
    })
  })

  test.each(['decline', 'cancel'])(
    '[B5] %s at the bank leaves an order that can be paid',
    async (decision) => {
      const visitor = await newVisitor()
      const order = await newOrder(visitor, await newProduct())
      const { body } = await pay(visitor, order.id, 'two_c2p')
      const { redirect } = body.data as { redirect: string }
      const page = `/api/sandbox/payments/${redirect.split('/').at(-1)}`
      await request('POST', page, { json: { decision } })
      const late = await request('POST', page, { json: { decision: 'approve' } })
      expect(late.status).toBe(200)
      const result = await request('GET', `/api/orders/${order.id}/payment`, { token: visitor.token })
      expect(result.body.data).toMatchObject({
        state: 'not_paid',
        order: { status: 'pending', payable: true },
      })
      const again = await pay(visitor, order.id, 'two_c2p')
      expect((again.body.data as { redirect: string }).redirect).not.toBe(redirect)
    },
  )
})

describe('rejected orders', () => {
  test.each(LOCALES)('[B5] rejects a missing key and invalid booking details (%s)', async (locale) => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct({ questions: ['full_name', 'age', 'passport_number'] }))
    const t = translator(locale)
    const keyless = await request('POST', '/api/orders', {
      token: visitor.token,
      locale,
      json: formOf(item),
    })
    expect([keyless.status, keyless.body.errors]).toEqual([
      422,
      { 'idempotency-key': [t('errors.fields.required')] },
    ])
    const invalid = formOf(item, {
      lead: { first_name: 'Mali', last_name: '', email: 'mali@example.com', phone: '12' },
      details: { [item.id]: { travellers: [{ full_name: 'A', age: 5, passport_number: '!' }] } },
    })
    const { status, body } = await place(visitor, invalid, { locale })
    const at = `details.${item.id}.travellers.0`
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(body.errors).toEqual({
      'lead.phone': [t('errors.fields.phone')],
      [`${at}.age`]: [t('errors.fields.too_small', { limit: 12 })],
      [`${at}.passport_number`]: [t('errors.fields.passport')],
    })
    expect(await ordersOf(visitor)).toBe(0)
  })

  test('[B5] rejects names that cannot be mailed or printed', async () => {
    const visitor = await newVisitor()
    const item = await fill(visitor, await newProduct({ questions: ['full_name'] }))
    const named = (first_name: string, last_name: string, full_name: string) => {
      const { lead } = formOf(item)
      return formOf(item, {
        lead: { ...lead, first_name, last_name },
        details: { [item.id]: { travellers: [{ full_name }], answers: {} } },
      })
    }
    const response = await place(
      visitor,
      named('Mali\r\nBcc: a@example.com', 'www.evil.example', 'Ma\u202eli'),
    )
    expect([response.status, Object.keys(response.body.errors ?? {}).sort()]).toEqual([
      422,
      [`details.${item.id}.travellers.0.full_name`, 'lead.first_name', 'lead.last_name'],
    ])
    expect((await place(visitor, named('ณัฐวุฒิ', '', "李明 O'Brien 🏝️"))).status).toBe(200)
  })

  test.each(LOCALES)('[B5] rejects a total other than the one the button showed (%s)', async (locale) => {
    const visitor = await newVisitor()
    const sold = await newProduct()
    const item = await fill(visitor, sold)
    await sql('UPDATE prices SET amount = 120000 WHERE option_id = $1', [sold.optionId])
    const { status, body } = await place(visitor, formOf(item), { locale })
    expect([status, body.code, body.message]).toEqual([
      409,
      'PRICE_CHANGED',
      translator(locale)('errors.PRICE_CHANGED'),
    ])
    expect(body.details).toEqual({ total: { amount: 120_000, currency: 'THB' } })
    expect([await ordersOf(visitor), await slotOf(sold)]).toEqual([0, { held: 0, sold: 0 }])
  })

  test.each(LOCALES)(
    '[B5] rejects items that are sold out, not in the cart, or of another user (%s)',
    async (locale) => {
      const [visitor, other] = [await newVisitor(), await newVisitor()]
      const sold = await newProduct({ capacity: 1 })
      const item = await fill(visitor, sold)
      await newOrder(other, sold)
      const soldOut = await place(visitor, formOf(item), { locale })
      expect([soldOut.status, soldOut.body.code, soldOut.body.details]).toEqual([
        409,
        'SOLD_OUT',
        { cart_item_id: item.id },
      ])
      const forged = await place(other, formOf(item), { locale })
      expect([forged.status, forged.body.code]).toEqual([404, 'CART_ITEM_NOT_FOUND'])
      expect(forged.body.message).toBe(translator(locale)('errors.CART_ITEM_NOT_FOUND'))
      expect([await ordersOf(visitor), await ordersOf(other)]).toEqual([0, 1])
    },
  )

  test('[B5] a repeated key creates one order; with other details it is rejected', async () => {
    const visitor = await newVisitor()
    const form = formOf(await fill(visitor, await newProduct()))
    const headers = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all([1, 2, 3].map(() => place(visitor, form, { headers })))
    expect(new Set(responses.map(({ body }) => (body.data as Order).id)).size).toBe(1)
    const other = await place(visitor, { ...form, lead: { ...form.lead, first_name: 'Nok' } }, { headers })
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect(await ordersOf(visitor)).toBe(1)
  })

  test.each(LOCALES)('[B5] rejects large and malformed bodies and other origins (%s)', async (locale) => {
    const visitor = await newVisitor()
    const form = formOf(await fill(visitor, await newProduct()))
    const headers = { 'idempotency-key': randomUUID() }
    const send = (options: RequestOptions) =>
      request('POST', '/api/orders', { token: visitor.token, locale, headers, ...options })
    const responses = [
      await send({ body: `"${'x'.repeat(10_000_000)}"` }),
      await send({ body: '{"lead":' }),
      await send({ json: form, origin: 'https://evil.example' }),
    ]
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'BODY_TOO_LARGE'],
      [422, 'MALFORMED_JSON'],
      [403, 'CROSS_ORIGIN'],
    ])
    for (const { body } of responses)
      expect(body.message).toBe(translator(locale)(`errors.${body.code}`, { most: '256 KB' }))
    expect(await ordersOf(visitor)).toBe(0)
  })
})

describe('orders of other users and unsigned requests', () => {
  test.each(LOCALES)('[B7] another user’s order does not exist (%s)', async (locale) => {
    const [owner, other] = [await newVisitor(), await newVisitor()]
    const order = await newOrder(owner, await newProduct())
    for (const id of [order.id, randomUUID(), 'nonsense']) {
      const responses = [
        await request('GET', `/api/orders/${id}`, { token: other.token, locale }),
        await request('GET', `/api/orders/${id}/payment`, { token: other.token, locale }),
        await pay(other, id, 'two_c2p', { locale }),
      ]
      for (const { status, body } of responses) {
        expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
        expect(body.message).toBe(translator(locale)('errors.ORDER_NOT_FOUND'))
      }
    }
    expect(await rowsOf('payment_attempts WHERE order_id = $1', [order.id])).toBe(0)
  })

  test('[B5] an unsigned payment notification changes nothing', async () => {
    const body = JSON.stringify({ invoice: 'SHX', state: 'paid', amount: 1, currency: 'THB' })
    const forged = await request('POST', '/api/payments/notices/sandbox', {
      body,
      origin: 'https://bank.example',
      headers: { 'x-sandbox-signature': 'f'.repeat(64) },
    })
    expect([forged.status, forged.body.code]).toEqual([403, 'NOTIFICATION_REJECTED'])
    const unknownGateway = await request('POST', '/api/payments/notices/no-such-gateway', { body })
    expect(unknownGateway.status).toBe(404)
    const large = await request('POST', '/api/payments/notices/sandbox', { body: 'x'.repeat(10_000_000) })
    expect(large.status).toBe(413)
    const unknown = await request('GET', '/api/sandbox/payments/SHX')
    expect(unknown.status).toBe(404)
  })
})
