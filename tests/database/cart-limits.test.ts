import { expect, test } from 'vitest'
import { addToCart, listCart } from '@/lib/server/cart/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { newLine, thereAndBack } from '../fixtures/transport'

withShopDatabase()

async function onlyLine(userId: string) {
  const { data } = await listCart({ page: 1, limit: 5 }, contextOf(userId))
  return data.items[0]
}

test('[B3] a line says how many it takes: by its option, and by the places left', async () => {
  const userId = await newUser()
  const units = [{ code: 'FAMILY' as const, amount: 300_000, pax: 4 }]
  await fill(userId, await newProduct({ capacity: 9, units }), { FAMILY: 1 })
  expect(await onlyLine(userId)).toMatchObject({
    limits: { units: 10, left: 9 },
    lines: [{ unit: 'FAMILY', max: null, places: 4 }],
  })
})

test('[B3] where places are not counted, the option alone says it', async () => {
  const userId = await newUser()
  await fill(userId, await newProduct({ inventory: 'FREESALE' }))
  expect(await onlyLine(userId)).toMatchObject({ limits: { units: 10, left: null } })
})

test('[B3] of a trip each way the fuller way says it', async () => {
  const userId = await newUser()
  const line = await newLine({ out: 7, back: 3 })
  await addToCart(thereAndBack(line), contextOf(userId))
  expect((await onlyLine(userId))?.limits.left).toBe(3)
})

test('[B3] a line with too few places says how many are left', async () => {
  const userId = await newUser()
  const sold = await newProduct({ capacity: 5 })
  await fill(userId, sold, { ADULT: 4 })
  await sql('UPDATE slots SET sold = 3 WHERE option_id = $1', [sold.optionId])
  expect(await onlyLine(userId)).toMatchObject({ problem: 'NOT_ENOUGH_PLACES', limits: { left: 2 } })
})

test('[B3] and so does one whose way back has too few', async () => {
  const userId = await newUser()
  const line = await newLine({ out: 7, back: 3 })
  await addToCart({ ...thereAndBack(line), quantities: { ADULT: 3 } }, contextOf(userId))
  await sql('UPDATE slots SET sold = 2 WHERE option_id = $1', [line.backId])
  expect(await onlyLine(userId)).toMatchObject({ problem: 'RETURN_NOT_ENOUGH_PLACES', limits: { left: 1 } })
})
