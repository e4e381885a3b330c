import { afterAll, expect, test } from 'vitest'
import type { ReturnQuote } from '@/lib/contract/goods'
import type { Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { createSession } from '@/lib/server/auth/session-repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { shipGoods } from '@/lib/server/goods/handle-goods'
import { refundsOf } from '../fixtures/cancelling'
import { boughtGoods, goodsHistoryOf, newGoods } from '../fixtures/goods'
import { type RequestOptions, request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['en', 'th', 'zh-cn']

/** Shipped goods, and their buyer's calls. */
async function buyer() {
  const { userId, order, booking, ids } = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...ids, { carrier: 'Thailand Post', trackingNumber: 'EF1TH' }, { staffMember: 'Nok' })
  const token = await createSession(database(), userId, null)
  const path = `/api/orders/${order.id}/bookings/${booking.id}`
  const post = (call: string, json?: object, options: RequestOptions = {}) =>
    request('POST', `${path}/${call}`, { token, json, ...options })
  return { order, booking, token, post }
}

test('[B7] a cancellation of shipped goods is rejected in each language, with the way to a refund', async () => {
  const { post } = await buyer()
  for (const locale of LOCALES) {
    const { status, body } = await post('cancellation/quote', {}, { locale })
    expect([status, body.code]).toEqual([409, 'GOODS_DELIVERED'])
    expect(body.message).toBe(translator(locale)('errors.GOODS_DELIVERED'))
  }
})

test('[B7] a return is requested at its quote, once for any number of requests, and refunds nothing yet', async () => {
  const { order, booking, token, post } = await buyer()
  const { status, body } = await post('return/quote')
  expect([status, body.data]).toMatchObject([200, { refund: { amount: 200_000 }, fee_percent: 0 }])
  const { refund } = body.data as ReturnQuote
  const rejected = await post('return', { expected_refund: { amount: 1, currency: 'THB' } })
  expect([rejected.status, rejected.body.code]).toEqual([409, 'REFUND_CHANGED'])
  const selection = { expected_refund: refund, reason: 'unwanted' }
  const responses = await Promise.all([1, 2, 3].map(() => post('return', selection)))
  for (const response of responses) {
    expect(response.status).toBe(200)
    expect((response.body.data as Order).bookings[0]?.goods?.state).toBe('return_requested')
  }
  expect(await goodsHistoryOf(booking.id)).toEqual(['shipped by Nok', 'return_requested by customer'])
  expect(await refundsOf(order.id)).toEqual([])
  const { body: shown } = await request('GET', `/api/orders/${order.id}`, { token })
  expect((shown.data as Order).bookings[0]?.goods).toMatchObject({
    carrier: 'Thailand Post',
    tracking_number: 'EF1TH',
    returnable: false,
  })
})

test('[B7] a return needs the owner’s session and a known reason', async () => {
  const { post } = await buyer()
  const stranger = (await newVisitor()).token
  const none = await post('return/quote', undefined, { token: undefined })
  const foreign = await post('return/quote', undefined, { token: stranger })
  const unknown = await post('return', { expected_refund: null, reason: 'bored' })
  expect([none.status, foreign.status, unknown.status]).toEqual([401, 404, 422])
})
