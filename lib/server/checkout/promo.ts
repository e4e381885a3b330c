import { ApiError } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import { isConvertible, moneyOf, priceIn, type Rates } from '@/lib/domain/money'
import { discountsOf, type PromoBenefit, promoCodeOf } from '@/lib/domain/promo'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'
import type { CartOffer } from './cart-offers'
import * as repo from './promo-repo'

interface Buyer {
  userId: string
  currency: Currency
  rates: Rates
  now: Date
}

/** Offers with the promo discount on each of their price lines. */
export interface Discounted {
  promo: { id: string; code: string }
  offers: CartOffer[]
}

/** Counts an attempt to enter a promo code, to prevent guessing. @throws ApiError RATE_LIMITED */
export async function consumeAttempt(userId: string, address: string): Promise<void> {
  await limit('promo-address', address)
  await limit('promo-user', userId)
}

/**
 * Returns a promo code that is valid now.
 * @throws ApiError PROMO_UNKNOWN, also before its validity starts; PROMO_EXPIRED
 */
export async function validPromo(typed: string, now: Date, db: Queryable): Promise<repo.PromoRow> {
  const promo = await repo.findPromo(promoCodeOf(typed), db)
  if (!promo || promo.validFrom > now) throw new ApiError('PROMO_UNKNOWN')
  if (promo.validUntil && promo.validUntil <= now) throw new ApiError('PROMO_EXPIRED')
  return promo
}

/** Returns why a customer cannot use a promo code; null if nothing is against it. */
async function refusalOf(
  { id, maxUses, maxUsesPerCustomer, firstOrderOnly }: repo.PromoRow,
  userId: string,
  db: Queryable,
): Promise<'PROMO_USED_UP' | 'PROMO_NOT_FIRST_ORDER' | null> {
  if (maxUses !== null && (await repo.countUses(id, null, db)) >= maxUses) return 'PROMO_USED_UP'
  if (maxUsesPerCustomer !== null && (await repo.countUses(id, userId, db)) >= maxUsesPerCustomer)
    return 'PROMO_USED_UP'
  return firstOrderOnly && (await repo.hasOrdered(userId, db)) ? 'PROMO_NOT_FIRST_ORDER' : null
}

/**
 * Whether the promo code of an order that has timed out, so that it no longer counts as a use, can be used for it again.
 * The code's row stays locked. Call it before the order's places are held again.
 */
export async function hasPromoUse(db: Transaction, orderId: string, userId: string): Promise<boolean> {
  const promo = await repo.promoOf(orderId, db)
  if (!promo) return true
  await repo.lockPromo(promo.id, db)
  return (await refusalOf(promo, userId, db)) === null
}

function benefitOf({ percent, amount, currency }: repo.PromoRow, buyer: Buyer): PromoBenefit {
  if (percent !== null) return { percent }
  if (amount === null || currency === null) throw new RangeError('promo code has no benefit')
  if (!isConvertible(currency, buyer.currency, buyer.rates)) throw new ApiError('RATE_OUTDATED')
  return { amount: priceIn(buyer.currency, moneyOf(amount, currency), buyer.rates).amount }
}

/**
 * Applies a promo code to offers: pro rata over the eligible price lines, never to deposits.
 * @throws ApiError PROMO_USED_UP, PROMO_NOT_FIRST_ORDER, PROMO_NOT_APPLICABLE if the discount would be zero,
 *   RATE_OUTDATED
 */
export async function applyPromo(
  promo: repo.PromoRow,
  offers: readonly CartOffer[],
  buyer: Buyer,
  db: Queryable,
): Promise<Discounted> {
  const refusal = await refusalOf(promo, buyer.userId, db)
  if (refusal) throw new ApiError(refusal)
  const products = await repo.productsOf(promo.id, db)
  const lines = offers.flatMap(({ offer }) =>
    offer.lines.map(({ price, quantity, deposit }) => ({
      amount: price.amount * quantity,
      eligible: !deposit && (products.length === 0 || products.includes(offer.facts.product.id)),
    })),
  )
  const discounts = discountsOf(benefitOf(promo, buyer), lines)
  if (discounts.every((discount) => discount === 0)) throw new ApiError('PROMO_NOT_APPLICABLE')
  return {
    promo: { id: promo.id, code: promo.code },
    offers: offers.map((offered) => ({
      ...offered,
      discounts: discounts.splice(0, offered.offer.lines.length),
    })),
  }
}
