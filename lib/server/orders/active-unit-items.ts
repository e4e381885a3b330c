import type { Queryable } from '@/lib/server/db/client'
import { type BookingRow, type UnitItemRow, unitItemsOf } from '@/lib/server/orders/repo'

type Items = ReadonlyArray<Pick<UnitItemRow, 'unitCode'>>

/** A booking with only some of its unit items, and without what was bought once for all. */
export function onlyItems(booking: BookingRow, items: Items): BookingRow {
  const lines = booking.lines.flatMap((line) => {
    const quantity = items.filter(({ unitCode }) => unitCode === line.unit).length
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...booking, lines }
}

/** A booking as it goes on with the unit items that are left: one deposit each, extras as they were. */
export function withItems(booking: BookingRow, items: Items): BookingRow {
  const lines = booking.lines.flatMap((line) => {
    const alike = line.unit === null ? items : items.filter(({ unitCode }) => unitCode === line.unit)
    const once = line.unit === null && !line.deposit
    const quantity = once ? line.quantity : Math.min(line.quantity, alike.length)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...booking, lines }
}

/** A booking as it goes on without what was given up of it. */
export async function remaining(db: Queryable, booking: BookingRow): Promise<BookingRow> {
  const items = await unitItemsOf([booking.id], db)
  return withItems(
    booking,
    items.filter(({ cancelledAt }) => cancelledAt === null),
  )
}
