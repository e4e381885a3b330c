import { asc, eq, getTableColumns } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { exchangeRateHistory, exchangeRates } from '@/lib/server/db/schema'

/** Returns the exchange rates in use with their sources, in the order of the menu. */
export async function readExchangeRates(db: Queryable = database()) {
  return db
    .select({
      ...getTableColumns(exchangeRates),
      source: exchangeRateHistory.source,
      fetchedAt: exchangeRateHistory.fetchedAt,
    })
    .from(exchangeRates)
    .leftJoin(exchangeRateHistory, eq(exchangeRateHistory.id, exchangeRates.historyId))
    .orderBy(asc(exchangeRates.position))
}

export type ExchangeRateRow = Awaited<ReturnType<typeof readExchangeRates>>[number]
