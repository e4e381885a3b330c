import { describe, expect, test } from 'vitest'
import { newProduct, newUser } from '../fixtures/catalog'
import { newOrder, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const ANONYMOUS = JSON.stringify({ first_name: '', last_name: '', email: '', phone: '' })

describe('order and account constraints', () => {
  test('[A9] an order loses its account only together with its lead traveller’s details', async () => {
    const userId = await newUser()
    const { id } = await newOrder(userId, await newProduct())
    await expect(sql('DELETE FROM users WHERE id = $1', [userId])).rejects.toThrow('orders_without_account')
    await sql('UPDATE orders SET lead = $2 WHERE id = $1', [id, ANONYMOUS])
    await sql('DELETE FROM users WHERE id = $1', [userId])
    expect(await rowsOf('orders WHERE id = $1 AND user_id IS NULL', [id])).toBe(1)
  })

  test('[A9] an order cannot be moved to another account', async () => {
    const [userId, other] = [await newUser(), await newUser()]
    const { id } = await newOrder(userId, await newProduct())
    const give = (to: string) => sql('UPDATE orders SET user_id = $2 WHERE id = $1', [id, to])
    await expect(give(other)).rejects.toThrow('is rejected')
    await sql('UPDATE orders SET lead = $2, user_id = NULL WHERE id = $1', [id, ANONYMOUS])
    await expect(give(userId)).rejects.toThrow('is rejected')
  })

  test('[A9] the database limits the size of an image and requires a long key', async () => {
    const userId = await newUser()
    const insert = (key: string, bytes: number) =>
      sql('INSERT INTO profile_images (user_id, key, image) VALUES ($1, $2, $3)', [
        userId,
        key,
        Buffer.alloc(bytes, 1),
      ])
    await expect(insert('short', 10)).rejects.toThrow('profile_images_key_length')
    await expect(insert('x'.repeat(24), 1_000_001)).rejects.toThrow('profile_images_size')
    await insert('x'.repeat(24), 10)
    await sql('DELETE FROM users WHERE id = $1', [userId])
    expect(await rowsOf('profile_images WHERE user_id = $1', [userId])).toBe(0)
  })
})
