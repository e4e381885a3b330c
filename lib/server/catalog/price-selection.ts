import { ApiError, fieldError } from '@/lib/contract/error'
import {
  type BookingDetails,
  type BookingDetailsRules,
  bookingDetailsRules,
  checkBookingDetails,
} from '@/lib/domain/booking-details'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { UnitType } from '@/lib/domain/catalog'
import type { Currency } from '@/lib/domain/currency'
import { MAX_RANGE_DAYS } from '@/lib/domain/date-range'
import { instantOf } from '@/lib/domain/instant'
import { addDays, datesUntil, daysBetween, type LocalDate, todayIn } from '@/lib/domain/local-date'
import type { Localized } from '@/lib/domain/locale'
import { isConvertible, type Money, multiplyMoney, priceIn, type Rates, sumMoney } from '@/lib/domain/money'
import { checkQuantities, placesTaken, type Quantities, requiredDateInputs } from '@/lib/domain/selection'
import type { Leg } from '@/lib/domain/trip'
import { database, type Queryable } from '@/lib/server/db/client'
import { bookableUntil } from './bookable-until'
import { findOption, type OptionFacts, optionPrices, slotsOn } from './price-selection-repo'
import { sourcePrice } from './prices'
import { legsOf, type ReturnTrip, returnError, returnTripOf, sumLines } from './return-trip'
import { unitRulesOf } from './unit-rules'

/** What the visitor wants to buy. */
export interface PriceRequest {
  productId?: string
  optionId: string
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  quantities: Quantities
  extras: string[]
  bookingDetails: BookingDetails
}

export interface OfferLine {
  unit: UnitType | null
  extra: string | null
  /** Refunded afterwards. */
  deposit: boolean
  label: Localized
  quantity: number
  /** Price of one for the whole period, in the requested currency. */
  price: Money
  /** The same in the product's own currency. */
  sourcePrice: Money
}

/** The price of a request and the places it takes. */
export interface Offer {
  facts: OptionFacts
  request: PriceRequest
  lines: OfferLine[]
  total: Money
  startsAt: Date | null
  /** Slots to hold and the places in each; empty if places are unlimited. */
  places: Array<{ slotId: number; quantity: number; back?: boolean }>
  /** Maximum available places; null if unlimited or unknown. */
  left: number | null
  /** Transport only: the outward leg and, for a return trip, the return leg. */
  legs: Leg[]
}

type Taken = Pick<Offer, 'places' | 'left'>

const UNLIMITED: Taken = { places: [], left: null }

interface QuoteOptions {
  currency: Currency
  rates: Rates
  now?: Date
  db?: Queryable
  /** Places by slot of the booking that would be changed: they count as free. */
  own?: ReadonlyMap<number, number>
}

/**
 * Days whose prices are summed: nights of a stay, calendar
 * days of a rental, the day itself; null for undated.
 */
function serviceDates({ option }: OptionFacts, { date, endDate }: PriceRequest): LocalDate[] | null {
  if (option.dateMode === 'NONE' || date === null) return null
  if (option.dateMode !== 'DATE_RANGE' || endDate === null) return [date]
  return option.inventory === 'NIGHTLY' ? datesUntil(date, endDate) : datesUntil(date, addDays(endDate, 1))
}

/** Which booking details an option requires. */
export function rulesOf({ option, product, units }: OptionFacts): BookingDetailsRules {
  return bookingDetailsRules({ ...option, units, fulfilment: product.fulfilment })
}

/** A collection time must not be in the past. */
function checkCollection({ product }: OptionFacts, { date, bookingDetails }: PriceRequest, now: Date): void {
  const { time } = bookingDetails.fulfilment ?? {}
  if (date !== null && time && instantOf(date, time, product.timeZone) < now) throw new ApiError('TOO_LATE')
}

function checkDates({ option, product }: OptionFacts, request: PriceRequest, now: Date): void {
  const question = requiredDateInputs(option.dateMode)
  if (!question.date) return
  if (request.date === null) throw new ApiError('DATE_REQUIRED', { fields: { date: [{ code: 'required' }] } })
  if (request.date < todayIn(product.timeZone, now)) throw new ApiError('DATE_PAST')
  if (question.time && request.time === null)
    throw new ApiError('TIME_REQUIRED', { fields: { time: [{ code: 'required' }] } })
  if (!question.range) return
  if (request.endDate === null)
    throw new ApiError('DATE_REQUIRED', { fields: { end_date: [{ code: 'required' }] } })
  const shortest = option.inventory === 'NIGHTLY' ? 1 : 0
  const days = daysBetween(request.date, request.endDate)
  if (days < shortest || days > MAX_RANGE_DAYS) throw fieldError('end_date', 'date')
}

async function takePlaces(
  facts: OptionFacts,
  request: PriceRequest,
  dates: LocalDate[] | null,
  { own }: QuoteOptions,
  now: Date,
  db: Queryable,
): Promise<Taken> {
  const { option, product } = facts
  if (option.inventory === 'FREESALE') {
    if (request.date === null) return UNLIMITED
    const last = lastBookableDay(todayIn(product.timeZone, now))
    if (request.date > last) throw new ApiError('DATE_CLOSED')
    const startsAt = instantOf(request.date, request.time, product.timeZone)
    if (now >= bookableUntil(startsAt, request.time, option.cutoffMinutes, product.timeZone))
      throw new ApiError('TOO_LATE')
    return UNLIMITED
  }
  const wanted = placesTaken(facts, request.quantities, option.inventory === 'SLOT')
  const rows = await slotsOn(option.id, dates, request.time, db)
  const left = rows.map((slot) => slot.capacity - slot.held - slot.sold + (own?.get(slot.id) ?? 0))
  if (rows.length < (dates?.length ?? 1) || rows.some((slot) => slot.closed))
    throw new ApiError('DATE_CLOSED')
  const first = rows.find((slot) => slot.localDate === request.date)
  if (
    first?.startsAt &&
    now >= bookableUntil(first.startsAt, request.time, option.cutoffMinutes, product.timeZone)
  )
    throw new ApiError('TOO_LATE')
  const fewest = Math.min(...left)
  if (fewest <= 0) throw new ApiError('SOLD_OUT')
  if (fewest < wanted) throw new ApiError('NOT_ENOUGH_PLACES', { values: { left: fewest } })
  return { places: rows.map((slot) => ({ slotId: slot.id, quantity: wanted })), left: fewest }
}

async function priceLines(
  facts: OptionFacts,
  request: PriceRequest,
  dates: LocalDate[] | null,
  { currency, rates }: QuoteOptions,
  now: Date,
  db: Queryable,
): Promise<OfferLine[]> {
  const days = dates ?? [todayIn(facts.product.timeZone, now)]
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) throw fieldError('end_date', 'date')
  const rows = await optionPrices([facts.option.id], first, last, db)
  const unitLines = facts.units.flatMap((unit): OfferLine[] => {
    const quantity = request.quantities[unit.code] ?? 0
    if (quantity === 0) return []
    const perDay = days.map((day) => {
      const row = rows.find((r) => r.unitCode === unit.code && r.fromDate <= day && day <= r.toDate)
      if (!row) throw new ApiError('DATE_CLOSED')
      return sourcePrice(row)
    })
    const source = sumMoney(sourcePrice({ amount: 0, currency: facts.product.currency }).currency, perDay)
    return [
      {
        unit: unit.code,
        extra: null,
        deposit: false,
        label: unit.label,
        quantity,
        // Convert per day, as the calendar does: the charge equals the sum of the displayed prices.
        price: sumMoney(
          currency,
          perDay.map((price) => priceIn(currency, price, rates)),
        ),
        sourcePrice: source,
      },
    ]
  })
  const deposits = facts.extras.filter(({ deposit }) => deposit).map(({ code }) => code)
  const units = Object.values(request.quantities).reduce((sum, quantity) => sum + quantity, 0)
  const extraLines = [...new Set([...request.extras, ...deposits])].map((code): OfferLine => {
    const extra = facts.extras.find((candidate) => candidate.code === code)
    if (!extra) throw fieldError('extras', 'invalid')
    const source = sourcePrice(extra)
    return {
      unit: null,
      extra: code,
      deposit: extra.deposit,
      label: extra.name,
      // A deposit is charged per device; other extras are bought once.
      quantity: extra.deposit ? units : 1,
      price: priceIn(currency, source, rates),
      sourcePrice: source,
    }
  })
  return [...unitLines, ...extraLines]
}

function offerOf(
  facts: OptionFacts,
  request: PriceRequest,
  lines: OfferLine[],
  currency: Currency,
  taken: Taken,
  back: ReturnTrip | null,
): Offer {
  return {
    facts,
    request: request,
    lines,
    total: sumMoney(
      currency,
      lines.map((line) => multiplyMoney(line.price, line.quantity)),
    ),
    startsAt: request.date === null ? null : instantOf(request.date, request.time, facts.product.timeZone),
    ...taken,
    legs: legsOf(facts, request, back),
  }
}

/**
 * Returns the current price of a request and the places it would take.
 * @throws ApiError PRODUCT_NOT_FOUND, DATE_REQUIRED, TIME_REQUIRED, DATE_PAST, DATE_CLOSED, TOO_LATE, SOLD_OUT,
 *   NOT_ENOUGH_PLACES; for a return trip RETURN_CLOSED, RETURN_SOLD_OUT, RETURN_NOT_ENOUGH_PLACES; RATE_OUTDATED if the
 *   price needs an exchange rate that is too old; the codes of checkQuantities(), checkBookingDetails() and
 *   returnTripOf()
 */
export async function quote(request: PriceRequest, settings: QuoteOptions): Promise<Offer> {
  const { currency, now = new Date(), db = database() } = settings
  const facts = await findOption(request.optionId, db)
  if (!facts || (request.productId !== undefined && request.productId !== facts.product.id))
    throw new ApiError('PRODUCT_NOT_FOUND')
  const problem = checkQuantities(unitRulesOf(facts), request.quantities)
  if (problem) throw new ApiError(problem.code, { values: problem.values })
  const detailsProblem = checkBookingDetails(rulesOf(facts), request.quantities, request.bookingDetails, {
    date: request.date,
    today: todayIn(facts.product.timeZone, now),
  })
  if (detailsProblem) throw new ApiError(detailsProblem.code, { values: detailsProblem.values })
  checkDates(facts, request, now)
  checkCollection(facts, request, now)
  const dates = serviceDates(facts, request)
  const taken = await takePlaces(facts, request, dates, settings, now, db)
  const lines = await priceLines(facts, request, dates, settings, now, db)
  // An outdated rate shows a price, but does not sell.
  if (!lines.every(({ sourcePrice }) => isConvertible(sourcePrice.currency, currency, settings.rates)))
    throw new ApiError('RATE_OUTDATED')
  const back = await returnTripOf(facts, request, db)
  if (!back) return offerOf(facts, request, lines, currency, taken, null)
  const returning = await leg(back, settings, now, db)
  const both = {
    places: [...taken.places, ...returning.places.map((place) => ({ ...place, back: true }))],
    left: fewer(taken.left, returning.left),
  }
  return offerOf(facts, request, sumLines(lines, returning.lines), currency, both, back)
}

const fewer = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

/** Places and prices of a return trip. */
async function leg({ facts, request }: ReturnTrip, settings: QuoteOptions, now: Date, db: Queryable) {
  const dates = serviceDates(facts, request)
  try {
    return {
      ...(await takePlaces(facts, request, dates, settings, now, db)),
      lines: await priceLines(facts, request, dates, settings, now, db),
    }
  } catch (error) {
    throw returnError(error)
  }
}

/** Returns the price of a request regardless of availability; null if not even a price is known. */
export async function estimate(request: PriceRequest, settings: QuoteOptions): Promise<Offer | null> {
  const { currency, now = new Date(), db = database() } = settings
  const facts = await findOption(request.optionId, db)
  if (!facts) return null
  try {
    const out = await priceLines(facts, request, serviceDates(facts, request), settings, now, db)
    const back = await returnTripOf(facts, request, db)
    const returning =
      back &&
      (await priceLines(back.facts, back.request, serviceDates(back.facts, back.request), settings, now, db))
    return offerOf(facts, request, returning ? sumLines(out, returning) : out, currency, UNLIMITED, back)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
