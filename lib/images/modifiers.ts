/** Widths of the breakpoints xs to 2xl. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
export const IMAGE_DENSITIES = [1, 2] as const
/** Width of social preview images. */
export const SOCIAL_WIDTH = 1200
/** Path prefix of the social preview version of an image. */
export const SOCIAL_PATH = 'social/'
/** Width of the blurred placeholder that is shown until an image has loaded. */
export const AHEAD_WIDTH = 20
/** Width of the images in structured data, which search engines fetch. */
export const STRUCTURED_WIDTH = 1280
/** Width of the images that the press page offers for download. */
export const PRESS_WIDTH = 1536

export const IMAGE_FORMATS = ['webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageModifiers {
  width: number
  format: ImageFormat
}
