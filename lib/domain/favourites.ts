/** Maximum number of favourites per account or device. */
export const MOST_FAVOURITES = 48
