import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { sumMoney } from '@/lib/domain/money'
import { checkQuantities } from '@/lib/domain/selection'
import { type Leg, returnsTooEarly } from '@/lib/domain/trip'
import type { Queryable } from '@/lib/server/db/client'
import type { OfferLine, PriceRequest } from './price-selection'
import { findOption, type OptionFacts } from './price-selection-repo'
import { unitRulesOf } from './unit-rules'

/** The return part of a return trip: the option sold and the request for it. */
export interface ReturnTrip {
  facts: OptionFacts
  request: PriceRequest
}

/** Error codes of the return trip. */
const OF_RETURN: Partial<Record<ErrorCode, ErrorCode>> = {
  SOLD_OUT: 'RETURN_SOLD_OUT',
  NOT_ENOUGH_PLACES: 'RETURN_NOT_ENOUGH_PLACES',
  DATE_CLOSED: 'RETURN_CLOSED',
  TOO_LATE: 'RETURN_CLOSED',
}

/** Maps an error to its return-trip code. */
export function returnError(error: unknown): unknown {
  const code = error instanceof ApiError ? OF_RETURN[error.code] : undefined
  return error instanceof ApiError && code
    ? new ApiError(code, { values: error.values, cause: error })
    : error
}

/**
 * Returns the return trip of a request; null if it is one way.
 * @throws ApiError RETURN_NOT_OFFERED, RETURN_TOO_EARLY; the codes of checkQuantities()
 */
export async function returnTripOf(
  facts: OptionFacts,
  request: PriceRequest,
  db: Queryable,
): Promise<ReturnTrip | null> {
  const back = request.bookingDetails.return
  if (!back) return null
  const { route } = facts.option
  const other = route?.opposite ? await findOption(route.opposite, db) : null
  if (!route || other?.product.id !== facts.product.id || other.option.dateMode !== facts.option.dateMode)
    throw new ApiError('RETURN_NOT_OFFERED')
  if (request.date && returnsTooEarly({ date: request.date, time: request.time }, back, route.minutes))
    throw new ApiError('RETURN_TOO_EARLY')
  const problem = checkQuantities(unitRulesOf(other), request.quantities)
  if (problem) throw new ApiError(problem.code, { values: problem.values })
  const extras = request.extras.filter((code) => other.extras.some((extra) => extra.code === code))
  return {
    facts: other,
    request: { ...request, optionId: other.option.id, ...back, endDate: null, extras, bookingDetails: {} },
  }
}

/** Merges the price lines of both directions: each unit and extra costs the sum of both. */
export function sumLines(out: OfferLine[], back: OfferLine[]): OfferLine[] {
  return out.map((line) => {
    const same = back.find(({ unit, extra }) => unit === line.unit && extra === line.extra)
    if (!same || line.deposit) return line
    return {
      ...line,
      price: sumMoney(line.price.currency, [line.price, same.price]),
      sourcePrice: sumMoney(line.sourcePrice.currency, [line.sourcePrice, same.sourcePrice]),
    }
  })
}

function legOf({ option }: OptionFacts, date: string | null, time: string | null): Leg[] {
  if (!option.route) return []
  const { from, to, minutes, meeting = null } = option.route
  return [{ from, to, option: option.name, date, time: time?.slice(0, 5) ?? null, minutes, meeting }]
}

/** Legs of a trip; none if the option is no transport. */
export function legsOf(facts: OptionFacts, request: PriceRequest, back: ReturnTrip | null): Leg[] {
  return [
    ...legOf(facts, request.date, request.time),
    ...(back ? legOf(back.facts, back.request.date, back.request.time) : []),
  ]
}
