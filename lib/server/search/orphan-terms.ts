import type { Queryable } from '@/lib/server/db/client'
import { deleteTerms, orphanTerms, wordsOf } from './orphan-terms-repo'

/**
 * Runs a write that changes products' words and deletes the words that nothing uses any more, so that a
 * misspelling is not mistaken for a word of a removed product.
 */
export async function forgettingTerms(
  db: Queryable,
  ids: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const before = await wordsOf(db, ids)
  await write()
  if (before.size === 0) return
  const after = await wordsOf(db, ids)
  const orphans = await orphanTerms(
    db,
    [...before].filter((word) => !after.has(word)),
  )
  if (orphans.length > 0) await deleteTerms(db, orphans)
}
