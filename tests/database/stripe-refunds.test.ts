import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { runOutbox } from '@/lib/server/outbox/worker'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { recordRefundOutcome, refundSome, resolveCapture } from '@/lib/server/staff/actions'
import { refundsOf } from '../fixtures/cancelling'
import { rowsOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { liveStripe } from '../fixtures/live-gateways'
import { withUnsentMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { queued, statesOf, stripeRefunds } from '../fixtures/stripe-refunds'

const simulator = await liveStripe()

withShopDatabase({ own: true })
withUnsentMails()

const nok = { staffMember: 'Nok' }
const { paid, refunded, madeOf, notify } = stripeRefunds(simulator)

test('[B7] case 12: a notification ends a refund under way, once', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'pending')
  expect(await statesOf(buyer.order.id)).toEqual(['processing'])
  for (let n = 0; n < 3; n++) await notify(made, 'succeeded', 'refund.updated', 'evt_succeeded')
  expect(await refundsOf(buyer.order.id)).toMatchObject([
    { amount: 40_000, state: 'succeeded', reason: 'rain' },
  ])
  expect(await statusesOf(buyer.order.id)).toEqual(['confirmed'])
})

test('[B7] case 10: a refund whose notification was lost is found by a query, and is made once', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'pending')
  made.status = 'succeeded'
  await pollRefunds(new Date(Date.now() + 3_600_000))
  await expect.poll(() => statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(madeOf(buyer.capture)).toHaveLength(1)
})

test('[B7] a refund that comes back after its success waits for staff, once', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'succeeded')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  await notify(made, 'failed', 'refund.failed')
  await notify(made, 'failed', 'refund.updated')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await queued(made.id)).toEqual([{ reason: 'returned_refund', amount: 40_000, resolution: null }])
  expect(
    await rowsOf("outbox WHERE payload->>'to' = $1 AND payload->>'template' = 'refund-failed'", [
      buyer.order.lead.email,
    ]),
  ).toBe(1)
})

test('[B7] a refund that staff request again is another one; the first try no longer counts', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await notify(made, 'failed', 'refund.failed')
  expect(await statesOf(buyer.order.id)).toEqual(['failed'])
  await recordRefundOutcome({ orderId: buyer.order.id, id }, 'again', nok)
  await runOutbox()
  await expect.poll(() => statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(madeOf(buyer.capture).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  await notify(made, 'failed', 'refund.updated', 'evt_late')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await sql('SELECT 1 FROM unmatched_captures WHERE invoice_number = $1', [buyer.invoice])).toEqual([])
})

test('[B7] a late notification about the first try does not end a refund that was requested again', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await notify(made, 'failed', 'refund.failed')
  simulator.misbehave({ down: true })
  await recordRefundOutcome({ orderId: buyer.order.id, id }, 'again', nok)
  await notify(made, 'failed', 'refund.updated')
  expect(await statesOf(buyer.order.id)).toEqual(['pending'])
})

test('[B7] case 8: a success after the failure of a refund does not undo what staff have seen', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'failed')
  await notify(made, 'succeeded')
  expect(await statesOf(buyer.order.id)).toEqual(['failed'])
})

test('[B7] case 5: a notification about a refund of another payment is rejected', async () => {
  const [buyer, other] = [await paid(), await paid()]
  const { made } = await refunded(buyer, 'pending')
  const forged = { ...made, payment_intent: other.capture, status: 'succeeded' }
  await expect(receiveNotification('stripe', simulator.refundNotification(forged))).rejects.toMatchObject({
    code: 'NOTIFICATION_REJECTED',
  })
  expect(await statesOf(buyer.order.id)).toEqual(['processing'])
})

const UNKNOWN = { reason: 'unknown_refund', amount: 500, resolution: null }

test('[B7] a refund from the portal is no refund of the order, and waits for staff once', async () => {
  const buyer = await paid()
  const refund = simulator.refundInPortal(buyer.invoice, 500)
  for (const type of ['refund.created', 'refund.updated', 'refund.updated'])
    await receiveNotification('stripe', simulator.event(type, refund))
  expect(await refundsOf(buyer.order.id)).toEqual([])
  expect(await queued(refund.id)).toEqual([UNKNOWN])
})

test('[B7] a refund with a key that the shop does not have waits for staff, also of an unknown capture', async () => {
  const buyer = await paid()
  const refund = {
    ...simulator.refundInPortal(buyer.invoice, 500),
    id: 're_other_key',
    metadata: { refund: randomUUID() },
  }
  await receiveNotification('stripe', simulator.event('refund.created', refund))
  expect(await queued(refund.id)).toEqual([UNKNOWN])
  const foreign = { ...refund, id: 're_foreign', payment_intent: 'pi_of_no_order' }
  await receiveNotification('stripe', simulator.event('refund.created', foreign))
  expect(await queued(foreign.id)).toEqual([UNKNOWN])
  const ofOthers = { ...foreign, id: 're_of_others', metadata: {} }
  await receiveNotification('stripe', simulator.event('refund.created', ofOthers))
  expect(await queued(ofOthers.id)).toEqual([])
})

test('[B7] a refund from the portal that fails is over, in any order of its events', async () => {
  const buyer = await paid()
  const refund = { ...simulator.refundInPortal(buyer.invoice, 500), status: 'pending' }
  const failed = { ...refund, status: 'failed' }
  for (const event of [failed, refund, failed])
    await receiveNotification('stripe', simulator.event('refund.updated', event))
  expect(await queued(refund.id)).toEqual([{ ...UNKNOWN, resolution: 'failed' }])
})

test('[B7] a refund from the portal that fails after staff have granted it comes back to them', async () => {
  const buyer = await paid()
  const refund = simulator.refundInPortal(buyer.invoice, 500)
  await receiveNotification('stripe', simulator.event('refund.created', refund))
  const [row] = await sql<{ id: string }>('SELECT id FROM unmatched_captures WHERE gateway_reference = $1', [
    refund.id,
  ])
  await resolveCapture(row?.id ?? '', nok, 'it rained', 'goodwill')
  for (const _ of ['once', 'again'])
    await receiveNotification('stripe', simulator.event('refund.failed', { ...refund, status: 'failed' }))
  expect(await queued(refund.id)).toEqual([
    { ...UNKNOWN, resolution: 'goodwill' },
    { ...UNKNOWN, reason: 'returned_refund' },
  ])
})

test('[B7] a second refund by the gateway for one refund of the shop waits for staff', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'succeeded')
  const second = { ...made, id: 're_second' }
  await notify(second, 'succeeded')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await queued(second.id)).toEqual([{ ...UNKNOWN, amount: 40_000 }])
})

test('[B7] what staff paid in another way has not come back when the gateway repeats its failure', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'failed')
  await recordRefundOutcome({ orderId: buyer.order.id, id }, 'elsewhere', nok, { reason: 'bank transfer' })
  await notify(made, 'failed', 'refund.failed')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await queued(made.id)).toEqual([])
})

test('[B7] notifications about unknown refunds are limited', async () => {
  const buyer = await paid()
  const refund = simulator.refundInPortal(buyer.invoice, 500)
  const limits = () =>
    sql<{ points: number }>("SELECT points FROM rate_limits WHERE key LIKE 'notification-unknown:%'")
  const [before] = await limits()
  await receiveNotification('stripe', simulator.event('refund.created', refund))
  const [after] = await limits()
  expect((after?.points ?? 0) - (before?.points ?? 0)).toBe(1)
})

test('[B7] case 12: a refund of more than Stripe has left fails and waits for staff', async () => {
  const buyer = await paid()
  simulator.refundInPortal(buyer.invoice, 80_000)
  await refundSome(buyer.order.id, { amount: 40_000, currency: 'THB' }, nok, { reason: 'rain' })
  await runOutbox()
  await expect.poll(() => statesOf(buyer.order.id)).toEqual(['failed'])
})
