import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { DEFAULT_LOCALE, factsOf, type Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'
import { minorUnitOf } from '@/lib/domain/page-currency'
import { publicPagePath } from '@/lib/domain/public-pages'
import { env, siteOrigin } from '@/lib/env'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import { addressOf } from './site-addresses'

const NANOS = 9
const SECONDS = 60
const HOUR_SECONDS = 3_600

/** The same product in each language. */
export type Translated = ReadonlyArray<readonly [locale: Locale, product: Product]>

function localized<T>(values: ReadonlyArray<readonly [Locale, T]>, textOf: (value: T) => string) {
  const texts = values.map(([locale, value]) => ({
    language_code: factsOf(locale).tag,
    text: textOf(value),
  }))
  return { localized_texts: texts.filter(({ text }) => text !== '') }
}

function price({ amount, currency }: Money) {
  const minor = minorUnitOf(currency)
  const units = Math.floor(amount / 10 ** minor)
  return { currency_code: currency, units, nanos: (amount - units * 10 ** minor) * 10 ** (NANOS - minor) }
}

/** Ids of the feed have letters, digits, hyphens and underscores. */
const idOf = (id: string) => id.replaceAll(/[^\w-]/g, '_')

const FEATURES = [
  ['TEXT_FEATURE_HIGHLIGHT', 'highlights'],
  ['TEXT_FEATURE_INCLUSION', 'inclusions'],
  ['TEXT_FEATURE_EXCLUSION', 'exclusions'],
  ['TEXT_FEATURE_MUST_KNOW', 'good_to_know'],
] as const

const featuresOf = (translated: Translated) =>
  FEATURES.flatMap(([type, field]) =>
    (translated[0]?.[1][field] ?? []).map((_, at) => ({
      feature_type: type,
      value: localized(translated, (product) => product[field][at] ?? ''),
    })),
  )

function optionOf(option: Option, product: Product, translated: Translated) {
  const own = translated.flatMap(([locale, { options }]) => {
    const same = options.find(({ id }) => id === option.id)
    return same ? [[locale, same] as const] : []
  })
  const page = addressOf(publicPagePath('product', product.id), DEFAULT_LOCALE)
  const id = idOf(option.id)
  const place = product.meeting && {
    place_info: {
      name: product.meeting.name,
      coordinates: { latitude: product.meeting.latitude, longitude: product.meeting.longitude },
    },
  }
  return {
    id,
    title: localized(own, ({ name }) => name),
    description: localized(own, ({ summary }) => summary),
    landing_page: { url: `${page}?option=${encodeURIComponent(option.id)}` },
    ...(product.duration_minutes !== null && { duration_sec: product.duration_minutes * SECONDS }),
    cancellation_policy: {
      refund_conditions: option.cancellation.map(({ hours_before, fee_percent }) => ({
        min_duration_before_start_time_sec: Math.round(hours_before * HOUR_SECONDS),
        refund_percent: 100 - fee_percent,
      })),
    },
    ...(product.category && { option_categories: [{ label: product.category.slug }] }),
    // What a ticket is for; of a tour it is only where it starts.
    ...(place &&
      product.vertical === 'ticket' && {
        related_locations: [
          { location: { location: place }, relation_type: 'RELATION_TYPE_ADMISSION_TICKET' },
        ],
      }),
    ...(place &&
      product.vertical !== 'ticket' && {
        meeting_point: {
          location: place,
          description: localized(translated, ({ meeting }) => meeting?.directions ?? ''),
        },
      }),
    // Of several prices the lowest would be shown, such as that of a child.
    price_options: [
      {
        id: `${id}-${option.units[0]?.code ?? 'from'}`,
        title: option.units[0]?.label ?? '',
        price: price(option.from.price),
      },
    ],
  }
}

/** Who sells, from the settings. */
function operatorOf(name: string) {
  const place = {
    name,
    phone_number: env.OPERATOR_PHONE,
    website_url: siteOrigin(),
    unstructured_address: env.OPERATOR_ADDRESS,
  }
  return {
    google_business_profile_name: { localized_texts: [{ language_code: 'en', text: name }] },
    locations: [{ location: { place_info: place } }],
  }
}

function productOf(translated: Translated, operatorName: string) {
  const first = translated[0]?.[1]
  if (!first) return null
  return {
    id: idOf(first.id),
    title: localized(translated, ({ name }) => name),
    description: localized(translated, ({ summary }) => summary),
    product_features: featuresOf(translated),
    ...(first.rating && {
      rating: { average_value: first.rating.average, rating_count: first.rating.count },
    }),
    related_media: first.images.map(({ path }) => ({
      url: siteOrigin() + encodeURI(imageUrl(path, STRUCTURED_WIDTH, 'jpeg')),
      type: 'MEDIA_TYPE_PHOTO',
    })),
    options: first.options.map((option) => optionOf(option, first, translated)),
    operator: operatorOf(operatorName),
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    confirmation_type: first.instant_confirmation ? 'CONFIRMATION_TYPE_INSTANT' : 'CONFIRMATION_TYPE_PENDING',
    fulfillment_type: { mobile: true, print_at_home: true, pickup: false },
    brand_name: localized([[DEFAULT_LOCALE, first.supplier]], String),
  }
}

/** Yields the feed of Google Things to do, a piece for each product. @param operatorName of the Business Profile */
export async function* thingsToDoFeed(
  products: AsyncIterable<Translated>,
  operatorName: string,
  now = Date.now(),
): AsyncGenerator<string> {
  const metadata = {
    shard_id: 0,
    total_shards_count: 1,
    nonce: now,
    processing_instruction: 'PROCESS_AS_SNAPSHOT',
  }
  let before = `{"feed_metadata":${JSON.stringify(metadata)},"products":[\n`
  for await (const translated of products) {
    const product = productOf(translated, operatorName)
    if (!product) continue
    yield before + JSON.stringify(product)
    before = ',\n'
  }
  yield `${before.startsWith('{') ? before : '\n'}]}\n`
}
