import { expect, test, vi } from 'vitest'
import { log } from '@/lib/server/http/log'
import { getOrder } from '@/lib/server/orders/service'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { settleRefund } from '@/lib/server/refunds/settle-refund'
import { recordRefundOutcome, refundSome } from '@/lib/server/staff/actions'
import { bought, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()

const nok = { staffMember: 'Nok' }

/** The refunds of an invoice that wait for staff because no refund of the shop is the same. */
async function unknownRefunds(invoice: string) {
  const rows = await sql<{ reference: string; amount: string }>(
    `SELECT gateway_reference AS reference, amount FROM unmatched_captures
      WHERE invoice_number = $1 AND reason = 'unknown_refund' AND resolved_at IS NULL`,
    [invoice],
  )
  return rows.map(({ reference, amount }) => ({ reference, amount: Number(amount) }))
}

/** A requested refund that the worker has not sent. */
async function requestRefund() {
  const buyer = await bought([[await newProduct()]])
  const [row] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT id, $2, 40000, 'THB', 'test' FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id, buyer.order.bookings[0]?.id],
  )
  const refund = await findRefund(row?.id ?? '')
  if (!refund) throw new Error('no refund')
  const shown = async () => (await getOrder(buyer.order.id, contextOf(buyer.userId))).data.refunds[0]
  return { ...buyer, refund, shown }
}

test('[B7] a refund accepted by the gateway is polled until it is done; the buyer is notified once', async () => {
  const { order, refund, shown } = await requestRefund()
  await settleRefund(refund, { state: 'processing', gatewayReference: 'RF-1' })
  expect(await shown()).toMatchObject({ state: 'sent', sent_at: expect.any(String), ended_at: null })
  await settleRefund(refund, { state: 'processing' })
  await pollRefunds()
  expect(await shown()).toMatchObject({ state: 'sent' })
  const later = new Date(Date.now() + 120_000)
  await Promise.all([pollRefunds(later), pollRefunds(later)])
  expect(await shown()).toMatchObject({ state: 'done', ended_at: expect.any(String) })
  await settleRefund(refund, { state: 'succeeded' })
  await settleRefund(refund, { state: 'failed' })
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'succeeded' }])
  expect((await mailsTo(order.lead.email)).filter((subject) => subject.startsWith('Refund'))).toHaveLength(1)
})

test('[B7] a refund rejected by the gateway waits for staff, is not counted, and is final', async () => {
  const { order, refund, shown } = await requestRefund()
  await settleRefund(refund, { state: 'failed' })
  expect(await shown()).toMatchObject({ state: 'failed', by_hand: true })
  await Promise.all([1, 2, 3].map(() => settleRefund(refund, { state: 'failed' })))
  expect(await mailsTo(order.lead.email)).toEqual([
    `Confirmed: your order ${order.reference} at Sunhop`,
    `Your refund for order ${order.reference} is delayed · Sunhop`,
  ])
  const change = (set: string) => sql(`UPDATE refunds SET ${set} WHERE id = $1`, [refund.refund.id])
  await expect(change('amount = 1')).rejects.toMatchObject({ constraint: 'refunds_terms' })
  await expect(change("state = 'succeeded'")).resolves.toBeDefined()
  await expect(change("state = 'pending', ended_at = NULL")).rejects.toMatchObject({
    constraint: 'refunds_succeeded_is_final',
  })
  await expect(sql('DELETE FROM refunds WHERE id = $1', [refund.refund.id])).rejects.toMatchObject({
    constraint: 'refunds_kept',
  })
})

test('[B7] a refund by staff is mailed when it is requested: how much, how, and until when', async () => {
  const { order } = await bought([[await newProduct()]])
  const money = { amount: 40_000, currency: 'THB' } as const
  await refundSome(order.id, money, { staffMember: 'Nok' }, { reason: 'the guide was late' })
  await mailsTo(order.lead.email)
  const texts = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE 'A refund for order%'",
    [order.lead.email],
  )
  expect(texts).toHaveLength(1)
  expect(texts[0]?.text).toMatch(/฿400[\s\S]*Credit Card[\s\S]*ten days/)
  // The reason of staff is not for the customer.
  expect(texts[0]?.text).not.toContain('guide')
})

test('[B7] a rejected refund that staff paid in another way is mailed as such', async () => {
  const { order, refund } = await requestRefund()
  await settleRefund(refund, { state: 'failed' })
  await recordRefundOutcome(
    { orderId: order.id, id: refund.refund.id },
    'elsewhere',
    { staffMember: 'Nok' },
    { reason: 'by transfer' },
  )
  await mailsTo(order.lead.email)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE 'Refund %' ORDER BY id DESC LIMIT 1",
    [order.lead.email],
  )
  expect(mail?.text).toContain('our staff have paid it to you in another way')
})

test('[B7] a refund that the gateway makes after it was recorded as failed is an error in the log', async () => {
  const { refund } = await requestRefund()
  await settleRefund(refund, { state: 'failed' })
  const logged = vi.spyOn(log, 'error')
  await settleRefund(refund, { state: 'succeeded', gatewayReference: 'RF-9' })
  expect(logged).toHaveBeenCalledWith(
    { refund: refund.refund.id, gatewayReference: 'RF-9' },
    expect.stringContaining('paid twice'),
  )
  logged.mockRestore()
  expect(await unknownRefunds(refund.attempt.invoiceNumber)).toEqual([{ reference: 'RF-9', amount: 40_000 }])
})

test('[B7] a refund that the gateway makes although staff paid it in another way waits for staff, once', async () => {
  const { order, refund } = await requestRefund()
  await settleRefund(refund, { state: 'processing', gatewayReference: 'RF-7' })
  await recordRefundOutcome({ orderId: order.id, id: refund.refund.id }, 'elsewhere', nok, {
    reason: 'in cash',
  })
  for (const _ of ['once', 'again'])
    await settleRefund(refund, { state: 'succeeded', gatewayReference: 'RF-7' })
  expect(await unknownRefunds(refund.attempt.invoiceNumber)).toEqual([{ reference: 'RF-7', amount: 40_000 }])
})

test('[B7] a refund that the gateway makes while staff record it as paid in another way is one or the other, or waits for them', {
  tags: ['thorough'],
}, async () => {
  for (let round = 0; round < repetitions(4, 8); round++) {
    const { order, refund } = await requestRefund()
    const { id } = refund.refund
    const reference = `RF-race-${round}`
    const record = () =>
      recordRefundOutcome({ orderId: order.id, id }, 'elsewhere', nok, { reason: 'in cash' })
    const make = () => settleRefund(refund, { state: 'succeeded', gatewayReference: reference })
    const both = round % 2 ? [record(), make()] : [make(), record()]
    const results = await Promise.allSettled(both)
    const isRecorded = results.every(({ status }) => status === 'fulfilled')
    if (!isRecorded)
      expect(results).toContainEqual(
        expect.objectContaining({ reason: expect.objectContaining({ code: 'REFUND_NOT_OPEN' }) }),
      )
    expect(await sql('SELECT paid_elsewhere FROM refunds WHERE id = $1', [id])).toEqual([
      { paid_elsewhere: isRecorded },
    ])
    expect(await unknownRefunds(refund.attempt.invoiceNumber)).toEqual(
      isRecorded ? [{ reference, amount: 40_000 }] : [],
    )
    expect((await mailsTo(order.lead.email)).filter((subject) => subject.startsWith('Refund'))).toHaveLength(
      1,
    )
  }
})

test('[B7] whether staff paid a refund in another way is final', async () => {
  const { order, refund } = await requestRefund()
  const { id } = refund.refund
  await recordRefundOutcome({ orderId: order.id, id }, 'elsewhere', nok, { reason: 'in cash' })
  await expect(sql('UPDATE refunds SET paid_elsewhere = false WHERE id = $1', [id])).rejects.toMatchObject({
    constraint: 'refunds_paid_elsewhere',
  })
})
