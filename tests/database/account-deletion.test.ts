import { expect, test } from 'vitest'
import { anonymizeUser } from '@/lib/server/account/deletion-repo'
import { findAccount } from '@/lib/server/auth/repo'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { database } from '@/lib/server/db/client'
import { outbox, supportRequests } from '@/lib/server/db/schema'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, paidNotification, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

async function insertRequest(email: string): Promise<string> {
  const number = `T-${email}`
  const request = { topic: 'other', name: 'Mali', message: 'Hello', locale: 'en' } as const
  await database()
    .insert(supportRequests)
    .values({ ...request, number, email })
  return number
}

async function enqueue(kind: 'sms' | 'secret-sms', to: string): Promise<void> {
  await database().insert(outbox).values({ kind, payload: { to } })
}

test('[A9] account deletion removes support requests sent while signed out, and pending text messages', async () => {
  const userId = await newUser()
  const phone = '+66812340001'
  await sql('UPDATE users SET phone = $2 WHERE id = $1', [userId, phone])
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  const own = await insertRequest(account.email)
  const inCapitals = await insertRequest(account.email.toUpperCase())
  const foreign = await insertRequest(`other.${account.email}`)
  await enqueue('sms', phone)
  await enqueue('secret-sms', phone)
  await enqueue('sms', '+66812340002')

  await database().transaction((tx) => anonymizeUser(tx, account))

  expect(await rowsOf('support_requests WHERE number IN ($1, $2)', [own, inCapitals])).toBe(0)
  expect(await rowsOf('support_requests WHERE number = $1', [foreign])).toBe(1)
  expect(await rowsOf("outbox WHERE payload ->> 'to' = $1", [phone])).toBe(0)
  expect(await rowsOf("outbox WHERE kind = 'sms' AND payload ->> 'to' = $1", ['+66812340002'])).toBe(1)
})

test('[A9] money for an order of a deleted account goes back, although its places are still free', async () => {
  const userId = await newUser()
  const sold = await newProduct()
  const order = await newOrder(userId, sold)
  const payment = await begin(userId, order.id)
  await expireOrder(order.id, new Date(Date.now() + 3_600_000))
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  await database().transaction((tx) => anonymizeUser(tx, account))
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(
    await rowsOf(
      "refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1 AND r.reason = 'order closed'",
      [order.id],
    ),
  ).toBe(1)
})

test('[A9] pickup places and undelivered mails about orders leave with the account', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  await sql(
    `UPDATE bookings SET booking_details = '{"pickup":{"way":"hotel","place":"Riverside Hotel, room 12"}}' WHERE order_id = $1`,
    [order.id],
  )
  const about = (orderId: string, kind: 'mail' | 'secret-mail' = 'mail') =>
    database()
      .insert(outbox)
      .values({ kind, payload: { to: 'lead@stranger.example', values: { order_id: orderId } } })
  await about(order.id)
  await about(order.id, 'secret-mail')
  await about('of-another')
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  await database().transaction((tx) => anonymizeUser(tx, account))
  expect(
    await rowsOf("bookings WHERE order_id = $1 AND booking_details::text LIKE '%Riverside%'", [order.id]),
  ).toBe(0)
  // Mails about the orders of others to the same address stay.
  expect(await rowsOf("outbox WHERE payload #>> '{values,order_id}' = $1", [order.id])).toBe(0)
  expect(await rowsOf("outbox WHERE payload #>> '{values,order_id}' = 'of-another'", [])).toBe(1)
  expect(await rowsOf('orders WHERE id = $1 AND placed_from IS NULL', [order.id])).toBe(1)
})
