import type { Booking, BookingGoods } from '@/lib/contract/orders'
import type { LocalDate } from '@/lib/domain/local-date'

export type GoodsNote =
  | { key: 'rental'; date: LocalDate }
  | { key: 'rentalBack' | 'lost' | 'counter' | 'support' }
  | { key: 'address'; address: string }
  | { key: 'until'; until: string }

type Shown = Pick<Booking, 'status' | 'date' | 'end_date'>

/** Whether there is something to show of the goods: not before the confirmation, nor of goods that were never sent. */
export function showsGoods({ status, goods }: Pick<Booking, 'status' | 'goods'>): boolean {
  if (!goods) return false
  if (goods.state !== 'none') return true
  return status === 'confirmed' || (status === 'completed' && goods.rental)
}

function requestedNote({ way, return_address: address }: BookingGoods): GoodsNote {
  if (way !== 'delivery') return { key: 'counter' }
  return address ? { key: 'address', address } : { key: 'support' }
}

/** Returns what the customer has to know about the goods now; null if nothing. */
export function goodsNote(goods: BookingGoods, { date, end_date }: Shown): GoodsNote | null {
  const { state, rental, returnable, return_until: until } = goods
  if (state === 'return_requested') return requestedNote(goods)
  if (rental) {
    if (state === 'returned') return { key: 'rentalBack' }
    if (state === 'lost') return { key: 'lost' }
    const lastDay = end_date ?? date
    return lastDay ? { key: 'rental', date: lastDay } : null
  }
  return returnable && until ? { key: 'until', until } : null
}
