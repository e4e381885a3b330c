import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { keyedHashes } from '@/lib/server/secret'
import type { CartOffer } from './cart-offers'
import {
  type Buyer,
  freeOrders,
  heldPlaces,
  lockUnpaid,
  NOTHING_HELD,
  type Offered,
  offeredPlaces,
  unpaidOrders,
} from './unpaid-repo'

/** Returns the hash of a visitor's address to store with an order, then those of orders before. */
export const placedFrom = (address: string) => keyedHashes('order-address', address)

type Held = typeof NOTHING_HELD

/** A family may hold this many places in several bookings, also if they are the last ones. */
const SMALL_GROUP = 8

/** A stay takes a place of each night, and a return trip one of each direction. */
function wantedPlaces(offers: readonly CartOffer[]): Held {
  return offers.reduce((sum, { offer }) => {
    const quantities = offer.places.map(({ quantity }) => quantity)
    return {
      bookings: sum.bookings + 1,
      places: sum.places + Math.max(0, ...quantities),
      onAllDates: sum.onAllDates + quantities.reduce((all, each) => all + each, 0),
    }
  }, NOTHING_HELD)
}

/**
 * Whether places are too many to be held without payment: too many at once, or too large a share of what
 * the product still offers. A single booking may be of any share, e.g. a month in the only villa.
 */
function isTooMuch(held: Held, wanted: Held, offered: Offered, scale: number): boolean {
  if (held.places + wanted.places > env.UNPAID_PLACES * scale) return true
  const share = Math.ceil((offered.onAllDates * env.UNPAID_SHARE_PERCENT) / 100)
  // Half, so that a group cannot take all of a product that has one departure.
  const half = Math.max(SMALL_GROUP, Math.floor(offered.onAllDates / 2))
  const group = Math.min(env.UNPAID_GROUP_PLACES, offered.onOneDeparture, half)
  const isSingle = held.bookings + wanted.bookings === 1
  return !isSingle && held.onAllDates + wanted.onAllDates > Math.max(share, group) * scale
}

/** The errors of too much for an account and for an address, where others may hold it. */
const REFUSALS = {
  unpaid: { account: 'TOO_MUCH_UNPAID', address: 'UNPAID_NETWORK_LIMIT' },
  free: { account: 'TOO_MUCH_FREE', address: 'FREE_NETWORK_LIMIT' },
} as const

/**
 * Limits the orders of an account and of an address: unpaid ones at a time, free ones in 24 hours. The caller must hold the
 * user's lock, and must lock slots only afterwards: orders from one address take turns.
 * @throws ApiError TOO_MUCH_UNPAID, UNPAID_NETWORK_LIMIT, TOO_MUCH_FREE, FREE_NETWORK_LIMIT
 */
export async function limitOrders(db: Transaction, buyer: Buyer, kind: 'unpaid' | 'free'): Promise<void> {
  await lockUnpaid(db, buyer.placedFrom)
  const orders = await (kind === 'free' ? freeOrders : unpaidOrders)(db, buyer)
  const most =
    kind === 'free'
      ? { account: env.FREE_ORDERS, address: env.FREE_ADDRESS_ORDERS }
      : { account: env.UNPAID_ORDERS, address: env.UNPAID_ADDRESS_ORDERS }
  for (const whose of ['account', 'address'] as const)
    if (orders[whose] >= most[whose]) throw new ApiError(REFUSALS[kind][whose])
}

/**
 * Limits the places of a product that are held without being paid for, or were free: those of a new order, whose bookings are
 * not inserted yet, together with the earlier ones. Call it after limitOrders().
 * @throws ApiError TOO_MUCH_UNPAID, UNPAID_NETWORK_LIMIT, TOO_MUCH_FREE, FREE_NETWORK_LIMIT
 */
export async function limitPlaces(
  db: Transaction,
  buyer: Buyer,
  offers: readonly CartOffer[],
  kind: 'unpaid' | 'free',
): Promise<void> {
  const byProduct = Map.groupBy(offers, ({ offer }) => offer.facts.product.id)
  const held = await heldPlaces(db, buyer, [...byProduct.keys()], kind)
  const offered = await offeredPlaces(db, [...byProduct.keys()])
  for (const [productId, ofProduct] of byProduct) {
    const wanted = wantedPlaces(ofProduct)
    const { account = NOTHING_HELD, address = NOTHING_HELD } = held.get(productId) ?? {}
    const left = offered.get(productId) ?? { onAllDates: 0, onOneDeparture: 0 }
    // Free places are sold, so that they are no longer among what is left.
    const offeredTo = (held: Held) =>
      kind === 'free' ? { ...left, onAllDates: left.onAllDates + held.onAllDates } : left
    if (isTooMuch(account, wanted, offeredTo(account), 1)) throw new ApiError(REFUSALS[kind].account)
    if (isTooMuch(address, wanted, offeredTo(address), env.UNPAID_ADDRESS_SCALE))
      throw new ApiError(REFUSALS[kind].address)
  }
}
