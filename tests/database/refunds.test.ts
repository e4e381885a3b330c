import { expect, test } from 'vitest'
import { getOrder } from '@/lib/server/orders/service'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { pollRefunds, settleRefund } from '@/lib/server/refunds/send-refund'
import { bought, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

/** A refund that was asked for and that nobody sends meanwhile. */
async function asked() {
  const buyer = await bought([[await newProduct()]])
  const [row] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT id, $2, 40000, 'THB', 'test' FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id, buyer.order.bookings[0]?.id],
  )
  const found = await findRefund(row?.id ?? '')
  if (!found) throw new Error('the refund was not written')
  const shown = async () => (await getOrder(buyer.order.id, contextOf(buyer.userId))).data.refunds[0]
  return { ...buyer, found, shown }
}

test('[B7] a refund that the gateway took on is asked about until it is done; the buyer hears of it once', async () => {
  const { order, found, shown } = await asked()
  await settleRefund(found, { state: 'pending', gatewayReference: 'RF-1' })
  expect(await shown()).toMatchObject({ state: 'sent', sent_at: expect.any(String), ended_at: null })
  await settleRefund(found, { state: 'pending' })
  await pollRefunds()
  expect(await shown()).toMatchObject({ state: 'sent' })
  const later = new Date(Date.now() + 120_000)
  await Promise.all([pollRefunds(later), pollRefunds(later)])
  expect(await shown()).toMatchObject({ state: 'done', ended_at: expect.any(String) })
  await settleRefund(found, { state: 'done' })
  await settleRefund(found, { state: 'failed' })
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'done' }])
  expect((await mailsTo(order.lead.email)).filter((subject) => subject.startsWith('Refund'))).toHaveLength(1)
})

test('[B7] what the gateway refuses waits for a person, counts for nothing, and cannot be changed afterwards', async () => {
  const { order, found, shown } = await asked()
  await settleRefund(found, { state: 'failed' })
  expect(await shown()).toMatchObject({ state: 'failed', by_hand: true })
  await Promise.all([1, 2, 3].map(() => settleRefund(found, { state: 'failed' })))
  expect(await mailsTo(order.lead.email)).toEqual([
    `Confirmed: your order ${order.reference} at Sunhop`,
    `Your refund for order ${order.reference} takes longer · Sunhop`,
  ])
  const change = (set: string) => sql(`UPDATE refunds SET ${set} WHERE id = $1`, [found.refund.id])
  await expect(change('amount = 1')).rejects.toMatchObject({ constraint: 'refunds_terms' })
  await expect(change("state = 'done'")).resolves.toBeDefined()
  await expect(change("state = 'requested', ended_at = NULL")).rejects.toMatchObject({
    constraint: 'refunds_done_is_final',
  })
  await expect(sql('DELETE FROM refunds WHERE id = $1', [found.refund.id])).rejects.toMatchObject({
    constraint: 'refunds_kept',
  })
})
