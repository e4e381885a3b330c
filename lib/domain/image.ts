/** How many pixels somebody's picture may have: a file of a few kilobytes may unfold to gigabytes. */
export const MOST_PIXELS = 64_000_000

const MILLION = 1_000_000

/** The limit as it is told. */
export const MOST_MEGAPIXELS = MOST_PIXELS / MILLION
