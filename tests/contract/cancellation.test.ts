import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import type { Order, OrderSummary } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { createSession } from '@/lib/server/auth/session-repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { bought, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { slotOf, statusesOf } from '../fixtures/checkout'
import { type RequestOptions, request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']

/** A paid order for two adults and a child, and its buyer's calls. */
async function buyer() {
  const sold = await newProduct()
  const { userId, order } = await bought([[sold, { ADULT: 2, CHILD: 1 }]])
  const token = await createSession(database(), userId, null)
  const path = `/api/orders/${order.id}/bookings/${order.bookings[0]?.id}/cancellation`
  const key = () => ({ 'idempotency-key': randomUUID() })
  const quote = (json: object, options: RequestOptions = {}) =>
    request('POST', `${path}/quote`, { token, json, ...options })
  const cancel = (json: object, options: RequestOptions = {}) =>
    request('POST', path, { token, json, headers: key(), ...options })
  return { sold, order, token, path, quote, cancel, travellers: order.bookings[0]?.travellers ?? [] }
}

const all = { amount: 250_000, currency: 'THB' }

test('[B7] cancels at the quoted refund; the order shows the refund’s state', async () => {
  const { sold, order, token, quote, cancel } = await buyer()
  const quotation = await quote({})
  expect(quotation.status).toBe(200)
  expect(quotation.body.data).toMatchObject({
    whole: true,
    refund: all,
    fee_percent: 0,
    percent_kept: 0,
    by_hand: false,
  })
  const { refund } = quotation.body.data as CancellationQuote
  const headers = { 'idempotency-key': randomUUID() }
  const selection = { expected_refund: refund, reason: 'weather' }
  const responses = await Promise.all([1, 2, 3].map(() => cancel(selection, { headers })))
  for (const { status, body } of responses)
    expect([status, (body.data as Order).status]).toEqual([200, 'cancelled'])
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 250_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  await expect
    .poll(async () => {
      const { body } = await request('GET', `/api/orders/${order.id}`, { token })
      return (body.data as Order).refunds
    })
    .toMatchObject([{ amount: all, state: 'done', method: 'Credit Card' }])
  const other = await cancel({ ...selection, reason: 'plans' }, { headers })
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

test.each(LOCALES)(
  '[B7] rejects a refund other than the quoted one, and an unaccompanied child, with a message (%s)',
  async (locale) => {
    const { order, quote, cancel, travellers } = await buyer()
    const t = translator(locale)
    const rejected = await cancel({ expected_refund: { amount: 1, currency: 'THB' } }, { locale })
    expect([rejected.status, rejected.body.code, rejected.body.message]).toEqual([
      409,
      'REFUND_CHANGED',
      t('errors.REFUND_CHANGED'),
    ])
    expect(rejected.body.details).toMatchObject({ quote: { refund: all } })
    const adults = travellers.filter(({ unit }) => unit === 'ADULT').map(({ id }) => id)
    const alone = await quote({ unit_item_ids: adults }, { locale })
    const suffix = locale === 'th' ? 'ไทย' : '中文'
    expect([alone.status, alone.body.message]).toEqual([
      422,
      t('errors.REMAINING_UNACCOMPANIED', { unit: `child ${suffix}`, by: `adult ${suffix}` }),
    ])
    expect(await statusesOf(order.id)).toEqual(['confirmed'])
  },
)

test.each(LOCALES)(
  '[B7] rejects a missing key or session, another origin, invalid input and another user (%s)',
  async (locale) => {
    const { order, token, path, quote, cancel, travellers } = await buyer()
    const other = await newVisitor()
    const selection = { expected_refund: all }
    const [first] = travellers
    const responses = [
      await request('POST', path, { token, locale, json: selection }),
      await cancel(selection, { token: undefined, locale }),
      await cancel(selection, { locale, origin: 'https://evil.example' }),
      await cancel({ ...selection, reason: 'DROP TABLE' }, { locale }),
      await cancel({ expected_refund: { amount: -1, currency: 'THB' } }, { locale }),
      await cancel({}, { locale }),
      await quote({ unit_item_ids: [] }, { locale }),
      await quote({ unit_item_ids: ['nonsense', first?.id] }, { locale }),
      await quote({ unit_item_ids: Array.from({ length: 101 }, () => first?.id) }, { locale }),
      await cancel(selection, { token: other.token, locale }),
      await quote({}, { token: other.token, locale }),
      await request('POST', path.replace(order.id, 'nonsense'), {
        token,
        locale,
        json: selection,
        headers: { 'idempotency-key': randomUUID() },
      }),
      await request('POST', path.replace(/bookings\/[^/]+/, 'bookings/nonsense'), {
        token,
        locale,
        json: selection,
        headers: { 'idempotency-key': randomUUID() },
      }),
    ]
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'VALIDATION_FAILED'],
      [401, 'UNAUTHENTICATED'],
      [403, 'CROSS_ORIGIN'],
      ...Array.from({ length: 6 }, () => [422, 'VALIDATION_FAILED']),
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
      [404, 'BOOKING_NOT_FOUND'],
    ])
    for (const { body } of responses) expect(body.message).toBe(translator(locale)(`errors.${body.code}`))
    expect(await statusesOf(order.id)).toEqual(['confirmed'])
    expect(await refundsOf(order.id)).toEqual([])
  },
)

test('[B7] filters orders by one or several statuses; rejects an unknown one', async () => {
  const { order, token, cancel } = await buyer()
  await cancel({ expected_refund: all })
  const list = (query: string) => request('GET', `/api/orders?${query}`, { token })
  const listed = await list('status=cancelled,failed')
  expect((listed.body.data as { items: OrderSummary[] }).items.map(({ id }) => id)).toEqual([order.id])
  const none = await list('status=confirmed&page=1&limit=5')
  expect(none.body.data).toMatchObject({ items: [], meta: { total: 0, last_page: 1 } })
  for (const status of ['', 'gone', 'confirmed;cancelled'])
    expect((await list(`status=${status}`)).status).toBe(422)
})
