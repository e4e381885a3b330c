import { type Currency, isCurrency, MINOR_UNIT } from '@/lib/domain/currency'
import { type Money, moneyOfMajor } from '@/lib/domain/money'

/** A usage error: the arguments are invalid. */
export class Misused extends Error {}

const MAX_LIMIT = 10_000

/** Parses `--limit`. @throws Misused */
export function parseLimit(text: string): number {
  const limit = /^\d+$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MAX_LIMIT)
    throw new Misused(`--limit must be a whole number from 1 to ${MAX_LIMIT}.`)
  return limit
}

function parseCurrency(currency: string): Currency {
  if (!isCurrency(currency)) throw new Misused(`Unknown currency: ${currency}`)
  return currency
}

/**
 * Parses an amount in major units, e.g. '100.00'. Never rounds.
 * @param flag the option that it belongs to, for error messages
 * @throws Misused
 */
export function parseAmount(text: string, flag: '--amount' | '--keep', code: string): Money {
  const currency = parseCurrency(code)
  const digits = MINOR_UNIT[currency]
  const written = text.match(/^\d+(?:\.(?=\d)(\d*?)0*)?$/)
  if (!written) throw new Misused(`${flag} must be an amount in ${currency} such as 100, not ${text}`)
  if ((written[1] ?? '').length > digits)
    throw new Misused(
      digits === 0
        ? `${currency} has no decimals: ${flag} ${text}`
        : `${currency} has at most ${digits} decimals: ${flag} ${text}`,
    )
  return moneyOfMajor(Number(text), currency)
}

/** Returns a trimmed option; undefined if it is empty. @throws Misused if it is too long */
export function limited(text: string | undefined, flag: string, maxLength: number): string | undefined {
  const value = text?.trim() || undefined
  if (value && value.length > maxLength) throw new Misused(`${flag} has at most ${maxLength} characters.`)
  return value
}
