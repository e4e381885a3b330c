import { publicPagePath } from '@/lib/domain/public-pages'
import { env, isSandbox } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { INDEX_NOW_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'

/** Paths of one row: with every language, fewer addresses than the 10,000 of a submission. */
const BATCH = 1_000

/** Whether search engines learn what has changed: with a key, and not of a sandbox. */
export const usesIndexNow = (): boolean => env.INDEXNOW_KEY !== undefined && !isSandbox

interface Changed {
  /** Ids of products, also of withdrawn ones. */
  product: readonly string[]
  /** Slugs. */
  destination: readonly string[]
}

/** Records changed pages of the catalog for search engines, in the transaction that changes them. */
export async function insertChangedPages(db: Transaction, { product, destination }: Changed): Promise<void> {
  if (!usesIndexNow()) return
  const paths = [
    ...product.map((id) => publicPagePath('product', id)),
    ...destination.map((slug) => publicPagePath('destination', slug)),
  ]
  for (let at = 0; at < paths.length; at += BATCH)
    await insertOutbox(db, INDEX_NOW_DUE, { paths: paths.slice(at, at + BATCH) })
}
