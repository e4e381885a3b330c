/** Widths of the breakpoints xs to 2xl. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
export const IMAGE_DENSITIES = [1, 2] as const
/** Width of social preview images. */
export const SOCIAL_WIDTH = 1200
/** Width of the blurred placeholder that is shown until an image has loaded. */
export const AHEAD_WIDTH = 20

export const IMAGE_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageModifiers {
  width: number
  format: ImageFormat
}

const WIDTHS = new Set([
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)),
  SOCIAL_WIDTH,
  AHEAD_WIDTH,
])

/** Parses `w_640,f_webp`. Returns null for other widths, so that requests cannot fill the disk with sizes. */
export function parseModifiers(text: string): ImageModifiers | null {
  const values = new Map(text.split(',').map((part) => [part.slice(0, 2), part.slice(2)]))
  const width = Number(values.get('w_') ?? 640)
  const format = IMAGE_FORMATS.find((candidate) => candidate === (values.get('f_') ?? 'webp'))
  if (!format || !WIDTHS.has(width)) return null
  if ([...values.keys()].some((name) => name !== 'w_' && name !== 'f_')) return null
  return { width, format }
}
