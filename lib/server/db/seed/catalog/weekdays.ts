/** ISO weekdays, 1 = Monday. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
export const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]
