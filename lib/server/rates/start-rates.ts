import { isCurrency } from '@/lib/domain/currency'
import type { RateTable } from '@/lib/domain/exchange-rates'
import type { Rates } from '@/lib/domain/money'
import type { RateSource } from '@/lib/domain/rate-outcome'
import type { Database } from '@/lib/server/db/client'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { type ExchangeRateRow, readExchangeRates } from '@/lib/server/partner/repo'
import { type RecordedRates, recordRates } from './record-rates'

const tableOf = ({ base, asOf, perBase }: Rates): RateTable => ({
  base,
  asOf,
  perBase: Object.fromEntries(Object.entries(perBase).filter(([currency]) => isCurrency(currency))),
})

/** Records rates of a file, or the bundled ones. */
export function recordTable(
  db: Database,
  rates: Rates,
  source: Extract<RateSource, 'file' | 'bundled'>,
): Promise<RecordedRates> {
  return recordRates({ table: tableOf(rates), source }, { db })
}

/** Whether rates are stored. */
export async function hasRates(db: Database): Promise<boolean> {
  return (await readExchangeRates(db)).length > 0
}

const isBundled = ({ source }: ExchangeRateRow) => source === null || source === 'bundled'

/**
 * Sets the exchange rates when the shop starts: those of `EXCHANGE_RATES_FILE` if they are newer than the stored ones;
 * without a file the bundled ones, if none but older bundled ones are stored.
 * @returns null if nothing was to be set
 */
export async function startRates(db: Database, file: string | undefined): Promise<RecordedRates | null> {
  const rates = readRates(file)
  if (file) return recordTable(db, rates, 'file')
  const stored = await readExchangeRates(db)
  return stored.every((row) => isBundled(row) && row.asOf < rates.asOf)
    ? recordTable(db, rates, 'bundled')
    : null
}
