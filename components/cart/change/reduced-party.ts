import type { SelectionDraft } from '@/components/product/booking/selection/selection-draft'
import type { CartItem } from '@/lib/contract/cart'

/**
 * Returns the choice reduced to the places left; null if none are left, or if the visitor has to decide: with
 * several unit types, whose quantity to reduce, and with rooms, who sleeps where.
 */
export function fewerChoice(
  { problem, limits, lines }: CartItem,
  choice: SelectionDraft,
): SelectionDraft | null {
  const [line, ...others] = lines.filter(({ unit, quantity }) => unit && quantity > 0)
  if (problem !== 'NOT_ENOUGH_PLACES' || limits.left === null || choice.bookingDetails.rooms) return null
  if (!line?.unit || others.length > 0) return null
  const fit = Math.floor(limits.left / line.places)
  if (fit < 1 || fit >= line.quantity) return null
  return { ...choice, quantities: { ...choice.quantities, [line.unit]: fit } }
}
