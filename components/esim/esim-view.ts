import type { Area, Option, Product } from '@/lib/contract/catalog'
import { placeName } from '@/lib/domain/country-names'
import type { Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'
import { PART_SLUG, regionOf, searchText, type WorldPart, worldPartOf } from './countries'

export type DataPlan = NonNullable<Option['plan']>

/** A data plan that can be bought. */
export interface EsimPlan {
  option: Option
  plan: DataPlan
  price: Money
}

/** The plans of one eSIM: they work in the same countries. */
export interface PlanGroup {
  product: Product
  plans: EsimPlan[]
  networks: string[]
  countries: string[]
  region: WorldPart | undefined
}

/** A country or a region that can be looked for. */
export interface Place {
  /** The page's anchor: the code of a country in lower case, or the slug of a region. */
  id: string
  name: string
  search: string
  from: Money
  plans: number
  /** How many countries a region has; null for a country. */
  countries: number | null
}

/** The lowest price of plans that are all in the same currency. */
function lowest(plans: EsimPlan[]): Money {
  const [first, ...rest] = plans.map(({ price }) => price)
  if (!first) throw new RangeError('no plan')
  return rest.reduce((least, price) => (price.amount < least.amount ? price : least), first)
}

/**
 * eSIMs with their plans; what has no plan to sell is left out. Those of one country come first, in the order of
 * the destinations.
 */
export function planGroups(products: Product[], areas: Area[] = []): PlanGroup[] {
  const order = new Map(areas.map(({ country }, index) => [country, index] as const).reverse())
  const rank = ({ countries }: PlanGroup) =>
    countries.length > 1 ? Infinity : (order.get(countries[0] ?? '') ?? areas.length)
  const groups = products.flatMap((product): PlanGroup[] => {
    const plans = product.options.flatMap((option): EsimPlan[] => {
      const [unit] = option.units
      return option.plan && unit ? [{ option, plan: option.plan, price: unit.price }] : []
    })
    if (plans.length === 0) return []
    const countries = [...new Set(plans.flatMap(({ plan }) => plan.countries))].sort()
    const networks = [...new Set(plans.flatMap(({ plan }) => plan.networks))]
    return [{ product, plans, networks, countries, region: regionOf(countries) }]
  })
  return groups.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The anchors of the places where a group works. */
export function anchorsOf({ countries, region }: PlanGroup): string[] {
  return [...countries.map((code) => code.toLowerCase()), ...(region ? [PART_SLUG[region]] : [])]
}

/** The groups that work in a country, the one made for fewest countries first. */
export function groupsFor(country: string, groups: PlanGroup[]): PlanGroup[] {
  return groups
    .filter(({ countries }) => countries.includes(country))
    .toSorted((a, b) => a.countries.length - b.countries.length)
}

/** Every country where some plan works, by name in the order of the language. */
export function countriesOf(groups: PlanGroup[], areas: Area[], locale: Locale): Place[] {
  const { compare } = new Intl.Collator(locale)
  return [...new Set(groups.flatMap(({ countries }) => countries))]
    .map((code) => {
      const plans = groupsFor(code, groups).flatMap((group) => group.plans)
      const places = areas.filter(({ country }) => country === code).flatMap(({ slug, name }) => [slug, name])
      return {
        id: code.toLowerCase(),
        name: placeName(code, locale),
        search: searchText(code, places),
        from: lowest(plans),
        plans: plans.length,
        countries: null,
      }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Every region that an eSIM covers. */
export function regionsOf(groups: PlanGroup[], locale: Locale): Place[] {
  const regions = new Set(groups.flatMap(({ region }) => region ?? []))
  return [...regions].map((region) => {
    const members = groups.filter((group) => group.region === region)
    const plans = members.flatMap((group) => group.plans)
    return {
      id: PART_SLUG[region],
      name: placeName(region, locale),
      search: searchText(region),
      from: lowest(plans),
      plans: plans.length,
      countries: Math.max(...members.map(({ countries }) => countries.length)),
    }
  })
}

/** Countries by part of the world; a part without any is left out. */
export function byWorldPart(countries: Place[], parts: readonly WorldPart[]) {
  return parts
    .map((part) => ({
      part,
      countries: countries.filter(({ id }) => worldPartOf(id.toUpperCase()) === part),
    }))
    .filter((entry) => entry.countries.length > 0)
}

/** The plan whose gigabyte costs least; null where there are not two plans of a fixed size to compare. */
export function bestValue(plans: EsimPlan[]): EsimPlan | null {
  const sized = plans.flatMap((entry) =>
    entry.plan.gigabytes === null ? [] : [{ entry, each: entry.price.amount / entry.plan.gigabytes }],
  )
  if (sized.length < 2) return null
  return sized.reduce((least, other) => (other.each < least.each ? other : least)).entry
}
