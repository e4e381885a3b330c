import { imageUrl } from '@/lib/images/url'
import type { GalleryImage } from './gallery-labels'

const RATIO = 4 / 3
/** From a phone to a large high-density screen. */
const WIDTHS = [640, 1024, 1536, 2048]

/**
 * Converts an image to a slide of the lightbox.
 * @param tries number of retries; appended as a fragment, so that a failed image is fetched again
 */
export function slideOf({ path, alt, caption }: GalleryImage, tries: number) {
  const address = (width: number) => `${imageUrl(path, width)}${tries > 0 ? `#${tries}` : ''}`
  return {
    src: address(1536),
    alt,
    description: caption,
    srcSet: WIDTHS.map((width) => ({
      src: address(width),
      width,
      height: Math.round(width / RATIO),
    })),
  }
}
