import { rmSync } from 'node:fs'
import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { startRealPostgres } from '@/lib/cli/real-postgres'
import { counter, say, step } from '@/lib/cli/report'
import { listProducts } from '@/lib/contract/catalog'
import { productFilters } from '@/lib/contract/search'
import { env } from '@/lib/env'
import { listedProducts } from '@/lib/server/catalog/listing-repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { seedCatalogue, storeRates } from '@/lib/server/db/seed/seed'
import { facetStatement } from '@/lib/server/search/facet-repo'
import { getFacets } from '@/lib/server/search/facets'
import { matchProducts, matchStatements } from '@/lib/server/search/match-repo'
import { priceBands } from '@/lib/server/search/price-bands'
import { readFilter } from '@/lib/server/search/product-filter'
import { readQuery } from '@/lib/server/search/read-query'
import { reindexCatalogue } from '@/lib/server/search/reindex'
import { productMatchStatement } from '@/lib/server/search/suggestion-repo'
import { getSuggestions } from '@/lib/server/search/suggestions'
import { generateProducts, openDays } from './generate-catalogue'
import { SEARCHES, SUGGESTED_FOR } from './searches'

/**
 * Searches a catalogue of 50,000 products on the embedded database and on a PostgreSQL (that of `DATABASE_URL`, or
 * a throw-away one of the machine's own binaries), and says how long it took: `npm run bench -- search`.
 * `PRODUCTS` is another number of them, `ONLY=embedded` or `ONLY=postgres` leaves the other database out.
 */
const PRODUCTS = Number(process.env.PRODUCTS ?? 50_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const LIMIT = 24
const EMBEDDED_DIR = '.data/bench-search'

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

async function measure(title: string, budget: number | null, tasks: Array<[string, () => Promise<unknown>]>) {
  const times: number[] = []
  const slowest = new Map<string, number>()
  for (const [, task] of tasks) await task()
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, task] of tasks) {
      const time = await timed(task)
      times.push(time)
      slowest.set(name, Math.min(slowest.get(name) ?? Infinity, time))
    }
  const worst = [...slowest].sort((a, b) => b[1] - a[1]).slice(0, 3)
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  say(
    `| ${title} | ${times.length} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${budget ?? ''} | ${worst
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

async function measureAll(): Promise<void> {
  const pages = await Promise.all(SEARCHES.map(search))
  say(
    '\n| what | calls | p50 ms | p95 ms | budget | slowest (best of its rounds, ms) |\n|---|---|---|---|---|---|',
  )
  await measure(
    'filtered search with its total',
    50,
    SEARCHES.map((query) => [query, () => search(query)]),
  )
  await measure(
    'the 24 cards of a page',
    null,
    pages.map((ids, index) => [SEARCHES[index] ?? '', () => listedProducts(ids, 'en')]),
  )
  await measure(
    'numbers beside the filters',
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
}

async function explain(title: string, statement: SQL): Promise<void> {
  const { rows } = await database().execute<{ 'QUERY PLAN': string }>(
    sql`EXPLAIN (ANALYZE, COSTS OFF, SUMMARY ON) ${statement}`,
  )
  say(`\n${title}\n\n\`\`\`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n\`\`\``)
}

async function explainAll(): Promise<void> {
  for (const query of ['', 'destination=bangkok&price_max=2000&sort=price_low', 'q=wat arun', 'q=bangkok']) {
    const { filter } = await readFilter(
      productFilters.parse(Object.fromEntries(new URLSearchParams(query))),
      currency,
    )
    const sort = query.includes('price_low') ? 'price_low' : 'recommended'
    const statements = matchStatements({ filter, sort, currency, rates, limit: LIMIT, offset: 0 })
    await explain(`Total of \`${query || 'everything'}\``, statements.count)
    await explain(`First page of \`${query || 'everything'}\``, statements.page)
  }
  const { filter } = await readFilter(productFilters.parse({ destination: 'bangkok' }), currency)
  await explain(
    'Numbers beside the filters of `destination=bangkok`',
    facetStatement({ filter, currency, rates, bands: priceBands(currency) }),
  )
  const { query } = await readQuery('bang', true)
  await explain('Suggested products for `bang`', productMatchStatement(query ?? '', 8))
}

async function benchmark(name: string, url: string): Promise<void> {
  say(`\n## ${name}\n`)
  await migrateDatabase(url)
  env.DATABASE_URL = url
  try {
    await storeRates(database(), rates)
    await step('Seeding', () => seedCatalogue(database()))
    const count = counter('Products')
    await step(`Generating ${PRODUCTS} products`, () =>
      generateProducts(database(), PRODUCTS, (done) => count(done, PRODUCTS)),
    )
    const indexed = counter('Indexed')
    await step('Indexing', () => reindexCatalogue(database(), (done) => indexed(done, PRODUCTS)))
    await openDays(database())
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
  const own = new URL(url)
  own.pathname = '/sunhop_bench'
  await onServer(url, 'DROP DATABASE IF EXISTS sunhop_bench WITH (FORCE)')
  await onServer(url, 'CREATE DATABASE sunhop_bench')
  try {
    await benchmark('PostgreSQL', own.href)
  } finally {
    await onServer(url, 'DROP DATABASE sunhop_bench WITH (FORCE)')
  }
}

if (process.env.ONLY !== 'embedded') {
  const given = env.DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startRealPostgres()
  if (server) await benchmarkServer(server.url).finally(server.stop)
  else say('No PostgreSQL: its binaries are not on the PATH, and DATABASE_URL is not set.')
}
if (process.env.ONLY !== 'postgres') {
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
  const embedded = await launchEmbedded({ dir: EMBEDDED_DIR })
  await benchmark('Embedded database', embedded.url).finally(embedded.stop)
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
}
process.exit(0)
