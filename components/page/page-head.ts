import type { Metadata } from 'next'
import { alternates } from '@/lib/api/queries/alternates'
import { getLanguages } from '@/lib/api/queries/preferences'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { shorten } from '@/lib/i18n/shorten'
import { DEFAULT_IMAGE, siteSocial } from '@/lib/images/site-social'

/** Search engines cut longer ones. */
const MAX_TITLE = 60
const MAX_DESCRIPTION = { latin: 155, thai: 155, han: 80 }

/** For pages of one visitor; their links may be followed. */
export const NOT_INDEXED: Metadata = { robots: { index: false, follow: true } }

interface PageHead {
  /** Path of the shop, without the prefix of a language. */
  path: string
  title?: string
  description?: string
  /** The link preview, or the shop image of that name. */
  preview?: Pick<Metadata, 'openGraph' | 'twitter'> | string
}

/** Language and region as Open Graph writes them, e.g. `en_GB`. */
const openGraphLocale = (locale: Locale) => factsOf(locale).dateTag.replace('-', '_')

/**
 * Returns the metadata of a page with an address of its own: title, description, canonical URL, alternates and link
 * preview. A title that is too long for the shop's name stands alone.
 */
export async function pageHead({
  path,
  title,
  description,
  preview = DEFAULT_IMAGE,
}: PageHead): Promise<Metadata> {
  const [{ locale }, links, offered, social] = await Promise.all([
    currentPage(),
    alternates(path),
    getLanguages(),
    typeof preview === 'string' ? siteSocial(preview) : preview,
  ])
  const isLong = title !== undefined && `${title} · ${env.SHOP_NAME}`.length > MAX_TITLE
  return {
    ...(title && { title: isLong ? { absolute: shorten(title, MAX_TITLE, locale) } : title }),
    ...(description && {
      description: shorten(description, MAX_DESCRIPTION[factsOf(locale).script], locale),
    }),
    alternates: links,
    ...social,
    openGraph: {
      ...social.openGraph,
      url: String(links.canonical),
      locale: openGraphLocale(locale),
      alternateLocale: offered.flatMap(({ code }) => (code === locale ? [] : openGraphLocale(code))),
    },
  }
}
