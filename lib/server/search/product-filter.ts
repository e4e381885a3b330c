import type { ProductFilters } from '@/lib/contract/search'
import type { Vertical } from '@/lib/domain/catalog'
import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'
import { type Duration, FEATURES, type Feature } from '@/lib/domain/listing'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import { HORIZON_DAYS } from './horizon'
import { isAnythingFound } from './match-repo'
import { type Attempt, type ReadQuery, readQuery } from './parse-query'

/** What products are asked for; what is left out does not matter. */
export interface ProductFilter {
  /** The text of a `tsquery`; null finds nothing. */
  query?: string | null
  /** More of them: what is found has its place by how many it has, before or after being called as asked. */
  wished?: string[]
  loose?: boolean
  categories?: string[]
  destinations?: string[]
  vertical?: Vertical
  recommended?: boolean
  ids?: string[]
  /** First and last day on some of which something must be left; null finds nothing. */
  dates?: { from: LocalDate; to: LocalDate } | null
  /** Bounds of the price that is shown in a currency, in its minor units, both included. */
  price?: { min?: number; max?: number; currency: Currency }
  /** Tenths of a star. */
  ratingX10?: number
  durations?: Duration[]
  languages?: string[]
  features: Feature[]
}

/** A period that can be booked; null where all of it is over or too far ahead. */
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
  const [earliest, latest] = [addDays(today, -1), addDays(today, HORIZON_DAYS)]
  if (end < earliest || start > latest) return null
  const dates = [earliest, latest, start, end].sort()
  // Of the four the two in the middle are where both periods lie.
  return { from: dates[1] ?? start, to: dates[2] ?? end }
}

export interface ReadFilter {
  filter: ProductFilter
  text: ReadQuery | null
  /** No product has all that the text asks for: those that have some of it are meant. */
  partial: boolean
}

/** Whether a way to look leads to less than was asked for. */
async function lacksSome({ everything }: Attempt): Promise<boolean> {
  return typeof everything === 'string' && !(await isAnythingFound(everything))
}

/** The first way to look for a text that finds anything; the strictest where none does. */
async function firstFruitful({
  attempts,
}: ReadQuery): Promise<{ attempt: Attempt | null; partial: boolean }> {
  const [strictest = null] = attempts
  if (attempts.length > 1 || strictest?.everything)
    for (const attempt of attempts)
      if (await isAnythingFound(attempt.query))
        return { attempt, partial: attempt !== strictest || (await lacksSome(attempt)) }
  return { attempt: strictest, partial: false }
}

/**
 * Reads the filters of a listing; the text with forgiveness for its spelling, and for a word too many. What is meant
 * does not depend on the other filters, so that the numbers beside them count what the page shows.
 */
export async function readFilter(
  input: ProductFilters,
  currency: Currency,
  now = new Date(),
): Promise<ReadFilter> {
  const { price_min: min, price_max: max, price_currency: asked = currency } = input
  const minor = (amount?: number) => (amount === undefined ? undefined : amount * 10 ** MINOR_UNIT[asked])
  const text = input.q ? await readQuery(input.q) : null
  const { attempt, partial } = text ? await firstFruitful(text) : { attempt: null, partial: false }
  return {
    text,
    partial,
    filter: {
      query: text ? (attempt?.query ?? null) : undefined,
      wished: attempt?.wished,
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
          : { min: minor(min), max: minor(max), currency: asked },
      ratingX10: input.rating_min === undefined ? undefined : Math.round(input.rating_min * 10),
      durations: input.duration,
      languages: input.language,
      features: FEATURES.filter((feature) => input[feature]),
    },
  }
}
