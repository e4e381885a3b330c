import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'

/** Decimals in files have up to six places, also where the currency has fewer: gateways compute fees so. */
const PLACES = 6
const DECIMAL = /^(-?)(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,6}))?$/

/** Parses a decimal in major units, e.g. '-1,290.50', as an integer in millionths; null if it is none. */
export function parseMillionths(text: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === '') return null
  const millionths = BigInt(whole.replaceAll(',', '') + fraction.padEnd(PLACES, '0'))
  return sign === '-' ? -millionths : millionths
}

const perMinorUnit = (currency: Currency) => 10n ** BigInt(PLACES - MINOR_UNIT[currency])

/** Converts millionths of the major unit to minor units; null if it would have to round. */
export function exactMinorUnits(millionths: bigint, currency: Currency): number | null {
  const divisor = perMinorUnit(currency)
  return millionths % divisor === 0n ? Number(millionths / divisor) : null
}

/** Converts millionths of the major unit to minor units, half away from zero. */
export function roundedMinorUnits(millionths: bigint, currency: Currency): number {
  const divisor = perMinorUnit(currency)
  const half = millionths < 0n ? -divisor / 2n : divisor / 2n
  return Number((millionths + half) / divisor)
}

/**
 * Returns a function that rounds one amount after the other to minor units, so that their sum is always the rounded
 * sum of the exact amounts: what rounding one leaves is carried to the next.
 */
export function cumulativeRounding(currency: Currency): (millionths: bigint) => number {
  let exact = 0n
  let rounded = 0
  return (millionths) => {
    exact += millionths
    const before = rounded
    rounded = roundedMinorUnits(exact, currency)
    return rounded - before
  }
}
