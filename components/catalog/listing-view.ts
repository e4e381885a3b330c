import type { Area, Category } from '@/lib/contract/catalog'
import type { ListingQuery } from '@/lib/domain/listing'
import { categoryImageName } from './category-image'

/** A listing's query with the words for what it filters by. */
export interface ListingView {
  query: ListingQuery
  /** Labels of the categories asked for that exist. */
  labels: Array<{ id: string; label: string }>
  /** Categories asked for that do not exist. */
  unknown: string[]
  /** Names of the destinations; null where none is asked for or none exists. */
  place: string | null
  /** Destinations asked for that do not exist. */
  unknownPlaces: string[]
}

/** Looks up what a listing filters by among the categories and destinations of the shop. */
export function listingView(query: ListingQuery, categories: Category[], areas: Area[]): ListingView {
  const known = new Map(
    categories.flatMap((main) => [main, ...main.children]).map(({ id, label }) => [id, label]),
  )
  const labels = query.categories.flatMap((id) => {
    const label = known.get(id)
    return label === undefined ? [] : [{ id, label }]
  })
  const asked = query.destination?.split(',') ?? []
  const places = areas.filter(({ slug }) => asked.includes(slug))
  const slugs = places.map(({ slug }) => slug)
  return {
    // What is known of a list filters; the rest is told once, and asked for no more.
    query: slugs.length > 0 ? { ...query, destination: slugs.join(',') } : query,
    labels,
    unknown: query.categories.filter((id) => !known.has(id)),
    place: places.map(({ name }) => name).join(' · ') || null,
    unknownPlaces: asked.filter((slug) => !slugs.includes(slug)),
  }
}

/** The heading of a listing: its categories, or the word for everything. */
export function listingTitle({ labels }: ListingView, everything: string, separator = ', '): string {
  return labels.length > 0 ? labels.map(({ label }) => label).join(separator) : everything
}

/** The main category that a listing is in, also by way of one under it. */
export function openCategory(query: ListingQuery, categories: Category[]): string | null {
  const within = ({ id, children }: Category) =>
    query.categories.includes(id) || children.some((child) => query.categories.includes(child.id))
  return categories.find(within)?.id ?? null
}

/** What stands for a listing in previews: its destination's picture, or one of the shop by its name. */
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
