import { cacheTags } from '@/lib/api/cache-tags'
import { insertChange } from '@/lib/server/catalog-changes/repo'
import type { Transaction } from '@/lib/server/db/client'
import { reindexPlaces, reindexProducts } from '@/lib/server/search/reindex'
import { productsWith } from './lookups-repo'

/** What a write to the catalogue touched, by ids. */
export interface Written {
  /** Products that were made, changed or withdrawn. */
  products: string[]
  /** Whether what a category or a destination counts is another. */
  counts: boolean
  categories: string[]
  destinations: string[]
  policies: string[]
  redirects: string[]
}

/**
 * What follows from a write to the catalogue, in its transaction and at its end: the pages that show it are made anew
 * within a second, on every server of the shop, and are found as they are now.
 */
export async function afterCatalogWrite(db: Transaction, written: Written): Promise<void> {
  const { categories, destinations, policies, redirects, counts } = written
  const shown = await productsWith({ categories, destinations, policies }, db)
  const products = [...new Set([...written.products, ...shown])]
  await reindexProducts(products, db)
  if (categories.length + destinations.length > 0) await reindexPlaces(db)
  const tags = [
    ...products.map(cacheTags.product),
    ...(products.length > 0 ? [cacheTags.products] : []),
    ...(counts || categories.length > 0 ? [cacheTags.categories] : []),
    ...(counts || destinations.length > 0 ? [cacheTags.areas] : []),
  ]
  if (tags.length > 0 || redirects.length > 0) await insertChange(db, tags)
}
