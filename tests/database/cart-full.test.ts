import { expect, test } from 'vitest'
import { MAX_CART_ITEMS } from '@/lib/domain/cart-size'
import { addToCart } from '@/lib/server/cart/service'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { choose, contextOf, fill } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const itemsOf = async (userId: string) => {
  const [row] = await sql<{ items: number }>(
    'SELECT count(*)::int AS items FROM cart_items WHERE user_id = $1',
    [userId],
  )
  return row?.items
}

/** Copies the item of a cart until the cart has a number of items; the copies differ in their extras. */
async function growTo(userId: string, items: number): Promise<void> {
  const columns = await sql<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = 'cart_items' AND column_name NOT IN ('id', 'position', 'extras') ORDER BY 1`,
  )
  const list = columns.map(({ name }) => `"${name}"`).join(', ')
  await sql(
    `INSERT INTO cart_items (${list}, extras)
      SELECT ${list}, ARRAY['copy' || n]
      FROM cart_items, generate_series(2, $2::int) n WHERE user_id = $1`,
    [userId, items],
  )
}

const added = (userId: string, sold: Sold) =>
  addToCart(choose(sold, { ADULT: 1 }), contextOf(userId)).then(
    () => 'added',
    (error: { code?: string }) => error.code ?? String(error),
  )

test('[B3] a full cart takes no further item, but more units of one that it has', async () => {
  const userId = await newUser()
  const first = await newProduct()
  await fill(userId, first)
  await growTo(userId, MAX_CART_ITEMS)
  const second = await newProduct()
  await expect(addToCart(choose(second, { ADULT: 1 }), contextOf(userId))).rejects.toMatchObject({
    code: 'CART_FULL',
    values: { max: MAX_CART_ITEMS },
  })
  expect(await added(userId, first)).toBe('added')
  expect(await itemsOf(userId)).toBe(MAX_CART_ITEMS)
  expect(await added(await newUser(), second)).toBe('added')
})

test('[B3] parallel additions do not exceed the limit together', async () => {
  const userId = await newUser()
  await fill(userId, await newProduct())
  await growTo(userId, MAX_CART_ITEMS - 2)
  const products = await Promise.all(Array.from({ length: 6 }, () => newProduct()))
  const results = await Promise.all(products.map((sold) => added(userId, sold)))
  expect(results.toSorted()).toEqual([...Array(4).fill('CART_FULL'), 'added', 'added'])
  expect(await itemsOf(userId)).toBe(MAX_CART_ITEMS)
})

test('the database refuses an item beyond the limit, also within one statement', async () => {
  const userId = await newUser()
  await fill(userId, await newProduct())
  await expect(growTo(userId, MAX_CART_ITEMS + 1)).rejects.toMatchObject({
    code: '23514',
    constraint: 'cart_items_limit',
  })
  expect(await itemsOf(userId)).toBe(1)
})

test('the database counts additions that do not wait for each other', async () => {
  const userId = await newUser()
  await fill(userId, await newProduct())
  await growTo(userId, MAX_CART_ITEMS - 1)
  const insert = () =>
    sql(
      `INSERT INTO cart_items (user_id, option_id, local_date, local_time, quantities, extras, booking_details,
          last_seen_total, last_seen_currency)
        SELECT user_id, option_id, local_date, local_time, quantities, ARRAY[$2::text],
          booking_details, last_seen_total, last_seen_currency
        FROM cart_items WHERE user_id = $1 LIMIT 1`,
      [userId, crypto.randomUUID()],
    )
  const results = await Promise.allSettled(Array.from({ length: 5 }, insert))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await itemsOf(userId)).toBe(MAX_CART_ITEMS)
})
