import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getProduct } from '@/lib/server/catalog/service'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const reader = { locale: 'en', currency: 'THB' } as const
const endPrices = (optionId: string) =>
  sql('UPDATE prices SET from_date = current_date - 30, to_date = current_date - 2 WHERE option_id = $1', [
    optionId,
  ])

/** A further option of a product, at the same prices. */
async function another(optionId: string): Promise<string> {
  const id = `other-${randomUUID()}`
  const tables = { options: 'id', units: 'option_id', prices: 'option_id' }
  for (const [table, column] of Object.entries(tables))
    await sql(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(one, $2::jsonb)).* FROM ${table} one WHERE ${column} = $1`,
      [optionId, JSON.stringify({ [column]: id, ...(table === 'options' && { position: 1 }) })],
    )
  return id
}

test('[C4] an option without current prices is no longer offered; the others are', async () => {
  const { productId, optionId } = await newProduct()
  const other = await another(optionId)
  expect((await getProduct(productId, reader)).data.options.map(({ id }) => id)).toEqual([optionId, other])
  await endPrices(other)
  const { data } = await getProduct(productId, reader)
  expect([data.from_option_id, data.options.map(({ id }) => id)]).toEqual([optionId, [optionId]])
  await endPrices(optionId)
  await expect(getProduct(productId, reader)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
})
