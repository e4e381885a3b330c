import { Client } from 'pg'
import { expect, test } from 'vitest'
import { selection } from '@/lib/contract/cart'
import { addToCart, listCart } from '@/lib/server/cart/service'
import { getOrder } from '@/lib/server/orders/service'
import { bought, quoted } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const goods = () =>
  newProduct({ dateMode: 'NONE', inventory: 'STOCK', fulfilmentMethods: ['pickup', 'delivery'] })
const delivered = { fulfilment: { way: 'delivery' as const } }
/** The names of version 0.1. */
const before = { handover: delivered.fulfilment }

test('[C4] a cart item stored by version 0.1 is read, and the same selection is merged with it', async () => {
  const [userId, sold] = [await newUser(), await goods()]
  const request = selection.parse({
    product_id: sold.productId,
    option_id: sold.optionId,
    quantities: { ADULT: 1 },
    booking_details: delivered,
  })
  await addToCart(request, contextOf(userId))
  const changed = await sql('UPDATE cart_items SET booking_details = $2 WHERE user_id = $1 RETURNING id', [
    userId,
    before,
  ])
  expect(changed).toHaveLength(1)
  const cart = async () => (await listCart({ page: 1, limit: 5 }, contextOf(userId))).data.items
  expect(await cart()).toMatchObject([{ booking_details: delivered, quantities: { ADULT: 1 } }])
  await addToCart(request, contextOf(userId))
  expect(await cart()).toMatchObject([{ booking_details: delivered, quantities: { ADULT: 2 } }])
  const collected = { ...request, booking_details: { fulfilment: { way: 'pickup' as const } } }
  await addToCart(collected, contextOf(userId))
  expect(await cart()).toHaveLength(2)
})

test('[B7] an order stored by version 0.1 shows its supplier, details and pickup window, and quotes its fee', async () => {
  const buyer = await bought([[await newProduct()]])
  const { id } = buyer.order
  const window = { from: '07:00', to: '07:30' }
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    // What was sold cannot be changed otherwise.
    await client.query('SET session_replication_role = replica')
    await client.query(
      `UPDATE bookings SET booking_details = $2, cancellation_policy = $3,
        snapshot = (snapshot - 'supplier' - 'pickupWindow') || $4::jsonb WHERE order_id = $1`,
      [
        id,
        { ...before, guide: 'th' },
        JSON.stringify([{ hoursBefore: 100_000, percentKept: 50 }]),
        { operator: 'River Co.', fetched: window },
      ],
    )
  } finally {
    await client.query('SET session_replication_role = DEFAULT')
    await client.end()
  }
  const { data } = await getOrder(id, contextOf(buyer.userId))
  expect(data.bookings).toMatchObject([
    {
      product: { supplier: 'River Co.' },
      booking_details: { ...delivered, guide: 'th' },
      booking_detail_names: { pickup_window: window },
      cancellation: [{ hours_before: 100_000, fee_percent: 50 }],
    },
  ])
  expect(await quoted(buyer)).toMatchObject({ fee_percent: 50 })
})
