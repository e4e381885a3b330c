import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'

const STEPS = [1, 1.5, 2, 3, 5, 7]
const DECADES = 8

/** Lower bounds of the price bands, ascending, in minor units; bands widen with the price. */
export function priceBands(currency: Currency): number[] {
  const unit = 10 ** MINOR_UNIT[currency]
  const bounds = Array.from({ length: DECADES }, (_, decade) =>
    STEPS.map((step) => step * 10 ** decade * unit),
  )
  return [0, ...new Set(bounds.flat().map(Math.round))]
}
