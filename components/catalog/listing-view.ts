import type { Area, Category } from '@/lib/contract/catalog'
import { filterCount, type ListingQuery } from '@/lib/domain/listing'
import { categoryAddress } from '@/lib/domain/public-pages'
import { categoryImageName } from './category-image'

/** A listing's query with the labels of its filters. */
export interface ListingView {
  query: ListingQuery
  /** Requested categories that exist, with their labels. */
  labels: Array<{ id: string; label: string }>
  /** Requested categories that do not exist. */
  unknown: string[]
  /** Names of the destinations; null if none is requested or none exists. */
  place: string | null
  /** Requested destinations that do not exist. */
  unknownPlaces: string[]
}

/** Resolves the filters of a listing against the shop's categories and destinations. */
export function listingView(query: ListingQuery, categories: Category[], areas: Area[]): ListingView {
  const known = new Map(
    categories.flatMap((main) => [main, ...main.children]).map(({ id, label }) => [id, label]),
  )
  const labels = query.categories.flatMap((id) => {
    const label = known.get(id)
    return label === undefined ? [] : [{ id, label }]
  })
  const requested = query.destination?.split(',') ?? []
  const places = areas.filter(({ slug }) => requested.includes(slug))
  const slugs = places.map(({ slug }) => slug)
  return {
    // Filter by the known destinations; unknown ones are reported once and dropped from the query.
    query: slugs.length > 0 ? { ...query, destination: slugs.join(',') } : query,
    labels,
    unknown: query.categories.filter((id) => !known.has(id)),
    place: places.map(({ name }) => name).join(' · ') || null,
    unknownPlaces: requested.filter((slug) => !slugs.includes(slug)),
  }
}

/** Returns the title of a listing: its categories, or the title for everything. */
export function listingTitle({ labels }: ListingView, everything: string, separator = ', '): string {
  return labels.length > 0 ? labels.map(({ label }) => label).join(separator) : everything
}

/** Returns the main category of a listing, directly or through a sub-category. */
export function openCategory(query: ListingQuery, categories: Category[]): string | null {
  const within = ({ id, children }: Category) =>
    query.categories.includes(id) || children.some((child) => query.categories.includes(child.id))
  return categories.find(within)?.id ?? null
}

/** Returns the path of the page that a listing repeats, that of its only category or destination; null if there is none. */
export function repeatedPage(query: ListingQuery, categories: Category[], areas: Area[]): string | null {
  if (filterCount(query) !== 1 || query.page > 1) return null
  const open = categories.filter(({ disabled }) => !disabled)
  const category = open
    .flatMap((main) => [main, ...main.children])
    .find(({ id, disabled }) => !disabled && id === query.categories[0])
  if (category) return categoryAddress(category.slug)
  const area = areas.find(({ slug }) => slug === query.destination)
  return area ? `/destination/${area.slug}` : null
}

/** Returns the preview image of a listing: its destination's image, or the name of a site image. */
export function listingImage(
  query: ListingQuery,
  categories: Category[],
  areas: Area[],
): NonNullable<Area['image']> | string {
  const area = areas.find(({ slug }) => slug === query.destination)
  if (area?.image) return area.image
  const open = openCategory(query, categories)
  return open ? categoryImageName(open) : 'listing'
}
