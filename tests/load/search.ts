import { existsSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { counter, print, step } from '@/lib/cli/output'
import { startRealPostgres } from '@/lib/cli/real-postgres'
import { listProducts } from '@/lib/contract/catalog'
import { productFilters } from '@/lib/contract/search'
import { LISTING_SORTS } from '@/lib/domain/listing'
import { env } from '@/lib/env'
import { listedProducts } from '@/lib/server/catalog/listing-repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { seedCatalog } from '@/lib/server/db/seed/seed'
import { recordTable } from '@/lib/server/rates/start-rates'
import { facetStatement } from '@/lib/server/search/facet-repo'
import { getFacets } from '@/lib/server/search/facets'
import { matchProducts, matchStatements, textMatchStatement } from '@/lib/server/search/match-repo'
import { readQuery } from '@/lib/server/search/parse-query'
import { priceBands } from '@/lib/server/search/price-bands'
import { readFilter } from '@/lib/server/search/product-filter'
import { reindexCatalog } from '@/lib/server/search/reindex'
import { productMatchStatement } from '@/lib/server/search/suggestion-repo'
import { getSuggestions } from '@/lib/server/search/suggestions'
import { generateProducts, openDays } from './generate-catalog'
import { SEARCH_DAYS, SEARCHES, SUGGESTED_FOR } from './searches'

/**
 * Measures searches of 50,000 products on the embedded database and on a PostgreSQL (that of `DATABASE_URL`,
 * or a temporary one from the machine's binaries): `npm run bench -- search`. `PRODUCTS` sets the number of
 * products, `ONLY=embedded` or `ONLY=postgres` measures one database only.
 */
const PRODUCTS = Number(process.env.PRODUCTS ?? 50_000)
const ROUNDS = Number(process.env.ROUNDS ?? 8)
const LIMIT = 24
const EMBEDDED_DIR = '.data/bench-search'

/** Process id of the embedded database; null for a server, whose backends are looked up. */
let databasePid: number | null = null

const rates = readRates()
const currency = 'THB'
const visitor = { locale: 'en', currency } as const

function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

const TICK_MS = 10

/**
 * Returns the CPU time of the database in ms, unaffected by other load, or null where the system has no
 * /proc.
 */
async function databaseCpu(): Promise<number | null> {
  if (!existsSync('/proc/self/stat')) return null
  let pids = databasePid === null ? [] : [databasePid]
  if (databasePid === null) {
    const { rows } = await database().execute<{ pid: number }>(
      sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`,
    )
    pids = rows.map(({ pid }) => pid)
  }
  const ticks = pids.map((pid) => {
    if (!existsSync(`/proc/${pid}/stat`)) return 0
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return TICK_MS * ticks.reduce((sum, count) => sum + count, 0)
}

const shown = (value: number | null) => (value === null ? '' : value.toFixed(1))

async function measure(title: string, budget: number | null, tasks: Array<[string, () => Promise<unknown>]>) {
  const times: number[] = []
  const cpu: number[] = []
  const best = new Map<string, number>()
  for (const [, task] of tasks) await task()
  for (const [name, task] of tasks) {
    const before = await databaseCpu()
    const taskTimes = []
    for (let round = 0; round < ROUNDS; round++) taskTimes.push(await timed(task))
    const after = await databaseCpu()
    times.push(...taskTimes)
    if (before !== null && after !== null) cpu.push((after - before) / ROUNDS)
    best.set(name, Math.min(...taskTimes))
  }
  const worst = [...best].sort((a, b) => b[1] - a[1]).slice(0, 3)
  const part = (values: number[], at: number) => (values.length === 0 ? null : percentile(values, at))
  const numbers = [
    part(times, 0.5),
    part(times, 0.95),
    part([...best.values()], 0.95),
    part(cpu, 0.5),
    part(cpu, 0.95),
  ]
  print(
    `| ${title} | ${times.length} | ${numbers.map(shown).join(' | ')} | ${budget ?? ''} | ${worst
      .map(([name, time]) => `\`${name}\` ${time.toFixed(0)}`)
      .join(', ')} |`,
  )
}

async function search(query: string): Promise<string[]> {
  const input = listProducts.query.parse({ limit: LIMIT, ...Object.fromEntries(new URLSearchParams(query)) })
  const { filter } = await readFilter(input, currency)
  const offset = (input.page - 1) * LIMIT
  return (await matchProducts({ filter, sort: input.sort, currency, rates, limit: LIMIT, offset })).ids
}

/** Load average of the last minute, without which the wall-clock times mean nothing. */
const load = () => (loadavg()[0] ?? 0).toFixed(1)

async function measureAll(): Promise<void> {
  const before = load()
  const pages = await Promise.all(SEARCHES.map(search))
  const columns = ['measurement', 'calls', 'p50', 'p95', 'p95 of the best', 'CPU p50', 'CPU p95', 'budget']
  print(
    `\nMilliseconds.\n\n| ${columns.join(' | ')} | slowest (their best) |\n|${'---|'.repeat(columns.length + 1)}`,
  )
  await measure(
    'filtered search with total',
    50,
    SEARCHES.map((query) => [query, () => search(query)]),
  )
  await measure(
    'the 24 cards of a page',
    null,
    pages.map((ids, index) => [SEARCHES[index] ?? '', () => listedProducts(ids, 'en')]),
  )
  await measure(
    'filter counts',
    null,
    SEARCHES.map((query) => [
      query,
      () => getFacets(productFilters.parse(Object.fromEntries(new URLSearchParams(query))), visitor),
    ]),
  )
  await measure(
    'suggestions',
    30,
    SUGGESTED_FOR.map((q) => [q, () => getSuggestions({ q, limit: 8 }, visitor)]),
  )
  print(`\nLoad average: ${before} before, ${load()} after.`)
}

async function explain(title: string, statement: SQL): Promise<void> {
  const { rows } = await database().execute<{ 'QUERY PLAN': string }>(
    sql`EXPLAIN (ANALYZE, COSTS OFF, SUMMARY ON) ${statement}`,
  )
  print(`\n${title}\n\n\`\`\`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n\`\`\``)
}

const EXPLAINED = [
  '',
  'sort=price_low',
  'sort=rating',
  'price_min=1000&price_max=3000',
  'destination=bangkok&rating_min=4',
  `from=${SEARCH_DAYS.from}&to=${SEARCH_DAYS.to}`,
  'q=wat arun',
  'q=bangkok',
  'q=bangkok&price_max=2000',
  'q=bangkok tour',
]

async function explainAll(): Promise<void> {
  for (const query of EXPLAINED) {
    const { filter } = await readFilter(
      productFilters.parse(Object.fromEntries(new URLSearchParams(query))),
      currency,
    )
    const sort = LISTING_SORTS.find((one) => query.includes(`sort=${one}`)) ?? 'recommended'
    const match = { filter, sort, currency, rates, limit: LIMIT, offset: 0 } as const
    if (filter.query) {
      await explain(`Total and first page of \`${query}\``, textMatchStatement(match))
      continue
    }
    const statements = matchStatements(match)
    await explain(`Total of \`${query || 'everything'}\``, statements.count)
    await explain(`First page of \`${query || 'everything'}\``, statements.page)
  }
  const { filter } = await readFilter(productFilters.parse({ destination: 'bangkok' }), currency)
  await explain(
    'Filter counts of `destination=bangkok`',
    facetStatement({ filter, currency, rates, bands: priceBands(currency) }),
  )
  const { attempts } = await readQuery('bang', true)
  for (const attempt of attempts)
    await explain('Suggested products for `bang`', productMatchStatement(attempt, 8))
}

/** Rebuilds the GIN indexes after a bulk load, which is many times faster than filling them row by row. */
async function withoutWordIndexes(load: () => Promise<void>): Promise<void> {
  const { rows } = await database().execute<{ name: string; definition: string }>(
    sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename = 'product_search_terms' AND indexdef LIKE '% USING gin %'`,
  )
  for (const { name } of rows) await database().execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await load()
  for (const { definition } of rows) await database().execute(sql.raw(definition))
}

async function benchmark(name: string, url: string): Promise<void> {
  print(`\n## ${name}\n`)
  await migrateDatabase(url)
  env.DATABASE_URL = url
  try {
    await recordTable(database(), rates, 'bundled')
    await step('Seeding', () => seedCatalog(database()))
    const count = counter('Products')
    await step(`Generating ${PRODUCTS} products`, () =>
      generateProducts(database(), PRODUCTS, (done) => count(done, PRODUCTS)),
    )
    const indexed = counter('Indexed')
    await step('Indexing', () =>
      withoutWordIndexes(() => reindexCatalog(database(), (done) => indexed(done, PRODUCTS))),
    )
    await openDays(database())
    // The CPU time of parallel workers would not be counted.
    await database().execute(sql`ALTER DATABASE ${sql.identifier(new URL(url).pathname.slice(1))}
      SET max_parallel_workers_per_gather = 0`)
    await closeDatabase()
    await measureAll()
    await explainAll()
  } finally {
    await closeDatabase()
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function benchmarkServer(url: string): Promise<void> {
  const benchUrl = new URL(url)
  benchUrl.pathname = '/sunhop_bench'
  await onServer(url, 'DROP DATABASE IF EXISTS sunhop_bench WITH (FORCE)')
  await onServer(url, 'CREATE DATABASE sunhop_bench')
  try {
    await benchmark('PostgreSQL', benchUrl.href)
  } finally {
    await onServer(url, 'DROP DATABASE sunhop_bench WITH (FORCE)')
  }
}

if (process.env.ONLY !== 'embedded') {
  const url = env.DATABASE_URL
  const server = url ? { url, stop: async () => undefined } : await startRealPostgres()
  if (server) await benchmarkServer(server.url).finally(server.stop)
  else print('PostgreSQL skipped: its binaries are not on the PATH and DATABASE_URL is not set.')
}
if (process.env.ONLY !== 'postgres') {
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
  const embedded = await launchEmbedded({ dir: EMBEDDED_DIR })
  databasePid = embedded.pid
  await benchmark('Embedded database', embedded.url).finally(embedded.stop)
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
}
process.exit(0)
