/**
 * When a booking without a date is over, in days after its confirmation, where nobody redeems it before: goods are
 * at the door, or no longer kept at the counter; an eSIM could be switched on until then, and its days have passed.
 */
export const DAYS_UNTIL_OVER = { delivery: 14, pickup: 30, profile: 90 } as const
