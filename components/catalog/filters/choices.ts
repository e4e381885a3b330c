import type { Area, Category } from '@/lib/contract/catalog'
import type { Currency } from '@/lib/domain/currency'
import type { ListingQuery } from '@/lib/domain/listing'
import { formatMoney } from '@/lib/i18n/format'
import { type SpokenLanguage, usualLanguages } from './spoken-languages'

export interface CategoryChoice {
  id: string
  label: string
}

/** What the filters of a listing offer, as little as possible: it travels to the browser. */
export interface FilterChoices {
  categories: Array<CategoryChoice & { children: CategoryChoice[] }>
  areas: Array<{ slug: string; name: string }>
  /** The usual ones, and those that are chosen. */
  languages: SpokenLanguage[]
  /** Currency of the price's bounds, and its sign. */
  currency: Currency
  sign: string
}

/** The currency's sign alone. */
function signOf(currency: Currency): string {
  return formatMoney({ amount: 0, currency }).replace('0', '').trim()
}

const choice = ({ id, label }: CategoryChoice): CategoryChoice => ({ id, label })

export function filterChoices(
  categories: Category[],
  areas: Area[],
  query: ListingQuery,
  pageCurrency: Currency,
): FilterChoices {
  const currency = query.price?.currency ?? pageCurrency
  return {
    categories: categories
      .filter(({ disabled }) => !disabled)
      .map((main) => ({
        ...choice(main),
        children: main.children.filter(({ disabled }) => !disabled).map(choice),
      })),
    areas: areas.map(({ slug, name }) => ({ slug, name })),
    languages: usualLanguages(query.languages),
    currency,
    sign: signOf(currency),
  }
}
