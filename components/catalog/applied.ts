import type { Currency } from '@/lib/domain/currency'
import type { Duration, Feature, ListingQuery, PriceRange } from '@/lib/domain/listing'
import type { ListingView } from './listing-view'

/** Something that a listing is filtered by. */
export interface Applied {
  id: string
  label: string
  /** The listing without it. */
  without: ListingQuery
}

/** Words for filters that name themselves by no label. */
export interface FilterWords {
  unknownCategory: string
  duration(duration: Duration): string
  feature(feature: Feature): string
  language(code: string): string
  price(range: PriceRange & { currency: Currency }): string
}

/** What a listing is filtered by, each with the listing that is left without it; `currency` is the page's. */
export function appliedFilters(
  { query, labels, unknown, place }: ListingView,
  currency: Currency,
  words: FilterWords,
): Applied[] {
  const without = (change: Partial<ListingQuery>): ListingQuery => ({ ...query, ...change, page: 1 })
  const left = <T>(values: T[], value: T) => values.filter((other) => other !== value)
  const category = (id: string) => without({ categories: left(query.categories, id) })
  return [
    ...labels.map(({ id, label }) => ({ id, label, without: category(id) })),
    ...unknown.map((id) => ({ id, label: words.unknownCategory, without: category(id) })),
    ...(query.destination
      ? [
          {
            id: query.destination,
            label: place ?? query.destination,
            without: without({ destination: null }),
          },
        ]
      : []),
    ...(query.price
      ? [
          {
            id: 'price',
            label: words.price({ ...query.price, currency: query.price.currency ?? currency }),
            without: without({ price: null }),
          },
        ]
      : []),
    ...query.features.map((feature) => ({
      id: feature,
      label: words.feature(feature),
      without: without({ features: left(query.features, feature) }),
    })),
    ...query.durations.map((duration) => ({
      id: duration,
      label: words.duration(duration),
      without: without({ durations: left(query.durations, duration) }),
    })),
    ...query.languages.map((code) => ({
      id: code,
      label: words.language(code),
      without: without({ languages: left(query.languages, code) }),
    })),
  ]
}
