/** Fewer bookings say little, and would show single sales. */
export const MIN_SHOWN_BOOKINGS = 20

/**
 * Returns how often a product was booked as the page shows it: rounded down to two digits, below 100 to tens; null
 * below the minimum. So it is never more than the orders say, and changes rarely.
 */
export function shownBookings(count: number): number | null {
  if (count < MIN_SHOWN_BOOKINGS) return null
  const step = 10 ** Math.max(1, Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}
