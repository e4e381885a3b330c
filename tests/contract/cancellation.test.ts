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

test('[B7] quoted, then cancelled at that; the order says where the money is', async () => {
  const { sold, order, token, quote, cancel } = await buyer()
  const quoted = await quote({})
  expect(quoted.status).toBe(200)
  expect(quoted.body.data).toMatchObject({ whole: true, refund: all, percent_kept: 0, by_hand: false })
  const { refund } = quoted.body.data as CancellationQuote
  const headers = { 'idempotency-key': randomUUID() }
  const pressed = { expected_refund: refund, reason: 'weather' }
  const answers = await Promise.all([1, 2, 3].map(() => cancel(pressed, { headers })))
  for (const { status, body } of answers)
    expect([status, (body.data as Order).status]).toEqual([200, 'cancelled'])
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 250_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  await expect
    .poll(
      async () => {
        const { body } = await request('GET', `/api/orders/${order.id}`, { token })
        return (body.data as Order).refunds
      },
      { timeout: 15_000 },
    )
    .toMatchObject([{ amount: all, state: 'done', method: 'Credit Card' }])
  const other = await cancel({ ...pressed, reason: 'plans' }, { headers })
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

test.each(LOCALES)(
  '[B7] another refund than was shown, or a child alone, is refused in words (%s)',
  async (locale) => {
    const { order, quote, cancel, travellers } = await buyer()
    const words = translator(locale)
    const wrong = await cancel({ expected_refund: { amount: 1, currency: 'THB' } }, { locale })
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      409,
      'REFUND_CHANGED',
      words('errors.REFUND_CHANGED'),
    ])
    expect(wrong.body.details).toMatchObject({ quote: { refund: all } })
    const adults = travellers.filter(({ unit }) => unit === 'ADULT').map(({ id }) => id)
    const alone = await quote({ unit_item_ids: adults }, { locale })
    const suffix = locale === 'th' ? 'ไทย' : '中文'
    expect([alone.status, alone.body.message]).toEqual([
      422,
      words('errors.REMAINING_ALONE', { unit: `child ${suffix}`, by: `adult ${suffix}` }),
    ])
    expect(await statusesOf(order.id)).toEqual(['confirmed'])
  },
)

test.each(LOCALES)(
  '[B7] without a key, a session, or the right page; with nonsense; for a stranger (%s)',
  async (locale) => {
    const { order, token, path, quote, cancel, travellers } = await buyer()
    const thief = await newVisitor()
    const wish = { expected_refund: all }
    const [first] = travellers
    const answers = [
      await request('POST', path, { token, locale, json: wish }),
      await cancel(wish, { token: undefined, locale }),
      await cancel(wish, { locale, origin: 'https://evil.example' }),
      await cancel({ ...wish, reason: 'DROP TABLE' }, { locale }),
      await cancel({ expected_refund: { amount: -1, currency: 'THB' } }, { locale }),
      await cancel({}, { locale }),
      await quote({ unit_item_ids: [] }, { locale }),
      await quote({ unit_item_ids: ['nonsense', first?.id] }, { locale }),
      await quote({ unit_item_ids: Array.from({ length: 101 }, () => first?.id) }, { locale }),
      await cancel(wish, { token: thief.token, locale }),
      await quote({}, { token: thief.token, locale }),
      await request('POST', path.replace(order.id, 'nonsense'), {
        token,
        locale,
        json: wish,
        headers: { 'idempotency-key': randomUUID() },
      }),
      await request('POST', path.replace(/bookings\/[^/]+/, 'bookings/nonsense'), {
        token,
        locale,
        json: wish,
        headers: { 'idempotency-key': randomUUID() },
      }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'VALIDATION_FAILED'],
      [401, 'UNAUTHENTICATED'],
      [403, 'CROSS_ORIGIN'],
      ...Array.from({ length: 6 }, () => [422, 'VALIDATION_FAILED']),
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
      [404, 'BOOKING_NOT_FOUND'],
    ])
    for (const { body } of answers) expect(body.message).toBe(translator(locale)(`errors.${body.code}`))
    expect(await statusesOf(order.id)).toEqual(['confirmed'])
    expect(await refundsOf(order.id)).toEqual([])
  },
)

test('[B7] orders are listed by their status, any of several; an unknown one is refused', async () => {
  const { order, token, cancel } = await buyer()
  await cancel({ expected_refund: all })
  const list = (query: string) => request('GET', `/api/orders?${query}`, { token })
  const found = await list('status=cancelled,failed')
  expect((found.body.data as { items: OrderSummary[] }).items.map(({ id }) => id)).toEqual([order.id])
  const none = await list('status=confirmed&page=1&limit=5')
  expect(none.body.data).toMatchObject({ items: [], meta: { total: 0, last_page: 1 } })
  for (const status of ['', 'gone', 'confirmed;cancelled'])
    expect((await list(`status=${status}`)).status).toBe(422)
})
