import { expect, test } from 'vitest'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

test('[B7] the database requires a complete cancellation and keeps its record unchanged', async () => {
  const buyer = await bought([[await newProduct(), { ADULT: 2 }]])
  const [booking] = buyer.order.bookings
  const as = (statement: string) =>
    sql(`DO $$ BEGIN PERFORM set_config('sunhop.actor', 'customer', true); ${statement}; END $$`)
  await expect(
    as(`UPDATE bookings SET status = 'cancelled' WHERE id = '${booking?.id}'`),
  ).rejects.toMatchObject({
    constraint: 'bookings_cancelled_whole',
  })
  await expect(
    as(`UPDATE unit_items SET cancelled_at = now() WHERE booking_id = '${booking?.id}'`),
  ).rejects.toMatchObject({ constraint: 'bookings_for_somebody' })
  await cancelled(buyer, { unit_item_ids: [booking?.travellers[0]?.id ?? ''] })
  await expect(
    sql('UPDATE unit_items SET cancelled_at = NULL WHERE booking_id = $1', [booking?.id]),
  ).rejects.toMatchObject({ constraint: 'unit_items_stay_cancelled' })
  await expect(
    sql('UPDATE cancellations SET refunded_amount = 0 WHERE booking_id = $1', [booking?.id]),
  ).rejects.toMatchObject({
    constraint: 'cancellations_append_only',
  })
  await expect(
    sql(
      `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
        SELECT attempt_id, booking_id, 100001, currency, 'too much' FROM refunds WHERE booking_id = $1`,
      [booking?.id],
    ),
  ).rejects.toMatchObject({ constraint: 'refund_within_capture' })
  expect(await rowsOf('refunds WHERE booking_id = $1', [booking?.id])).toBe(1)
})
