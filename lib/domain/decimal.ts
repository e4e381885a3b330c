/** An exact decimal: `digits` divided by 10 to the power of `scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** A floating-point number below 0.1, as programs write rates, has up to 17 digits after its zeros. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,30}))?$/

/** Parses a plain decimal without sign and exponent, e.g. '0.0305'; null for any other text. */
export function decimalOf(text: string): Decimal | null {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  return whole === undefined ? null : { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Whether a text is a plain decimal above zero. */
export const isPositiveDecimal = (text: string): boolean => (decimalOf(text)?.digits ?? 0n) > 0n

/** Divides and rounds half up. `b` must be positive. Returns the quotient as an integer scaled by 10^`scale`. */
export function divideDecimals(a: Decimal, b: Decimal, scale: number): bigint {
  const shift = BigInt(scale + b.scale - a.scale)
  const [top, bottom] =
    shift >= 0n ? [a.digits * 10n ** shift, b.digits] : [a.digits, b.digits * 10n ** -shift]
  return (top + bottom / 2n) / bottom
}

/** Writes a decimal without trailing zeros. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
