import { expect, test } from 'vitest'
import { cartItem } from '@/lib/contract/cart'
import { order as orderSchema } from '@/lib/contract/orders'
import { listCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B5] cart and order say of each product whether the operator has to confirm it', async () => {
  const userId = await newUser()
  const instant = await fill(userId, await newProduct())
  const manual = await fill(userId, await newProduct({ instantConfirmation: false }))
  const { data: cart } = await listCart({ page: 1, limit: 20 }, contextOf(userId))
  const said = cart.items.map((item) => [item.id, cartItem.parse(item).instant_confirmation])
  expect(Object.fromEntries(said)).toEqual({ [instant]: true, [manual]: false })

  const ids = [instant, manual]
  const { data } = await placeOrder(await formFor(userId, ids), contextOf(userId))
  const order = orderSchema.parse(data)
  expect(order.bookings.map(({ instant_confirmation }) => instant_confirmation)).toEqual([true, false])
})
