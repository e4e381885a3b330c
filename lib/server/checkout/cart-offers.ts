import { ApiError } from '@/lib/contract/error'
import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { type Rates, sumMoney } from '@/lib/domain/money'
import { type CartLine, findLines } from '@/lib/server/cart/repo'
import { wishOf } from '@/lib/server/cart/wish'
import { type Offer, quote } from '@/lib/server/catalog/offer'
import { database, type Queryable } from '@/lib/server/db/client'

export interface CartOffer {
  line: CartLine
  offer: Offer
}

interface Settings {
  currency: Currency
  locale: Locale
  rates: Rates
  db?: Queryable
}

async function offerFor(line: CartLine, { currency, rates }: Settings, db: Queryable): Promise<CartOffer> {
  try {
    return { line, offer: await quote(wishOf(line), { currency, rates, db }) }
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

export function totalOf(offers: readonly CartOffer[], currency: Currency) {
  return sumMoney(
    currency,
    offers.map(({ offer }) => offer.total),
  )
}

/** The lines of an offer as a booking keeps them. */
export function priceLinesOf({ lines }: Offer) {
  return lines.map(({ unit, extra, deposit, label, quantity, price, sourcePrice }) => ({
    unit,
    extra,
    deposit,
    label,
    quantity,
    amount: price.amount,
    sourceAmount: sourcePrice.amount,
    sourceCurrency: sourcePrice.currency,
  }))
}
