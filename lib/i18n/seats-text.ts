interface Seats {
  coach: string
  seats: string
}

/** Translates a key of the `bookingDetails` messages. */
type Translate = (key: 'seats', values: Record<string, string>) => string

/** Returns coach and seats of a leg as text; null where they are not known. */
export const seatsText = (seats: Seats | null, t: Translate): string | null =>
  seats && t('seats', { coach: seats.coach || 'none', seats: seats.seats || 'none' })
