import type { Category } from '@/lib/contract/catalog'
import { DEFAULT_LOCALE, factsOf, type Locale } from '@/lib/domain/locale'
import { categoryAddress, publicPagePath } from '@/lib/domain/public-pages'
import { env, siteOrigin } from '@/lib/env'
import { formatList } from '@/lib/i18n/format'
import { labeled } from '@/lib/i18n/labeled'
import type { Translate } from '@/lib/i18n/translate'
import { addressedLocales, addressOf } from './site-addresses'

/** The content pages, with their names in the messages. */
const CONTENT_PAGES = [
  ['/services', 'services'],
  ['/services-info', 'servicesInfo'],
  ['/help', 'help'],
  ['/support', 'support'],
  ['/about', 'about'],
  ['/press', 'press'],
  ['/privacy-policy', 'privacy'],
  ['/terms-and-conditions', 'terms'],
] as const

interface ShopText {
  t: Translate
  /** Values of the texts of content pages. */
  facts: Record<string, string | number>
  categories: readonly Category[]
  /** Names and slugs of destinations. */
  areas: ReadonlyArray<{ slug: string; name: string }>
  /** Null if the API host does not say. */
  products: number | null
  offered: readonly Locale[]
  currencies: readonly string[]
  hasEsims: boolean
}

const link = (title: string, address: string, text = '') => {
  const linked = `- [${title}](${address})`
  return text ? labeled({ label: linked, value: text }, DEFAULT_LOCALE) : linked
}
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : ''

/** Returns what the shop is and where its parts are, for programs that answer questions about it. */
export function llmsText({
  t,
  facts,
  categories,
  areas,
  products,
  offered,
  currencies,
  hasEsims,
}: ShopText): string {
  const at = (path: string) => addressOf(path, DEFAULT_LOCALE)
  const page = (name: string, part: string) => t(`pages.${name}.${part}`, facts)
  const fact = (name: 'products' | 'currencies', value: string) =>
    labeled({ label: t(`pages.press.facts.${name}`), value }, DEFAULT_LOCALE)
  const sells = facts.hasProducts === 'true'
  const isOffered = (name: string) => name !== 'support' || facts.hasSupport === 'true'
  // A category whose page is a content page is listed among those.
  const kinds = categories.filter(
    ({ disabled, slug }) => !disabled && categoryAddress(slug) === publicPagePath('category', slug),
  )
  return [
    `# ${env.SHOP_NAME}\n`,
    sells ? `\n> ${page('press', 'sections.short.text')}\n` : '',
    `\n${t('home.description', facts)}${products === null ? '' : ` ${fact('products', String(products))}.`}\n`,
    section(t('listing.everything'), [
      link(t('listing.everything'), at('/products')),
      ...kinds.map(({ slug, label, summary }) => link(label, at(publicPagePath('category', slug)), summary)),
      ...(hasEsims ? [link(t('layout.footer.esim'), at('/esim'))] : []),
    ]),
    section(
      t('layout.footer.destinations'),
      areas.map(({ slug, name }) => link(name, at(publicPagePath('destination', slug)))),
    ),
    section(
      env.SHOP_NAME,
      CONTENT_PAGES.map(([path, name]) =>
        link(
          page(name, 'title'),
          at(path),
          page(name, isOffered(name) ? 'description' : 'notOffered.description'),
        ),
      ),
    ),
    section(
      t('pages.press.facts.languages'),
      addressedLocales(offered).map((locale) => link(factsOf(locale).name, addressOf('/', locale))),
    ),
    currencies.length > 0 ? `\n${fact('currencies', formatList(currencies, DEFAULT_LOCALE))}.\n` : '',
    section('Sitemap', [link('sitemap.xml', `${siteOrigin()}/sitemap.xml`)]),
  ].join('')
}
