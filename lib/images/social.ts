import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { SOCIAL_WIDTH } from './modifiers'
import { imageUrl } from './url'

const SOCIAL_HEIGHT = 630
/** Where the pictures of the shop have their version for previews. */
export const SOCIAL_PATH = 'social/'

/**
 * What previews of a page show: the picture of that path, drawn anew in 1200 × 630 with the logo at its foot.
 * It is a JPEG, since not every previewer takes WebP. Title and description come from the page's own.
 */
export function socialImage(path: string, alt: string): Pick<Metadata, 'openGraph' | 'twitter'> {
  const url = imageUrl(`${SOCIAL_PATH}${path}`, SOCIAL_WIDTH, 'jpeg')
  const image = { url, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, type: 'image/jpeg', alt }
  return {
    openGraph: { type: 'website', siteName: env.SHOP_NAME, images: [image] },
    twitter: { card: 'summary_large_image', images: [{ url, alt }] },
  }
}
