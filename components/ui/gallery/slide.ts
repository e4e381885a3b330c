import { imageUrl } from '@/lib/images/url'
import type { GalleryImage } from './gallery-words'

const RATIO = 4 / 3
/** From a phone to a large screen of double density. */
const WIDTHS = [640, 1024, 1536, 2048]

/**
 * A picture as the lightbox wants it.
 * @param tries how often its pictures were asked for again; in the fragment, so that a failed one is fetched anew
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
