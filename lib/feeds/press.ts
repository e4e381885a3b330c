import { factsOf, type Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { labeled } from '@/lib/i18n/labeled'
import type { Translate } from '@/lib/i18n/translate'
import { addressOf } from './site-addresses'
import { xml, xmlDocument } from './xml'

export interface PressItem {
  /** Anchor of the press page. */
  id: string
  title: string
  text: string
}

/** Yields the press page as RSS, an item for each of its sections. They have no dates, because the page has none. */
export function pressFeed(
  items: readonly PressItem[],
  { locale, t, path }: { locale: Locale; t: Translate; path: string },
): AsyncGenerator<string> {
  const page = addressOf('/press', locale)
  const entries = items.map(({ id, title, text }) => ({
    title,
    link: `${page}#${id}`,
    description: text,
    guid: { '@isPermaLink': 'true', '#text': `${page}#${id}` },
  }))
  const channel = xml({
    channel: {
      title: labeled({ label: env.SHOP_NAME, value: t('pages.press.title') }, locale),
      link: page,
      description: t('pages.press.description', { shop: env.SHOP_NAME }),
      language: factsOf(locale).tag,
      'atom:link': { '@href': siteOrigin() + path, '@rel': 'self', '@type': 'application/rss+xml' },
      item: entries,
    },
  })
  return xmlDocument('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, [channel])
}
