import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SOCIAL_SITE_IMAGES } from './site-image-uses'
import { socialImage } from './social'

/** The default image. */
export const DEFAULT_IMAGE = 'preview'

/**
 * Returns the social preview of a page that is not about one product or destination: a shop image by its name
 * under `site/`. The alt texts are in the messages under `images`; any other name, e.g. of a new category, falls back
 * to the default image.
 */
export async function siteSocial(name: string): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const t = await getTranslations('images')
  const shown = SOCIAL_SITE_IMAGES.find((known) => known === name) ?? DEFAULT_IMAGE
  return socialImage(`site/${shown}`, t(shown))
}
