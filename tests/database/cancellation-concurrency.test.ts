import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { bought, cancelled, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, contextOf, paidNotification, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()
withoutMails()

const codes = (results: Array<PromiseSettledResult<unknown>>) =>
  results
    .map((result) =>
      result.status === 'fulfilled'
        ? 'done'
        : result.reason instanceof ApiError
          ? result.reason.code
          : 'broken',
    )
    .sort()

const whole = { expected_refund: { amount: 300_000, currency: 'THB' as const } }

test('[B7] ten clicks on one button cancel once and refund once', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 3 }]])
  const key = randomUUID()
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => cancelled(buyer, whole, { key })))
  expect(codes(results)).toEqual(Array.from({ length: 10 }, () => 'done'))
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 300_000 }])
  expect(await rowsOf('cancellations WHERE booking_id = $1', [buyer.order.bookings[0]?.id])).toBe(1)
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  await expect(cancelled(buyer, { ...whole, reason: 'plans' }, { key })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test('[B7] two tabs that cancel concurrently refund once', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 3 }]])
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => cancelled(buyer, whole)))
  expect(codes(results)).toEqual([...Array.from({ length: 5 }, () => 'BOOKING_NOT_CANCELLABLE'), 'done'])
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 300_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B7] travellers cancelled concurrently, one by one and together, are refunded once each', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 3 }]])
  const travellers = buyer.order.bookings[0]?.travellers ?? []
  const one = { expected_refund: { amount: 100_000, currency: 'THB' as const } }
  const results = await Promise.allSettled([
    ...travellers.map(({ id }) => cancelled(buyer, { ...one, unit_item_ids: [id] })),
    cancelled(buyer, whole),
    ...travellers.map(({ id }) => cancelled(buyer, { ...one, unit_item_ids: [id] })),
  ])
  const sum = (await refundsOf(buyer.order.id)).reduce((total, { amount }) => total + amount, 0)
  const left = await rowsOf('unit_items WHERE booking_id = $1 AND cancelled_at IS NULL', [
    buyer.order.bookings[0]?.id,
  ])
  expect(codes(results)).not.toContain('broken')
  expect(sum).toBe((3 - left) * 100_000)
  expect(await slotOf(sold)).toEqual({ held: 0, sold: left })
  expect(await statusesOf(buyer.order.id)).toEqual([left === 0 ? 'cancelled' : 'confirmed'])
})

test('[B7] a cancellation concurrent with its payment never retains money without a booking', async () => {
  for (let round = 0; round < repetitions(4, 8); round++) {
    const sold = await newProduct({ capacity: 1 })
    const buyer = await ordered([[sold]])
    const payment = await begin(buyer.userId, buyer.order.id)
    if (round % 2) await sandboxLedger.decide(payment.invoice, 'paid')
    const results = await Promise.allSettled([
      receiveNotification('sandbox', paidNotification(payment)),
      cancelled(buyer, { expected_refund: null }),
      receiveNotification('sandbox', paidNotification(payment)),
      startPayment(buyer.order.id, 'two_c2p', contextOf(buyer.userId)),
    ])
    expect(codes(results)).not.toContain('broken')
    const [status] = await statusesOf(buyer.order.id)
    const refunds = await refundsOf(buyer.order.id)
    if (status === 'confirmed') {
      expect(refunds).toEqual([])
      expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
    } else {
      expect(status).toBe('cancelled')
      expect(refunds).toMatchObject([{ amount: 100_000, reason: 'order closed' }])
      expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
    }
  }
})

test('[B7] a payment captured before the cancellation leads to a new quote', async () => {
  const sold = await newProduct()
  const buyer = await ordered([[sold]])
  const payment = await begin(buyer.userId, buyer.order.id)
  await sandboxLedger.decide(payment.invoice, 'paid')
  await expect(cancelled(buyer, { expected_refund: null })).rejects.toMatchObject({
    code: 'REFUND_CHANGED',
    details: { quote: { refund: { amount: 100_000, currency: 'THB' } } },
  })
  expect(await statusesOf(buyer.order.id)).toEqual(['confirmed'])
})

test('[B7] money captured after the cancellation is refunded and confirms nothing', async () => {
  const sold = await newProduct()
  const buyer = await ordered([[sold]])
  const payment = await begin(buyer.userId, buyer.order.id)
  await cancelled(buyer, { expected_refund: null })
  await receiveNotification('sandbox', paidNotification(payment))
  await sql('UPDATE payment_attempts SET next_status_check_at = created_at WHERE order_id = $1', [
    buyer.order.id,
  ])
  await reconcile()
  expect(await statusesOf(buyer.order.id)).toEqual(['cancelled'])
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 100_000, reason: 'order closed' }])
})
