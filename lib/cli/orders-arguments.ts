import { type Currency, isCurrency, MINOR_UNIT } from '@/lib/domain/currency'
import { type Money, moneyOfMajor } from '@/lib/domain/money'

/** What was asked for makes no sense. */
export class Misused extends Error {}

/** Most lines of one list. */
const MOST = 10_000

/** How many lines a list may have. @throws Misused */
export function maxOf(text: string): number {
  const most = /^\d+$/.test(text) ? Number(text) : 0
  if (most < 1 || most > MOST) throw new Misused(`--limit is a whole number from 1 to ${MOST}.`)
  return most
}

function known(currency: string): Currency {
  if (!isCurrency(currency)) throw new Misused(`The shop does not know ${currency}.`)
  return currency
}

/**
 * An amount as it was written, '100.00'; never another one that is near it.
 * @param flag what it is written after
 * @throws Misused
 */
export function amountOf(text: string, flag: '--amount' | '--keep', code: string): Money {
  const currency = known(code)
  const digits = MINOR_UNIT[currency]
  const written = text.match(/^\d+(?:\.(?=\d)(\d*?)0*)?$/)
  if (!written) throw new Misused(`${flag} is an amount of ${currency} such as 100, not ${text}.`)
  if ((written[1] ?? '').length > digits)
    throw new Misused(
      digits === 0
        ? `${currency} has no decimals: ${flag} ${text}`
        : `${currency} has ${digits} decimals, not more: ${flag} ${text}`,
    )
  return moneyOfMajor(Number(text), currency)
}
