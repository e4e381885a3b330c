import type { DatePeriod, Duration, Feature, ListingQuery, PriceRange } from '@/lib/domain/listing'
import type { PageCurrency } from '@/lib/domain/page-currency'
import type { ListingView } from './listing-view'

/** An applied filter of a listing. */
export interface Applied {
  id: string
  label: string
  /** The listing without this filter. */
  without: ListingQuery
}

/** Labels for filters that have none of their own. */
export interface FilterMessages {
  unknownCategory: string
  unknownDestination: string
  text(text: string): string
  dates(dates: DatePeriod): string
  rating(stars: number): string
  duration(duration: Duration): string
  feature(feature: Feature): string
  language(code: string): string
  price(range: PriceRange & { currency: PageCurrency }): string
}

/** Returns the applied filters, each with the listing without it; `currency` is the currency of the page. */
export function appliedFilters(
  { query, labels, unknown, place }: ListingView,
  currency: PageCurrency,
  messages: FilterMessages,
): Applied[] {
  const without = (change: Partial<ListingQuery>): ListingQuery => ({ ...query, ...change, page: 1 })
  const left = <T>(values: T[], value: T) => values.filter((other) => other !== value)
  const one = (id: string, label: string | null, change: Partial<ListingQuery>) =>
    label === null ? [] : [{ id, label, without: without(change) }]
  const { text, dates, price, rating } = query
  const category = (id: string) => without({ categories: left(query.categories, id) })
  return [
    ...one('text', text && messages.text(text), { text: null }),
    ...labels.map(({ id, label }) => ({ id, label, without: category(id) })),
    ...unknown.map((id) => ({ id, label: messages.unknownCategory, without: category(id) })),
    ...one('destination', query.destination && (place ?? messages.unknownDestination), { destination: null }),
    ...one('dates', dates && messages.dates(dates), { dates: null }),
    ...one('price', price && messages.price({ ...price, currency: price.currency ?? currency }), {
      price: null,
    }),
    ...one('rating', rating === null ? null : messages.rating(rating), { rating: null }),
    ...query.features.map((feature) => ({
      id: feature,
      label: messages.feature(feature),
      without: without({ features: left(query.features, feature) }),
    })),
    ...query.durations.map((duration) => ({
      id: duration,
      label: messages.duration(duration),
      without: without({ durations: left(query.durations, duration) }),
    })),
    ...query.languages.map((code) => ({
      id: code,
      label: messages.language(code),
      without: without({ languages: left(query.languages, code) }),
    })),
  ]
}
