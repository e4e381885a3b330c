interface Hours {
  check_in_from: string | null
  check_in_until: string | null
  check_out_until: string | null
}

/** Translates a key of the `bookingDetails` messages. */
type Translate = (key: 'hours', values: Record<string, string>) => string

/** Returns when guests of a stay may come and must leave, as text; null where not known. */
export function stayTimes(hours: Hours | null, t: Translate) {
  const text = (from: string | null, until: string | null) =>
    from || until ? t('hours', { from: from ?? 'none', until: until ?? 'none' }) : null
  return {
    checkIn: hours && text(hours.check_in_from, hours.check_in_until),
    checkOut: hours && text(null, hours.check_out_until),
  }
}
