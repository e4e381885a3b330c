import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const newPhone = () => `+6681${String(randomInt(10_000_000)).padStart(7, '0')}`

/** An account that was opened with an email address alone. */
async function newcomer(change: { name?: string; phone?: string } = {}): Promise<string> {
  const userId = await newUser()
  await sql("UPDATE users SET first_name = $2, last_name = '', phone = $3, email = $4 WHERE id = $1", [
    userId,
    change.name ?? '',
    change.phone ?? null,
    `${userId}@example.com`,
  ])
  return userId
}

async function order(userId: string, lead: object) {
  const sold = await newProduct({ capacity: 9 })
  const form = await formFor(userId, [await fill(userId, sold)])
  return placeOrder({ ...form, lead: { ...form.lead, ...lead } }, contextOf(userId))
}

const contactOf = async (userId: string) =>
  (await sql('SELECT first_name, last_name, phone FROM users WHERE id = $1', [userId]))[0]

test('[A9] the first order gives the account its name and phone', async () => {
  const userId = await newcomer()
  const phone = newPhone()
  await order(userId, { first_name: 'Mali', last_name: 'Sky', phone })
  expect(await contactOf(userId)).toEqual({ first_name: 'Mali', last_name: 'Sky', phone })
  await order(userId, { first_name: 'Malee', last_name: '', phone: newPhone() })
  expect(await contactOf(userId)).toEqual({ first_name: 'Mali', last_name: 'Sky', phone })
})

test('[A9] what the account has stays', async () => {
  const phone = newPhone()
  const [named, reachable] = [await newcomer({ name: 'Mali' }), await newcomer({ phone })]
  for (const userId of [named, reachable]) await order(userId, { first_name: 'Ploy', phone: newPhone() })
  expect(await contactOf(named)).toMatchObject({ first_name: 'Mali' })
  expect(await contactOf(reachable)).toMatchObject({ first_name: 'Ploy', phone })
})

test('[A9] an order for another address says nothing about the account', async () => {
  const userId = await newcomer()
  await order(userId, { first_name: 'Somchai', email: 'somchai@example.com', phone: newPhone() })
  expect(await contactOf(userId)).toEqual({ first_name: '', last_name: '', phone: null })
})

test('[A9] a phone of another account is left out, and the order is placed, also at the same time', async () => {
  const phone = newPhone()
  const others = [await newcomer(), await newcomer(), await newcomer()]
  const placed = await Promise.all(others.map((userId) => order(userId, { first_name: 'Mali', phone })))
  expect(placed.map(({ data }) => data.status)).toHaveLength(3)
  const phones = await Promise.all(others.map(async (userId) => (await contactOf(userId))?.phone))
  expect(phones.filter((value) => value === phone)).toHaveLength(1)
  expect(phones.filter((value) => value === null)).toHaveLength(2)
})
