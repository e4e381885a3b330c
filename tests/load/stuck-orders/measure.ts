import { setTimeout as wait } from 'node:timers/promises'
import { print, step } from '@/lib/cli/output'
import { startBackgroundJobs } from '@/lib/server/jobs'
import { newProduct, newUser, type Sold } from '../../fixtures/catalog'
import { begin, newOrder } from '../../fixtures/checkout'
import { sql } from '../../fixtures/database'
import { countsOf, endHolds, stuckOrders } from '../../fixtures/stuck-orders'
import type { startSilentGateway } from '../../simulators/silent-gateway'
import type { SimulatedTwoC2p } from '../../simulators/two-c2p'

const STUCK = Number(process.env.STUCK ?? 500)
const FRESH = 20
/** Until the holds of fresh orders end, and how long places are held for a gateway that does not respond after that. */
const SECONDS_LEFT = 20
const GRACE_SECONDS = 30 * 60
const MAX_LATE_SECONDS = 30
/** For the transactions that release the places of all orders of the silent gateway. */
const RELEASE_SECONDS = 15
const MAX_WAIT_MS = 120_000

interface Group {
  title: string
  sold: Sold
  count: number
  /** The status that its bookings reach. */
  status: 'timeout' | 'confirmed'
}

async function freshOrders(payment: 'none' | 'unpaid' | 'paid', simulator: SimulatedTwoC2p): Promise<Sold> {
  const sold = await newProduct({ capacity: FRESH })
  for (let n = 0; n < FRESH; n++) {
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    if (payment === 'none') continue
    const { invoice } = await begin(userId, order.id, 'two_c2p')
    if (payment === 'paid') simulator.decide(invoice, '0000')
  }
  return sold
}

/** Returns how many seconds after their time the bookings of a group reached their status, the slowest last. */
async function lateness({ sold, status }: Group, since: Date): Promise<number[]> {
  const rows = await sql<{ late: number }>(
    `SELECT extract(epoch FROM h.occurred_at - $3::timestamptz)::float AS late FROM booking_status_history h
      JOIN bookings b ON b.id = h.booking_id WHERE b.product_id = $1 AND h.to_status = $2 ORDER BY late`,
    [sold.productId, status, since],
  )
  return rows.map(({ late }) => late)
}

async function allEnded(groups: readonly Group[]): Promise<boolean> {
  const counts = await Promise.all(
    groups.map(async ({ sold, status, count }) => (await countsOf(sold))[status] === count),
  )
  return counts.every(Boolean)
}

/** Runs the background jobs and prints how late orders end. @returns whether all did within their bound */
export async function measure(
  silent: Awaited<ReturnType<typeof startSilentGateway>>,
  simulator: SimulatedTwoC2p,
): Promise<boolean> {
  const groups: Group[] = await step(`${STUCK} orders of a silent gateway, ${3 * FRESH} others`, async () => [
    {
      title: 'silent gateway, places free after the grace',
      sold: await stuckOrders(STUCK),
      count: STUCK,
      status: 'timeout',
    },
    {
      title: 'without a payment, places free',
      sold: await freshOrders('none', simulator),
      count: FRESH,
      status: 'timeout',
    },
    {
      title: 'other gateway, not paid, places free',
      sold: await freshOrders('unpaid', simulator),
      count: FRESH,
      status: 'timeout',
    },
    {
      title: 'other gateway, paid without a notification, confirmed',
      sold: await freshOrders('paid', simulator),
      count: FRESH,
      status: 'confirmed',
    },
  ])
  const start = Date.now()
  const [stuck] = groups
  const due = new Map<Group, Date>()
  for (const group of groups) {
    const isPaid = group.status === 'confirmed'
    const seconds = isPaid ? 600 : SECONDS_LEFT - (group === stuck ? GRACE_SECONDS : 0)
    await endHolds(group.sold, seconds)
    due.set(group, new Date(Date.now() + (isPaid ? 0 : SECONDS_LEFT * 1000)))
  }
  const stop = startBackgroundJobs()
  await step('The jobs run', async () => {
    while (!(await allEnded(groups)) && Date.now() - start < MAX_WAIT_MS) await wait(250)
  })
  stop()
  silent.hangUp()
  await wait(1000)
  let passed = true
  for (const group of groups) {
    const late = await lateness(group, due.get(group) ?? new Date())
    const [median = 0, slowest = 0] = [late[Math.floor(late.length / 2)], late.at(-1)]
    const isInTime =
      late.length === group.count && slowest <= MAX_LATE_SECONDS + (group === stuck ? RELEASE_SECONDS : 0)
    passed &&= isInTime
    print(
      `${isInTime ? '✓' : '✗'} ${group.title}: ${late.length} of ${group.count}, median ${median.toFixed(1)} s after their time, slowest ${slowest.toFixed(1)} s`,
    )
  }
  print(`  ${silent.takeCalls().length} calls to the silent gateway`)
  return passed
}
