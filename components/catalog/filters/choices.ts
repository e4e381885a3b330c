import type { Area, Category } from '@/lib/contract/catalog'
import type { ListingQuery } from '@/lib/domain/listing'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { formatMoney } from '@/lib/i18n/format'
import { type SpokenLanguage, usualLanguages } from './spoken-languages'

export interface CategoryChoice {
  id: string
  label: string
}

/** The options of a listing's filters; it is small because it is sent to the browser. */
export interface FilterChoices {
  categories: Array<CategoryChoice & { children: CategoryChoice[] }>
  areas: Array<{ slug: string; name: string }>
  /** The usual languages and the selected ones. */
  languages: SpokenLanguage[]
  /** PageCurrency of the price bounds, and its symbol. */
  currency: PageCurrency
  sign: string
}

/** Returns the symbol of a currency. */
function signOf(currency: PageCurrency): string {
  return formatMoney({ amount: 0, currency }).replace('0', '').trim()
}

const choice = ({ id, label }: CategoryChoice): CategoryChoice => ({ id, label })

export function filterChoices(
  categories: Category[],
  areas: Area[],
  query: ListingQuery,
  pageCurrency: PageCurrency,
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
