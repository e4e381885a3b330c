import { cacheTags } from '@/lib/api/cache-tags'
import { insertChange } from '@/lib/server/catalog-changes/repo'
import type { Transaction } from '@/lib/server/db/client'
import { insertChangedPages } from '@/lib/server/index-now/changed-pages'
import { reindexPlaces, reindexProducts } from '@/lib/server/search/reindex'
import { productsWith } from './lookups-repo'

/** The ids affected by a catalog write. */
export interface Written {
  /** Products created, changed or withdrawn. */
  products: string[]
  /** Of these, the ones that are indexed already. */
  indexed: string[]
  /** Whether the product count of a category or destination changed. */
  counts: boolean
  categories: string[]
  destinations: string[]
  policies: string[]
  redirects: string[]
}

export const NOTHING_WRITTEN: Written = {
  products: [],
  indexed: [],
  counts: false,
  categories: [],
  destinations: [],
  policies: [],
  redirects: [],
}

/**
 * Runs at the end of a catalog write's transaction: refreshes the search index and marks the affected pages
 * stale, so that every server of the shop renders them again within a second.
 */
export async function afterCatalogWrite(db: Transaction, written: Written): Promise<void> {
  const { categories, destinations, policies, redirects, counts } = written
  const indexed = new Set(written.indexed)
  const shown = await productsWith({ categories, destinations, policies }, db)
  const products = [...new Set([...written.products, ...shown])]
  await reindexProducts(
    products.filter((id) => !indexed.has(id)),
    db,
  )
  if (categories.length + destinations.length > 0) await reindexPlaces(db)
  const tags = [
    ...products.map(cacheTags.product),
    ...(products.length > 0 ? [cacheTags.products] : []),
    ...(counts || categories.length > 0 ? [cacheTags.categories] : []),
    ...(counts || destinations.length > 0 ? [cacheTags.areas] : []),
  ]
  if (tags.length > 0 || redirects.length > 0) await insertChange(db, tags)
  await insertChangedPages(db, { products, categories, destinations })
}
