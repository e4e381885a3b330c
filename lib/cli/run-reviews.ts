import { parseArgs } from 'node:util'
import { cacheTags } from '@/lib/api/cache-tags'
import { insertChange } from '@/lib/server/catalog-changes/repo'
import { database } from '@/lib/server/db/client'
import { hideReview } from '@/lib/server/reviews/repo'
import { print, printError } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run reviews -- hide ID --reason 'shown to the author'
npm run reviews -- show ID`

interface VisibilityChange {
  id: string
  /** Null shows it again. */
  reason: string | null
}

function readArguments(args: string[]): VisibilityChange | null {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  })
  const [command, id] = positionals
  const reason = values.reason?.trim()
  if (command === 'hide' && id && reason) return { id, reason }
  return command === 'show' && id ? { id, reason: null } : null
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

/**
 * Runs `npm run reviews` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code
 */
export async function runReviews(args: string[]): Promise<number> {
  const change = readArguments(args)
  if (!change) {
    printError(USAGE)
    return 1
  }
  const command = { command: 'reviews', action: change.reason === null ? 'show' : 'hide', target: change.id }
  return (await withShopDatabase(command, () => applyChange(change), { schemaOnly: true })) ? 0 : 1
}
