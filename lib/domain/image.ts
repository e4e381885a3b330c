/** Maximum size of an uploaded account picture, in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const

/** Side of a stored account picture, in pixels, and its maximum size in bytes. */
export const PICTURE_SIDE = 512
export const MAX_STORED_PICTURE_BYTES = 1_000_000

/** Maximum pixels of an uploaded image: a file of a few kilobytes can decode to gigabytes. */
export const MAX_PIXELS = 64_000_000

const MILLION = 1_000_000

/** The limits as shown to users. */
export const MAX_MEGAPIXELS = MAX_PIXELS / MILLION
export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / MILLION
