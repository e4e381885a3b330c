import type { Queryable } from '@/lib/server/db/client'
import { type BookingRow, type UnitItemRow, unitItemsOf } from '@/lib/server/orders/repo'

type Items = ReadonlyArray<Pick<UnitItemRow, 'unitCode'>>

/** Returns a booking with only some of its unit items, without extras and deposits. */
export function onlyItems(booking: BookingRow, items: Items): BookingRow {
  const lines = booking.lines.flatMap((line) => {
    const quantity = items.filter(({ unitCode }) => unitCode === line.unit).length
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...booking, lines }
}

/** Returns a booking with only its remaining unit items: at most one deposit each, extras unchanged. */
export function withItems(booking: BookingRow, items: Items): BookingRow {
  const lines = booking.lines.flatMap((line) => {
    const matching = line.unit === null ? items : items.filter(({ unitCode }) => unitCode === line.unit)
    const once = line.unit === null && !line.deposit
    const quantity = once ? line.quantity : Math.min(line.quantity, matching.length)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...booking, lines }
}

/** Returns a booking without its cancelled unit items. */
export async function remaining(db: Queryable, booking: BookingRow): Promise<BookingRow> {
  const items = await unitItemsOf([booking.id], db)
  return withItems(
    booking,
    items.filter(({ cancelledAt }) => cancelledAt === null),
  )
}
