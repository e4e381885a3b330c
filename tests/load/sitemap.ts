import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { print, step } from '@/lib/cli/output'
import { LOCALES } from '@/lib/domain/locale'
import { publicPagePath } from '@/lib/domain/public-pages'
import { sitemapFile } from '@/lib/feeds/sitemap'
import { listPages, listParts } from '@/lib/server/catalog/public-pages'
import { database } from '@/lib/server/db/client'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { seedCatalog } from '@/lib/server/db/seed/seed'
import { recordTable } from '@/lib/server/rates/start-rates'
import { generateProducts } from './generate-catalog'
import { onBothDatabases } from './on-both-databases'

/**
 * Measures the sitemaps of 50,000 products in every language: `npm run bench -- sitemap`. `PRODUCTS` sets their number,
 * `ONLY=embedded` or `ONLY=postgres` measures one database only. Fails if the index or the first bytes of a file take
 * more than a second, or if more than 16 MB remain in memory after all files.
 */
const PRODUCTS = Number(process.env.PRODUCTS ?? 50_000)
const PART_SIZE = 10_000
const MAX_FIRST_MS = 1_000
const MAX_GROWTH_MB = 16
const MB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes in use after a collection. */
function retained(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Indexes generated products like a seeded one: tokenizing their texts is not measured here. */
async function index(): Promise<void> {
  const columns =
    sql.raw(`vertical, category_ids, area_slugs, category_list, area_list, language_list, from_amount,
    from_currency, languages, free_cancellation, instant_confirmation, wheelchair, hotel_pickup, nightly, position`)
  await database().execute(sql`INSERT INTO product_search_index (product_id, ${columns})
    SELECT p.id, s.* FROM (SELECT ${columns} FROM product_search_index LIMIT 1) s, products p
    WHERE p.id LIKE 'bench-%'`)
  await database().execute(sql`INSERT INTO images (path, product_id, position, alt)
    SELECT 'products/' || id || '/0', id, 0, '{}' FROM products WHERE id LIKE 'bench-%'`)
  await database().execute(sql`ANALYZE`)
}

async function* batches(from: string, until: string | undefined) {
  for (let next: string | null = from; next !== null; ) {
    const { data }: Awaited<ReturnType<typeof listPages>> = await listPages({
      kind: 'product',
      from: next,
      until,
      limit: 1_000,
    })
    yield data.items.map(({ id, updated_at, images }) => ({
      path: publicPagePath('product', id),
      updatedAt: updated_at,
      images,
    }))
    next = data.next
  }
}

async function measure(): Promise<boolean> {
  await recordTable(database(), readRates(), 'bundled')
  await step('Seeding', () => seedCatalog(database()))
  await step(`Generating ${PRODUCTS} products`, () => generateProducts(database(), PRODUCTS, () => undefined))
  await step('Indexing', index)
  const since = performance.now()
  const { data: parts } = await listParts({ kind: 'product', size: PART_SIZE })
  const indexMs = performance.now() - since
  const before = retained()
  let [addresses, bytes, slowest] = [0, 0, 0]
  for (const locale of LOCALES)
    for (const [at, { from }] of parts.entries()) {
      const opened = performance.now()
      let first: number | undefined
      for await (const piece of sitemapFile(batches(from, parts[at + 1]?.from), {
        locale,
        offered: LOCALES,
      })) {
        first ??= performance.now() - opened
        bytes += Buffer.byteLength(piece)
        addresses += piece.split('<loc>').length - 1
      }
      slowest = Math.max(slowest, first ?? 0)
    }
  const seconds = (performance.now() - since) / 1000
  const growth = (retained() - before) / MB
  print(`index: ${indexMs.toFixed(0)} ms, ${parts.length} parts of ${PART_SIZE}`)
  print(`first bytes of the slowest of ${parts.length * LOCALES.length} files: ${slowest.toFixed(0)} ms`)
  print(`${addresses} addresses, ${(bytes / MB).toFixed(0)} MB in ${seconds.toFixed(1)} s`)
  print(`memory: ${(before / MB).toFixed(0)} MB in use before, ${growth.toFixed(1)} MB more after all files`)
  return indexMs <= MAX_FIRST_MS && slowest <= MAX_FIRST_MS && growth <= MAX_GROWTH_MB
}

const passed = await onBothDatabases('sitemap', measure)
process.exit(passed ? 0 : 1)
