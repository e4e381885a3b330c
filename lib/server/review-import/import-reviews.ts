import { cacheTags } from '@/lib/api/cache-tags'
import type { FileReview } from '@/lib/contract/review-file'
import { insertChange, takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import type { Problem } from '@/lib/server/catalog-import/problems'
import { ImportUnderWay } from '@/lib/server/catalog-import/write-steps'
import { database } from '@/lib/server/db/client'
import { type ReadReviews, ReviewsRefused, readReviewFile } from './read-review-file'
import {
  deleteImported,
  existingProducts,
  type ImportedReview,
  importedReviews,
  insertImported,
  type NewImportedReview,
  updateImported,
} from './repo'

export interface ReviewImportOptions {
  /** Checks and compares only. */
  dryRun?: boolean | undefined
  /** Deletes reviews of the file's sources that it does not have. */
  removeMissing?: boolean | undefined
}

export interface ReviewImportReport {
  created: number
  changed: number
  unchanged: number
  removed: number
}

const keyOf = ({ source, sourceId }: { source: string | null; sourceId: string | null }) =>
  JSON.stringify([source, sourceId])

function rowOf(review: FileReview): NewImportedReview {
  // Noon, so that the day is the same in most time zones.
  const createdAt = new Date(`${review.date}T12:00:00Z`)
  return {
    source: review.source,
    sourceId: review.source_id,
    sourceUrl: review.url ?? null,
    author: review.author ?? null,
    productId: review.product,
    score: review.score,
    text: review.text,
    language: review.language,
    createdAt,
    updatedAt: createdAt,
  }
}

const isSame = (row: NewImportedReview, stored: ImportedReview): boolean =>
  row.sourceUrl === stored.sourceUrl &&
  row.author === stored.author &&
  row.score === stored.score &&
  row.text === stored.text &&
  row.language === stored.language &&
  row.createdAt?.getTime() === stored.createdAt.getTime()

/** Finds what the schema of the file cannot. */
function problemsOfRows(
  { reviews }: ReadReviews,
  products: ReadonlySet<string>,
  stored: ReadonlyMap<string, ImportedReview>,
  now: Date,
): Problem[] {
  const seen = new Set<string>()
  return reviews.flatMap((review, index): Problem[] => {
    const key = keyOf({ source: review.source, sourceId: review.source_id })
    const before = stored.get(key)
    const found: Array<[field: string, message: string]> = []
    if (seen.has(key)) found.push(['source_id', 'is a duplicate of this source'])
    seen.add(key)
    if (!products.has(review.product)) found.push(['product', 'there is no such product'])
    else if (before && before.productId !== review.product)
      found.push(['product', `was imported for ${before.productId}`])
    if (new Date(`${review.date}T00:00:00Z`) > now) found.push(['date', 'must not be in the future'])
    return found.map(([field, message]) => ({ path: ['reviews', index, field], message }))
  })
}

/**
 * Imports a file of reviews, wholly or not at all. Another import of the same file changes nothing, and a hidden review
 * stays hidden.
 * @throws ReviewsRefused; ImportUnderWay
 */
export async function importReviews(
  path: string,
  { dryRun = false, removeMissing = false }: ReviewImportOptions = {},
  now = new Date(),
): Promise<ReviewImportReport> {
  const read = await readReviewFile(path)
  const rows = read.reviews.map(rowOf)
  const products = await existingProducts([...new Set(rows.map(({ productId }) => productId))])
  const sources = [...new Set(rows.map(({ source }) => source))]
  return database().transaction(async (db) => {
    if (!(await takeCatalogLock(db)))
      throw new ImportUnderWay('another import is running; try again when it has finished')
    const all = await importedReviews(sources, db)
    const stored = new Map(all.map((row) => [keyOf(row), row]))
    const problems = problemsOfRows(read, products, stored, now)
    if (problems.length > 0) throw new ReviewsRefused(read.placed(problems))
    const created = rows.filter((row) => !stored.has(keyOf(row)))
    const changed = rows.flatMap((row) => {
      const before = stored.get(keyOf(row))
      return before && !isSame(row, before) ? [{ id: before.id, row }] : []
    })
    const listed = new Set(rows.map(keyOf))
    const removed = removeMissing ? all.filter((row) => row.hiddenAt === null && !listed.has(keyOf(row))) : []
    if (!dryRun) {
      await insertImported(db, created)
      for (const { id, row } of changed) await updateImported(db, id, row)
      await deleteImported(
        db,
        removed.map(({ id }) => id),
      )
      const ids = [...created, ...changed.map(({ row }) => row), ...removed].map(({ productId }) => productId)
      if (ids.length > 0) await insertChange(db, tagsOf(new Set(ids)))
    }
    return {
      created: created.length,
      changed: changed.length,
      unchanged: rows.length - created.length - changed.length,
      removed: removed.length,
    }
  })
}

const tagsOf = (products: ReadonlySet<string>): string[] => [
  ...[...products].flatMap((id) => [cacheTags.reviews(id), cacheTags.product(id)]),
  cacheTags.products,
]
