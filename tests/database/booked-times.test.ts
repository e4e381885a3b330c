import { expect, test } from 'vitest'
import { countPaidBookings } from '@/lib/server/catalog/booked-repo'
import { getProduct } from '@/lib/server/catalog/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { newOrder } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { confirmedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const shown = async (id: string) => (await getProduct(id, { locale: 'en', currency: 'THB' })).data.booked

test('[R5] only paid and not canceled bookings count, and the page shows them from 20, rounded down', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ capacity: 30 })
  const { productId } = sold
  expect(await countPaidBookings(productId)).toBe(0)
  await newOrder(await newUser(), sold)
  expect(await countPaidBookings(productId)).toBe(0)
  const first = await confirmedBooking(sold)
  expect(await countPaidBookings(productId)).toBe(1)
  expect(await shown(productId)).toBeNull()
  await sql(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [first.bookingId])
  expect(await countPaidBookings(productId)).toBe(1)
  // Copies without triggers, because twenty purchases take long.
  const copies = await sql<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'bookings' AND column_name NOT IN ('id', 'position')`,
  )
  const columns = copies[0]?.columns ?? ''
  await sql(
    `SET session_replication_role = replica;
     INSERT INTO bookings (position, ${columns})
     SELECT n, ${columns} FROM bookings, generate_series(100, 123) n WHERE id = '${first.bookingId}'`,
  )
  expect(await countPaidBookings(productId)).toBe(25)
  expect(await shown(productId)).toBe(20)
  await sql(
    `SET session_replication_role = replica; UPDATE orders SET total = 0 WHERE id = '${first.orderId}'`,
  )
  expect(await countPaidBookings(productId)).toBe(0)
})
