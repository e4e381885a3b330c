import { log } from '@/lib/server/http/log'
import type { Transaction } from './client'

/**
 * Does work for each row in a savepoint of its own, so that a row that fails, which is logged with its id, does not undo the
 * others.
 */
export async function inSavepoints<Row>(
  db: Transaction,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  work: (savepoint: Transaction, row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    await db
      .transaction((savepoint) => work(savepoint, row))
      .catch((error: unknown) => {
        log.error({ err: error, id: idOf(row) }, 'one row of a batch failed')
      })
}
