import type { Currency } from '@/lib/domain/currency'
import { isCurrency } from '@/lib/domain/currency'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { mergedPeriods } from '@/lib/domain/price-seasons'
import { type StayHours, stayHoursOf, stayHoursToWire } from '@/lib/domain/stay-hours'
import type { Queryable } from '@/lib/server/db/client'
import { storedImage } from './images-of-rows'
import { inAllLocales } from './localized-text'
import { type ProductRows, readProductRows } from './products-repo'
import type { StoredOption, StoredProduct, StoredUnit } from './stored-product'

type Row<K extends keyof ProductRows> = ProductRows[K][number]

const NO_HOURS: StayHours = { checkInFrom: null, checkInUntil: null, checkOutUntil: null }
const hoursOf = (product: Row<'products'>) => stayHoursToWire(stayHoursOf(product) ?? NO_HOURS)

function currencyOf(code: string): Currency {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return code
}

function unitOf(unit: Row<'units'>, prices: Array<Row<'prices'>>): StoredUnit {
  return {
    code: unit.code,
    label: unit.label,
    min_age: unit.minAge,
    max_age: unit.maxAge,
    pax_count: unit.paxCount,
    accompanied_by: unit.accompaniedBy,
    max_quantity: unit.maxQuantity,
    group: unit.group,
    periods: mergedPeriods(
      prices
        .filter(({ unitCode }) => unitCode === unit.code)
        .map(({ fromDate, toDate, amount }) => ({ from: fromDate, to: toDate, amount })),
    ),
  }
}

function planOf({ plan }: Row<'options'>): StoredOption['plan'] {
  return (
    plan && {
      gigabytes: plan.gigabytes,
      days: plan.days,
      networks: plan.networks,
      fair_use: plan.fairUse && {
        gigabytes_per_day: plan.fairUse.gigabytesPerDay,
        kilobits_per_second: plan.fairUse.kilobitsPerSecond,
      },
      hotspot: plan.hotspot,
      validity_starts: plan.validityStarts,
      countries: plan.countries ?? null,
    }
  )
}

function routeOf({ route }: Row<'options'>): StoredOption['route'] {
  if (!route) return null
  const { bags, meeting = null, ...way } = route
  return {
    ...way,
    meeting,
    bags: bags && { included: bags.included, max_kg: bags.maxKg, max_cm: bags.maxCm },
  }
}

function optionOf(
  option: Row<'options'>,
  units: Array<Row<'units'>>,
  prices: Array<Row<'prices'>>,
  extras: Array<Row<'extras'>>,
): StoredOption {
  return {
    id: option.id,
    name: option.name,
    summary: option.summary,
    window: option.dateMode,
    inventory: option.inventory,
    cutoff_minutes: option.cutoffMinutes,
    min_units: option.minUnits,
    max_units: option.maxUnits,
    policy: option.policyCode,
    changes: option.changes && {
      date_hours: option.changes.dateHours,
      names_hours: option.changes.namesHours,
    },
    questions: option.questions,
    id_card_country: option.idCardCountry,
    fulfilment: option.fulfilmentMethods as StoredOption['fulfilment'],
    guide_languages: option.guideLanguages,
    route: routeOf(option),
    pickup: option.pickup,
    party: option.groupType,
    lead_price: option.isLeadPrice,
    plan: planOf(option),
    menu: option.menu,
    rolling: option.rollingAvailability,
    units: units.map((unit) => unitOf(unit, prices)),
    extras: extras.map(({ code, name, amount, currency, deposit }) => ({
      code,
      name,
      price: { amount, currency: currencyOf(currency) },
      deposit,
    })),
  }
}

function meetingOf(
  { latitude, longitude }: Row<'products'>,
  translations: Array<Row<'translations'>>,
): StoredProduct['meeting'] {
  if (
    latitude === null ||
    longitude === null ||
    translations.every(({ meetingName }) => meetingName === null)
  )
    return null
  return {
    name: inAllLocales(translations, (row) => row.meetingName ?? '', ''),
    directions: inAllLocales(translations, (row) => row.meetingDirections ?? '', ''),
    latitude,
    longitude,
  }
}

function itineraryOf(translations: Array<Row<'translations'>>): StoredProduct['itinerary'] {
  const steps = translations.find(({ locale }) => locale === DEFAULT_LOCALE)?.itinerary ?? []
  return steps.map(({ minutes }, index) => ({
    minutes,
    title: inAllLocales(translations, (row) => row.itinerary[index]?.title ?? '', ''),
    text: inAllLocales(translations, (row) => row.itinerary[index]?.text ?? '', ''),
  }))
}

/** Returns products by id in the form in which the import compares them, in listing order. */
export async function readProducts(
  ids: readonly string[],
  db: Queryable,
): Promise<Map<string, StoredProduct>> {
  const rows = await readProductRows(ids, db)
  const byProduct = <T extends { productId: string | null }>(list: T[]) =>
    Map.groupBy(list, ({ productId }) => productId ?? '')
  const byOption = <T extends { optionId: string }>(list: T[]) =>
    Map.groupBy(list, ({ optionId }) => optionId)
  const [areas, translations, images, options] = [
    byProduct(rows.areas),
    byProduct(rows.translations),
    byProduct(rows.images),
    byProduct(rows.options),
  ]
  const [units, prices, extras] = [byOption(rows.units), byOption(rows.prices), byOption(rows.extras)]
  return new Map(
    rows.products
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .map((product) => {
        const texts = translations.get(product.id) ?? []
        const list = (read: (row: Row<'translations'>) => string[]) => inAllLocales(texts, read, [])
        return [
          product.id,
          {
            id: product.id,
            withdrawn: product.discontinuedAt !== null,
            vertical: product.vertical,
            category: product.categoryId,
            destinations: (areas.get(product.id) ?? []).map(({ areaSlug }) => areaSlug),
            operator: product.supplier,
            time_zone: product.timeZone,
            currency: currencyOf(product.currency),
            duration_minutes: product.durationMinutes,
            languages: product.languages,
            wheelchair: product.wheelchair,
            hotel_pickup: product.hotelPickup,
            stars: product.stars,
            amenities: product.amenities,
            ...hoursOf(product),
            instant_confirmation: product.instantConfirmation,
            vat: product.isVatExempt ? 'exempt' : (product.vatRate ?? 'standard'),
            event: product.isEvent,
            recommended: product.featuredRank,
            position: product.position,
            name: inAllLocales(texts, ({ name }) => name, ''),
            also_called: list(({ aliases }) => aliases),
            summary: inAllLocales(texts, ({ summary }) => summary, ''),
            highlights: list(({ highlights }) => highlights),
            inclusions: list(({ inclusions }) => inclusions),
            exclusions: list(({ exclusions }) => exclusions),
            good_to_know: list(({ goodToKnow }) => goodToKnow),
            how_to_use: inAllLocales(texts, ({ howToUse }) => howToUse, ''),
            what_to_bring: list(({ whatToBring }) => whatToBring),
            itinerary: itineraryOf(texts),
            meeting: meetingOf(product, texts),
            handover: product.fulfilment && {
              ...product.fulfilment,
              delivery_zones: product.fulfilment.delivery_zones ?? [],
              use: product.fulfilment.use ?? null,
            },
            images: (images.get(product.id) ?? []).map(storedImage),
            options: (options.get(product.id) ?? []).map((option) =>
              optionOf(
                option,
                units.get(option.id) ?? [],
                prices.get(option.id) ?? [],
                extras.get(option.id) ?? [],
              ),
            ),
          },
        ]
      }),
  )
}
