const DAY_MS = 86_400_000
/** After the last day of the order. */
const DAYS_AFTER = 14
/** A link works at least this long. */
const LEAST_DAYS = 30
/** Of an order that is valid on any day. */
const UNDATED_DAYS = 180

interface Dates {
  localDate: string | null
  localEndDate: string | null
}

/** Returns when the link to an order in a mail expires: after its last day, and not before a month has passed. */
export function orderLinkExpiry(bookings: readonly Dates[], now: Date): Date {
  const inDays = (days: number) => now.getTime() + days * DAY_MS
  const ends = bookings.map(({ localDate, localEndDate }) => {
    const last = localEndDate ?? localDate
    return last ? Date.parse(`${last}T00:00:00Z`) + DAYS_AFTER * DAY_MS : inDays(UNDATED_DAYS)
  })
  return new Date(Math.max(inDays(LEAST_DAYS), ...ends))
}
