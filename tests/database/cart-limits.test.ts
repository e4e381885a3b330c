import { expect, test } from 'vitest'
import { addToCart, listCart } from '@/lib/server/cart/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { newLine, thereAndBack } from '../fixtures/transport'

withShopDatabase()

async function onlyItem(userId: string) {
  const { data } = await listCart({ page: 1, limit: 5 }, contextOf(userId))
  return data.items[0]
}

test('[B3] an item has the limits of its option and the number of places left', async () => {
  const userId = await newUser()
  const units = [{ code: 'FAMILY' as const, amount: 300_000, pax: 4 }]
  await fill(userId, await newProduct({ capacity: 9, units }), { FAMILY: 1 })
  expect(await onlyItem(userId)).toMatchObject({
    limits: { units: 10, left: 9 },
    lines: [{ unit: 'FAMILY', max: null, places: 4 }],
  })
})

test('[B3] without counted places only the option limits an item', async () => {
  const userId = await newUser()
  await fill(userId, await newProduct({ inventory: 'FREESALE' }))
  expect(await onlyItem(userId)).toMatchObject({ limits: { units: 10, left: null } })
})

test('[B3] the fuller leg limits a return trip', async () => {
  const userId = await newUser()
  const trip = await newLine({ out: 7, back: 3 })
  await addToCart(thereAndBack(trip), contextOf(userId))
  expect((await onlyItem(userId))?.limits.left).toBe(3)
})

test('[B3] an item with too few places shows how many are left', async () => {
  const userId = await newUser()
  const sold = await newProduct({ capacity: 5 })
  await fill(userId, sold, { ADULT: 4 })
  await sql('UPDATE slots SET sold = 3 WHERE option_id = $1', [sold.optionId])
  expect(await onlyItem(userId)).toMatchObject({ problem: 'NOT_ENOUGH_PLACES', limits: { left: 2 } })
})

test('[B3] an item whose return has too few places shows how many are left', async () => {
  const userId = await newUser()
  const trip = await newLine({ out: 7, back: 3 })
  await addToCart({ ...thereAndBack(trip), quantities: { ADULT: 3 } }, contextOf(userId))
  await sql('UPDATE slots SET sold = 2 WHERE option_id = $1', [trip.backId])
  expect(await onlyItem(userId)).toMatchObject({ problem: 'RETURN_NOT_ENOUGH_PLACES', limits: { left: 1 } })
})
