/** VAT treatment of a product: a rate in basis points (700 is 7 %), or exempt. A rate of 0 is taxed at zero. */
export type VatTreatment = number | 'exempt'

/** Of the Revenue Code, including local tax. */
export const STANDARD_VAT_RATE = 700
/** 100 %. */
export const MAX_VAT_RATE = 10_000

/** Amounts in minor units: gross = net + vat. */
export interface VatGroup {
  treatment: VatTreatment
  gross: number
  net: number
  vat: number
}

interface Taxed {
  treatment: VatTreatment
  gross: number
}

/**
 * Returns the VAT that a gross amount includes, in minor units, rounded half up.
 * @param gross at least 0
 */
export function vatIn(gross: number, treatment: VatTreatment): number {
  if (treatment === 'exempt') return 0
  const [amount, rate] = [BigInt(gross), BigInt(treatment)]
  const divisor = BigInt(MAX_VAT_RATE) + rate
  return Number((2n * amount * rate + divisor) / (2n * divisor))
}

const rankOf = (treatment: VatTreatment) => (treatment === 'exempt' ? -1 : treatment)

/** Sums gross amounts by treatment, the highest rate first and exempt amounts last. */
function grossByTreatment(parts: readonly Taxed[]): Array<[VatTreatment, number]> {
  const sums = new Map<VatTreatment, number>()
  for (const { treatment, gross } of parts) sums.set(treatment, (sums.get(treatment) ?? 0) + gross)
  return [...sums].sort(([a], [b]) => rankOf(b) - rankOf(a))
}

/**
 * Groups the parts of a document by treatment. VAT is rounded once for each group.
 * @param before what earlier credit notes of the same invoice credited. The VAT is then the difference of both sums, so
 *   that the VAT of all credit notes together is that of one credit note with all their parts.
 */
export function vatGroups(parts: readonly Taxed[], before: readonly Taxed[] = []): VatGroup[] {
  const earlier = new Map(grossByTreatment(before))
  return grossByTreatment(parts).map(([treatment, gross]) => {
    const first = earlier.get(treatment) ?? 0
    const vat = vatIn(first + gross, treatment) - vatIn(first, treatment)
    return { treatment, gross, net: gross - vat, vat }
  })
}

/** Whether an amount of one of the groups is subject to VAT, if only at the rate of zero. */
export function hasTaxable(groups: readonly Pick<VatGroup, 'treatment'>[]): boolean {
  return groups.some(({ treatment }) => treatment !== 'exempt')
}
