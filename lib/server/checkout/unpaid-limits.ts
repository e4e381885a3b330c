import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { keyedHashes } from '@/lib/server/secret'
import type { CartOffer } from './cart-offers'
import {
  type Buyer,
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
 * Whether places are too many to be held without having been paid for: too many at once, or too large a share of what
 * the product still offers. A single booking may be of any share, e.g. a month in the only villa.
 */
function isTooMuch(held: Held, wanted: Held, offered: Offered, scale: number): boolean {
  if (held.places + wanted.places > env.UNPAID_PLACES * scale) return true
  const share = Math.ceil((offered.onAllDates * env.UNPAID_SHARE_PERCENT) / 100)
  const group = Math.min(env.UNPAID_GROUP_PLACES, offered.onOneDeparture)
  const isSingle = held.bookings + wanted.bookings === 1
  return !isSingle && held.onAllDates + wanted.onAllDates > Math.max(share, group) * scale
}

/**
 * Limits the unpaid orders of an account and of an address. The caller must hold the user's lock, and must lock slots
 * only afterwards: orders from one address take turns.
 * @throws ApiError TOO_MUCH_UNPAID, UNPAID_NETWORK_LIMIT
 */
export async function limitUnpaidOrders(db: Transaction, buyer: Buyer): Promise<void> {
  await lockUnpaid(db, buyer.placedFrom)
  const orders = await unpaidOrders(db, buyer)
  if (orders.account >= env.UNPAID_ORDERS) throw new ApiError('TOO_MUCH_UNPAID')
  // Others may hold them: this buyer has nothing to pay or cancel.
  if (orders.address >= env.UNPAID_ADDRESS_ORDERS) throw new ApiError('UNPAID_NETWORK_LIMIT')
}

/**
 * Limits the places of a product that are held without being paid for: those of a new order, whose bookings are not
 * inserted yet, together with those of the unpaid ones. Call it after limitUnpaidOrders().
 * @throws ApiError TOO_MUCH_UNPAID, UNPAID_NETWORK_LIMIT
 */
export async function limitUnpaidPlaces(
  db: Transaction,
  buyer: Buyer,
  offers: readonly CartOffer[],
): Promise<void> {
  const byProduct = Map.groupBy(offers, ({ offer }) => offer.facts.product.id)
  const held = await heldPlaces(db, buyer, [...byProduct.keys()])
  const offered = await offeredPlaces(db, [...byProduct.keys()])
  for (const [productId, ofProduct] of byProduct) {
    const wanted = wantedPlaces(ofProduct)
    const { account = NOTHING_HELD, address = NOTHING_HELD } = held.get(productId) ?? {}
    const left = offered.get(productId) ?? { onAllDates: 0, onOneDeparture: 0 }
    if (isTooMuch(account, wanted, left, 1)) throw new ApiError('TOO_MUCH_UNPAID')
    if (isTooMuch(address, wanted, left, env.UNPAID_ADDRESS_SCALE)) throw new ApiError('UNPAID_NETWORK_LIMIT')
  }
}
