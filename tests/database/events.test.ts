import { expect, test } from 'vitest'
import { getProduct } from '@/lib/server/catalog/service'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { catalog, day, importFile, optionEntry, productEntry } from '../fixtures/catalog-file'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const each = (text: string) => ({ en: text, th: text, 'zh-cn': text })
const MEETING = { name: each('Hall'), directions: each('Gate 2'), latitude: 13.7, longitude: 100.5 }

const starts = (...times: Array<[offset: number, time: string]>) => ({
  availability: { days: times.map(([offset, time]) => ({ date: day(offset), time, capacity: 5 })) },
})

const performancesOf = async (id: string) =>
  (await getProduct(id, { locale: 'en', currency: 'THB' })).data.performances

test('[C4] [R5] an event has its first performances with a free place, and the options that have one', async () => {
  const entry = productEntry({ event: true, meeting: MEETING })
  const [stalls, balcony] = [`${entry.id}.stalls`, `${entry.id}.balcony`]
  entry.options = [
    optionEntry(stalls, starts([7, '19:30'], [8, '14:00'], [8, '19:30'])),
    optionEntry(balcony, starts([7, '19:30'], [9, '19:30'])),
  ]
  await importFile(catalog([entry]))
  await sql(
    `INSERT INTO exchange_rates (currency, position, per_base, base, as_of) VALUES ('THB', 0, 1, 'THB', '2026-11-01')
     ON CONFLICT DO NOTHING`,
  )
  expect(await performancesOf(entry.id)).toEqual([
    { date: day(7), time: '19:30', option_ids: [stalls, balcony] },
    { date: day(8), time: '14:00', option_ids: [stalls] },
    { date: day(8), time: '19:30', option_ids: [stalls] },
    { date: day(9), time: '19:30', option_ids: [balcony] },
  ])
  await sql('UPDATE slots SET sold = capacity WHERE option_id = $1', [stalls])
  expect(await performancesOf(entry.id)).toEqual([
    { date: day(7), time: '19:30', option_ids: [balcony] },
    { date: day(9), time: '19:30', option_ids: [balcony] },
  ])
  const { products } = JSON.parse(await exportCatalog()) as {
    products: Array<{ id: string; event?: boolean }>
  }
  expect(products.find(({ id }) => id === entry.id)?.event).toBe(true)
  await importFile(catalog([{ ...entry, event: false }]))
  expect(await performancesOf(entry.id)).toEqual([])
})
