import { setTimeout as sleep } from 'node:timers/promises'
import type { Sold } from '../../fixtures/catalog'
import { type Customer, hasVoucher, newCustomer, payOrder, placeOrder, Refused } from './customer'

/** What a customer met: money at the bank, a refusal with its code, or anything else. */
export const OUTCOMES = ['paid', 'refused', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Purchase {
  customer: Customer
  /** Null if none was placed. */
  orderId: string | null
  outcome: Outcome
  /** Why it was not paid. */
  reason: string
}

const CONFIRMED_MS = 60_000
const ASK_MS = 500

/** Sets how a purchase ends. */
async function attempt(purchase: Purchase, work: () => Promise<void>): Promise<Purchase> {
  try {
    await work()
    purchase.outcome = 'paid'
  } catch (error) {
    purchase.outcome = error instanceof Refused ? 'refused' : 'failed'
    purchase.reason = error instanceof Error ? error.message : String(error)
  }
  return purchase
}

/** Places an order without paying for it. */
export async function order(origin: string, sold: Sold): Promise<Purchase> {
  const customer = await newCustomer()
  const orderId = await placeOrder(origin, customer, sold)
  return { customer, orderId, outcome: 'refused', reason: 'not paid yet' }
}

/** Pays for an order that was placed, by the same or another server. */
export const pay = (origin: string, purchase: Purchase): Promise<Purchase> =>
  attempt(purchase, () => payOrder(origin, purchase.customer, purchase.orderId ?? ''))

/** Buys a place. */
export async function buy(origin: string, sold: Sold): Promise<Purchase> {
  const purchase: Purchase = { customer: await newCustomer(), orderId: null, outcome: 'failed', reason: '' }
  return attempt(purchase, async () => {
    purchase.orderId = await placeOrder(origin, purchase.customer, sold)
    await payOrder(origin, purchase.customer, purchase.orderId)
  })
}

/** Buys places one after the other. */
export async function buySome(origin: string, sold: Sold, count: number): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  while (purchases.length < count) purchases.push(await buy(origin, sold))
  return purchases
}

/** Buys a place every now and then while something else happens. */
export async function buyDuring(
  origin: string,
  sold: Sold,
  { everyMs, atMost }: { everyMs: number; atMost: number },
  event: Promise<unknown>,
): Promise<Purchase[]> {
  let isOver = false
  const over = event.finally(() => {
    isOver = true
  })
  // It may fail while a place is being bought.
  over.catch(() => undefined)
  const purchases: Purchase[] = []
  while (!isOver && purchases.length < atMost) {
    purchases.push(await buy(origin, sold))
    await Promise.race([sleep(everyMs), over])
  }
  await over
  return purchases
}

/** Waits until the orders that were paid are confirmed. @returns how many are not */
export async function unconfirmed(origin: string, purchases: readonly Purchase[]): Promise<number> {
  let open = purchases.filter(({ outcome }) => outcome === 'paid')
  for (const until = Date.now() + CONFIRMED_MS; open.length > 0 && Date.now() < until; await sleep(ASK_MS)) {
    const done = await Promise.all(
      open.map(({ customer, orderId }) => hasVoucher(origin, customer, orderId ?? '')),
    )
    open = open.filter((_, index) => !done[index])
  }
  return open.length
}
