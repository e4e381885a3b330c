import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { SOCIAL_PATH, SOCIAL_WIDTH } from './modifiers'
import { imageUrl } from './url'

const SOCIAL_HEIGHT = 630

/**
 * Returns the social preview metadata for an image: 1200 × 630 with the logo at the bottom. It is a JPEG
 * because not every previewer supports WebP. Title and description come from the page.
 */
export function socialImage(path: string, alt: string): Pick<Metadata, 'openGraph' | 'twitter'> {
  const url = imageUrl(`${SOCIAL_PATH}${path}`, SOCIAL_WIDTH, 'jpeg')
  const image = { url, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, type: 'image/jpeg', alt }
  return {
    openGraph: { type: 'website', siteName: env.SHOP_NAME, images: [image] },
    twitter: { card: 'summary_large_image', images: [{ url, alt }] },
  }
}
