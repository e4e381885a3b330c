import { expect, test } from 'vitest'
import { deleteAccount } from '@/lib/server/account/deletion'
import { hashPassword } from '@/lib/server/auth/passwords'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { deliverGoods, loseGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { requestReturn } from '@/lib/server/goods/request-return'
import { runOutbox } from '@/lib/server/outbox/worker'
import { bought, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { boughtGoods, newGoods, newRental } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const nok = { staffMember: 'Nok' }
const password = 'sun over sand'
const hash = hashPassword(password)

/** Deletes an account, also with upcoming bookings; resolves to 'deleted', or to the code of the error. */
async function deleted(userId: string): Promise<string> {
  await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, await hash])
  return deleteAccount({ password, give_up_bookings: true }, contextOf(userId)).then(
    () => 'deleted',
    (error: { code: string }) => error.code,
  )
}

/** A refund that the worker does not send, as one that staff make. */
async function refunding() {
  const buyer = await bought([[await newProduct()]])
  const [refund] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT id, $2, 40000, 'THB', 'test' FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id, buyer.order.bookings[0]?.id],
  )
  const move = (state: string) =>
    sql(
      `UPDATE refunds SET state = $2::text, sent_at = coalesce(sent_at, now()),
        ended_at = CASE WHEN $2::text IN ('succeeded', 'failed') THEN now() END WHERE id = $1`,
      [refund?.id, state],
    )
  return { ...buyer, move }
}

test('[A9] waits for a refund that is pending, under way or rejected', async () => {
  const { userId, move } = await refunding()
  expect(await deleted(userId)).toBe('REFUND_OPEN')
  await move('processing')
  expect(await deleted(userId)).toBe('REFUND_OPEN')
  await move('failed')
  expect(await deleted(userId)).toBe('REFUND_OPEN')
  expect(await rowsOf('users WHERE id = $1', [userId])).toBe(1)
  await move('succeeded')
  expect(await deleted(userId)).toBe('deleted')
})

test('[A9] does not wait for a rejected refund that was made in another way', async () => {
  const { userId, order, move } = await refunding()
  await move('failed')
  await sql(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason, state, sent_at, ended_at)
      SELECT id, $2, 40000, 'THB', 'again', 'succeeded', now(), now() FROM payment_attempts WHERE order_id = $1`,
    [order.id, order.bookings[0]?.id],
  )
  expect(await deleted(userId)).toBe('deleted')
})

test('[A9] waits for money that came back or has no order yet', async () => {
  const { userId, payment } = await bought([[await newProduct()]])
  const [capture] = await sql<{ id: string }>(
    `INSERT INTO unmatched_captures (gateway, invoice_number, gateway_reference, reason, amount, currency)
      VALUES ('sandbox', $1, 'RF-1', 'returned_refund', 40000, 'THB') RETURNING id`,
    [payment.invoice],
  )
  expect(await deleted(userId)).toBe('REFUND_OPEN')
  await sql('UPDATE unmatched_captures SET resolved_at = now() WHERE id = $1', [capture?.id])
  expect(await deleted(userId)).toBe('deleted')
})

test('[A9] does not wait for money that the customer has got', async () => {
  const { userId, payment } = await bought([[await newProduct()]])
  await sql(
    `INSERT INTO unmatched_captures (gateway, invoice_number, gateway_reference, reason, amount, currency)
      VALUES ('sandbox', $1, 'RF-2', 'unknown_refund', 40000, 'THB')`,
    [payment.invoice],
  )
  expect(await deleted(userId)).toBe('deleted')
})

test('[A9] waits for a rented device and its deposit', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 2 })
  expect(await deleted(buyer.userId)).toBe('GOODS_OPEN')
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  expect(await deleted(buyer.userId)).toBe('GOODS_OPEN')
  await recordReturn(...buyer.ids, nok)
  await runOutbox()
  await expect
    .poll(async () => (await refundsOf(buyer.order.id)).map(({ state }) => state))
    .not.toContain('pending')
  expect(await deleted(buyer.userId)).toBe('deleted')
})

test('[A9] does not wait for a device that is lost', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 1 })
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  await loseGoods(...buyer.ids, nok, 'left in the taxi')
  expect(await deleted(buyer.userId)).toBe('deleted')
})

test('[A9] waits for goods that the customer is returning', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  const refund = {
    expected_refund: { amount: 200_000, currency: 'THB' as const },
    reason: 'unwanted' as const,
  }
  await requestReturn(...buyer.ids, refund, contextOf(buyer.userId))
  expect(await deleted(buyer.userId)).toBe('GOODS_OPEN')
})

test('[A9] releases the places of free bookings ahead', async () => {
  const sold = await newProduct({ units: [{ code: 'ADULT', amount: 0 }] })
  const userId = await newUser()
  const form = await formFor(userId, [await fill(userId, sold, { ADULT: 3 })])
  const { data } = await placeOrder(form, contextOf(userId))
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 3 })
  expect(await deleted(userId)).toBe('deleted')
  expect(await statusesOf(data.id)).toEqual(['cancelled'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})
