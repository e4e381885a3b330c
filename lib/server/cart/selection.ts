import type { z } from 'zod'
import type { selection } from '@/lib/contract/cart'
import { guidesFor } from '@/lib/domain/booking-details'
import type { Locale } from '@/lib/domain/locale'
import { convertMoney, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { asks, type Quantities } from '@/lib/domain/selection'
import { type Offer, type PriceRequest, rulesOf } from '@/lib/server/catalog/price-selection'
import type { OptionFacts } from '@/lib/server/catalog/price-selection-repo'
import type { CartLine } from './repo'

/** What a cart line stands for. */
export function selectionOf({ item, product }: CartLine): PriceRequest {
  return {
    productId: product.id,
    optionId: item.optionId,
    date: item.localDate,
    endDate: item.localEndDate,
    time: item.localTime?.slice(0, 5) ?? null,
    quantities: item.quantities,
    extras: item.extras,
    arrangement: item.arrangement,
  }
}

/** A selection without what its option does not ask, so that equal choices are equal. */
export function normalizeSelection(
  chosen: z.output<typeof selection>,
  facts: OptionFacts,
  locale: Locale,
): PriceRequest {
  const question = asks(facts.option.window)
  const rules = rulesOf(facts)
  const quantities = Object.entries(chosen.quantities).filter(([, quantity]) => quantity > 0)
  return {
    productId: chosen.product_id,
    optionId: chosen.option_id,
    date: question.date ? (chosen.date ?? null) : null,
    endDate: question.range ? (chosen.end_date ?? null) : null,
    time: question.time ? (chosen.time ?? null) : null,
    quantities: Object.fromEntries(quantities),
    extras: [...new Set(chosen.extras)].sort(),
    arrangement: tidyBookingDetails(
      { ...rules, guides: guidesFor(rules.guides, locale) },
      chosen.arrangement,
    ),
  }
}

export function addQuantities(a: Quantities, b: Quantities): Quantities {
  const sum: Quantities = { ...a }
  for (const [unit, quantity] of Object.entries(b) as Array<[keyof Quantities, number]>)
    sum[unit] = (sum[unit] ?? 0) + quantity
  return sum
}

/** The total of an offer in the product's own currency, which no exchange rate changes. */
export function sourceTotal({ facts, lines }: Offer, rates: Rates): Money {
  const { currency } = moneyOf(0, facts.product.currency)
  return sumMoney(
    currency,
    lines.map((line) => multiplyMoney(convertMoney(line.sourcePrice, currency, rates), line.quantity)),
  )
}

/** A wish as the columns of a cart line. */
export function lineColumns(userId: string, wish: PriceRequest) {
  return {
    userId,
    optionId: wish.optionId,
    localDate: wish.date,
    localEndDate: wish.endDate,
    localTime: wish.time,
    quantities: wish.quantities,
    extras: wish.extras,
    arrangement: wish.arrangement,
  }
}

/** What the visitor sees now, to be remembered as seen. */
export function seenColumns(offer: Offer, rates: Rates) {
  const { amount, currency } = sourceTotal(offer, rates)
  return { seenAmount: amount, seenCurrency: currency }
}
