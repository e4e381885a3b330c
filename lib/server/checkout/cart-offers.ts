import { ApiError } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { type Money, type Rates, sumMoney } from '@/lib/domain/money'
import { type CartItemRow, findItems } from '@/lib/server/cart/repo'
import { selectionOf } from '@/lib/server/cart/selection'
import { type Offer, quote } from '@/lib/server/catalog/price-selection'
import { database, type Queryable } from '@/lib/server/db/client'
import type { PriceLine } from '@/lib/server/db/schema'

export interface CartOffer {
  cartItem: CartItemRow
  offer: Offer
  /** The promo code's discount on each of the offer's price lines, in minor units; absent without a code. */
  discounts?: readonly number[]
}

interface Settings {
  currency: Currency
  locale: Locale
  rates: Rates
  db?: Queryable
}

async function offerFor(
  cartItem: CartItemRow,
  { currency, rates }: Settings,
  db: Queryable,
): Promise<CartOffer> {
  try {
    return { cartItem, offer: await quote(selectionOf(cartItem), { currency, rates, db }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, {
      values: error.values,
      details: { cart_item_id: cartItem.item.id },
      cause: error,
    })
  }
}

/**
 * Returns the current price and the required places of some of a user's cart items.
 * @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() with `details.cart_item_id`
 */
export async function cartOffers(
  userId: string,
  ids: readonly string[],
  settings: Settings,
): Promise<CartOffer[]> {
  const db = settings.db ?? database()
  const requested = new Set(ids)
  const cartItems = await findItems(userId, [...requested], settings.locale, db)
  if (cartItems.length < requested.size) throw new ApiError('CART_ITEM_NOT_FOUND')
  const offers: CartOffer[] = []
  for (const cartItem of cartItems) offers.push(await offerFor(cartItem, settings, db))
  return offers
}

/** Returns the total before the promo discount. */
export function subtotalOf(offers: readonly CartOffer[], currency: Currency): Money {
  return sumMoney(
    currency,
    offers.map(({ offer }) => offer.total),
  )
}

/** Returns the promo discount. */
export function discountOf(offers: readonly CartOffer[], currency: Currency): Money {
  const amount = offers.flatMap(({ discounts }) => discounts ?? []).reduce((sum, each) => sum + each, 0)
  return { amount, currency }
}

/** Returns the total after the promo discount. */
export function totalOf(offers: readonly CartOffer[], currency: Currency): Money {
  return {
    amount: subtotalOf(offers, currency).amount - discountOf(offers, currency).amount,
    currency,
  }
}

/** Returns the price lines of an offer as they are stored in a booking. */
export function priceLinesOf({ offer, discounts }: Pick<CartOffer, 'offer' | 'discounts'>) {
  return offer.lines.map(
    ({ unit, extra, deposit, label, quantity, price, sourcePrice }, index): PriceLine => {
      const discount = discounts?.[index]
      return {
        unit,
        extra,
        deposit,
        label,
        quantity,
        amount: price.amount,
        sourceAmount: sourcePrice.amount,
        sourceCurrency: sourcePrice.currency,
        ...(discount && { discount }),
      }
    },
  )
}
