import { type Currency, DEFAULT_CURRENCY, isCurrency } from '@/lib/domain/currency'
import { outdatedCurrencies } from '@/lib/domain/exchange-rates'
import { isConvertible, type Rates } from '@/lib/domain/money'
import { env, isSandbox } from '@/lib/env'
import { type ExchangeRateRow, readExchangeRates } from './repo'

/** The shop's own currency, also for visitors who selected none. */
export function partnerCurrency(): Currency {
  return isCurrency(env.PARTNER_CURRENCY) ? env.PARTNER_CURRENCY : DEFAULT_CURRENCY
}

/**
 * Returns stored rates as the shop sells by them: with its margin, and in the live mode with the currencies whose
 * rates are too old.
 * @throws Error without rates
 */
export function ratesOf(rows: readonly ExchangeRateRow[], now: Date): Rates {
  const [first] = rows
  if (!first || !isCurrency(first.base)) throw new Error('no exchange rates found: seed the database')
  const days = rows.map((row) => row.asOf).sort()
  const asOf = days.at(-1) ?? first.asOf
  const older = rows.filter((row) => row.asOf < asOf && row.currency !== first.base)
  return {
    base: first.base,
    asOf,
    perBase: Object.fromEntries(rows.map(({ currency, perBase }) => [currency, perBase])),
    ...(older.length > 0 && {
      olderAsOf: Object.fromEntries(older.map((row) => [row.currency, row.asOf])),
    }),
    ...(env.RATES_MARGIN_BPS > 0 && { marginBps: env.RATES_MARGIN_BPS }),
    ...(!isSandbox && { outdated: outdatedCurrencies(rows, now, env.RATES_MAX_AGE_HOURS) }),
  }
}

/** Today's exchange rates, as frozen into an order. */
export async function currentRates(now = new Date()): Promise<Rates> {
  return ratesOf(await readExchangeRates(), now)
}

/** Whether the shop sells in a currency now. It always sells in its own. */
export function isOffered(currency: Currency, rates: Rates): boolean {
  return isConvertible(currency, partnerCurrency(), rates)
}

/** The currencies in which the shop sells now, as one text to compare. */
export function offeredCurrencies(rates: Rates): string {
  return Object.keys(rates.perBase)
    .filter((code) => isCurrency(code) && isOffered(code, rates))
    .join()
}

/** Whether the rates are too old to sell in any currency but the shop's own. */
export function sellsInOwnOnly(rates: Rates): boolean {
  const others = Object.keys(rates.perBase).filter((currency) => currency !== partnerCurrency())
  return others.length > 0 && !others.filter(isCurrency).some((currency) => isOffered(currency, rates))
}

/** What a visitor's prices are computed with. */
export interface Pricing {
  /** The requested currency, or the shop's own while the rate of the requested one is too old. */
  currency: Currency
  rates: Rates
}

/** Returns the currency in which the shop sells to a visitor now, with the rates. */
export async function pricingIn(requested: Currency, now = new Date()): Promise<Pricing> {
  const rates = await currentRates(now)
  return { rates, currency: isOffered(requested, rates) ? requested : partnerCurrency() }
}
