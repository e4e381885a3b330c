import { expect, test } from 'vitest'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('every slot has an option, and stays with it', async () => {
  const { optionId } = await newProduct()
  const other = await newProduct()
  await expect(
    sql('INSERT INTO slots (option_id, capacity) VALUES ($1, 1), ($2, 1)', [optionId, `${optionId}-none`]),
  ).rejects.toMatchObject({ code: '23503', constraint: 'slots_have_options' })
  await expect(
    sql('UPDATE slots SET option_id = $1 WHERE option_id = $2', [other.optionId, optionId]),
  ).rejects.toMatchObject({ code: '23503', constraint: 'slots_stay_with_options' })
  await expect(sql("UPDATE options SET id = id || '-other' WHERE id = $1", [optionId])).rejects.toMatchObject(
    { code: '23503' },
  )
  expect(await rowsOf('slots WHERE option_id = $1', [optionId])).toBe(1)
})

test('slots are deleted with their option', async () => {
  const { optionId } = await newProduct()
  await sql('DELETE FROM options WHERE id = $1', [optionId])
  expect(await rowsOf('slots WHERE option_id = $1', [optionId])).toBe(0)
})
