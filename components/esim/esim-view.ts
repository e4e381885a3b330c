import type { Area, Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
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

/** The plans of one eSIM product; they cover the same countries. */
export interface PlanGroup {
  product: Product
  plans: EsimPlan[]
  networks: string[]
  countries: string[]
  region: WorldPart | undefined
}

/** A country or region that can be searched for. */
export interface Place {
  /** Page anchor: a lower-case country code or a region slug. */
  id: string
  name: string
  search: string
  from: Money
  plans: number
  /** Number of countries in a region; null for a country. */
  countries: number | null
}

/** Returns the lowest price; all plans are in the same currency. */
function lowest(plans: EsimPlan[]): Money {
  const [first, ...rest] = plans.map(({ price }) => price)
  if (!first) throw new RangeError('no plan')
  return rest.reduce((least, price) => (price.amount < least.amount ? price : least), first)
}

/**
 * Groups plans by eSIM product, omitting products without plans. Single-country eSIMs come first, in
 * destination order.
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

/** Returns the page anchors of the places that a group covers. */
export function anchorsOf({ countries, region }: PlanGroup): string[] {
  return [...countries.map((code) => code.toLowerCase()), ...(region ? [PART_SLUG[region]] : [])]
}

/** Returns the groups that cover a country, those with the fewest countries first. */
export function groupsFor(country: string, groups: PlanGroup[]): PlanGroup[] {
  return groups
    .filter(({ countries }) => countries.includes(country))
    .toSorted((a, b) => a.countries.length - b.countries.length)
}

/** Returns every country with a plan, sorted by name in the locale. */
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

/** Returns every region that an eSIM covers. */
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

/** Groups countries by region, omitting empty regions. */
export function byWorldPart(countries: Place[], parts: readonly WorldPart[]) {
  return parts
    .map((part) => ({
      part,
      countries: countries.filter(({ id }) => worldPartOf(id.toUpperCase()) === part),
    }))
    .filter((entry) => entry.countries.length > 0)
}

/** Returns the plan with the lowest price per gigabyte; null with fewer than two fixed-size plans. */
export function bestValue(plans: EsimPlan[]): EsimPlan | null {
  const sized = plans.flatMap((entry) =>
    entry.plan.gigabytes === null ? [] : [{ entry, unitPrice: entry.price.amount / entry.plan.gigabytes }],
  )
  if (sized.length < 2) return null
  return sized.reduce((least, other) => (other.unitPrice < least.unitPrice ? other : least)).entry
}
