/** Maximum pixels of an uploaded image: a file of a few kilobytes can decode to gigabytes. */
export const MAX_PIXELS = 64_000_000

const MILLION = 1_000_000

/** The limit as shown to users. */
export const MAX_MEGAPIXELS = MAX_PIXELS / MILLION
