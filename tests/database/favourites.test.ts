import { expect, test } from 'vitest'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import * as favourites from '@/lib/server/favourites/service'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const listOf = async (userId: string) => (await favourites.listFavourites(contextOf(userId))).data.product_ids

test('merges a device’s favourites into the account’s, newest first, and ignores unknown products', async () => {
  const userId = await newUser()
  const [a, b, c] = [await newProduct(), await newProduct(), await newProduct()].map(
    ({ productId }) => productId,
  ) as [string, string, string]
  await favourites.addFavourite(a, contextOf(userId))
  await favourites.mergeFavourites([c, 'nothing', b, a, c], contextOf(userId))
  expect(await listOf(userId)).toEqual([c, b, a])
  await favourites.addFavourite(b, contextOf(userId))
  await favourites.removeFavourite(a, contextOf(userId))
  await favourites.removeFavourite(a, contextOf(userId))
  expect(await listOf(userId)).toEqual([c, b])
})

test('does not list discontinued products, and rejects unknown ones', async () => {
  const userId = await newUser()
  const { productId } = await newProduct()
  await favourites.addFavourite(productId, contextOf(userId))
  await sql('UPDATE products SET discontinued_at = now() WHERE id = $1', [productId])
  expect(await listOf(userId)).toEqual([])
  await expect(favourites.addFavourite('nothing', contextOf(userId))).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  })
})

test('rejects more than the limit with its own error', async () => {
  const userId = await newUser()
  const { productId } = await newProduct()
  await sql(
    `WITH made AS (
       INSERT INTO products (id, vertical, supplier, time_zone, currency, languages, wheelchair, hotel_pickup,
         instant_confirmation, position)
       SELECT 'full-' || n, 'esim', 'Fixture Tours', 'Asia/Bangkok', 'THB', '{en}', false, false, true, 9999
       FROM generate_series(1, $2::int) n RETURNING id
     ) INSERT INTO favourites (user_id, product_id) SELECT $1, id FROM made`,
    [userId, MAX_FAVOURITES],
  )
  await expect(favourites.addFavourite(productId, contextOf(userId))).rejects.toMatchObject({
    code: 'FAVOURITES_FULL',
  })
})
