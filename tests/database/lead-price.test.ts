import { expect, test } from 'vitest'
import { getProduct } from '@/lib/server/catalog/service'
import { reindexProducts } from '@/lib/server/search/reindex'
import { sql } from '../fixtures/database'
import { listing } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const productOf = async (id: string) => (await getProduct(id, { locale: 'en', currency: 'THB' })).data

test('[C4] the card and the page have the price of what the name says, not of a cheaper option for some', async () => {
  const partial = await sql<{ id: string; options: string[] }>(
    'SELECT product_id AS id, array_agg(id) AS options FROM options WHERE NOT is_lead_price GROUP BY product_id',
  )
  expect(partial.length).toBeGreaterThan(5)
  const pages = await Promise.all([1, 2, 3].map((page) => listing({ page })))
  const items = pages.flatMap((one) => one.items)
  for (const { id, options } of partial) {
    const product = await productOf(id)
    expect(options, id).not.toContain(product.from_option_id)
    const named = product.options.find((option) => option.id === product.from_option_id)
    expect(product.from, id).toEqual(named?.from.price)
    const leads = product.options.filter((option) => !options.includes(option.id))
    expect(product.from.amount, id).toBe(Math.min(...leads.map(({ from }) => from.price.amount)))
    const card = items.find((item) => item.id === id)
    expect([card?.from, card?.from_unit], id).toEqual([product.from, product.from_unit])
  }
})

test('[C4] if nothing else is free, the price is that of the other option', async () => {
  const id = 'phuket-aquarium'
  await sql(
    'UPDATE slots SET closed = true WHERE option_id IN (SELECT id FROM options WHERE product_id = $1 AND is_lead_price)',
    [id],
  )
  await reindexProducts([id])
  const product = await productOf(id)
  const [other] = await sql<{ id: string }>(
    'SELECT id FROM options WHERE product_id = $1 AND NOT is_lead_price',
    [id],
  )
  expect(product.from_option_id).toBe(other?.id)
})
