import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, slotOf } from '../fixtures/checkout'
import { inLiveMode } from '../fixtures/configuration'
import { ktcAt, twoC2pAt } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { countsOf, endHolds, stuckOrders } from '../fixtures/stuck-orders'
import { startSilentGateway } from '../simulators/silent-gateway'
import { startTwoC2p } from '../simulators/two-c2p'

const [silent, simulator] = [await startSilentGateway(), await startTwoC2p()]

withShopDatabase({ own: true })
inLiveMode({ ...ktcAt(silent.origin), ...twoC2pAt(simulator.origin) })
afterAll(() => Promise.all([silent.stop(), simulator.stop()]))

const STUCK = 500
const MINUTE = 60

/** The time limits of the calls under way, which end when a test says so. */
const limits: AbortController[] = []
beforeEach(() => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  return () => timeout.mockRestore()
})

/** Runs a job while the gateway is silent; its calls end together. @returns the invoices that it was called about */
async function round(job: () => Promise<unknown>, meanwhile = async () => {}): Promise<string[]> {
  silent.takeCalls()
  const work = job()
  await expect.poll(() => silent.countCalls()).toBe(5)
  await meanwhile()
  for (const limit of limits.splice(0)) limit.abort()
  await work
  return silent.takeCalls()
}

test('[B6] five hundred orders of a silent gateway delay no others, and end in one round after their time', {
  tags: ['thorough'],
}, async () => {
  const stuck = await stuckOrders(STUCK)
  const [unstarted, unpaid, paid] = [await newProduct(), await newProduct(), await newProduct()]
  await newOrder(await newUser(), unstarted)
  for (const sold of [unpaid, paid]) {
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    const { invoice } = await begin(userId, order.id, 'two_c2p')
    if (sold === paid) simulator.decide(invoice, '0000')
  }
  for (const sold of [stuck, unstarted, unpaid]) await endHolds(sold, -MINUTE)
  await endHolds(paid, MINUTE)

  // One round of each job is enough for the others, before the silent gateway's calls have ended.
  const first = await round(
    () => reconcile(),
    () => expect.poll(() => countsOf(paid)).toEqual({ confirmed: 1 }),
  )
  const expired = await round(
    () => expireHolds(),
    async () => {
      await expect.poll(() => countsOf(unstarted)).toEqual({ timeout: 1 })
      await expect.poll(() => countsOf(unpaid)).toEqual({ timeout: 1 })
    },
  )
  expect(new Set(expired).size).toBe(5)
  expect(await countsOf(stuck)).toEqual({ pending: STUCK })

  // Each round calls about other payments, and what was not called about stays due.
  const second = await round(() => reconcile())
  expect(new Set([...first, ...second]).size).toBe(10)

  const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE * 1000)
  await round(() => expireHolds(after(28)))
  expect(await countsOf(stuck)).toEqual({ pending: STUCK })
  expect(await round(() => expireHolds(after(30)))).toHaveLength(5)
  expect(await countsOf(stuck)).toEqual({ timeout: STUCK })
  expect(await slotOf(stuck)).toEqual({ held: 0, sold: 0 })

  // Late money would still be found: each payment is queried when the gateway answers again.
  silent.answer()
  await reconcile(after(60))
  expect(new Set(silent.takeCalls()).size).toBe(STUCK)
})
