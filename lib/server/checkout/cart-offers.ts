import { ApiError } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { type Money, type Rates, sumMoney } from '@/lib/domain/money'
import { type CartLine, findLines } from '@/lib/server/cart/repo'
import { selectionOf } from '@/lib/server/cart/selection'
import { type Offer, quote } from '@/lib/server/catalog/price-selection'
import { database, type Queryable } from '@/lib/server/db/client'
import type { PriceLine } from '@/lib/server/db/schema'

export interface CartOffer {
  line: CartLine
  offer: Offer
  /** What a promo code takes off each of the offer's lines, in minor units; left out where there is no code. */
  discounts?: readonly number[]
}

interface Settings {
  currency: Currency
  locale: Locale
  rates: Rates
  db?: Queryable
}

async function offerFor(line: CartLine, { currency, rates }: Settings, db: Queryable): Promise<CartOffer> {
  try {
    return { line, offer: await quote(selectionOf(line), { currency, rates, db }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, {
      values: error.values,
      details: { cart_item_id: line.item.id },
      cause: error,
    })
  }
}

/**
 * What some of a visitor's cart lines cost and take now.
 * @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() with `details.cart_item_id`
 */
export async function cartOffers(
  userId: string,
  ids: readonly string[],
  settings: Settings,
): Promise<CartOffer[]> {
  const db = settings.db ?? database()
  const wanted = new Set(ids)
  const lines = await findLines(userId, [...wanted], settings.locale, db)
  if (lines.length < wanted.size) throw new ApiError('CART_ITEM_NOT_FOUND')
  const offers: CartOffer[] = []
  for (const line of lines) offers.push(await offerFor(line, settings, db))
  return offers
}

/** What the lines cost without a promo code. */
export function subtotalOf(offers: readonly CartOffer[], currency: Currency): Money {
  return sumMoney(
    currency,
    offers.map(({ offer }) => offer.total),
  )
}

/** What a promo code takes off. */
export function discountOf(offers: readonly CartOffer[], currency: Currency): Money {
  const amount = offers.flatMap(({ discounts }) => discounts ?? []).reduce((sum, each) => sum + each, 0)
  return { amount, currency }
}

/** What is paid for the lines. */
export function totalOf(offers: readonly CartOffer[], currency: Currency): Money {
  return {
    amount: subtotalOf(offers, currency).amount - discountOf(offers, currency).amount,
    currency,
  }
}

/** The lines of an offer as a booking keeps them. */
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
