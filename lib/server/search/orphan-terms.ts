import type { Queryable } from '@/lib/server/db/client'
import { deleteTerms, orphanTerms, wordsOf } from './orphan-terms-repo'

/**
 * Does something to the words of products and forgets those that nothing has any more, lest a slip of the finger be
 * taken for a word because a product that is gone was once called so.
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
  const gone = await orphanTerms(
    db,
    [...before].filter((word) => !after.has(word)),
  )
  if (gone.length > 0) await deleteTerms(db, gone)
}
