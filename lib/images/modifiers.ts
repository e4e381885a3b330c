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

interface ImageUse {
  widths: readonly number[]
  format: ImageFormat
  /** Prefix of the paths that the use is for; social previews have no other use. */
  under?: string
}

/** What the pages request. Other images are not made, so that requests cannot fill the disk with sizes. */
export const IMAGE_USES: Record<'screen' | 'placeholder' | 'structured' | 'social' | 'press', ImageUse> = {
  screen: {
    widths: [...new Set(IMAGE_DENSITIES.flatMap((density) => IMAGE_WIDTHS.map((width) => width * density)))],
    format: 'webp',
  },
  placeholder: { widths: [AHEAD_WIDTH], format: 'webp' },
  structured: { widths: [STRUCTURED_WIDTH], format: 'jpeg' },
  social: { widths: [SOCIAL_WIDTH], format: 'jpeg', under: SOCIAL_PATH },
  press: { widths: [PRESS_WIDTH], format: 'png', under: 'site/' },
}

function isUseOf(path: string, { under }: ImageUse): boolean {
  return under ? path.startsWith(under) : !path.startsWith(SOCIAL_PATH)
}

/** Parses the modifiers of a path, e.g. `w_640,f_webp`. Returns null for images that no page requests. */
export function parseModifiers(text: string, path: string): ImageModifiers | null {
  const values = new Map(text.split(',').map((part) => [part.slice(0, 2), part.slice(2)]))
  if ([...values.keys()].some((name) => name !== 'w_' && name !== 'f_')) return null
  const width = values.get('w_') ?? '640'
  const format = values.get('f_') ?? 'webp'
  for (const use of Object.values(IMAGE_USES)) {
    const known = use.widths.find((candidate) => String(candidate) === width)
    if (known && use.format === format && isUseOf(path, use)) return { width: known, format: use.format }
  }
  return null
}
