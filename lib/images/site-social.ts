import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { socialImage } from './social'

/** The picture of pages that have none of their own. */
const USUAL = 'preview'

/**
 * What previews of a page show that is not about one product or destination: a picture of the shop by its name below
 * `site/`. Its words are in the catalogues under `pictures`; a name without words, as of a category that came later,
 * gives the usual picture.
 */
export async function siteSocial(name: string): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const t = await getTranslations('pictures')
  const shown = t.has(name) ? name : USUAL
  return socialImage(`site/${shown}`, t(shown))
}
