import type { Option } from '@/lib/contract/catalog'
import type { SelectionDraft } from './selection-draft'

/**
 * Returns the extras to buy: the selected ones, in both directions of a return trip, and a deposit per rented
 * item.
 */
export function boughtExtras(
  { extras }: Option,
  { quantities, extras: ticked }: SelectionDraft,
  back: Option | null = null,
) {
  const things = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  return extras
    .filter(({ code, deposit }) => deposit || ticked.includes(code))
    .map(({ price: { amount, currency }, ...extra }) => {
      const again = back?.extras.find(({ code }) => code === extra.code)?.price.amount ?? 0
      return { ...extra, price: { amount: extra.deposit ? amount * things : amount + again, currency } }
    })
}
