import { ApiError, fieldError } from '@/lib/contract/error'
import {
  type BookingDetails,
  type BookingDetailsRules,
  bookingDetailsRules,
  checkBookingDetails,
} from '@/lib/domain/booking-details'
import type { UnitType } from '@/lib/domain/catalog'
import type { Currency } from '@/lib/domain/currency'
import { instantOf } from '@/lib/domain/instant'
import { addDays, datesUntil, daysBetween, type LocalDate, todayIn } from '@/lib/domain/local-date'
import type { Localized } from '@/lib/domain/locale'
import { type Money, multiplyMoney, priceIn, type Rates, sumMoney } from '@/lib/domain/money'
import { asks, checkQuantities, placesTaken, type Quantities } from '@/lib/domain/selection'
import type { Leg } from '@/lib/domain/trip'
import { database, type Queryable } from '@/lib/server/db/client'
import { findOption, type OptionFacts, optionPrices, slotsOn } from './price-selection-repo'
import { sourcePrice } from './prices'
import { legsOf, returnError, sumLines, type WayBack, wayBackOf } from './return-trip'
import { unitRulesOf } from './unit-rules'

/** How far ahead one can book, in days. */
export const BOOKING_HORIZON_DAYS = 180

/** Longest stay or rental, in days. */
const MAX_RANGE_DAYS = 60

/** What somebody wants to buy. */
export interface PriceRequest {
  productId?: string
  optionId: string
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  quantities: Quantities
  extras: string[]
  arrangement: BookingDetails
}

export interface OfferLine {
  unit: UnitType | null
  extra: string | null
  /** Given back afterwards. */
  deposit: boolean
  label: Localized
  quantity: number
  /** One of it for the whole period, in the asked currency. */
  price: Money
  /** The same in the product's own currency. */
  sourcePrice: Money
}

/** What a wish costs and which places it takes. */
export interface Offer {
  facts: OptionFacts
  wish: PriceRequest
  lines: OfferLine[]
  total: Money
  startsAt: Date | null
  /** Slots to hold and how many places of each; none where there is no limit. */
  places: Array<{ slotId: number; quantity: number; back?: boolean }>
  /** How many places it could take at most; null where there is no limit, or it is not known. */
  left: number | null
  /** Of transport: the way there and, for a return trip, the way back. */
  legs: Leg[]
}

type Taken = Pick<Offer, 'places' | 'left'>

const UNLIMITED: Taken = { places: [], left: null }

interface QuoteOptions {
  currency: Currency
  rates: Rates
  now?: Date
  db?: Queryable
}

/** Days whose prices are summed: nights of a stay, calendar days of a rental, the day itself, or none. */
function serviceDates({ option }: OptionFacts, { date, endDate }: PriceRequest): LocalDate[] | null {
  if (option.window === 'NONE' || date === null) return null
  if (option.window !== 'DATE_RANGE' || endDate === null) return [date]
  return option.inventory === 'NIGHTLY' ? datesUntil(date, endDate) : datesUntil(date, addDays(endDate, 1))
}

/** What an option asks to be arranged. */
export function rulesOf({ option, product, units }: OptionFacts): BookingDetailsRules {
  return bookingDetailsRules({ ...option, units, handover: product.handover })
}

/** Goods are not fetched in the past of their own day. */
function checkFetching({ product }: OptionFacts, { date, arrangement }: PriceRequest, now: Date): void {
  const { time } = arrangement.handover ?? {}
  if (date !== null && time && instantOf(date, time, product.timeZone) < now) throw new ApiError('TOO_LATE')
}

function checkDates({ option, product }: OptionFacts, wish: PriceRequest, now: Date): void {
  const question = asks(option.window)
  if (!question.date) return
  if (wish.date === null) throw new ApiError('DATE_REQUIRED', { fields: { date: [{ code: 'required' }] } })
  if (wish.date < todayIn(product.timeZone, now)) throw new ApiError('DATE_PAST')
  if (question.time && wish.time === null)
    throw new ApiError('TIME_REQUIRED', { fields: { time: [{ code: 'required' }] } })
  if (!question.range) return
  if (wish.endDate === null)
    throw new ApiError('DATE_REQUIRED', { fields: { end_date: [{ code: 'required' }] } })
  const shortest = option.inventory === 'NIGHTLY' ? 1 : 0
  const days = daysBetween(wish.date, wish.endDate)
  if (days < shortest || days > MAX_RANGE_DAYS) throw fieldError('end_date', 'date')
}

/**
 * The last moment for booking. A whole-day ticket without a cut-off can be bought while its day lasts;
 * otherwise the cut-off counts back from the start in elapsed time.
 */
export function bookableUntil(startsAt: Date, time: string | null, cutoffMinutes: number): Date {
  if (time === null && cutoffMinutes === 0) return new Date(startsAt.getTime() + 24 * 3_600_000)
  return new Date(startsAt.getTime() - cutoffMinutes * 60_000)
}

async function takePlaces(
  facts: OptionFacts,
  wish: PriceRequest,
  dates: LocalDate[] | null,
  now: Date,
  db: Queryable,
): Promise<Taken> {
  const { option, product } = facts
  if (option.inventory === 'FREESALE') {
    if (wish.date === null) return UNLIMITED
    const last = addDays(todayIn(product.timeZone, now), BOOKING_HORIZON_DAYS - 1)
    if (wish.date > last) throw new ApiError('DATE_CLOSED')
    const startsAt = instantOf(wish.date, wish.time, product.timeZone)
    if (now >= bookableUntil(startsAt, wish.time, option.cutoffMinutes)) throw new ApiError('TOO_LATE')
    return UNLIMITED
  }
  const wanted = placesTaken(facts, wish.quantities, option.inventory === 'SLOT')
  const rows = await slotsOn(option.id, dates, wish.time, db)
  const left = rows.map((slot) => slot.capacity - slot.held - slot.sold)
  if (rows.length < (dates?.length ?? 1) || rows.some((slot) => slot.closed))
    throw new ApiError('DATE_CLOSED')
  const first = rows.find((slot) => slot.localDate === wish.date)
  if (first?.startsAt && now >= bookableUntil(first.startsAt, wish.time, option.cutoffMinutes))
    throw new ApiError('TOO_LATE')
  const fewest = Math.min(...left)
  if (fewest <= 0) throw new ApiError('SOLD_OUT')
  if (fewest < wanted) throw new ApiError('NOT_ENOUGH_PLACES', { values: { left: fewest } })
  return { places: rows.map((slot) => ({ slotId: slot.id, quantity: wanted })), left: fewest }
}

async function priceLines(
  facts: OptionFacts,
  wish: PriceRequest,
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
    const quantity = wish.quantities[unit.code] ?? 0
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
        // Day by day, as the calendar shows them: the sum of what was seen is what is charged.
        price: sumMoney(
          currency,
          perDay.map((price) => priceIn(currency, price, rates)),
        ),
        sourcePrice: source,
      },
    ]
  })
  const deposits = facts.extras.filter(({ deposit }) => deposit).map(({ code }) => code)
  const units = Object.values(wish.quantities).reduce((sum, quantity) => sum + quantity, 0)
  const extraLines = [...new Set([...wish.extras, ...deposits])].map((code): OfferLine => {
    const extra = facts.extras.find((candidate) => candidate.code === code)
    if (!extra) throw fieldError('extras', 'invalid')
    const source = sourcePrice(extra)
    return {
      unit: null,
      extra: code,
      deposit: extra.deposit,
      label: extra.name,
      // Each device is left a deposit for; another extra is bought once.
      quantity: extra.deposit ? units : 1,
      price: priceIn(currency, source, rates),
      sourcePrice: source,
    }
  })
  return [...unitLines, ...extraLines]
}

function offerOf(
  facts: OptionFacts,
  wish: PriceRequest,
  lines: OfferLine[],
  currency: Currency,
  taken: Taken,
  back: WayBack | null,
): Offer {
  return {
    facts,
    wish,
    lines,
    total: sumMoney(
      currency,
      lines.map((line) => multiplyMoney(line.price, line.quantity)),
    ),
    startsAt: wish.date === null ? null : instantOf(wish.date, wish.time, facts.product.timeZone),
    ...taken,
    legs: legsOf(facts, wish, back),
  }
}

/**
 * What a wish costs now, and the places that it would take.
 * @throws ApiError PRODUCT_NOT_FOUND, the codes of checkQuantities, DATE_REQUIRED, TIME_REQUIRED, DATE_PAST,
 *   those of checkArrangement and wayBackOf, DATE_CLOSED, TOO_LATE, SOLD_OUT, NOT_ENOUGH_PLACES and the same of a
 *   way back, which begin with RETURN
 */
export async function quote(wish: PriceRequest, settings: QuoteOptions): Promise<Offer> {
  const { currency, now = new Date(), db = database() } = settings
  const facts = await findOption(wish.optionId, db)
  if (!facts || (wish.productId !== undefined && wish.productId !== facts.product.id))
    throw new ApiError('PRODUCT_NOT_FOUND')
  const problem = checkQuantities(unitRulesOf(facts), wish.quantities)
  if (problem) throw new ApiError(problem.code, { values: problem.values })
  const unarranged = checkBookingDetails(rulesOf(facts), wish.quantities, wish.arrangement, {
    date: wish.date,
    today: todayIn(facts.product.timeZone, now),
  })
  if (unarranged) throw new ApiError(unarranged.code, { values: unarranged.values })
  checkDates(facts, wish, now)
  checkFetching(facts, wish, now)
  const dates = serviceDates(facts, wish)
  const taken = await takePlaces(facts, wish, dates, now, db)
  const lines = await priceLines(facts, wish, dates, settings, now, db)
  const back = await wayBackOf(facts, wish, db)
  if (!back) return offerOf(facts, wish, lines, currency, taken, null)
  const returning = await leg(back, settings, now, db)
  const both = {
    places: [...taken.places, ...returning.places.map((place) => ({ ...place, back: true }))],
    left: fewer(taken.left, returning.left),
  }
  return offerOf(facts, wish, sumLines(lines, returning.lines), currency, both, back)
}

const fewer = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

/** Places and prices of a way back. */
async function leg({ facts, wish }: WayBack, settings: QuoteOptions, now: Date, db: Queryable) {
  const dates = serviceDates(facts, wish)
  try {
    return {
      ...(await takePlaces(facts, wish, dates, now, db)),
      lines: await priceLines(facts, wish, dates, settings, now, db),
    }
  } catch (error) {
    throw returnError(error)
  }
}

/** What a wish would cost if it could be bought; null where not even a price is known. */
export async function estimate(wish: PriceRequest, settings: QuoteOptions): Promise<Offer | null> {
  const { currency, now = new Date(), db = database() } = settings
  const facts = await findOption(wish.optionId, db)
  if (!facts) return null
  try {
    const out = await priceLines(facts, wish, serviceDates(facts, wish), settings, now, db)
    const back = await wayBackOf(facts, wish, db)
    const returning =
      back &&
      (await priceLines(back.facts, back.wish, serviceDates(back.facts, back.wish), settings, now, db))
    return offerOf(facts, wish, returning ? sumLines(out, returning) : out, currency, UNLIMITED, back)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
