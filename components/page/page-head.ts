import type { Metadata } from 'next'
import { alternates } from '@/lib/api/queries/alternates'
import { getLanguages } from '@/lib/api/queries/preferences'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { shortTitle } from '@/lib/i18n/short-title'
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
 * preview. A title that has the shop's name, or is too long for it, stands alone.
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
  const isAlone =
    title !== undefined && (title.includes(env.SHOP_NAME) || `${title} · ${env.SHOP_NAME}`.length > MAX_TITLE)
  return {
    ...(title && { title: isAlone ? { absolute: shortTitle(title, MAX_TITLE, locale) } : title }),
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
