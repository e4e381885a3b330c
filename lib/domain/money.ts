import { allocate, dinero, toSnapshot } from 'dinero.js'
import { type Currency, isCurrency, MINOR_UNIT, PRICE_STEP } from './currency'
import { type Decimal, decimalOf, divideDecimals } from './decimal'
import { minorUnitOf, type PageCurrency } from './page-currency'

/** An integer amount in minor units of its currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** Exchange rates as exact decimals: units of each currency per unit of the base currency. */
export interface Rates {
  base: Currency
  asOf: string
  perBase: Record<string, string>
  /** The days of rates that are older than `asOf`, by currency. */
  olderAsOf?: Record<string, string>
  /** The shop's margin on every conversion, in basis points; absent in older orders. */
  marginBps?: number
  /** Currencies whose rates are too old to sell by. */
  outdated?: readonly string[]
}

/** Returns stored money. @throws RangeError for an unknown currency */
export function moneyOf(amount: number, currency: string): Money {
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  return { amount, currency }
}

const RATE_DIGITS = 10

const BPS = 10_000
const ONE: Decimal = { digits: 1n, scale: 0 }

function scaledRate(from: Currency, to: Currency, rates: Rates): number {
  const perBase = (currency: Currency): Decimal => {
    const rate = currency === rates.base ? ONE : decimalOf(rates.perBase[currency] ?? '')
    if (!rate || rate.digits === 0n) throw new RangeError(`no exchange rate for ${currency}`)
    return rate
  }
  const { digits, scale } = perBase(to)
  const withMargin = { digits: digits * BigInt(BPS + (rates.marginBps ?? 0)), scale: scale + 4 }
  return Number(divideDecimals(withMargin, perBase(from), RATE_DIGITS))
}

/** Converting one price after another needs the same few rates. */
const scaled = new WeakMap<Rates, Map<string, number>>()

/**
 * Returns the rate from one currency to another as an integer scaled by 10^10. The only place that applies the
 * shop's margin: every conversion costs the buyer that much more.
 * @throws RangeError if a rate is missing or not positive
 */
export function exchangeRate(from: Currency, to: Currency, rates: Rates): number {
  const known = scaled.get(rates) ?? new Map<string, number>()
  if (known.size === 0) scaled.set(rates, known)
  const rate = known.get(from + to) ?? scaledRate(from, to, rates)
  known.set(from + to, rate)
  return rate
}

/** Whether a sale may convert between two currencies: both have a rate that is not too old. */
export function isConvertible(from: string, to: string, rates: Rates): boolean {
  const has = (currency: string) =>
    (currency === rates.base || currency in rates.perBase) && !rates.outdated?.includes(currency)
  return from === to || (has(from) && has(to))
}

/**
 * Returns the day of the oldest rate by which amounts of some currencies are converted to others; null if nothing
 * is converted.
 */
export function rateDay(from: readonly string[], to: readonly string[], rates: Rates): string | null {
  const converted = from.flatMap((source) =>
    to.filter((target) => target !== source).flatMap((target) => [source, target]),
  )
  const days = converted
    .filter((currency) => currency !== rates.base)
    .map((currency) => rates.olderAsOf?.[currency] ?? rates.asOf)
  return days.sort()[0] ?? null
}

/** Converts once, rounding half up to the minor unit of the target currency. */
export function convertMoney(money: Money, to: Currency, rates: Rates): Money {
  if (money.currency === to) return money
  const scaled = BigInt(exchangeRate(money.currency, to, rates)) * BigInt(money.amount)
  const shift = RATE_DIGITS + MINOR_UNIT[money.currency] - MINOR_UNIT[to]
  const divisor = 10n ** BigInt(shift)
  return { amount: Number((scaled + divisor / 2n) / divisor), currency: to }
}

/** Converts a price once, as shown and charged, and rounds it to the currency's step, but never to zero. */
export function priceIn(currency: Currency, price: Money, rates: Rates): Money {
  if (price.currency === currency) return price
  const { amount } = convertMoney(price, currency, rates)
  const step = PRICE_STEP[currency]
  return { amount: Math.round(amount / step) * step || amount, currency }
}

export function multiplyMoney({ amount, currency }: Money, times: number): Money {
  return { amount: amount * times, currency }
}

/** @throws RangeError if the currencies differ */
export function sumMoney(currency: Currency, parts: readonly Money[]): Money {
  let amount = 0
  for (const part of parts) {
    if (part.currency !== currency) throw new RangeError(`cannot add ${part.currency} to ${currency}`)
    amount += part.amount
  }
  return { amount, currency }
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.amount === b.amount && a.currency === b.currency
}

/** Converts a decimal in major units to money. */
export function moneyOfMajor<C extends PageCurrency>(major: number, currency: C) {
  return { amount: Math.round(major * 10 ** minorUnitOf(currency)), currency }
}

/** Returns the decimal string in major units for gateways and other programs, e.g. '1290.00'. */
export function majorUnits({ amount, currency }: Money): string {
  return (amount / 10 ** MINOR_UNIT[currency]).toFixed(MINOR_UNIT[currency])
}

/**
 * Splits an amount by weights without losing a minor unit, e.g. a discount over lines. The parts add up to
 * the whole; if all weights are 0, the whole must be 0 too.
 */
export function allocateMoney(money: Money, weights: readonly number[]): Money[] {
  const whole = dinero({
    amount: money.amount,
    currency: { code: money.currency, base: 10, exponent: MINOR_UNIT[money.currency] },
  })
  return allocate(whole, [...weights]).map((part) => ({
    amount: toSnapshot(part).amount,
    currency: money.currency,
  }))
}
