import type { Option } from '@/lib/contract/catalog'
import type { Choice } from './choice'

/** The extras that are bought: those that are ticked, and a deposit for each thing that is lent. */
export function boughtExtras({ extras }: Option, { quantities, extras: ticked }: Choice) {
  const things = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  return extras
    .filter(({ code, deposit }) => deposit || ticked.includes(code))
    .map((extra) => ({
      ...extra,
      price: { ...extra.price, amount: extra.price.amount * (extra.deposit ? things : 1) },
    }))
}
