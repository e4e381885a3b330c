import { parseArgs } from 'node:util'
import { cacheTags } from '@/lib/api/cache-tags'
import { reviewFileSchema } from '@/lib/contract/review-file'
import { insertChange } from '@/lib/server/catalog-changes/repo'
import { MAX_PROBLEMS, problemLine } from '@/lib/server/catalog-import/problems'
import { ImportUnderWay } from '@/lib/server/catalog-import/write-steps'
import { database } from '@/lib/server/db/client'
import { importReviews, type ReviewImportOptions } from '@/lib/server/review-import/import-reviews'
import { ReviewsRefused } from '@/lib/server/review-import/read-review-file'
import { hideReview } from '@/lib/server/reviews/repo'
import { print, printData, printError } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run reviews -- import FILE [--dry-run] [--remove-missing]
npm run reviews -- schema
npm run reviews -- hide ID --reason 'shown to the author'
npm run reviews -- show ID
docs/reviews.md describes the file format.`

interface VisibilityChange {
  id: string
  /** Null shows it again. */
  reason: string | null
}

/** @returns whether the review exists */
async function applyChange({ id, reason }: VisibilityChange): Promise<boolean> {
  const hidden = reason === null ? null : { at: new Date(), reason }
  const productId = await hideReview(id, hidden)
  if (!productId) {
    printError(`There is no review ${id}.`)
    return false
  }
  const tags = [cacheTags.reviews(productId), cacheTags.product(productId), cacheTags.products]
  await database().transaction((db) => insertChange(db, tags))
  print(`${hidden ? 'Hidden' : 'Shown again'}: a review of ${productId}`)
  return true
}

async function runVisibility(change: VisibilityChange): Promise<number> {
  const command = { command: 'reviews', action: change.reason === null ? 'show' : 'hide', target: change.id }
  return (await withShopDatabase(command, () => applyChange(change), { schemaOnly: true })) ? 0 : 1
}

function printRefused({ problems }: ReviewsRefused): void {
  for (const problem of problems.slice(0, MAX_PROBLEMS)) printError(problemLine(problem))
  if (problems.length > MAX_PROBLEMS) printError(`… and ${problems.length - MAX_PROBLEMS} more`)
  printError('Nothing was written.')
}

async function runImport(path: string, options: ReviewImportOptions): Promise<number> {
  return withShopDatabase({ command: 'reviews', action: 'import' }, async () => {
    try {
      const { created, changed, unchanged, removed } = await importReviews(path, options)
      print(`Reviews: ${created} created, ${changed} changed, ${unchanged} unchanged, ${removed} removed`)
      if (options.dryRun) print('Nothing was written (--dry-run).')
      return 0
    } catch (error) {
      if (error instanceof ReviewsRefused) printRefused(error)
      else printError(error)
      return error instanceof ImportUnderWay ? 3 : 1
    }
  })
}

/**
 * Runs `npm run reviews` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code: 3 while another import runs, 1 for another failure
 */
export async function runReviews(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'remove-missing': { type: 'boolean' },
    },
  })
  const [command, target, ...rest] = positionals
  const reason = values.reason?.trim()
  if (rest.length === 0 && target !== undefined) {
    if (command === 'import')
      return runImport(target, { dryRun: values['dry-run'], removeMissing: values['remove-missing'] })
    if (command === 'hide' && reason) return runVisibility({ id: target, reason })
    if (command === 'show') return runVisibility({ id: target, reason: null })
  }
  if (command === 'schema' && target === undefined) {
    printData(JSON.stringify(reviewFileSchema(), null, 2))
    return 0
  }
  printError(USAGE)
  return 1
}
