import type { z } from 'zod'
import type { selection } from '@/lib/contract/cart'
import { guidesFor } from '@/lib/domain/booking-details'
import type { Locale } from '@/lib/domain/locale'
import { convertMoney, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { type Quantities, requiredDateInputs } from '@/lib/domain/selection'
import { type Offer, type PriceRequest, rulesOf } from '@/lib/server/catalog/price-selection'
import type { OptionFacts } from '@/lib/server/catalog/price-selection-repo'
import type { CartItemRow } from './repo'

/** Returns the selection of a cart item. */
export function selectionOf({ item, product }: CartItemRow): PriceRequest {
  return {
    productId: product.id,
    optionId: item.optionId,
    date: item.localDate,
    endDate: item.localEndDate,
    time: item.localTime?.slice(0, 5) ?? null,
    quantities: item.quantities,
    extras: item.extras,
    bookingDetails: item.bookingDetails,
  }
}

/** Drops everything the option does not ask for, so that equal selections compare equal. */
export function normalizeSelection(
  chosen: z.output<typeof selection>,
  facts: OptionFacts,
  locale: Locale,
): PriceRequest {
  const question = requiredDateInputs(facts.option.dateMode)
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
    bookingDetails: tidyBookingDetails(
      { ...rules, guides: guidesFor(rules.guides, locale) },
      chosen.booking_details,
    ),
  }
}

export function addQuantities(a: Quantities, b: Quantities): Quantities {
  const sum: Quantities = { ...a }
  for (const [unit, quantity] of Object.entries(b) as Array<[keyof Quantities, number]>)
    sum[unit] = (sum[unit] ?? 0) + quantity
  return sum
}

/** The total in the product's own currency, which does not change with exchange rates. */
export function sourceTotal({ facts, lines }: Offer, rates: Rates): Money {
  const { currency } = moneyOf(0, facts.product.currency)
  return sumMoney(
    currency,
    lines.map((line) => multiplyMoney(convertMoney(line.sourcePrice, currency, rates), line.quantity)),
  )
}

/** Maps a selection to the columns of a cart item. */
export function itemColumns(userId: string, request: PriceRequest) {
  return {
    userId,
    optionId: request.optionId,
    localDate: request.date,
    localEndDate: request.endDate,
    localTime: request.time,
    quantities: request.quantities,
    extras: request.extras,
    bookingDetails: request.bookingDetails,
  }
}

/** The total as shown to the visitor now, to detect price changes later. */
export function seenColumns(offer: Offer, rates: Rates) {
  const { amount, currency } = sourceTotal(offer, rates)
  return { lastSeenTotal: amount, lastSeenCurrency: currency }
}
