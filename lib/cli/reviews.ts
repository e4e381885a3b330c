import { parseArgs } from 'node:util'
import { cacheTags } from '@/lib/api/cache-tags'
import { insertChange } from '@/lib/server/catalog-changes/repo'
import { database } from '@/lib/server/db/client'
import { hideReview } from '@/lib/server/reviews/repo'
import { printError, say } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run reviews -- hide ID --reason 'what its writer is told'
npm run reviews -- show ID`

interface Order {
  id: string
  /** Null shows it again. */
  reason: string | null
}

function orderOf(): Order | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  })
  const [command, id] = positionals
  const reason = values.reason?.trim()
  if (command === 'hide' && id && reason) return { id, reason }
  return command === 'show' && id ? { id, reason: null } : null
}

/** @returns whether there is such a review */
async function carryOut({ id, reason }: Order): Promise<boolean> {
  return withShopDatabase(async () => {
    const hidden = reason === null ? null : { at: new Date(), reason }
    const productId = await hideReview(id, hidden)
    if (!productId) {
      printError(`There is no review ${id}.`)
      return false
    }
    const tags = [cacheTags.reviews(productId), cacheTags.product(productId), cacheTags.products]
    await database().transaction((db) => insertChange(db, tags))
    say(`${hidden ? 'Hidden' : 'Shown again'}: a review of ${productId}`)
    return true
  })
}

const order = orderOf()
if (!order) printError(USAGE)
process.exitCode = order && (await carryOut(order)) ? 0 : 1
