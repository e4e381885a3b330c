/** How far ahead anything can be booked, in days. */
export const HORIZON_DAYS = 180
