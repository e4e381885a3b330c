import {
  AHEAD_WIDTH,
  IMAGE_DENSITIES,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageModifiers,
  PRESS_WIDTH,
  SOCIAL_PATH,
  SOCIAL_WIDTH,
  STRUCTURED_WIDTH,
} from './modifiers'
import { PRESS_IMAGES, SOCIAL_SITE_IMAGES } from './site-image-uses'

/** Above what the folder, id and name of any image of a catalog have together, with the prefix. */
const MAX_PATH_LENGTH = 160

interface ImageUse {
  widths: readonly number[]
  format: ImageFormat
  /** Whether the use is for an image with this path. */
  isFor(path: string): boolean
}

const isSocial = (path: string) => path.startsWith(SOCIAL_PATH)
const ofPress = new Set<string>(PRESS_IMAGES.map(({ path }) => path))
const ofPreviews = new Set(SOCIAL_SITE_IMAGES.map((name) => `site/${name}`))
/** Whether an image can have a social preview: of a catalog, only a cover has one, as the service knows. */
const hasPreview = (path: string) => !isSocial(path) && (!path.startsWith('site/') || ofPreviews.has(path))
const hasNoPrefix = (path: string) => !isSocial(path)

/** What the pages request. Other images are not made, so that requests cannot fill the disk with sizes. */
export const IMAGE_USES: Record<'screen' | 'placeholder' | 'structured' | 'social' | 'press', ImageUse> = {
  screen: {
    widths: [...new Set(IMAGE_DENSITIES.flatMap((density) => IMAGE_WIDTHS.map((width) => width * density)))],
    format: 'webp',
    isFor: hasNoPrefix,
  },
  placeholder: { widths: [AHEAD_WIDTH], format: 'webp', isFor: hasNoPrefix },
  structured: { widths: [STRUCTURED_WIDTH], format: 'jpeg', isFor: hasNoPrefix },
  social: {
    widths: [SOCIAL_WIDTH],
    format: 'jpeg',
    isFor: (path) => isSocial(path) && hasPreview(path.slice(SOCIAL_PATH.length)),
  },
  press: { widths: [PRESS_WIDTH], format: 'png', isFor: (path) => ofPress.has(path) },
}

/** Parses the modifiers of a path, e.g. `w_640,f_webp`. Returns null for images that no page requests. */
export function parseModifiers(text: string, path: string): ImageModifiers | null {
  if (path.length > MAX_PATH_LENGTH) return null
  const values = new Map(text.split(',').map((part) => [part.slice(0, 2), part.slice(2)]))
  if ([...values.keys()].some((name) => name !== 'w_' && name !== 'f_')) return null
  const width = values.get('w_') ?? '640'
  const format = values.get('f_') ?? 'webp'
  for (const use of Object.values(IMAGE_USES)) {
    const known = use.widths.find((candidate) => String(candidate) === width)
    if (known && use.format === format && use.isFor(path)) return { width: known, format: use.format }
  }
  return null
}
