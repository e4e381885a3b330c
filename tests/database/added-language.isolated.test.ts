import { beforeAll, expect, test, vi } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { getArea, listAreas } from '@/lib/server/catalog/areas'
import { getProduct } from '@/lib/server/catalog/service'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { importCatalog } from '@/lib/server/catalog-import/import'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { seedDocuments } from '@/lib/server/db/seed/seed-files'
import { orderView } from '@/lib/server/orders/service'
import { ADDED } from '../fixtures/added-language'
import { newUser } from '../fixtures/catalog'
import { catalog, day, importFile, optionEntry, productEntry } from '../fixtures/catalog-file'
import { newOrder, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { listing, suggestions } from '../fixtures/listing'
import { withShopDatabase } from '../fixtures/shop-database'

vi.mock('@/lib/domain/locale-table', async (original) => {
  const { withAddedRow } = await import('../fixtures/added-language')
  return withAddedRow(original)
})

vi.mock('@/lib/i18n/import-messages', async (original) => {
  const { withAddedMessages } = await import('../fixtures/added-language')
  return withAddedMessages(original)
})

withShopDatabase({ own: true })

const reader = { locale: ADDED as Locale, currency: 'THB' } as const

beforeAll(async () => {
  // It may be a copy of a database without the language.
  await migrateDatabase(env.DATABASE_URL ?? '')
  await sql("INSERT INTO exchange_rates VALUES ('THB', 0, '1', 'THB', '2026-11-01') ON CONFLICT DO NOTHING")
})

/** A saved product with one start a week from now. */
async function imported(change: object = {}) {
  const entry = productEntry()
  Object.assign(entry, change)
  const optionId = `${entry.id}.entry`
  entry.options = [
    optionEntry(optionId, { availability: { days: [{ date: day(7), time: '10:00', capacity: 9 }] } }),
  ]
  await importFile(catalog([entry]))
  return { entry, sold: { productId: entry.id, optionId, date: day(7) } }
}

const translations = (id: string) =>
  rowsOf('product_translations WHERE product_id = $1 AND locale = $2', [id, ADDED])

test('an added language can be stored; one that the shop does not have cannot', async () => {
  const user = await newUser()
  await sql('UPDATE users SET locale = $1 WHERE id = $2', [ADDED, user])
  await expect(sql("UPDATE users SET locale = 'xx' WHERE id = $1", [user])).rejects.toMatchObject({
    constraint: 'users_locale_locales_code_fk',
  })
})

test('products and destinations without a translation are shown in English', async () => {
  const { entry } = await imported()
  expect(await translations(entry.id)).toBe(0)
  const { data } = await getProduct(entry.id, reader)
  expect(data).toMatchObject({ name: 'Tower', summary: 'A tower to climb', area: { name: 'Town' } })
  expect(data.options[0]).toMatchObject({ name: 'Entry', units: [{ label: 'Adult' }, { label: 'Child' }] })
  expect((await getArea('file-town', reader)).data.name).toBe('Town')
  expect((await listAreas({ page: 1, limit: 50 }, reader)).data.map(({ name }) => name)).toContain('Town')
  const { items } = await listing({ limit: 48 }, reader)
  expect(items.find(({ id }) => id === entry.id)?.name).toBe('Tower')
  expect((await suggestions('tower', reader)).map(({ title }) => title)).toContain('Tower')
  expect((await suggestions('towers', reader)).map(({ title }) => title)).toContain('Towers')
})

test('a translated name is shown with the other texts in English, until the file drops it', async () => {
  const { entry } = await imported()
  const name = entry.name
  entry.name = { ...(name as object), [ADDED]: 'Turo' }
  expect(await importFile(catalog([entry]))).toMatchObject({ changed: 1 })
  expect((await getProduct(entry.id, reader)).data).toMatchObject({
    name: 'Turo',
    summary: 'A tower to climb',
  })
  expect(await importFile(catalog([entry]))).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await importFile(await exportCatalog())).toMatchObject({ created: 0, changed: 0 })
  entry.name = name
  expect(await importFile(catalog([entry]))).toMatchObject({ changed: 1 })
  expect(await translations(entry.id)).toBe(0)
  expect((await getProduct(entry.id, reader)).data.name).toBe('Tower')
})

test('the seed, whose guides lack the added language, can be imported', async () => {
  const report = await importCatalog(await seedDocuments(), { dryRun: true })
  expect(report.created).toBeGreaterThan(90)
})

test('an order placed before its product was translated is shown in English', async () => {
  const { sold } = await imported()
  const user = await newUser()
  const { id } = await newOrder(user, sold)
  const { bookings } = await orderView(user, id, reader.locale)
  expect(bookings[0]).toMatchObject({ product: { name: 'Tower' }, option_name: 'Entry' })
})
