import type { ProductFilters } from '@/lib/contract/search'
import { BOOKING_HORIZON_DAYS } from '@/lib/domain/booking-horizon'
import type { Vertical } from '@/lib/domain/catalog'
import { type Currency, isCurrency, MINOR_UNIT } from '@/lib/domain/currency'
import { type Duration, FEATURES, type Feature } from '@/lib/domain/listing'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import { isAnythingFound } from './match-repo'
import { type ReadQuery, readQuery } from './parse-query'
import type { Attempt } from './plan-attempts'

/** Filters of a listing; omitted ones do not apply. */
export interface ProductFilter {
  /** `tsquery` text; null matches nothing. */
  query?: string | null
  /**
   * Preferences as `tsquery` texts: results are ranked by how many they match, before or after name matches.
   */
  preferred?: string[]
  loose?: boolean
  categories?: string[]
  destinations?: string[]
  vertical?: Vertical
  recommended?: boolean
  ids?: string[]
  /** Period with places left on some day; null matches nothing. */
  dates?: { from: LocalDate; to: LocalDate } | null
  /** Bounds of the displayed price, in minor units of a currency, both inclusive. */
  price?: { min?: number; max?: number; currency: Currency }
  /** Tenths of a star. */
  ratingX10?: number
  durations?: Duration[]
  languages?: string[]
  features: Feature[]
}

/** Clips a period to the bookable days; null if it is entirely in the past or too far ahead. */
function bookablePeriod(
  from: LocalDate | undefined,
  to: LocalDate | undefined,
  now: Date,
): ProductFilter['dates'] {
  const first = from ?? to
  const last = to ?? from
  if (first === undefined || last === undefined) return undefined
  const [start, end] = first <= last ? [first, last] : [last, first]
  // Somewhere on earth it is still yesterday, or already tomorrow.
  const today = todayIn('UTC', now)
  const [earliest, latest] = [addDays(today, -1), addDays(today, BOOKING_HORIZON_DAYS)]
  if (end < earliest || start > latest) return null
  const dates = [earliest, latest, start, end].sort()
  // Of the four sorted dates, the middle two are the intersection.
  return { from: dates[1] ?? start, to: dates[2] ?? end }
}

export interface ReadFilter {
  filter: ProductFilter
  text: ReadQuery | null
  /** No product matches the whole text; the results match part of it. */
  partial: boolean
}

/** Whether an attempt matches less than was requested. */
async function isPartial({ everything }: Attempt): Promise<boolean> {
  return typeof everything === 'string' && !(await isAnythingFound(everything))
}

/** Returns the first attempt with any result; the strictest if none has. */
async function firstWithResults({
  attempts,
}: ReadQuery): Promise<{ attempt: Attempt | null; partial: boolean }> {
  const [strictest = null] = attempts
  if (attempts.length > 1 || strictest?.everything)
    for (const attempt of attempts)
      if (await isAnythingFound(attempt.query))
        return { attempt, partial: attempt !== strictest || (await isPartial(attempt)) }
  return { attempt: strictest, partial: false }
}

/**
 * Parses the filters of a listing; corrects misspellings in the text and drops superfluous words. The
 * interpretation does not depend on the other filters, so that facet counts agree with the page.
 */
export async function readFilter(
  input: ProductFilters,
  currency: Currency,
  now = new Date(),
): Promise<ReadFilter> {
  const { price_min: min, price_max: max } = input
  const priceCurrency = isCurrency(input.price_currency) ? input.price_currency : currency
  const minor = (amount?: number) =>
    amount === undefined ? undefined : amount * 10 ** MINOR_UNIT[priceCurrency]
  const text = input.q ? await readQuery(input.q) : null
  const { attempt, partial } = text ? await firstWithResults(text) : { attempt: null, partial: false }
  return {
    text,
    partial,
    filter: {
      query: text ? (attempt?.query ?? null) : undefined,
      preferred: attempt?.preferred,
      loose: attempt?.loose,
      categories: input.product_categories,
      destinations: input.destination,
      vertical: input.vertical,
      recommended: input.recommended,
      ids: input.ids,
      dates: bookablePeriod(input.from, input.to, now),
      price:
        min === undefined && max === undefined
          ? undefined
          : { min: minor(min), max: minor(max), currency: priceCurrency },
      ratingX10: input.rating_min === undefined ? undefined : Math.round(input.rating_min * 10),
      durations: input.duration,
      languages: input.language,
      features: FEATURES.filter((feature) => input[feature]),
    },
  }
}
