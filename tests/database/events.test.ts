import { expect, test } from 'vitest'
import { getProduct } from '@/lib/server/catalog/service'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { baht, catalog, day, importFile, optionEntry, productEntry } from '../fixtures/catalog-file'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const each = (text: string) => ({ en: text, th: text, 'zh-cn': text })
const MEETING = { name: each('Hall'), directions: each('Gate 2'), latitude: 13.7, longitude: 100.5 }

const starts = (...times: Array<[offset: number, time: string]>) => ({
  availability: { days: times.map(([offset, time]) => ({ date: day(offset), time, capacity: 5 })) },
})

const of = (id: string, amount = 100_000, availability = 'available') => ({
  id,
  price: baht(amount),
  availability,
})

const performancesOf = async (id: string) =>
  (await getProduct(id, { locale: 'en', currency: 'THB' })).data.performances

test('[C4] [R5] an event has its next performances, each with the prices and places of its options', async () => {
  const entry = productEntry({ event: true, meeting: MEETING })
  const [stalls, balcony] = [`${entry.id}.stalls`, `${entry.id}.balcony`]
  entry.options = [
    optionEntry(stalls, {
      ...starts([7, '19:30'], [8, '14:00'], [8, '19:30']),
      units: [
        {
          code: 'ADULT',
          label: each('Adult'),
          price: baht(100_000),
          seasons: [{ from: day(8), to: day(8), price: baht(200_000) }],
        },
      ],
    }),
    optionEntry(balcony, starts([7, '19:30'], [9, '19:30'])),
  ]
  await importFile(catalog([entry]))
  await sql(
    `INSERT INTO exchange_rates (currency, position, per_base, base, as_of) VALUES ('THB', 0, 1, 'THB', '2026-11-01')
     ON CONFLICT DO NOTHING`,
  )
  expect(await performancesOf(entry.id)).toEqual([
    { date: day(7), time: '19:30', options: [of(stalls), of(balcony)] },
    { date: day(8), time: '14:00', options: [of(stalls, 200_000)] },
    { date: day(8), time: '19:30', options: [of(stalls, 200_000)] },
    { date: day(9), time: '19:30', options: [of(balcony)] },
  ])
  await sql('UPDATE slots SET sold = capacity WHERE option_id = $1', [stalls])
  await sql('UPDATE slots SET sold = capacity - 1 WHERE option_id = $1', [balcony])
  expect(await performancesOf(entry.id)).toEqual([
    { date: day(7), time: '19:30', options: [of(stalls, 100_000, 'sold_out'), of(balcony, 100_000, 'few')] },
    { date: day(8), time: '14:00', options: [of(stalls, 200_000, 'sold_out')] },
    { date: day(8), time: '19:30', options: [of(stalls, 200_000, 'sold_out')] },
    { date: day(9), time: '19:30', options: [of(balcony, 100_000, 'few')] },
  ])
  await sql('UPDATE slots SET closed = true WHERE option_id = $1', [stalls])
  expect(await performancesOf(entry.id)).toHaveLength(2)
  const { products } = JSON.parse(await exportCatalog()) as {
    products: Array<{ id: string; event?: boolean }>
  }
  expect(products.find(({ id }) => id === entry.id)?.event).toBe(true)
  await importFile(catalog([{ ...entry, event: false }]))
  expect(await performancesOf(entry.id)).toEqual([])
})

test('[R5] sold-out performances do not take the place of those on sale', async () => {
  const entry = productEntry({ event: true, meeting: MEETING })
  const stalls = `${entry.id}.stalls`
  const times = Array.from({ length: 8 }, (_, n) => [n + 7, '19:30'] as [number, string])
  entry.options = [optionEntry(stalls, starts(...times))]
  await importFile(catalog([entry]))
  await sql('UPDATE slots SET sold = capacity WHERE option_id = $1 AND local_date < $2', [stalls, day(14)])
  const performances = (await performancesOf(entry.id)) ?? []
  expect(performances.map(({ date }) => date)).toEqual([7, 8, 9, 10, 11, 14].map(day))
  expect(performances.at(-1)?.options).toEqual([of(stalls)])
})
