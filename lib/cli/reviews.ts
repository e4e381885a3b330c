import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { hideReview } from '@/lib/server/reviews/repo'
import { prepareDatabase, startDatabase } from './database'
import { complain, say } from './report'

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
  const database = await startDatabase(env)
  try {
    await prepareDatabase(database.url, env)
    env.DATABASE_URL = database.url
    const productId = await hideReview(id, reason === null ? null : { at: new Date(), reason })
    if (productId) say(`${reason === null ? 'Shown again' : 'Hidden'}: a review of ${productId}`)
    else complain(`There is no review ${id}.`)
    return productId !== null
  } finally {
    await closeDatabase()
    await database.stop()
  }
}

const order = orderOf()
if (!order) complain(USAGE)
process.exitCode = order && (await carryOut(order)) ? 0 : 1
