import { asc } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { exchangeRates } from '@/lib/server/db/schema'

export async function readExchangeRates() {
  return database().select().from(exchangeRates).orderBy(asc(exchangeRates.position))
}
