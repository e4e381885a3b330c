import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import type { Locale } from '@/lib/domain/locale'
import { majorUnits } from '@/lib/domain/money'
import { publicPagePath } from '@/lib/domain/public-pages'
import { env, siteOrigin } from '@/lib/env'
import { shorten } from '@/lib/i18n/shorten'
import { translator } from '@/lib/i18n/translate'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import { addressOf } from './site-addresses'
import { xml, xmlDocument } from './xml'

/** Limits of merchant feeds. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000
const MAX_MORE_IMAGES = 10

export interface Goods {
  product: Product
  option: Option
  isInStock: boolean
}

/** Where merchant centers know parts of a country by postcodes. */
const POSTCODE_COUNTRIES: ReadonlySet<string> = new Set(['AU', 'JP', 'US'])

/**
 * Where an option is delivered. The price includes it: an order has no other amount for it. Left out where the shop
 * delivers anywhere, because it has no list of countries then, and for parts of a country that the feed cannot name.
 */
function shippingOf({ fulfilment, handover, from }: Option) {
  if (!fulfilment.includes('delivery')) return []
  const price = `${majorUnits({ ...from.price, amount: 0 })} ${from.price.currency}`
  return (handover?.delivery_zones ?? []).flatMap(({ country, postcodes }) => {
    if (postcodes.length === 0) return [{ 'g:country': country, 'g:price': price }]
    if (!POSTCODE_COUNTRIES.has(country)) return []
    return postcodes.map((beginning) => ({
      'g:country': country,
      'g:postal_code': `${beginning}*`,
      'g:price': price,
    }))
  })
}

function itemOf({ product, option, isInStock }: Goods, locale: Locale): string {
  const [image, ...more] = product.images.map(
    ({ path }) => siteOrigin() + encodeURI(imageUrl(path, STRUCTURED_WIDTH, 'jpeg')),
  )
  const name = product.options.length > 1 ? `${product.name} – ${option.name}` : product.name
  const page = addressOf(publicPagePath('product', product.id), locale)
  return xml({
    item: {
      'g:id': option.id,
      'g:item_group_id': product.options.length > 1 ? product.id : undefined,
      'g:title': shorten(name, MAX_TITLE, locale),
      'g:description': shorten(product.summary, MAX_DESCRIPTION, locale),
      'g:link': `${page}?option=${encodeURIComponent(option.id)}`,
      'g:image_link': image,
      'g:additional_image_link': more.slice(0, MAX_MORE_IMAGES),
      'g:availability': isInStock ? 'in_stock' : 'out_of_stock',
      'g:price': `${majorUnits(option.from.price)} ${option.from.price.currency}`,
      'g:shipping': shippingOf(option),
      'g:condition': 'new',
      'g:brand': product.supplier,
      // Of a supplier's own goods; there is no number of the trade for them.
      'g:identifier_exists': 'no',
      'g:product_type': product.category?.label,
    },
  })
}

/** Yields the feed of goods for merchant centers, an item for each option. */
export function goodsFeed(goods: AsyncIterable<Goods>, locale: Locale): AsyncGenerator<string> {
  async function* channel() {
    const about = {
      title: env.SHOP_NAME,
      link: addressOf('/', locale),
      description: translator(locale)('home.description', { hasProducts: 'true' }),
    }
    // With the first item, so that a catalog that is away fails before anything is sent.
    let head = `<channel>${xml(about)}\n`
    for await (const one of goods) {
      yield `${head}${itemOf(one, locale)}\n`
      head = ''
    }
    yield `${head}</channel>\n`
  }
  return xmlDocument('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }, channel())
}
