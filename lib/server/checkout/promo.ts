import { ApiError } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import { moneyOf, priceIn, type Rates } from '@/lib/domain/money'
import { discountsOf, type PromoBenefit, promoCodeOf } from '@/lib/domain/promo'
import type { Queryable } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'
import type { CartOffer } from './cart-offers'
import * as repo from './promo-repo'

interface Buyer {
  userId: string
  currency: Currency
  rates: Rates
  now: Date
}

/** Offers with what a code takes off each of their lines. */
export interface Discounted {
  promo: { id: string; code: string }
  offers: CartOffer[]
}

/** Counts a try at a code, so that nobody finds one by guessing. @throws ApiError RATE_LIMITED */
export async function consumeTry(userId: string, address: string): Promise<void> {
  await limit('promo-address', address)
  await limit('promo-user', userId)
}

/**
 * A code that is valid now.
 * @throws ApiError PROMO_UNKNOWN, also before its time; PROMO_EXPIRED
 */
export async function validPromo(typed: string, now: Date, db: Queryable): Promise<repo.PromoRow> {
  const promo = await repo.findPromo(promoCodeOf(typed), db)
  if (!promo || promo.validFrom > now) throw new ApiError('PROMO_UNKNOWN')
  if (promo.validUntil && promo.validUntil <= now) throw new ApiError('PROMO_EXPIRED')
  return promo
}

async function checkUses(promo: repo.PromoRow, userId: string, db: Queryable): Promise<void> {
  const { id, mostUses, mostUsesEach, firstOrder } = promo
  if (mostUses !== null && (await repo.countUses(id, null, db)) >= mostUses)
    throw new ApiError('PROMO_USED_UP')
  if (mostUsesEach !== null && (await repo.countUses(id, userId, db)) >= mostUsesEach)
    throw new ApiError('PROMO_USED_UP')
  if (firstOrder && (await repo.hasOrdered(userId, db))) throw new ApiError('PROMO_NOT_FIRST_ORDER')
}

function benefitOf({ percent, amount, currency }: repo.PromoRow, buyer: Buyer): PromoBenefit {
  if (percent !== null) return { percent }
  if (amount === null || currency === null) throw new RangeError('a promo code without a benefit')
  return { amount: priceIn(buyer.currency, moneyOf(amount, currency), buyer.rates).amount }
}

/**
 * Takes a code off offers: pro rata off the lines that it is for, deposits never.
 * @throws ApiError PROMO_USED_UP, PROMO_NOT_FIRST_ORDER, PROMO_NOT_FOR_THESE where nothing would be taken off
 */
export async function applyPromo(
  promo: repo.PromoRow,
  offers: readonly CartOffer[],
  buyer: Buyer,
  db: Queryable,
): Promise<Discounted> {
  await checkUses(promo, buyer.userId, db)
  const products = await repo.productsOf(promo.id, db)
  const lines = offers.flatMap(({ offer }) =>
    offer.lines.map(({ price, quantity, deposit }) => ({
      amount: price.amount * quantity,
      eligible: !deposit && (products.length === 0 || products.includes(offer.facts.product.id)),
    })),
  )
  const discounts = discountsOf(benefitOf(promo, buyer), lines)
  if (discounts.every((discount) => discount === 0)) throw new ApiError('PROMO_NOT_FOR_THESE')
  return {
    promo: { id: promo.id, code: promo.code },
    offers: offers.map((offered) => ({
      ...offered,
      discounts: discounts.splice(0, offered.offer.lines.length),
    })),
  }
}
