import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CatalogFile, catalogFile } from '@/lib/contract/catalog-file'
import { VERTICALS } from '@/lib/domain/catalog'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { database } from '@/lib/server/db/client'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { seedCatalog } from '@/lib/server/db/seed/seed'
import { recordTable } from '@/lib/server/rates/start-rates'
import { importFile } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

// The seed opens the days from today on, and an export contains them; midnight may pass in some time zone meanwhile.
const NOW = new Date()
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await recordTable(database(), readRates(undefined), 'bundled')
  await seedCatalog(database())
})

afterAll(() => vi.useRealTimers())

function parsed(text: string): CatalogFile {
  return { products: [], ...catalogFile.parse(JSON.parse(text)) }
}

/** A checksum that changes with any value of any row of the catalog. */
async function fingerprint(): Promise<string> {
  const tables = [
    'products',
    'product_areas',
    'product_translations',
    'images',
    'options',
    'units',
    'prices',
    'extras',
    'slots',
    'categories',
    'areas',
    'area_translations',
    'cancellation_policies',
    'suppliers',
    'promo_codes',
    'promo_code_products',
    'redirects',
    'catalog_changes',
  ]
  const sums: string[] = []
  for (const table of tables) {
    const [row] = await sql<{ sum: string }>(
      `SELECT md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum FROM ${table} t`,
    )
    sums.push(`${table} ${row?.sum}`)
  }
  return sums.join('\n')
}

test('[C4] an export can be imported and changes nothing; two exports are equal byte by byte', async () => {
  const [before, text] = [await fingerprint(), await exportCatalog()]
  const { products } = parsed(text)
  expect(products).toHaveLength(await rowsOf('products', []))
  expect(new Set(products.map(({ vertical }) => vertical))).toEqual(new Set(VERTICALS))
  expect(await importFile(text, { withdrawMissing: true })).toEqual({
    created: 0,
    changed: 0,
    unchanged: products.length,
    withdrawn: 0,
    others: {
      categories: 0,
      destinations: 0,
      cancellation_policies: 0,
      suppliers: 0,
      promo_codes: 0,
      redirects: 0,
    },
    warnings: [],
  })
  expect(await fingerprint()).toBe(before)
  expect(await exportCatalog()).toBe(text)
})

test('one changed price updates one product, and no other', { tags: ['thorough'] }, async () => {
  const document = parsed(await exportCatalog())
  const product = document.products.find(({ id }) => id === 'bangkok-sky-deck')
  const unit = product?.options[0]?.units[0]
  if (!product || !unit?.price) throw new Error('the seed has no such price')
  unit.price.amount += 100
  const report = await importFile(document)
  expect(report).toMatchObject({ created: 0, changed: 1, unchanged: document.products.length - 1 })
  const moved = await sql<{ id: string }>(
    'SELECT id FROM products WHERE updated_at > (SELECT min(updated_at) FROM products)',
  )
  expect(moved.map(({ id }) => id)).toEqual(['bangkok-sky-deck'])
  expect(await importFile(document)).toMatchObject({ changed: 0 })
})

test('a whole catalog is imported unchanged into an empty shop', { tags: ['thorough'] }, async () => {
  const text = await exportCatalog()
  const document = JSON.parse(text)
  // Profiles are stock: an export contains neither, and an import leaves both in place
  await sql('DELETE FROM esim_profiles')
  await sql('DELETE FROM promo_codes')
  await sql('DELETE FROM products')
  await sql('DELETE FROM areas')
  await sql('DELETE FROM categories WHERE parent_id IS NOT NULL')
  await sql('DELETE FROM categories')
  await sql('DELETE FROM cancellation_policies')
  const report = await importFile(document)
  expect(report).toMatchObject({ created: document.products.length, changed: 0, withdrawn: 0 })
  const again = JSON.parse(await exportCatalog())
  expect(again).toEqual(document)
})
