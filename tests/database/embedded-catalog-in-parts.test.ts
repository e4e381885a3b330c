import { expect, test } from 'vitest'
import { catalog, day, importFile, optionEntry, productEntry } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

/** More products than are written at once. */
const COUNT = 60

function entries(prefix: string, capacity: number, change: object = {}) {
  return Array.from({ length: COUNT }, (_, index) => {
    const id = `${prefix}-${String(index).padStart(3, '0')}`
    const availability = { days: [{ date: day(7), time: '10:00', capacity }] }
    return productEntry({ id, options: [optionEntry(`${id}.entry`, { availability })], ...change })
  })
}

const written = (prefix: string) => rowsOf('products WHERE id LIKE $1', [`${prefix}-%`])

test('a large import lets others work between its parts', async () => {
  const seen: Array<Promise<number>> = []
  const report = await importFile(catalog(entries('file-parts', 5)), {
    inParts: true,
    onProgress: () => seen.push(written('file-parts')),
  })
  expect(report).toMatchObject({ created: COUNT, changed: 0, unchanged: 0 })
  expect((await Promise.all(seen)).some((count) => count > 0 && count < COUNT)).toBe(true)
  expect(await rowsOf("product_search_index WHERE product_id LIKE 'file-parts-%'", [])).toBe(COUNT)
  const stale = await sql<{ tag: string }>(
    "SELECT DISTINCT tag FROM catalog_changes, unnest(tags) AS tag WHERE tag LIKE '%file-parts-%'",
  )
  expect(stale).toHaveLength(COUNT)
})

test('without leave to write in parts, nothing is seen before the end', async () => {
  const seen: Array<Promise<number>> = []
  await importFile(catalog(entries('file-whole', 5)), {
    onProgress: () => seen.push(written('file-whole')),
  })
  expect(new Set(await Promise.all(seen))).toEqual(new Set([COUNT]))
})

test('a product whose places were sold meanwhile is left as it is, and named', async () => {
  await importFile(catalog(entries('file-late', 5)))
  let sale: Promise<unknown> | undefined
  const changed = catalog(entries('file-late', 3, { duration_minutes: 45 }))
  const refused = importFile(changed, {
    inParts: true,
    onChecked: (done, all) => {
      if (done === all) sale = sql("UPDATE slots SET sold = 4 WHERE option_id = 'file-late-059.entry'")
    },
  })
  await expect(refused).rejects.toMatchObject({
    othersWritten: true,
    problems: [{ path: ['products', 59, 'options', 0, 'availability', 'days', 0, 'capacity'] }],
  })
  await sale
  expect(
    await sql("SELECT id FROM products WHERE id LIKE 'file-late-%' AND duration_minutes IS DISTINCT FROM 45"),
  ).toEqual([{ id: 'file-late-059' }])
})
