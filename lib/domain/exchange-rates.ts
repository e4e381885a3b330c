import { CURRENCIES, type Currency } from './currency'
import { decimalOf, divideDecimals, formatDecimal } from './decimal'
import { addDays, type LocalDate, weekday } from './local-date'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const WORKING_DAYS = 5
const SATURDAY = 6
const BPS = 10_000

/** Decimal places of a rate that is converted to another base. */
const CROSS_DIGITS = 15

/** A set of rates from one source: units of each currency per unit of the base currency. */
export interface RateTable {
  base: Currency
  asOf: LocalDate
  perBase: Partial<Record<Currency, string>>
}

/** A stored rate. */
export interface StoredRate {
  currency: string
  base: string
  perBase: string
  asOf: LocalDate
}

/**
 * Returns the age of a rate in hours: from the end of its day (UTC) to now, without Saturdays and Sundays, for which
 * central banks publish no rates.
 */
export function rateAgeHours(asOf: LocalDate, now: Date): number {
  const first = addDays(asOf, 1)
  const hours = (now.getTime() - Date.parse(`${first}T00:00:00Z`)) / HOUR_MS
  if (hours <= 0) return 0
  const days = Math.floor(hours / DAY_HOURS)
  const isWorkingDay = (day: number) => weekday(addDays(first, day)) < SATURDAY
  const rest = Array.from({ length: days % 7 }, (_, day) => day).filter(isWorkingDay).length
  const working = Math.floor(days / 7) * WORKING_DAYS + rest
  return working * DAY_HOURS + (isWorkingDay(days) ? hours % DAY_HOURS : 0)
}

/** Returns the currencies whose rates are older than a limit. */
export function outdatedCurrencies(
  rows: ReadonlyArray<Pick<StoredRate, 'currency' | 'asOf'>>,
  now: Date,
  maxAgeHours: number,
): string[] {
  return rows.filter(({ asOf }) => rateAgeHours(asOf, now) > maxAgeHours).map(({ currency }) => currency)
}

/** Returns a stored rate per unit of another base currency; null if the base has no rate. */
function rebased(rows: readonly StoredRate[], { perBase }: StoredRate, base: string): string | null {
  const [rate, unit] = [perBase, rows.find((row) => row.currency === base)?.perBase ?? ''].map(decimalOf)
  if (!rate || !unit || unit.digits === 0n) return null
  return formatDecimal({ digits: divideDecimals(rate, unit, CROSS_DIGITS), scale: CROSS_DIGITS })
}

/**
 * Returns the rates to store: those of the table, and for currencies that it lacks the stored ones, converted to its
 * base, with their own day.
 */
export function mergeRates(stored: readonly StoredRate[], { base, asOf, perBase }: RateTable): StoredRate[] {
  return CURRENCIES.flatMap((currency) => {
    const rate = currency === base ? '1' : perBase[currency]
    if (rate !== undefined) return [{ currency, base, perBase: rate, asOf }]
    const before = stored.find((row) => row.currency === currency)
    const converted = before && rebased(stored, before, base)
    return before && converted ? [{ currency, base, perBase: converted, asOf: before.asOf }] : []
  })
}

/** A rate that differs from the stored one by more than a limit. */
export interface RateJump {
  currency: Currency
  /** Signed, in basis points. */
  bps: number
}

/** Returns the rates of a table that differ from the stored ones by more than a limit in percent. */
export function rateJumps(
  stored: readonly StoredRate[],
  { base, perBase }: RateTable,
  maxPercent: number,
): RateJump[] {
  return CURRENCIES.flatMap((currency) => {
    const before = stored.find((row) => row.currency === currency)
    const [now, last] = [perBase[currency], before && rebased(stored, before, base)].map((text) =>
      text ? decimalOf(text) : null,
    )
    if (currency === base || !now || !last || last.digits === 0n) return []
    const bps = Number(divideDecimals(now, last, 4)) - BPS
    return Math.abs(bps) > maxPercent * 100 ? [{ currency, bps }] : []
  })
}
