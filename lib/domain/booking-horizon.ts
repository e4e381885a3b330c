/** How many days ahead a date can be booked, today included. */
export const BOOKING_HORIZON_DAYS = 180
