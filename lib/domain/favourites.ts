/** How many favourites are kept: of an account, or on a device. */
export const MOST_FAVOURITES = 48
