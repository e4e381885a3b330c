import { categoryAddress, publicPagePath } from '@/lib/domain/public-pages'
import { env, isSandbox } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { INDEX_NOW_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { pagesThatList } from './listing-pages-repo'

/** Paths of one row: with every language, fewer addresses than the 10,000 of a submission. */
const BATCH = 1_000

/** Whether search engines learn what has changed: with a key, and not of a sandbox. */
export const usesIndexNow = (): boolean => env.INDEXNOW_KEY !== undefined && !isSandbox

interface Changed {
  /** Ids of products, also of withdrawn ones. */
  products: readonly string[]
  /** Ids. */
  categories: readonly string[]
  /** Slugs. */
  destinations: readonly string[]
}

/**
 * Records changed pages of the catalog for search engines, in the transaction that changes them. The pages of a product's
 * categories and destinations change with it.
 */
export async function insertChangedPages(db: Transaction, changed: Changed): Promise<void> {
  if (!usesIndexNow()) return
  const { categories, destinations } = await pagesThatList(changed, db)
  const paths = [
    ...changed.products.map((id) => publicPagePath('product', id)),
    ...categories.map(categoryAddress),
    ...new Set([...changed.destinations, ...destinations].map((slug) => publicPagePath('destination', slug))),
  ]
  for (let at = 0; at < paths.length; at += BATCH)
    await insertOutbox(db, INDEX_NOW_DUE, { paths: paths.slice(at, at + BATCH) })
}
