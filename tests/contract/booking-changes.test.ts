import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { DateChangeQuote } from '@/lib/contract/booking-changes'
import type { Order } from '@/lib/contract/orders'
import { addDays } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { createSession } from '@/lib/server/auth/session-repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { bought, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { boughtNamed, newDays, placesOfDays, priceFrom } from '../fixtures/changing'
import { type RequestOptions, request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']
const key = () => ({ 'idempotency-key': randomUUID() })

/** A paid order of a product whose second day costs less, and its buyer's calls. */
async function buyer() {
  const sold = await newDays()
  const second = addDays(sold.date ?? '', 1)
  await priceFrom(sold, second, 80_000)
  const { userId, order } = await bought([[sold, { ADULT: 2 }]])
  const token = await createSession(database(), userId, null)
  const path = `/api/orders/${order.id}/bookings/${order.bookings[0]?.id}/date`
  const quote = (json: object, options: RequestOptions = {}) =>
    request('POST', `${path}/quote`, { token, json, ...options })
  const change = (json: object, options: RequestOptions = {}) =>
    request('POST', path, { token, json, headers: key(), ...options })
  return { sold, order, token, path, quote, change, when: { date: second, time: '10:00' } }
}

test('[B7] changes the date at the quoted price; the order has the new date and the refund', async () => {
  const { sold, order, quote, change, when } = await buyer()
  const quotation = await quote(when)
  expect([quotation.status, quotation.body.data]).toMatchObject([
    200,
    { price_before: { amount: 200_000 }, price_after: { amount: 160_000 }, allowed: true },
  ])
  const { price_after: expected_price, refund: expected_refund } = quotation.body.data as DateChangeQuote
  const body = { ...when, expected_price, expected_refund }
  const headers = key()
  const responses = await Promise.all([1, 2, 3].map(() => change(body, { headers })))
  for (const { status, body: response } of responses) {
    expect(status).toBe(200)
    expect((response.data as Order).bookings).toMatchObject([{ date: when.date, status: 'confirmed' }])
  }
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 40_000 }])
  expect(await placesOfDays(sold)).toEqual([
    [0, 0],
    [0, 2],
    [0, 0],
  ])
  const other = await change({ ...body, date: addDays(when.date, 1) }, { headers })
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

test.each(LOCALES)('[B7] refuses what cannot be changed, with a message (%s)', async (locale) => {
  const t = translator(locale)
  const { sold, quote, change, when } = await buyer()
  const wrong = { ...when, expected_price: { amount: 1, currency: 'THB' }, expected_refund: null }
  const rejected = await change(wrong, { locale })
  expect([rejected.status, rejected.body.code, rejected.body.message]).toEqual([
    409,
    'PRICE_CHANGED',
    t('errors.PRICE_CHANGED'),
  ])
  expect(rejected.body.details).toMatchObject({ quote: { price_after: { amount: 160_000 } } })
  const same = await quote({ date: sold.date, time: '10:00' }, { locale })
  expect([same.status, same.body.code, same.body.message]).toEqual([
    409,
    'NOTHING_TO_CHANGE',
    t('errors.NOTHING_TO_CHANGE'),
  ])
  const fixed = await bought([[await newProduct()]])
  const token = await createSession(database(), fixed.userId, null)
  const path = `/api/orders/${fixed.order.id}/bookings/${fixed.order.bookings[0]?.id}`
  for (const [call, json] of [
    ['date/quote', when],
    ['date', wrong],
    ['names', { travellers: [{ unit_item_id: randomUUID(), full_name: 'Mali' }] }],
  ] as const) {
    const refused = await request('POST', `${path}/${call}`, { token, json, headers: key(), locale })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'BOOKING_NOT_CHANGEABLE',
      t('errors.BOOKING_NOT_CHANGEABLE'),
    ])
  }
})

test('[B7] changes belong to the order’s owner, need a key, and have fields with their problems', async () => {
  const { path, token, when } = await buyer()
  const body = { ...when, expected_price: { amount: 160_000, currency: 'THB' }, expected_refund: null }
  const stranger = await newVisitor()
  const asStranger = await request('POST', path, { token: stranger.token, json: body, headers: key() })
  expect([asStranger.status, asStranger.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  const signedOut = await request('POST', path, { json: body, headers: key() })
  expect(signedOut.status).toBe(401)
  const keyless = await request('POST', path, { token, json: body })
  expect([keyless.status, keyless.body.code]).toEqual([422, 'VALIDATION_FAILED'])
  const dateless = await request('POST', path, { token, json: { ...body, date: 'soon' }, headers: key() })
  expect(dateless.status).toBe(422)
  expect(Object.keys(dateless.body.errors as object)).toEqual(['date'])
})

test('[B7] changes a name; a blank one and a link are no names', async () => {
  const sold = await newProduct({ questions: ['full_name'] })
  const { userId, order } = await boughtNamed(sold, [{ full_name: 'Mali' }, { full_name: 'Niran' }])
  const token = await createSession(database(), userId, null)
  const [booking] = order.bookings
  const path = `/api/orders/${order.id}/bookings/${booking?.id}/names`
  const id = booking?.travellers[1]?.id
  const change = (full_name: string) =>
    request('POST', path, { token, json: { travellers: [{ unit_item_id: id, full_name }] }, headers: key() })
  for (const wrong of ['  ', 'www.example.com']) {
    const refused = await change(wrong)
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([
      422,
      ['travellers.0.full_name'],
    ])
  }
  const changed = await change('Suda')
  expect(changed.status).toBe(200)
  expect(
    (changed.body.data as Order).bookings[0]?.travellers.map(({ traveller_name: name }) => name),
  ).toEqual(['Mali', 'Suda'])
})
