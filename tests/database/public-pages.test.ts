import { beforeAll, expect, test } from 'vitest'
import { listPublicPageParts, listPublicPages } from '@/lib/contract/public-pages'
import type { PublicPageKind } from '@/lib/domain/public-pages'
import { listPages, listParts } from '@/lib/server/catalog/public-pages'
import { getProduct } from '@/lib/server/catalog/service'
import { reindexProducts } from '@/lib/server/search/reindex'
import { newProduct } from '../fixtures/catalog'
import { catalog, importFile, productEntry, surroundings } from '../fixtures/catalog-file'
import { sql } from '../fixtures/database'
import { completedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const LONG_AGO = '2026-01-01T00:00:00.000Z'
const entries = ['file-a', 'file-b', 'file-c', 'file-d', 'file-e'].map((id) =>
  productEntry({ id, options: productEntry().options.map((option) => ({ ...option, id: `${id}.entry` })) }),
)

async function pages(kind: PublicPageKind, query: { from?: string; until?: string; limit?: number } = {}) {
  const { data } = await listPages(listPublicPages.query.parse({ kind, ...query }))
  return data
}

const ids = async (...args: Parameters<typeof pages>) => (await pages(...args)).items.map(({ id }) => id)

async function changeOf(kind: PublicPageKind, id: string) {
  return (await pages(kind)).items.find((page) => page.id === id)?.updated_at
}

async function forgetChanges() {
  for (const table of ['products', 'areas', 'categories'])
    await sql(`UPDATE ${table} SET updated_at = '${LONG_AGO}'`)
}

beforeAll(() => importFile(catalog(entries)))

test('pages are read from an id to before another one, with where the rest starts', async () => {
  expect(await pages('product', { limit: 2 })).toMatchObject({
    items: [{ id: 'file-a', images: ['products/file-a/0'] }, { id: 'file-b' }],
    next: 'file-c',
  })
  expect(await pages('product', { from: 'file-c', limit: 3 })).toMatchObject({ next: null })
  expect(await ids('product', { from: 'file-b', until: 'file-d' })).toEqual(['file-b', 'file-c'])
  expect(await ids('category')).toContain('file-category')
  expect(await pages('destination', { from: 'file-town', limit: 1 })).toMatchObject({
    items: [{ id: 'file-town', images: ['areas/file-town/0'] }],
  })
})

test('parts start where the one before has its size, and have the last change of their pages', async () => {
  await forgetChanges()
  await sql(`UPDATE products SET updated_at = '2026-02-01' WHERE id = 'file-d'`)
  const { data } = await listParts(listPublicPageParts.query.parse({ kind: 'product', size: '2' }))
  expect(data).toEqual([
    { from: 'file-a', updated_at: LONG_AGO },
    { from: 'file-c', updated_at: '2026-02-01T00:00:00.000Z' },
    { from: 'file-e', updated_at: LONG_AGO },
  ])
})

test('an import changes the pages of what it changes, and those that list it', async () => {
  await forgetChanges()
  await importFile(catalog(entries))
  expect(await changeOf('product', 'file-a')).toBe(LONG_AGO)
  expect(await changeOf('destination', 'file-town')).toBe(LONG_AGO)
  await importFile(catalog([{ ...entries[0], operator: 'Other Tours' }, ...entries.slice(1)]))
  expect(await changeOf('product', 'file-a')).not.toBe(LONG_AGO)
  expect(await changeOf('product', 'file-b')).toBe(LONG_AGO)
  expect(await changeOf('category', 'file-category')).not.toBe(LONG_AGO)
  expect(await changeOf('destination', 'file-town')).not.toBe(LONG_AGO)
})

test('a text of a destination or category changes its page alone', async () => {
  await forgetChanges()
  const text = { en: 'A town by the sea', th: 'เมืองริมทะเล', 'zh-cn': '海边小镇' }
  const [town] = surroundings.destinations as object[]
  const [towers] = surroundings.categories as object[]
  await importFile({ version: 1, destinations: [{ ...town, summary: text }], products: [] })
  expect(await changeOf('destination', 'file-town')).not.toBe(LONG_AGO)
  expect(await changeOf('category', 'file-category')).toBe(LONG_AGO)
  await importFile({ version: 1, categories: [{ ...towers, summary: text }], products: [] })
  expect(await changeOf('category', 'file-category')).not.toBe(LONG_AGO)
  expect(await changeOf('product', 'file-a')).toBe(LONG_AGO)
})

test('a product that moves changes the pages that it leaves', async () => {
  const [towers] = surroundings.categories as object[]
  const [town] = surroundings.destinations as object[]
  const places = {
    categories: [towers, { ...towers, id: 'FILE_GATES', slug: 'file-gates' }],
    destinations: [town, { ...town, slug: 'file-harbor', images: [] }],
  }
  await importFile(catalog(entries, places))
  const [moved, ...others] = entries
  const moves = { category: 'FILE_GATES', destinations: ['file-harbor'] }
  await forgetChanges()
  await importFile(catalog([{ ...moved, ...moves }, ...others], places))
  expect(await changeOf('category', 'file-category')).not.toBe(LONG_AGO)
  expect(await changeOf('destination', 'file-town')).not.toBe(LONG_AGO)
  await forgetChanges()
  await importFile(catalog([{ ...moved, ...moves, operator: 'Other Tours' }, ...others], places))
  expect(await changeOf('category', 'file-category')).toBe(LONG_AGO)
  expect(await changeOf('destination', 'file-town')).toBe(LONG_AGO)
  await importFile(catalog(entries, places))
})

test('a product that is no longer sold has no page; a category that is disabled has none either', async () => {
  await importFile(catalog(entries.slice(1)), { withdrawMissing: true })
  expect(await ids('product')).toEqual(['file-b', 'file-c', 'file-d', 'file-e'])
  const reader = { locale: 'en', currency: 'THB' } as const
  await expect(getProduct('file-a', reader)).rejects.toMatchObject({ code: 'PRODUCT_WITHDRAWN' })
  await expect(getProduct('file-z', reader)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  await sql(`UPDATE categories SET disabled = true WHERE slug = 'file-category'`)
  expect(await ids('category')).not.toContain('file-category')
  await sql(`UPDATE categories SET disabled = false WHERE slug = 'file-category'`)
})

test('a category without products has no page, the one above it while another has some', async () => {
  await importFile(
    catalog(entries.slice(1), {
      categories: [
        ...(surroundings.categories as object[]),
        { ...(surroundings.categories as object[])[0], id: 'CATEGORY_991', slug: 'file-empty' },
      ],
    }),
  )
  expect(await ids('category')).toContain('file-category')
  expect(await ids('category')).not.toContain('file-empty')
  await importFile({ version: 1, products: [] }, { withdrawMissing: true })
  expect(await ids('category')).not.toContain('file-category')
  await importFile(catalog(entries.slice(1)))
  expect(await ids('category')).toContain('file-category')
})

test('a destination has a page while it has products or a guide', async () => {
  await importFile(catalog(entries.slice(1)))
  expect(await ids('destination')).toContain('file-town')
  await sql(
    `UPDATE area_translations SET about = '', when_to_go = '', getting_there = '' WHERE area_slug = 'file-town'`,
  )
  expect(await ids('destination')).toContain('file-town')
  await importFile({ version: 1, products: [] }, { withdrawMissing: true })
  expect(await ids('destination')).not.toContain('file-town')
  await sql(
    `UPDATE area_translations SET about = 'By the sea.' WHERE area_slug = 'file-town' AND locale = 'en'`,
  )
  expect(await ids('destination')).toContain('file-town')
  await importFile(catalog(entries.slice(1)))
})

test('a review changes the page of its product, and so does hiding it', async () => {
  const booked = await completedBooking(await newProduct())
  await reindexProducts([booked.productId])
  await forgetChanges()
  expect(await changeOf('product', booked.productId)).toBe(LONG_AGO)
  await sql(
    `INSERT INTO reviews (booking_id, product_id, user_id, score, text, language)
      VALUES ($1, $2, $3, 5, 'Quiet in the morning, and the guide knew every tree.', 'en')`,
    [booked.bookingId, booked.productId, booked.userId],
  )
  expect(await changeOf('product', booked.productId)).not.toBe(LONG_AGO)
  await forgetChanges()
  const hide = `UPDATE reviews SET hidden_at = now(), hidden_reason = 'advertising' WHERE product_id = $1`
  await sql(hide, [booked.productId])
  expect(await changeOf('product', booked.productId)).not.toBe(LONG_AGO)
})
