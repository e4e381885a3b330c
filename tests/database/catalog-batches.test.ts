import { expect, test } from 'vitest'
import { catalog, day, importFile, issuesOf, optionEntry, productEntry } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

/** More products than an import has in memory at a time. */
const COUNT = 120

function entries(prefix: string, capacity = 5) {
  return Array.from({ length: COUNT }, (_, index) => {
    const id = `${prefix}-${String(index).padStart(3, '0')}`
    const availability = { days: [{ date: day(7), time: '10:00', capacity }] }
    return productEntry({ id, options: [optionEntry(`${id}.entry`, { availability })] })
  })
}

const inListingOrder = async (prefix: string) =>
  (
    await sql<{ id: string }>('SELECT id FROM products WHERE id LIKE $1 ORDER BY position, id', [
      `${prefix}-%`,
    ])
  ).map(({ id }) => id)

test('products of all batches are written, searchable and in the order of the file', {
  tags: ['thorough'],
}, async () => {
  const list = entries('file-many')
  const written: Array<[done: number, all: number]> = []
  const checked: number[] = []
  const report = await importFile(catalog(list), {
    onChecked: (done) => checked.push(done),
    onProgress: (done, all) => written.push([done, all]),
  })
  expect(report).toMatchObject({ created: COUNT, changed: 0, unchanged: 0 })
  expect([checked, written.at(-1), written.length > 1]).toEqual([[50, 100, COUNT], [COUNT, COUNT], true])
  expect(await inListingOrder('file-many')).toEqual(list.map(({ id }) => id))
  expect(await rowsOf("product_search_index WHERE product_id LIKE 'file-many-%'", [])).toBe(COUNT)

  // What is new is written first, and nevertheless in its place.
  const [first, last] = [list[3], list[110]]
  if (!first || !last) throw new Error('there are fewer products')
  const added = entries('file-many')
    .slice(0, 2)
    .map((entry, index) => ({ ...entry, id: `file-many-new-${index}` }))
  for (const entry of added) entry.options = [optionEntry(`${entry.id}.entry`)]
  const changed = list.map((entry) =>
    entry === first || entry === last ? { ...entry, duration_minutes: 45 } : entry,
  )
  expect(await importFile(catalog([...changed.slice(0, 60), ...added, ...changed.slice(60)]))).toMatchObject({
    created: 2,
    changed: 2,
    unchanged: COUNT - 2,
  })
  expect((await inListingOrder('file-many')).slice(-2)).toEqual(added.map(({ id }) => id))
  expect(
    await sql("SELECT id FROM products WHERE duration_minutes = 45 AND id LIKE 'file-many-%' ORDER BY id"),
  ).toEqual([{ id: first.id }, { id: last.id }])
})

test('names are unique across batches, and a problem in the last one changes nothing', async () => {
  const list = entries('file-twice')
  const [first, last] = [list[0], list[COUNT - 1]]
  if (!first || !last) throw new Error('there are no products')
  const repeated = { ...last, id: first.id, options: first.options }
  expect(await issuesOf(catalog([...list.slice(0, -1), repeated]))).toEqual([
    `products[${COUNT - 1}].id: ${JSON.stringify(first.id)} is listed twice`,
    `products[${COUNT - 1}].options[0].id: "${first.id}.entry" occurs twice in this file`,
  ])
  expect(await issuesOf(catalog([...list.slice(0, -1), { ...last, category: 'NONE' }]))).toEqual([
    `products[${COUNT - 1}].category: unknown category "NONE"`,
  ])
  expect(await inListingOrder('file-twice')).toEqual([])
})

test('a start of the last batch that was sold meanwhile undoes the others', async () => {
  await importFile(catalog(entries('file-sold')))
  await sql("UPDATE slots SET sold = 4 WHERE option_id = 'file-sold-119.entry'")
  const changed = entries('file-sold', 3).map((entry) => ({ ...entry, duration_minutes: 45 }))
  expect(await issuesOf(catalog(changed))).toEqual([
    `products[119].options[0].availability.days[0].capacity: must be ≥ 4: that many places are held or sold on ${day(7)} at 10:00`,
  ])
  expect(await rowsOf("products WHERE id LIKE 'file-sold-%' AND duration_minutes = 45", [])).toBe(0)
})
