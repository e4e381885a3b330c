import { parseArgs } from 'node:util'
import { isCurrency } from '@/lib/domain/currency'
import { isPositiveDecimal } from '@/lib/domain/decimal'
import { type RateTable, rateAgeHours } from '@/lib/domain/exchange-rates'
import { isLocalDate, todayIn } from '@/lib/domain/local-date'
import { env } from '@/lib/env'
import { partnerCurrency, ratesOf, sellsInOwnOnly } from '@/lib/server/partner/rates'
import { readExchangeRates } from '@/lib/server/partner/repo'
import { UnreadableRates } from '@/lib/server/rates/parse-rates'
import { RatesLocked, type RecordedRates, recordRates } from '@/lib/server/rates/record-rates'
import { fetchNow } from '@/lib/server/rates/refresh-rates'
import { findRefused, type HistoryRow, readHistory } from '@/lib/server/rates/repo'
import { Misused } from './orders/arguments'
import { print, printError } from './output'
import type { OperatorCommand } from './record-command'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run rates -- show
npm run rates -- fetch
npm run rates -- set --base THB USD=0.0305 EUR=0.0262 [--as-of 2026-11-25] --by NAME
npm run rates -- confirm [ID] --by NAME
ID is the number of a refused set that 'show' prints; the newest by default.`

const SHOWN_HISTORY = 10
const OPTIONS = {
  base: { type: 'string' },
  'as-of': { type: 'string' },
  by: { type: 'string' },
} as const

interface Invocation {
  values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']
  rest: string[]
}

function staffMember({ values }: Invocation): string {
  const name = values.by?.trim()
  if (!name) throw new Misused('Missing: --by NAME')
  return name
}

function historyLine({
  id,
  fetchedAt,
  source,
  host,
  outcome,
  asOf,
  reason,
  staffMember,
}: HistoryRow): string {
  const origin = host ?? staffMember ?? ''
  const facts = [`${source}${origin && ` ${origin}`}`, outcome, asOf && `of ${asOf}`, reason]
  return `${id}  ${fetchedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${facts.filter(Boolean).join(' · ')}`
}

/** Prints the rates in use with their age, and the last fetches. */
async function show(): Promise<number> {
  const now = new Date()
  const rows = await readExchangeRates()
  if (rows.length === 0) {
    print('There are no exchange rates.')
    return 1
  }
  for (const { currency, base, perBase, asOf, source } of rows)
    print(
      `1 ${base} = ${perBase} ${currency}  of ${asOf}, ${Math.round(rateAgeHours(asOf, now))} h old, ${source ?? 'unknown source'}`,
    )
  const rates = ratesOf(rows, now)
  print(`Margin: ${(rates.marginBps ?? 0) / 100} %. Limit of age: ${env.RATES_MAX_AGE_HOURS} working hours.`)
  if (sellsInOwnOnly(rates))
    print(`! The rates are too old: the shop sells in ${partnerCurrency()} only, until there are newer ones.`)
  for (const row of await readHistory(SHOWN_HISTORY)) print(historyLine(row))
  return 0
}

function printRecorded({ outcome, reason, id }: RecordedRates): number {
  print(
    `${{ stored: 'Stored', unchanged: 'Unchanged', refused: 'Refused' }[outcome]}${reason ? `: ${reason}` : ''}`,
  )
  if (outcome === 'refused') print(`If the rates are right: npm run rates -- confirm ${id} --by NAME`)
  return outcome === 'refused' ? 1 : 0
}

async function fetchSource(): Promise<number> {
  if (!env.RATES_URL) throw new Misused('RATES_URL is not set.')
  const recorded = await fetchNow(env.RATES_URL)
  if (recorded) return printRecorded(recorded)
  const [failure] = await readHistory(1)
  printError(`The source could not be read: ${failure?.reason}`)
  return 1
}

/** Parses `USD=0.0305`. @throws Misused */
function parseRate(text: string): [string, string] {
  const [currency = '', rate = '', ...more] = text.split('=')
  if (!isCurrency(currency) || more.length > 0) throw new Misused(`Not a rate such as USD=0.0305: ${text}`)
  if (!isPositiveDecimal(rate)) throw new Misused(`${currency} must be a positive decimal, not ${rate}`)
  return [currency, rate]
}

function parseTable({ values, rest }: Invocation): RateTable {
  const { base, 'as-of': asOf = todayIn('UTC') } = values
  if (!isCurrency(base)) throw new Misused('Missing: --base CURRENCY')
  if (!isLocalDate(asOf)) throw new Misused(`--as-of must be a date such as 2026-11-25, not ${asOf}`)
  if (rest.length === 0) throw new Misused('Missing: CURRENCY=RATE')
  const perBase = Object.fromEntries(rest.map(parseRate))
  if (base in perBase) throw new Misused(`The base ${base} has no rate.`)
  return { base, asOf, perBase }
}

async function set(invocation: Invocation): Promise<number> {
  const table = parseTable(invocation)
  return printRecorded(await recordRates({ table, source: 'command', staffMember: staffMember(invocation) }))
}

async function confirm(invocation: Invocation): Promise<number> {
  const [id, ...more] = invocation.rest
  if (more.length > 0 || (id !== undefined && !/^\d{1,9}$/.test(id))) throw new Misused(USAGE)
  const name = staffMember(invocation)
  const refused = await findRefused(id === undefined ? undefined : Number(id))
  if (!refused?.base || !isCurrency(refused.base) || !refused.asOf || !refused.perBase)
    throw new Misused(id ? `There are no refused rates ${id}.` : 'No rates wait for a confirmation.')
  const { base, asOf, perBase, reason } = refused
  return printRecorded(
    await recordRates({
      table: { base, asOf, perBase },
      source: 'command',
      staffMember: name,
      confirms: { id: refused.id, reason },
    }),
  )
}

function taskOf(args: string[]): { command: OperatorCommand; work: () => Promise<number> } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const [action = '', ...rest] = positionals
    const invocation = { values, rest }
    const command = { command: 'rates', action, by: values.by }
    if (action === 'set') return { command, work: () => set(invocation) }
    if (action === 'confirm')
      return { command: { ...command, target: rest[0] }, work: () => confirm(invocation) }
    if (action === 'show' && rest.length === 0) return { command, work: show }
    if (action === 'fetch' && rest.length === 0) return { command, work: fetchSource }
  } catch (error) {
    throw new Misused(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
  throw new Misused(USAGE)
}

/**
 * Runs `npm run rates` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code: 2 for invalid arguments, 3 while an import runs, 1 for another failure and for refused rates
 */
export async function runRates(args: string[]): Promise<number> {
  try {
    const { command, work } = taskOf(args)
    return await withShopDatabase(command, work, { schemaOnly: true })
  } catch (error) {
    printError(error)
    if (error instanceof RatesLocked) return 3
    return error instanceof Misused || error instanceof UnreadableRates ? 2 : 1
  }
}
