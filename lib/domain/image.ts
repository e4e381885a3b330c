/** Maximum size of an uploaded account image, in bytes. */
export const MAX_IMAGE_BYTES = 5_000_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const

/** Side of a stored account image, in pixels, and its maximum size in bytes. */
export const IMAGE_SIDE = 512
export const MAX_STORED_IMAGE_BYTES = 1_000_000

/** Maximum pixels of an uploaded image: a file of a few kilobytes can decode to gigabytes. */
export const MAX_PIXELS = 64_000_000

const MILLION = 1_000_000

/** The limits as shown to users. */
export const MAX_MEGAPIXELS = MAX_PIXELS / MILLION
export const MAX_IMAGE_MEGABYTES = MAX_IMAGE_BYTES / MILLION
