import { expect, test } from 'vitest'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B6] prices and their product change currency together', async () => {
  const { productId, optionId } = await newProduct()
  await sql(`UPDATE products SET currency = 'USD' WHERE id = '${productId}';
    UPDATE prices SET currency = 'USD' WHERE option_id = '${optionId}'`)
})

test('[B6] of concurrently inserted prices for overlapping periods, one succeeds', async () => {
  const { optionId } = await newProduct()
  await sql("UPDATE prices SET to_date = '2026-12-31' WHERE option_id = $1", [optionId])
  const insert = (from: string) =>
    sql(`INSERT INTO prices (option_id, unit_code, from_date, to_date, amount, currency)
      VALUES ('${optionId}', 'ADULT', '${from}', '9999-12-31', 1, 'THB'); SELECT pg_sleep(0.2)`)
  const days = ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04']
  const results = await Promise.allSettled(days.map(insert))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
