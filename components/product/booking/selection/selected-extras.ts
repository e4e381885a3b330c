import type { Option } from '@/lib/contract/option'
import { depositIn } from '@/lib/domain/deposit'
import type { Money } from '@/lib/domain/money'
import type { SelectionDraft } from './selection-draft'

/**
 * Returns the extras to buy: the selected ones, in both directions of a return trip, and a deposit per rented
 * item.
 */
export function selectedExtras(
  { extras }: Option,
  { quantities, extras: ticked }: SelectionDraft,
  opposite: Option | null = null,
) {
  const things = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  return extras
    .filter(({ code, deposit }) => deposit || ticked.includes(code))
    .map(({ price: { amount, currency }, ...extra }) => {
      const again = opposite?.extras.find(({ code }) => code === extra.code)?.price.amount ?? 0
      return { ...extra, price: { amount: extra.deposit ? amount * things : amount + again, currency } }
    })
}

/** Returns the deposit for the rented items of a selection; null if the option requires none. */
export function depositOf(option: Option, selection: SelectionDraft): Money | null {
  return depositIn(selectedExtras(option, selection).map((extra) => ({ ...extra, quantity: 1 })))
}
