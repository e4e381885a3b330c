import { cacheTags } from '@/lib/api/cache-tags'
import { mergeRates, type RateTable, rateJumps, type StoredRate } from '@/lib/domain/exchange-rates'
import { addDays, todayIn } from '@/lib/domain/local-date'
import type { RateOutcome, RateSource } from '@/lib/domain/rate-outcome'
import { env } from '@/lib/env'
import { insertChange, takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import { type Database, database, type Transaction } from '@/lib/server/db/client'
import { offeredCurrencies, ratesOf } from '@/lib/server/partner/rates'
import { type ExchangeRateRow, readExchangeRates } from '@/lib/server/partner/repo'
import { UnreadableRates } from './parse-rates'
import { forgetOffered, insertHistory, replaceRates } from './repo'

/** The bundled rates are no more than indicative: a real rate may differ from them by more than from the last one. */
const MAX_JUMP_OF_BUNDLED_PERCENT = 50

/** Rates cannot be stored while a catalog import is running; the next attempt may. */
export class RatesLocked extends Error {
  override name = 'RatesLocked'
  override message = 'an import of the catalog is running'
}

export interface NewRates {
  table: RateTable
  source: RateSource
  /** Of a URL. */
  host?: string
  /** Of a command. */
  staffMember?: string
  /** The refused set that this one confirms: its jumps are accepted. */
  confirms?: { id: number; reason: string | null }
}

export interface RecordedRates {
  /** Of the history. */
  id: number
  outcome: Exclude<RateOutcome, 'failed'>
  /** Why they were not stored. */
  reason: string | null
}

type Decision = Pick<RecordedRates, 'outcome' | 'reason'>

/** Writes a jump, e.g. 'USD +12.35 %'. */
const jumpText = ({ currency, bps }: { currency: string; bps: number }) =>
  `${currency} ${bps > 0 ? '+' : '−'}${(Math.abs(bps) / 100).toFixed(2)} %`

function isSame(before: readonly StoredRate[], after: readonly StoredRate[]): boolean {
  const text = (rows: readonly StoredRate[]) =>
    JSON.stringify(rows.map(({ currency, base, perBase, asOf }) => [currency, base, perBase, asOf]))
  return text(before) === text(after)
}

/** Decides what becomes of new rates, by the stored ones. */
function decide(
  stored: readonly ExchangeRateRow[],
  merged: readonly StoredRate[],
  rates: NewRates,
): Decision {
  const { table, confirms } = rates
  const own = stored.filter(({ currency }) => currency !== table.base && currency in table.perBase)
  if (own.some(({ asOf, source }) => asOf > table.asOf && source !== null && source !== 'bundled'))
    return { outcome: 'unchanged', reason: 'older than the stored rates' }
  if (isSame(stored, merged)) return { outcome: 'unchanged', reason: null }
  const isIndicative = stored.every(({ source }) => source === null || source === 'bundled')
  const limit = isIndicative
    ? Math.max(MAX_JUMP_OF_BUNDLED_PERCENT, env.RATES_MAX_JUMP_PERCENT)
    : env.RATES_MAX_JUMP_PERCENT
  const jumps = rateJumps(stored, table, limit).map(jumpText)
  if (jumps.length === 0 || confirms) return { outcome: 'stored', reason: confirms?.reason ?? null }
  return { outcome: 'refused', reason: `jumps by more than ${limit} %: ${jumps.join(', ')}` }
}

async function write(rates: NewRates, now: Date, db: Transaction): Promise<RecordedRates> {
  const { table, source, host, staffMember, confirms } = rates
  if (!(await takeCatalogLock(db))) throw new RatesLocked()
  const stored = await readExchangeRates(db)
  const merged = mergeRates(stored, table)
  const decision = decide(stored, merged, rates)
  const id = await insertHistory(
    {
      source,
      host,
      staffMember,
      confirms: confirms?.id,
      base: table.base,
      asOf: table.asOf,
      perBase: table.perBase,
      fetchedAt: now,
      ...decision,
    },
    db,
  )
  if (decision.outcome === 'stored') {
    await replaceRates(merged, { currencies: [table.base, ...Object.keys(table.perBase)], historyId: id }, db)
    await insertChange(db, [cacheTags.rates, cacheTags.preferences])
    await forgetOffered(offeredCurrencies(ratesOf(await readExchangeRates(db), now)), db)
  }
  return { id, ...decision }
}

/**
 * Records exchange rates and stores them, unless the stored ones are as new, or a rate jumps. Currencies that the new
 * rates lack keep theirs. Every server then renders its pages again.
 * @throws UnreadableRates for rates of a future day; RatesLocked
 */
export async function recordRates(
  rates: NewRates,
  { now = new Date(), db = database() }: { now?: Date; db?: Database } = {},
): Promise<RecordedRates> {
  if (rates.table.asOf > addDays(todayIn('UTC', now), 1)) throw new UnreadableRates('date: is in the future')
  return db.transaction((tx) => write(rates, now, tx))
}
