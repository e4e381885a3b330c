import { expect, test } from 'vitest'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { ledgerEntries } from '@/lib/server/ledger/ledger-entries'
import { runOutbox } from '@/lib/server/outbox/worker'
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

const { paid, requested, refunded, notify } = stripeRefunds(simulator)

const nok = { staffMember: 'Nok' }

type Buyer = Awaited<ReturnType<typeof paid>>

/** A refund whose first try Stripe has rejected, and one in Stripe's portal that has been reported. */
async function madeInPortal(amount = 40_000) {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await notify(made, 'failed', 'refund.failed')
  const portal = simulator.refundInPortal(buyer.invoice, amount)
  const report = (type = 'refund.updated', refund: object = portal) =>
    receiveNotification('stripe', simulator.event(type, refund))
  await report('refund.created')
  return {
    buyer,
    made,
    id,
    portal,
    report,
    fail: () => report('refund.failed', { ...portal, status: 'failed' }),
  }
}

/** What the ledger has at the gateway of the payment of an order. */
async function atGateway({ order, invoice }: Buyer): Promise<number> {
  const today = todayIn('Asia/Bangkok')
  let sum = 0
  for await (const entry of ledgerEntries(addDays(today, -1), addDays(today, 1)))
    if (entry.order === order.reference || entry.description.includes(invoice))
      for (const { account, amount } of entry.lines) if (account === 'assets:gateway:stripe') sum += amount
  return sum
}

const failureMails = ({ order }: Buyer) =>
  rowsOf("outbox WHERE payload->>'to' = $1 AND payload->>'template' = 'refund-failed'", [order.lead.email])

test('[B7] a refund made in the portal has not come back when its rejected try is reported once more', async () => {
  const { buyer, made, id, portal } = await madeInPortal()
  await record(buyer, id, 'done', portal.id)
  await notify(made, 'failed')
  expect(await statesOf(buyer.order.id)).toEqual(['succeeded'])
  expect(await queued(made.id)).toEqual([])
})

test('[B7] a refund made in the portal that staff have recorded is known, and comes back to them', async () => {
  const { buyer, id, portal, report, fail } = await madeInPortal()
  expect(await queued(portal.id)).toEqual([UNKNOWN])
  await record(buyer, id, 'done', portal.id)
  expect(await queued(portal.id)).toEqual([{ ...UNKNOWN, resolution: 'gateway' }])
  await report()
  await fail()
  expect(await queued(portal.id)).toEqual([{ ...UNKNOWN, resolution: 'gateway' }, RETURNED])
})

test('[B7] a refund at a gateway that reports its refunds is done by its reference alone', async () => {
  const { buyer, id } = await madeInPortal()
  await expect(record(buyer, id, 'done')).rejects.toMatchObject({ code: 'REFUND_REFERENCE_MISSING' })
  await expect(record(buyer, id, 'done', ' ')).rejects.toMatchObject({ code: 'REFUND_REFERENCE_MISSING' })
  expect(await statesOf(buyer.order.id)).toEqual(['failed'])
})

test('[B7] a refund made in the portal while the next try waits is not the rejected one', async () => {
  const { buyer, made, id, portal, report } = await madeInPortal()
  simulator.misbehave({ down: true })
  await record(buyer, id, 'again')
  await record(buyer, id, 'done', portal.id)
  await report()
  await notify(made, 'failed')
  expect(await queued(made.id)).toEqual([])
  expect(await queued(portal.id)).toEqual([{ ...UNKNOWN, resolution: 'gateway' }])
  expect(await failureMails(buyer)).toBe(1)
  expect(await atGateway(buyer)).toBe(60_000)
})

test('[B7] a refund made in the portal replaces a try that is stuck', async () => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  const portal = simulator.refundInPortal(buyer.invoice, 40_000)
  await record(buyer, id, 'done', portal.id)
  await receiveNotification('stripe', simulator.event('refund.created', portal))
  await notify(made, 'canceled')
  expect([...(await queued(made.id)), ...(await queued(portal.id))]).toEqual([])
  expect(await failureMails(buyer)).toBe(0)
  expect(await atGateway(buyer)).toBe(60_000)
})

test('[B7] what staff have granted is not refunded as well', async () => {
  const { buyer, id, portal } = await madeInPortal()
  await resolveCapture(await queuedId(portal.id), nok, 'it rained', 'goodwill')
  await expect(record(buyer, id, 'done', portal.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  expect(await atGateway(buyer)).toBe(60_000)
})

test('[B7] a try that staff have granted is not requested again, and not granted while it is', async () => {
  const [buyer, other] = [await paid(), await paid()]
  const { made, id } = await refunded(buyer, 'pending')
  await record(buyer, id, 'failed')
  await notify(made, 'succeeded')
  await resolveCapture(await queuedId(made.id), nok, 'it rained', 'goodwill')
  await expect(record(buyer, id, 'again')).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  const waiting = await refunded(other, 'pending')
  await record(other, waiting.id, 'failed')
  await notify(waiting.made, 'succeeded')
  simulator.misbehave({ down: true })
  await record(other, waiting.id, 'again')
  await expect(
    resolveCapture(await queuedId(waiting.made.id), nok, 'it rained', 'goodwill'),
  ).rejects.toMatchObject({ code: 'REFUND_REFERENCE_REFUSED' })
})

test('[B7] one refund of the gateway covers several of the shop, up to its amount, and all of them come back', async () => {
  const buyer = await paid()
  simulator.misbehave({ refundStatus: 'failed' })
  for (let n = 0; n < 2; n++) await requested(buyer)
  await runOutbox()
  await expect.poll(() => statesOf(buyer.order.id)).toEqual(['failed', 'failed'])
  simulator.misbehave({})
  const rows = await sql<{ id: string }>(
    'SELECT r.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1',
    [buyer.order.id],
  )
  const [first, second] = rows.map(({ id }) => id)
  const portal = simulator.refundInPortal(buyer.invoice, 80_000)
  const report = (refund: object) => receiveNotification('stripe', simulator.event('refund.updated', refund))
  await report(portal)
  await record(buyer, first ?? '', 'done', portal.id)
  await report(portal)
  expect((await queued(portal.id)).at(-1)).toEqual(UNKNOWN)
  await record(buyer, second ?? '', 'done', portal.id)
  await report(portal)
  expect((await queued(portal.id)).filter(({ resolution }) => resolution === null)).toEqual([])
  expect(await atGateway(buyer)).toBe(20_000)
  await report({ ...portal, status: 'failed' })
  await report({ ...portal, status: 'failed' })
  expect((await queued(portal.id)).filter(({ reason }) => reason === 'returned_refund')).toEqual([
    RETURNED,
    RETURNED,
  ])
})

test('[B7] what the gateway has refunded beyond the refund of the shop waits for staff', async () => {
  const { buyer, id, portal, report } = await madeInPortal(50_000)
  await record(buyer, id, 'done', portal.id)
  await report()
  const [whole, rest, ...others] = await queued(portal.id)
  expect([whole, rest]).toEqual([
    { ...UNKNOWN, amount: 50_000, resolution: 'gateway' },
    { ...UNKNOWN, amount: 10_000 },
  ])
  expect(others).toEqual([])
})

test.each([
  ['of a smaller refund', (portal: SimulatedRefund) => ({ ...portal, amount: 30_000 })],
  ['of one that failed', (portal: SimulatedRefund) => ({ ...portal, status: 'failed' })],
])('[B7] the reference %s is refused', async (_, of) => {
  const buyer = await paid()
  const { made, id } = await refunded(buyer, 'pending')
  await notify(made, 'failed', 'refund.failed')
  const portal = of(simulator.refundInPortal(buyer.invoice, 40_000))
  await receiveNotification('stripe', simulator.event('refund.updated', portal))
  await expect(record(buyer, id, 'done', portal.id)).rejects.toMatchObject({
    code: 'REFUND_REFERENCE_REFUSED',
  })
  expect(await statesOf(buyer.order.id)).toEqual(['failed'])
})

test('[B7] the reference of another refund is refused, of the same order and of another one', async () => {
  const [one, other] = [await madeInPortal(), await madeInPortal()]
  const refused = { code: 'REFUND_REFERENCE_REFUSED' }
  await expect(record(one.buyer, one.id, 'done', other.portal.id)).rejects.toMatchObject(refused)
  expect(await queued(other.portal.id)).toEqual([UNKNOWN])
  await record(other.buyer, other.id, 'done', other.portal.id)
  await expect(record(one.buyer, one.id, 'done', other.portal.id)).rejects.toMatchObject(refused)
})

test('[B7] staff and a notification about the same refund take turns', async () => {
  for (let round = 0; round < 4; round++) {
    const { buyer, id, portal, report, fail } = await madeInPortal()
    const done = () => record(buyer, id, 'done', portal.id)
    if (round % 2) await Promise.all([report(), done(), report()])
    else {
      const [, recorded] = await Promise.allSettled([fail(), done()])
      const open = (await queued(portal.id)).filter(({ resolution }) => resolution === null)
      expect(open).toEqual(recorded?.status === 'fulfilled' ? [RETURNED] : [])
      continue
    }
    expect(await queued(portal.id)).toEqual([{ ...UNKNOWN, resolution: 'gateway' }])
  }
})
