import type { Locale } from '@/lib/domain/locale'
import { siteOrigin } from '@/lib/env'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import { addressOf, alternateAddresses } from './site-addresses'
import { xml, xmlDocument } from './xml'

/** Images of one address that search engines read. */
const MAX_IMAGES = 1_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface SitemapFile {
  /** Path of the file. */
  path: string
  updatedAt: string | null
}

/** Yields the index of sitemaps. */
export function sitemapIndex(files: readonly SitemapFile[]): AsyncGenerator<string> {
  const entries = files.map(({ path, updatedAt }) =>
    xml({ sitemap: { loc: siteOrigin() + path, lastmod: updatedAt ?? undefined } }),
  )
  return xmlDocument('sitemapindex', { xmlns: NAMESPACE }, entries)
}

export interface SitemapPage {
  /** Path of the shop, without the prefix of a language. */
  path: string
  /** Null if it is not known: search engines take no date for less than a wrong one. */
  updatedAt: string | null
  /** Paths of its images. */
  images: readonly string[]
}

interface Language {
  /** Of the addresses. */
  locale: Locale
  /** Of the alternates. */
  offered: readonly Locale[]
}

/** Yields a sitemap of one language, a piece for each batch of pages. */
export function sitemapFile(
  batches: AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>,
  { locale, offered }: Language,
): AsyncGenerator<string> {
  const origin = siteOrigin()
  const entryOf = ({ path, updatedAt, images }: SitemapPage) =>
    xml({
      url: {
        loc: addressOf(path, locale, origin),
        lastmod: updatedAt ?? undefined,
        'xhtml:link': alternateAddresses(path, offered, origin).map(([hreflang, href]) => ({
          '@rel': 'alternate',
          '@hreflang': hreflang,
          '@href': href,
        })),
        'image:image': images.slice(0, MAX_IMAGES).map((image) => ({
          'image:loc': origin + encodeURI(imageUrl(image, STRUCTURED_WIDTH, 'jpeg')),
        })),
      },
    })
  async function* pieces() {
    for await (const batch of batches) yield batch.map((page) => `${entryOf(page)}\n`).join('')
  }
  const attributes = {
    xmlns: NAMESPACE,
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return xmlDocument('urlset', attributes, pieces())
}
