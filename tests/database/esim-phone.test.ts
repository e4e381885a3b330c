import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor, rowsOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B5, C4] an eSIM is ordered only with a phone that was checked, other products without', async () => {
  const userId = await newUser()
  const esim = await newProduct({
    dateMode: 'NONE',
    inventory: 'SERIAL',
    units: [{ code: 'PROFILE', amount: 30_000 }],
    profiles: 1,
  })
  const unchecked = async (id: string) => ({ ...(await formFor(userId, [id])), esim_phone_checked: false })
  await placeOrder(await unchecked(await fill(userId, await newProduct())), contextOf(userId))

  const form = await unchecked(await fill(userId, esim, { PROFILE: 1 }))
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { esim_phone_checked: [{ code: 'esim_phone' }] },
  })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(1)
  const { data } = await placeOrder({ ...form, esim_phone_checked: true }, contextOf(userId))
  expect(data.status).toBe('pending')
})
