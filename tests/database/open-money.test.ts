import { expect, test } from 'vitest'
import { deleteAccount } from '@/lib/server/account/deletion'
import { hashPassword } from '@/lib/server/auth/passwords'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { runOutbox } from '@/lib/server/outbox/worker'
import { recordRefundOutcome } from '@/lib/server/staff/actions'
import { bought, cancelled, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import {
  begin,
  contextOf,
  mailsTo,
  newOrder,
  paidNotification,
  rowsOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const HOUR = 3_600_000
const password = 'sun over sand'
const passwordHash = hashPassword(password)

async function deletion(userId: string): Promise<string> {
  await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, await passwordHash])
  return deleteAccount({ password, give_up_bookings: true }, contextOf(userId)).then(
    () => 'deleted',
    (error: { code: string }) => error.code,
  )
}

/** Inserts a refund of a booking that ended an hour ago. @returns its id */
async function ended(orderId: string, bookingId: string | undefined, state: string, amount = 40_000) {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason, state, sent_at, ended_at)
      SELECT id, $2, $4, 'THB', 'cancelled', $3, now(), now() FROM payment_attempts
      WHERE order_id = $1 AND state = 'paid' RETURNING id`,
    [orderId, bookingId, state, amount],
  )
  return row?.id ?? ''
}

const by = { staffMember: 'Nok' }

test('[B7] a refund that the gateway rejected is recorded as made by hand, once', {
  tags: ['thorough'],
}, async () => {
  const { order } = await bought([[await newProduct()]])
  const id = await ended(order.id, order.bookings[0]?.id, 'failed')
  const recorded = () =>
    recordRefundOutcome({ orderId: order.id, id }, 'done', by, { reason: 'bank transfer' })
  await recorded()
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'succeeded', amount: 40_000 }])
  await expect(recorded()).rejects.toMatchObject({ code: 'REFUND_NOT_OPEN' })
  expect(await mailsTo(order.lead.email)).toContainEqual(expect.stringContaining('Refund'))
})

test('[B7] a rejected refund cannot be recorded as made once its money went back in another way', async () => {
  const { order } = await bought([[await newProduct()]])
  const booking = order.bookings[0]?.id
  const id = await ended(order.id, booking, 'failed', 100_000)
  await ended(order.id, booking, 'succeeded', 100_000)
  await expect(
    recordRefundOutcome({ orderId: order.id, id }, 'done', by, { reason: 'twice' }),
  ).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
  })
})

test('[B7] the gateway’s reference of a refund stays when staff record it as made', async () => {
  const { order } = await bought([[await newProduct()]])
  const id = await ended(order.id, order.bookings[0]?.id, 'failed')
  await sql(
    "UPDATE refunds SET state = 'processing', ended_at = NULL, gateway_reference = 're_1' WHERE id = $1",
    [id],
  )
  await recordRefundOutcome({ orderId: order.id, id }, 'done', by, { reason: 'seen in the portal' })
  expect(await sql('SELECT gateway_reference AS reference FROM refunds WHERE id = $1', [id])).toEqual([
    { reference: 're_1' },
  ])
})

test('[B7] an account is not deleted while a rejected refund is owed, whatever was refunded since', async () => {
  const { userId, order } = await bought([[await newProduct(), { ADULT: 3 }]])
  const booking = order.bookings[0]?.id
  await ended(order.id, booking, 'failed', 100_000)
  await ended(order.id, booking, 'succeeded', 100_000)
  expect(await deletion(userId)).toBe('REFUND_OPEN')
  await ended(order.id, booking, 'succeeded', 200_000)
  expect(await deletion(userId)).toBe('deleted')
})

test('[B4] choosing another option later does not free a place among the orders to be paid later', {
  tags: ['thorough'],
}, async () => {
  const { userId } = await bought([[await newProduct()]])
  const outcomes: string[] = []
  for (let n = 0; n < 5; n++) {
    const { id } = await newOrder(userId, await newProduct())
    outcomes.push(
      await startPayment(id, 'pay_later', contextOf(userId)).then(
        () => 'later',
        (error: { code: string }) => error.code,
      ),
    )
    await startPayment(id, 'ktc_credit_card', contextOf(userId))
  }
  expect(outcomes).toEqual([
    'later',
    'later',
    'later',
    'PAYMENT_OPTION_UNAVAILABLE',
    'PAYMENT_OPTION_UNAVAILABLE',
  ])
})

test('[B5] switching the payment option ten times fails no order, and mails its address once', async () => {
  const userId = await newUser()
  const { id } = await newOrder(userId, await newProduct())
  for (let round = 0; round < 6; round++) {
    await startPayment(id, 'pay_later', contextOf(userId))
    await startPayment(id, 'two_c2p', contextOf(userId))
  }
  expect(await statusesOf(id)).toEqual(['pending'])
  expect(await mailsTo(`${userId}@example.com`)).toHaveLength(1)
  await receiveNotification('sandbox', paidNotification(await begin(userId, id, 'two_c2p')))
  expect(await statusesOf(id)).toEqual(['confirmed'])
})

test('[B5] a declined payment that is paid later on the same page is found', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const { invoice } = await begin(userId, order.id, 'ktc_credit_card')
  const at = (state: string) =>
    sql('UPDATE sandbox_payments SET state = $2 WHERE invoice_number = $1', [invoice, state])
  const now = Date.now()
  await at('failed')
  for (const hours of [0.02, 0.1, 2]) await reconcile(new Date(now + hours * HOUR))
  await at('paid')
  await reconcile(new Date(now + 4 * HOUR))
  expect(
    await rowsOf('captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = $1', [
      order.id,
    ]),
  ).toBe(1)
  await reconcile(new Date(now + 60 * HOUR))
  expect(
    await sql('SELECT next_status_check_at AS at FROM payment_attempts WHERE order_id = $1', [order.id]),
  ).toEqual([{ at: null }])
})

test('[B7] a refund through a gateway that this server lacks is tried again', async () => {
  const buyer = await bought([[await newProduct()]])
  await sql('ALTER TABLE payment_attempts DISABLE TRIGGER USER')
  await sql("UPDATE payment_attempts SET gateway = 'ktc_pay' WHERE order_id = $1", [buyer.order.id])
  await sql('ALTER TABLE payment_attempts ENABLE TRIGGER USER')
  await cancelled(buyer)
  await runOutbox()
  const [refund] = await sql<{ id: string }>(
    'SELECT r.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1',
    [buyer.order.id],
  )
  await expect
    .poll(() =>
      sql("SELECT processed_at, error FROM outbox WHERE payload ->> 'refund_id' = $1", [refund?.id]),
    )
    .toEqual([{ processed_at: null, error: expect.stringContaining('ktc_pay is not configured') }])
})
