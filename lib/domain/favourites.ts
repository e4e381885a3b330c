/** Maximum number of favourites per account or device. */
export const MAX_FAVOURITES = 48
