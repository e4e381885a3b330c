import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runRates } from '@/lib/cli/run-rates'
import { env } from '@/lib/env'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { currentRates } from '@/lib/server/partner/rates'
import { currencies, partner } from '@/lib/server/partner/service'
import { refreshRates } from '@/lib/server/rates/refresh-rates'
import { startRates } from '@/lib/server/rates/start-rates'
import { commandHere } from '../fixtures/command'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { ecbXml, startRateSource } from '../simulators/rate-source'

const source = await startRateSource()

withShopDatabase({ own: true })
withSettings({ RATES_URL: source.url })
afterAll(() => source.stop())
afterEach(() => void vi.restoreAllMocks())

const MINUTE_MS = 60_000
/** Wednesday. */
const NOW = new Date('2026-11-25T18:00:00Z')
const after = (minutes: number, from = NOW) => new Date(from.getTime() + minutes * MINUTE_MS)
const EURO = { USD: '1.16', THB: '37.5', JPY: '181.2', CNY: '8.25' }

/** Empties the history, which no statement of the shop can. */
async function forget(): Promise<void> {
  await sql('ALTER TABLE exchange_rate_history DISABLE TRIGGER USER')
  for (const table of [
    'exchange_rates',
    'exchange_rate_schedule',
    'exchange_rate_history',
    'catalog_changes',
  ])
    await sql(`DELETE FROM ${table}`)
  await sql('ALTER TABLE exchange_rate_history ENABLE TRIGGER USER')
}

const written: unknown[] = []
beforeEach(async () => {
  await forget()
  await startRates(database(), undefined)
  await sql('DELETE FROM catalog_changes')
  source.respond({ body: ecbXml('2026-11-25', EURO) })
  source.requests.length = 0
  written.length = 0
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => {
      written.push(line)
    })
})

interface History {
  source: string
  host: string | null
  outcome: string
  as_of: string | null
  reason: string | null
  staff_member: string | null
}

const history = () =>
  sql<History>(
    'SELECT source, host, outcome, as_of::text, reason, staff_member FROM exchange_rate_history ORDER BY id',
  )
const outcomes = async () => (await history()).map(({ outcome }) => outcome)
const stored = async (currency: string) =>
  (await sql(`SELECT per_base, base, as_of::text FROM exchange_rates WHERE currency = '${currency}'`))[0]
const changes = async () =>
  (await sql<{ tags: string[] }>('SELECT tags FROM catalog_changes')).map(({ tags }) => tags)
const rates = (...args: string[]) => commandHere(runRates, ...args)

test('stores the rates of the source with their day, and renders the pages again', async () => {
  await refreshRates(NOW)
  expect(await stored('THB')).toEqual({ per_base: '37.5', base: 'EUR', as_of: '2026-11-25' })
  // The ECB has no dirham: it stays at its day, in the new base.
  expect(await stored('AED')).toEqual({ per_base: '4.310446009389671', base: 'EUR', as_of: '2025-10-01' })
  expect(await currentRates(NOW)).toMatchObject({ base: 'EUR', asOf: '2026-11-25', perBase: { USD: '1.16' } })
  expect(await history()).toMatchObject([
    { source: 'bundled', outcome: 'stored' },
    { source: 'url', outcome: 'stored', as_of: '2026-11-25', host: new URL(source.url).host },
  ])
  expect(await changes()).toContainEqual(['rates', 'preferences'])
  expect(written).toContainEqual([
    { host: new URL(source.url).host, asOf: '2026-11-25', ageHours: 0 },
    'exchange rates stored',
  ])
})

test('fetches on schedule, and once among several servers', async () => {
  // The first one also changes the currencies on offer, under the lock that a concurrent fetch would miss.
  await refreshRates(NOW)
  expect(source.requests).toHaveLength(1)
  await refreshRates(after(env.RATES_EVERY_MINUTES - 1))
  expect(source.requests).toHaveLength(1)
  const due = after(env.RATES_EVERY_MINUTES)
  await Promise.all([refreshRates(due), refreshRates(due), refreshRates(due)])
  expect(source.requests).toHaveLength(2)
  await refreshRates(after(env.RATES_EVERY_MINUTES - 1, due))
  expect(source.requests).toHaveLength(2)
  expect(await outcomes()).toEqual(['stored', 'stored', 'unchanged'])
})

test('a failed fetch changes nothing, is recorded without the address, and is repeated after five minutes', async () => {
  await refreshRates(NOW)
  await sql('DELETE FROM catalog_changes')
  const before = await currentRates(NOW)
  source.respond({ status: 503 })
  const due = after(env.RATES_EVERY_MINUTES)
  await refreshRates(due)
  await refreshRates(after(4, due))
  expect(source.requests).toHaveLength(2)
  await refreshRates(after(5, due))
  expect(source.requests).toHaveLength(3)
  expect(await currentRates(NOW)).toEqual(before)
  expect(await changes()).toEqual([])
  const all = await history()
  expect(all.at(-1)).toMatchObject({ outcome: 'failed', as_of: null, reason: 'the host responded with 503' })
  expect(JSON.stringify([all, written])).not.toContain('key-of-the-operator')
})

test.each([
  ['malformed', '<Cube', 'is not well-formed XML'],
  ['of a future day', ecbXml('2026-11-28', EURO), 'date: is in the future'],
])('rates that are %s are not stored', async (_, body, reason) => {
  source.respond({ body })
  await refreshRates(NOW)
  expect(await stored('THB')).toMatchObject({ base: 'USD' })
  expect((await history()).at(-1)).toMatchObject({ outcome: 'failed', reason })
})

test('rates that are older than the stored ones do not replace them', async () => {
  await refreshRates(NOW)
  source.respond({ body: ecbXml('2026-11-24', { ...EURO, THB: '37.1' }) })
  await refreshRates(after(env.RATES_EVERY_MINUTES))
  expect(await stored('THB')).toMatchObject({ per_base: '37.5' })
  expect((await history()).at(-1)).toMatchObject({
    outcome: 'unchanged',
    reason: 'older than the stored rates',
  })
})

test('a rate that jumps is refused as a whole and logged as an error, until a command confirms it', async () => {
  await refreshRates(NOW)
  await sql('DELETE FROM catalog_changes')
  const due = after(24 * 60)
  source.respond({ body: ecbXml('2026-11-26', { ...EURO, USD: '1.17', JPY: '225' }) })
  await refreshRates(due)
  expect(await stored('USD')).toMatchObject({ per_base: '1.16' })
  expect(await changes()).toEqual([])
  const refused = (await history()).at(-1)
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'jumps by more than 10 %: JPY +24.17 %' })
  expect(written).toContainEqual([
    expect.objectContaining({ reason: refused?.reason, ageHours: 18, asOf: '2026-11-25' }),
    'exchange rates refused: confirm them with npm run rates -- confirm',
  ])
  expect(await rates('confirm')).toMatchObject({ code: 2, errors: 'Missing: --by NAME\n' })
  vi.useFakeTimers({ toFake: ['Date'], now: due })
  try {
    expect(await rates('confirm', '--by', 'Nok')).toMatchObject({ code: 0 })
    expect(await rates('confirm', '--by', 'Nok')).toMatchObject({
      code: 2,
      errors: 'No rates wait for a confirmation.\n',
    })
  } finally {
    vi.useRealTimers()
  }
  expect(await stored('JPY')).toMatchObject({ per_base: '225', as_of: '2026-11-26' })
  expect((await history()).at(-1)).toMatchObject({
    source: 'command',
    outcome: 'stored',
    staff_member: 'Nok',
    reason: refused?.reason,
  })
  expect(await changes()).toEqual([['rates', 'preferences']])
  await refreshRates(after(env.RATES_EVERY_MINUTES, due))
  expect((await outcomes()).at(-1)).toBe('unchanged')
})

test('the first rates may differ more from the bundled ones, which are indicative, but not by half', async () => {
  source.respond({ body: ecbXml('2026-11-25', { ...EURO, THB: '50' }) })
  await refreshRates(NOW)
  expect(await outcomes()).toEqual(['stored', 'stored'])
  await forget()
  await startRates(database(), undefined)
  source.respond({ body: ecbXml('2026-11-25', { ...EURO, THB: '0.0267' }) })
  await refreshRates(NOW)
  expect(await outcomes()).toEqual(['stored', 'refused'])
})

test('staff set rates by name; the other currencies keep theirs', async () => {
  await refreshRates(NOW)
  const of = ['--base', 'THB', '--as-of', '2026-11-25']
  expect(await rates('set', 'USD=0.0305', 'AED=0.112', ...of, '--by', 'Nok')).toMatchObject({
    code: 0,
    out: 'Stored\n',
  })
  expect(await stored('AED')).toEqual({ per_base: '0.112', base: 'THB', as_of: '2026-11-25' })
  expect(await stored('JPY')).toEqual({ per_base: '4.832', base: 'THB', as_of: '2026-11-25' })
  expect(await rates('set', 'USD=0.305', ...of, '--by', 'Nok')).toMatchObject({
    code: 1,
    out: expect.stringContaining('Refused: jumps by more than 10 %: USD +900.00 %'),
  })
  expect(await stored('USD')).toMatchObject({ per_base: '0.0305' })
})

test.each([
  [['set', 'USD=0.03', '--by', 'Nok'], 'Missing: --base CURRENCY'],
  [['set', '--base', 'THB', '--by', 'Nok'], 'Missing: CURRENCY=RATE'],
  [['set', '--base', 'THB', 'USD=x', '--by', 'Nok'], 'USD must be a positive decimal, not x'],
  [['set', '--base', 'THB', 'XXX=1', '--by', 'Nok'], 'Not a rate such as USD=0.0305: XXX=1'],
  [['set', '--base', 'THB', 'THB=1', '--by', 'Nok'], 'The base THB has no rate.'],
  [['set', '--base', 'THB', 'USD=0.03', '--as-of', 'today', '--by', 'Nok'], '--as-of must be a date'],
  [['set', '--base', 'THB', 'USD=0.03'], 'Missing: --by NAME'],
  [['confirm', '99', '--by', 'Nok'], 'There are no refused rates 99.'],
  [['show', 'more'], 'npm run rates -- show'],
  [[], 'npm run rates -- show'],
])('%j is a usage error', async (args, message) => {
  const { code, errors } = await rates(...args)
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(message) })
})

test('the command shows rates, age, margin and the last fetches, and fetches now', async () => {
  expect((await rates('fetch')).out).toContain('Stored')
  const { code, out } = await rates('show')
  expect(code).toBe(0)
  expect(out).toMatch(/1 EUR = 37\.5 THB {2}of 2026-11-25, \d+ h old, url/)
  expect(out).toMatch(/1 EUR = 4\.31\d* AED {2}of 2025-10-01, \d+ h old, bundled/)
  expect(out).toContain('Margin: 0 %. Limit of age: 72 working hours.')
  expect(out).toMatch(/\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}url 127\.0\.0\.1:\d+ · stored · of 2026-11-25/)
  source.respond({ status: 500 })
  expect(await rates('fetch')).toMatchObject({
    code: 1,
    errors: 'The source could not be read: the host responded with 500\n',
  })
})

test('a restart leaves fetched rates, and the sandbox sells at rates of any age', async () => {
  await refreshRates(NOW)
  expect(await startRates(database(), undefined)).toBeNull()
  expect(await stored('THB')).toMatchObject({ base: 'EUR' })
  const yearLater = new Date('2027-11-25T18:00:00Z')
  expect(await currentRates(yearLater)).not.toHaveProperty('outdated')
  expect((await currencies()).data.map(({ code }) => code)).toContain('AED')
  expect((await partner()).data.rates).toEqual({ as_of: '2026-11-25', outdated: false })
})

test('the history is never changed', async () => {
  await expect(sql("UPDATE exchange_rate_history SET outcome = 'unchanged'")).rejects.toMatchObject({
    constraint: 'exchange_rate_history_append_only',
  })
  await expect(sql('DELETE FROM exchange_rate_history')).rejects.toThrow()
})

const row = (change: Record<string, string>) => {
  const values = {
    source: "'command'",
    outcome: "'stored'",
    base: "'THB'",
    as_of: "'2026-11-25'",
    per_base: `'{"USD":"0.03"}'`,
    staff_member: "'Nok'",
    fetched_at: 'now()',
    ...change,
  }
  return sql(
    `INSERT INTO exchange_rate_history (${Object.keys(values)}) VALUES (${Object.values(values).join()}) RETURNING id`,
  )
}

test.each([
  ['exchange_rate_history_source', { source: "'rumour'" }],
  ['exchange_rate_history_outcome', { outcome: "'maybe'" }],
  ['exchange_rate_history_host', { host: "'ecb.example'" }],
  ['exchange_rate_history_base_code', { base: "'XDR'" }],
  ['exchange_rate_history_rates', { as_of: 'NULL' }],
  ['exchange_rate_history_rates', { outcome: "'failed'", reason: "'away'" }],
  ['exchange_rate_history_rates', { per_base: 'NULL' }],
  ['exchange_rate_history_reason', { outcome: "'refused'" }],
  ['exchange_rate_history_staff_member', { staff_member: 'NULL' }],
  ['exchange_rate_history_confirms', { confirms: '9223372036854775807' }],
])('the database rejects a row: %s', async (constraint, change) => {
  await expect(row(change)).rejects.toMatchObject({ constraint })
})

test('the database accepts one confirmation of a set, and one schedule', async () => {
  const [refused] = await row({ outcome: "'refused'", reason: "'jumps'" })
  await row({ confirms: String(refused?.id) })
  await expect(row({ confirms: String(refused?.id) })).rejects.toMatchObject({
    constraint: 'exchange_rate_history_confirms_unique',
  })
  await expect(
    sql('INSERT INTO exchange_rate_schedule (id, next_fetch_at) VALUES (2, now())'),
  ).rejects.toMatchObject({ constraint: 'exchange_rate_schedule_one' })
})
