import { expect, test } from 'vitest'
import { runOutbox } from '@/lib/server/outbox/worker'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { settleRefund } from '@/lib/server/refunds/settle-refund'
import { resolveCapture } from '@/lib/server/staff/actions'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { liveStripe } from '../fixtures/live-gateways'
import { withUnsentMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import {
  queued,
  queuedId,
  RETURNED,
  record,
  statesOf,
  stripeRefunds,
  UNKNOWN,
} from '../fixtures/stripe-refunds'
import type { SimulatedRefund } from '../simulators/stripe-books'

const simulator = await liveStripe()

withShopDatabase()
withUnsentMails()

const { paid, requested, refunded, madeOf, notify } = stripeRefunds(simulator)

const nok = { staffMember: 'Nok' }
const HOUR_MS = 3_600_000

type Buyer = Awaited<ReturnType<typeof paid>>

const failureMails = ({ order }: Buyer) =>
  rowsOf("outbox WHERE payload->>'to' = $1 AND payload->>'template' = 'refund-failed'", [order.lead.email])

/** Stripe's refund for one of the shop, by another reference. */
const refundBy = (buyer: Buyer, id: string, reference: string): SimulatedRefund => ({
  id: reference,
  object: 'refund',
  status: 'succeeded',
  amount: 40_000,
  currency: 'thb',
  payment_intent: buyer.capture,
  metadata: { refund: id },
})

/** Requests a refund whose request Stripe has not answered yet. */
async function unanswered(buyer: Buyer) {
  simulator.misbehave({ down: true })
  const id = await requested(buyer)
  const asked = await findRefund(id)
  if (!asked) throw new Error('no refund')
  return { id, answer: (result: Parameters<typeof settleRefund>[1]) => settleRefund(asked, result) }
}

test('[B7] a refund that the gateway makes beside one paid in another way is over once it fails', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'elsewhere')
  await notify(made, 'succeeded')
  await notify(made, 'failed', 'refund.failed')
  expect(await queued(made.id)).toEqual([{ ...UNKNOWN, resolution: 'failed' }])
})

test('[B7] … and comes back to staff if they have granted it', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'elsewhere')
  await notify(made, 'succeeded')
  await resolveCapture(await queuedId(made.id), nok, 'it rained', 'goodwill')
  await notify(made, 'failed', 'refund.failed')
  expect(await queued(made.id)).toEqual([{ ...UNKNOWN, resolution: 'goodwill' }, RETURNED])
})

test('[B7] a second refund for one of the shop is over once it fails', async () => {
  const buyer = await paid()
  const { made } = await refunded(buyer, 'succeeded')
  const second = { ...made, id: `${made.id}_second` }
  await notify(second, 'succeeded')
  expect(await queued(second.id)).toEqual([UNKNOWN])
  await notify(second, 'failed', 'refund.failed')
  expect(await queued(second.id)).toEqual([{ ...UNKNOWN, resolution: 'failed' }])
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
})

test('[B7] what the gateway makes of a try that was recorded as failed waits for staff until the next try is the same', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'failed')
  await notify(made, 'succeeded')
  expect(await queued(made.id)).toEqual([UNKNOWN])
  await record(buyer, id, 'again')
  await runOutbox()
  await expect.poll(() => statesOf(buyer.order.id)).toEqual(['succeeded'])
  const [latest] = madeOf(buyer.capture)
  expect(await queued(made.id)).toEqual([
    { ...UNKNOWN, resolution: latest?.id === made.id ? 'gateway' : null },
  ])
})

test('[B7] … also while the next try waits for the gateway', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'failed')
  simulator.misbehave({ down: true })
  await record(buyer, id, 'again')
  await notify(made, 'succeeded')
  expect(await queued(made.id)).toEqual([UNKNOWN])
  await record(buyer, id, 'elsewhere')
  expect(await queued(made.id)).toEqual([UNKNOWN])
})

test('[B7] the success of the next try is reported before its request is answered', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await notify(made, 'failed', 'refund.failed')
  simulator.misbehave({ down: true })
  await record(buyer, id, 'again')
  const next = refundBy(buyer, id, `${made.id}_next`)
  await notify(next, 'succeeded')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await queued(next.id)).toEqual([])
})

test('[B7] a refund that the gateway accepts after staff have paid it in another way waits for them', async () => {
  const buyer = await paid()
  const { id, answer } = await unanswered(buyer)
  await record(buyer, id, 'elsewhere')
  const reference = `re_${id}`
  await answer({ state: 'processing', gatewayReference: reference })
  expect(await queued(reference)).toEqual([UNKNOWN])
  await notify(refundBy(buyer, id, reference), 'failed', 'refund.failed')
  expect(await queued(reference)).toEqual([{ ...UNKNOWN, resolution: 'failed' }])
})

test('[B7] a refund paid in another way while the gateway works on it is queried on, and waits for staff if it is made', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'elsewhere')
  await pollRefunds(new Date(Date.now() + HOUR_MS))
  expect(await queued(made.id)).toEqual([])
  made.status = 'succeeded'
  for (const hours of [24, 48]) await pollRefunds(new Date(Date.now() + hours * HOUR_MS))
  expect(await queued(made.id)).toEqual([UNKNOWN])
  expect(await sql('SELECT next_status_check_at AS next FROM refunds WHERE id = $1', [id])).toEqual([
    { next: null },
  ])
})

test('[B7] the failure of an earlier try that arrives late does not end the next one', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  const asked = await findRefund(id)
  if (!asked) throw new Error('no refund')
  await notify(made, 'failed', 'refund.failed')
  simulator.misbehave({ down: true })
  await record(buyer, id, 'again')
  await settleRefund(asked, { state: 'failed', gatewayReference: made.id })
  expect(await statesOf(buyer.order.id)).toEqual(['pending'])
  expect(await failureMails(buyer)).toBe(1)
})

test('[B7] a status of before the failure of a refund does not queue it', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  const asked = await findRefund(id)
  if (!asked) throw new Error('no refund')
  await notify(made, 'failed', 'refund.failed')
  await settleRefund(asked, { state: 'processing', gatewayReference: made.id })
  expect(await queued(made.id)).toEqual([])
})
