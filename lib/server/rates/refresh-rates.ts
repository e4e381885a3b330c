import { cacheTags } from '@/lib/api/cache-tags'
import { rateAgeHours } from '@/lib/domain/exchange-rates'
import { env } from '@/lib/env'
import { insertChange, takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { offeredCurrencies, ratesOf, sellsInOwnOnly } from '@/lib/server/partner/rates'
import { readExchangeRates } from '@/lib/server/partner/repo'
import { fetchRates } from './fetch-rates'
import { RatesLocked, type RecordedRates, recordRates } from './record-rates'
import { insertHistory, readOffered, setNextFetch, swapOffered, takeFetch } from './repo'

const MINUTE_MS = 60_000
/** How soon a failed fetch is repeated. */
const RETRY_MINUTES = 5

const minutesLater = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

/** Describes an error without the source's address, which may hold a key. */
const reasonOf = (error: unknown, url: URL): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(url.href, url.host)

const ageOf = (asOf: string, now: Date) => ({ asOf, ageHours: Math.round(rateAgeHours(asOf, now)) })

/** Returns the age of the rates in use, for the log. */
async function currentAge(now: Date): Promise<Partial<ReturnType<typeof ageOf>>> {
  const rows = await readExchangeRates()
  return rows.length === 0 ? {} : ageOf(ratesOf(rows, now).asOf, now)
}

function report({ outcome, reason, id }: RecordedRates, facts: object): void {
  if (outcome === 'refused')
    log.error({ ...facts, id, reason }, 'exchange rates refused: confirm them with npm run rates -- confirm')
  else log.info({ ...facts, ...(reason && { reason }) }, `exchange rates ${outcome}`)
}

/**
 * Fetches the exchange rates of `RATES_URL` now and records the outcome, also of a failure.
 * @returns null if the source could not be read
 */
export async function fetchNow(address: string, now = new Date()): Promise<RecordedRates | null> {
  const url = new URL(address)
  try {
    const table = await fetchRates(address)
    const recorded = await recordRates({ table, source: 'url', host: url.host }, { now })
    report(recorded, { host: url.host, ...(await currentAge(now)) })
    return recorded
  } catch (error) {
    if (error instanceof RatesLocked) throw error
    const reason = reasonOf(error, url)
    await insertHistory({ source: 'url', host: url.host, outcome: 'failed', reason, fetchedAt: now })
    log.error({ host: url.host, reason, ...(await currentAge(now)) }, 'exchange rates could not be fetched')
    return null
  }
}

async function fetchIfDue(now: Date): Promise<void> {
  const { RATES_URL: address, RATES_EVERY_MINUTES: minutes } = env
  if (!address || !(await takeFetch(now, minutesLater(now, minutes)))) return
  const recorded = await fetchNow(address, now).catch((error: unknown) => {
    if (error instanceof RatesLocked) return null
    throw error
  })
  if (!recorded) await setNextFetch(minutesLater(now, Math.min(RETRY_MINUTES, minutes)))
}

/**
 * Renders the pages again when the currencies on offer change, e.g. because rates have become too old: time alone
 * changes no cached page.
 */
async function followOffer(now: Date): Promise<void> {
  const rows = await readExchangeRates()
  if (rows.length === 0) return
  const rates = ratesOf(rows, now)
  const currencies = offeredCurrencies(rates)
  if ((await readOffered()) === currencies) return
  const before = await database().transaction(async (db) => {
    if (!(await takeCatalogLock(db))) return undefined
    const previous = await swapOffered(currencies, now, db)
    if (previous !== undefined) await insertChange(db, [cacheTags.rates, cacheTags.preferences])
    return previous
  })
  if (before === undefined) return
  const facts = { currencies, before, ...ageOf(rates.asOf, now) }
  if (sellsInOwnOnly(rates))
    log.error(facts, 'exchange rates are too old: prices in the shop’s currency only')
  else log.info(facts, 'currencies on offer')
}

/** Fetches exchange rates when they are due, and follows their age. Safe on several servers at a time. */
export async function refreshRates(now = new Date()): Promise<void> {
  await fetchIfDue(now)
  await followOffer(now)
}
