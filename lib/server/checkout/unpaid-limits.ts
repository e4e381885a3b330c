import { ApiError } from '@/lib/contract/error'
import type { Transaction } from '@/lib/server/db/client'
import { keyedHashes } from '@/lib/server/secret'
import type { CartOffer } from './cart-offers'
import { heldPlaces, lockHeldPlaces, unpaidOrders } from './unpaid-repo'

/** Unpaid orders of an account at a time. */
export const MAX_UNPAID_ORDERS = 5

/**
 * Places of a product that are held without being paid for, by an account and by an address, which a hotel or a school
 * may share. Several school classes fit; a whole tour does not.
 */
export const MAX_HELD_PLACES = { account: 200, address: 400 }

/** Returns the hash of a visitor's address to store with an order, then those of orders before. */
export const placedFrom = (address: string) => keyedHashes('order-address', address)

/**
 * Limits what can be held without paying, for the new order together with the unpaid ones. The caller must hold the
 * user's lock, and must lock slots only afterwards: orders from one address for one product take turns.
 * @throws ApiError TOO_MUCH_UNPAID, UNPAID_NETWORK_LIMIT
 */
export async function limitUnpaid(
  db: Transaction,
  buyer: { userId: string; placedFrom: readonly string[] },
  offers: readonly CartOffer[],
): Promise<void> {
  if ((await unpaidOrders(db, buyer.userId)) >= MAX_UNPAID_ORDERS) throw new ApiError('TOO_MUCH_UNPAID')
  const wanted = Map.groupBy(offers, ({ offer }) => offer.facts.product.id)
  await lockHeldPlaces(db, buyer.placedFrom, [...wanted.keys()])
  const held = await heldPlaces(db, buyer, [...wanted.keys()])
  for (const [productId, ofProduct] of wanted) {
    // A stay takes a place of each night, and a return trip one of each direction.
    const places = ofProduct.reduce(
      (sum, { offer }) => sum + Math.max(0, ...offer.places.map(({ quantity }) => quantity)),
      0,
    )
    const { account = 0, address = 0 } = held.get(productId) ?? {}
    if (account + places > MAX_HELD_PLACES.account) throw new ApiError('TOO_MUCH_UNPAID')
    // Others may hold them: this buyer has nothing to pay or cancel.
    if (address + places > MAX_HELD_PLACES.address) throw new ApiError('UNPAID_NETWORK_LIMIT')
  }
}
