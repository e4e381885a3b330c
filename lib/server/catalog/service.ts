import type { z } from 'zod'
import type * as contract from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { shownBookings } from '@/lib/domain/booked-times'
import { hasFreeCancellation } from '@/lib/domain/cancellation'
import type { Currency } from '@/lib/domain/currency'
import { placeHours } from '@/lib/domain/fulfilment'
import { todayIn } from '@/lib/domain/local-date'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { ratingOf } from '@/lib/domain/review'
import { stayHoursOf, stayHoursToWire } from '@/lib/domain/stay-hours'
import { ok } from '@/lib/server/http/define-route'
import { pricingIn } from '@/lib/server/partner/rates'
import { matchProducts } from '@/lib/server/search/match-repo'
import { readFilter } from '@/lib/server/search/product-filter'
import { listCategories as readCategories } from './area-repo'
import { countPaidBookings } from './booked-repo'
import { cheapest, fromPrices } from './from-price-repo'
import { galleryImage } from './gallery-image'
import { type ListingRow, listedProducts, productCounts } from './listing-repo'
import { nextDates as readNextDates } from './next-dates-repo'
import { optionViews } from './option-views'
import { type Paging, pageMeta } from './paging'
import { performanceViews } from './performance-views'
import { nextPerformances } from './performances-repo'
import { type Pricing, priceView } from './prices'
import { findProduct, isWithdrawn, productImages, productOptions, productPlaces } from './product-repo'
import { type ListedStay, stayPrices } from './stay-prices'
import { optionStocks } from './stock-repo'

export interface Reader {
  locale: Locale
  currency: Currency
}

export async function listCategories({
  locale,
}: Reader): Promise<z.input<typeof contract.listCategories.response>> {
  const [rows, { byCategory }] = await Promise.all([readCategories(), productCounts()])
  const own = (id: string) => byCategory.get(id) ?? 0
  const data = rows
    .filter(({ parentId }) => parentId === null)
    .map((main) => {
      const children = rows
        .filter(({ parentId }) => parentId === main.id)
        .map(({ id, slug, label, disabled, summary }) => ({
          id,
          slug,
          label: inLocale(label, locale),
          disabled,
          summary: inLocale(summary, locale) ?? '',
          product_count: own(id),
        }))
      return {
        id: main.id,
        slug: main.slug,
        label: inLocale(main.label, locale),
        link: `/products?product_categories=${main.id}`,
        disabled: main.disabled,
        icon: main.icon,
        summary: inLocale(main.summary, locale) ?? '',
        product_count: children.reduce((sum, child) => sum + child.product_count, own(main.id)),
        children,
      }
    })
  return ok(data)
}

function card(
  row: ListingRow,
  locale: Locale,
  price: Pricing,
  stay?: ListedStay,
): z.input<typeof contract.productCard> {
  return {
    id: row.id,
    vertical: row.vertical,
    name: row.name,
    category:
      row.category_id && row.category_slug && row.category_label
        ? { id: row.category_id, slug: row.category_slug, label: inLocale(row.category_label, locale) }
        : null,
    area: row.area_slug && row.area_name ? { slug: row.area_slug, name: row.area_name } : null,
    image: row.image_path
      ? {
          path: row.image_path,
          alt: inLocale(row.image_alt, locale) ?? row.name,
          ...(row.image_focus && { focus: row.image_focus }),
        }
      : null,
    from: price(row),
    from_unit: { code: row.unit_code, label: inLocale(row.unit_label, locale) },
    from_window: row.option_window,
    from_inventory: row.option_inventory,
    stay: stay
      ? {
          option_id: stay.optionId,
          total: stay.total,
          nights: stay.nights,
          rooms: stay.rooms,
          per_night: stay.perNight,
          even: stay.even,
        }
      : null,
    duration_minutes: row.duration_minutes,
    free_cancellation: row.free_cancellation,
    price_refundable: stay?.refundable ?? row.refundable,
    instant_confirmation: row.instant_confirmation,
    stars: row.stars,
    amenities: row.amenities,
    rating: ratingOf(row.rating_sum, row.rating_count),
  }
}

type ListingInput = Paging & z.output<typeof contract.listProducts.query>

export async function listProducts(
  query: ListingInput,
  { locale, currency: requested }: Reader,
): Promise<z.input<typeof contract.listProducts.response>> {
  const { page, limit, sort } = query
  const { currency, rates } = await pricingIn(requested)
  const { filter, text, partial } = await readFilter(query, currency)
  const offset = (page - 1) * limit
  const { ids, total } = await matchProducts({ filter, sort, currency, rates, limit, offset })
  const { dates, features } = filter
  const [rows, stays] = await Promise.all([
    listedProducts(ids, locale, query.destination),
    dates ? stayPrices(ids, dates, currency, rates, features.includes('free_cancellation')) : null,
  ])
  const price = priceView(rates, currency)
  return ok({
    items: rows.map((row) => card(row, locale, price, stays?.get(row.id))),
    meta: { ...pageMeta(total, query), corrected_to: text?.correctedTo ?? null, partial },
  })
}

/** @throws ApiError PRODUCT_NOT_FOUND, PRODUCT_WITHDRAWN */
export async function getProduct(
  id: string,
  { locale, currency: requested }: Reader,
): Promise<z.input<typeof contract.getProduct.response>> {
  const found = await findProduct(id, locale)
  if (!found) throw new ApiError((await isWithdrawn(id)) ? 'PRODUCT_WITHDRAWN' : 'PRODUCT_NOT_FOUND')
  const { product, translation } = found
  const today = todayIn(product.timeZone)
  const [[listed], places, images, allOptions, lowest, stocks, nextDates, performances, pricing, booked] =
    await Promise.all([
      listedProducts([id], locale),
      productPlaces(id, locale),
      productImages(id),
      productOptions(id),
      fromPrices(id, today),
      optionStocks(id, today),
      readNextDates(id, today),
      product.isEvent ? nextPerformances(id, today) : [],
      pricingIn(requested),
      countPaidBookings(id),
    ])
  // An option without a price for a future day is no longer sold.
  const optionRows = allOptions.filter(({ option }) => lowest.some((row) => row.option_id === option.id))
  if (!listed || optionRows.length === 0) throw new ApiError('PRODUCT_NOT_FOUND')
  const price = priceView(pricing.rates, pricing.currency)
  const options = await optionViews(optionRows, product.fulfilment, locale, price, lowest, {
    today,
    stocks,
    nextDates,
    countries: [...new Set(places.map(({ country }) => country))],
  })
  const named = options.find(({ id: option }) => option === cheapest(lowest)?.option_id)
  const [main] = named?.units ?? []
  const hours = stayHoursOf(product)
  return ok({
    ...card(listed, locale, price),
    ...(named &&
      main && {
        from: named.from.price,
        from_unit: { code: main.code, label: main.label },
        from_window: named.window,
        from_inventory: named.inventory,
      }),
    from_option_id: named?.id ?? '',
    free_cancellation: optionRows.some(({ tiers }) => hasFreeCancellation(tiers)),
    supplier: product.supplier,
    summary: translation.summary,
    highlights: translation.highlights,
    inclusions: translation.inclusions,
    exclusions: translation.exclusions,
    good_to_know: translation.goodToKnow,
    how_to_use: translation.howToUse,
    what_to_bring: translation.whatToBring,
    stay_hours: hours && stayHoursToWire(hours),
    itinerary: translation.itinerary,
    performances: performanceViews(performances, price),
    meeting:
      translation.meetingName !== null && product.latitude !== null && product.longitude !== null
        ? {
            name: translation.meetingName,
            directions: translation.meetingDirections ?? '',
            latitude: product.latitude,
            longitude: product.longitude,
          }
        : null,
    opening_hours: placeHours(
      product.fulfilment,
      optionRows.map(({ option }) => ({ fulfilment: option.fulfilmentMethods })),
    ),
    country: places[0]?.country,
    areas: places.map(({ slug, name }) => ({ slug, name })),
    languages: product.languages,
    wheelchair: product.wheelchair,
    hotel_pickup: product.hotelPickup,
    time_zone: product.timeZone,
    images: images.map((row) => galleryImage(row, locale)),
    booked: shownBookings(booked),
    options,
  })
}
