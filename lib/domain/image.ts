/** Maximum pixels of an uploaded image: a file of a few kilobytes can decode to gigabytes. */
export const MOST_PIXELS = 64_000_000

const MILLION = 1_000_000

/** The limit as shown to users. */
export const MOST_MEGAPIXELS = MOST_PIXELS / MILLION
