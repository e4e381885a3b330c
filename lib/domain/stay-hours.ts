/** When guests of a stay arrive and leave: 'HH:MM' in local time, null where not known. */
export interface StayHours {
  checkInFrom: string | null
  checkInUntil: string | null
  checkOutUntil: string | null
}

/** Returns the hours of a stored product; null if none are known. */
export function stayHoursOf({ checkInFrom, checkInUntil, checkOutUntil }: StayHours): StayHours | null {
  const minutes = (time: string | null) => time?.slice(0, 5) ?? null
  return checkInFrom || checkInUntil || checkOutUntil
    ? {
        checkInFrom: minutes(checkInFrom),
        checkInUntil: minutes(checkInUntil),
        checkOutUntil: minutes(checkOutUntil),
      }
    : null
}

/** Converts hours to their wire format. */
export function stayHoursToWire({ checkInFrom, checkInUntil, checkOutUntil }: StayHours) {
  return { check_in_from: checkInFrom, check_in_until: checkInUntil, check_out_until: checkOutUntil }
}
