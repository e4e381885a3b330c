import type { Choice } from '@/components/product/booking/selection-draft'
import type { CartItem } from '@/lib/contract/cart'

/**
 * The same with as many as there are places for; null where that is none, or where it is not one kind of people of
 * whom some stay behind: who of several does is chosen by hand, and so is who sleeps in which room.
 */
export function fewerChoice({ problem, limits, lines }: CartItem, choice: Choice): Choice | null {
  const [line, ...others] = lines.filter(({ unit, quantity }) => unit && quantity > 0)
  if (problem !== 'NOT_ENOUGH_PLACES' || limits.left === null || choice.arrangement.rooms) return null
  if (!line?.unit || others.length > 0) return null
  const fit = Math.floor(limits.left / line.places)
  if (fit < 1 || fit >= line.quantity) return null
  return { ...choice, quantities: { ...choice.quantities, [line.unit]: fit } }
}
