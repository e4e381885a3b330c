import type { Area, Category } from '@/lib/contract/catalog'
import type { Currency } from '@/lib/domain/currency'
import type { ListingQuery } from '@/lib/domain/listing'
import { formatMoney } from '@/lib/i18n/format'

/** Guides and hosts speak these. */
const SPOKEN = ['en', 'th', 'zh', 'ja', 'fr', 'de', 'es', 'it', 'pt', 'ar']

export interface CategoryChoice {
  id: string
  label: string
}

/** What the filters of a listing offer, as little as possible: it travels to the browser. */
export interface FilterChoices {
  categories: Array<CategoryChoice & { children: CategoryChoice[] }>
  areas: Array<{ slug: string; name: string }>
  /** Codes with the languages' own names. */
  languages: Array<{ code: string; name: string }>
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
  const spoken = [...SPOKEN, ...query.languages.filter((code) => !SPOKEN.includes(code))]
  return {
    categories: categories
      .filter(({ disabled }) => !disabled)
      .map((main) => ({
        ...choice(main),
        children: main.children.filter(({ disabled }) => !disabled).map(choice),
      })),
    areas: areas.map(({ slug, name }) => ({ slug, name })),
    languages: spoken.map((code) => ({
      code,
      name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    })),
    currency,
    sign: signOf(currency),
  }
}
