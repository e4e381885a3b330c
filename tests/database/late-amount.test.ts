import { expect, test } from 'vitest'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, mailsTo, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B7] a wrong amount that is found when the time to pay has ended does not ask to pay the rest', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const { invoice } = await begin(userId, order.id, 'ktc_credit_card')
  await sql("UPDATE sandbox_payments SET state = 'paid', amount = 50000 WHERE invoice_number = $1", [invoice])
  const after = new Date(Date.now() + 3_600_000)
  await expireOrder(order.id, after)
  await mailsTo(`${userId}@example.com`)
  const [mail] = await sql<{ text: string }>(
    'SELECT text FROM mailbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [`${userId}@example.com`],
  )
  expect(mail?.text).toContain('500')
  expect(mail?.text).not.toContain('can still pay')
  await expireOrder(order.id, after)
  expect(await statusesOf(order.id)).toEqual(['timeout'])
})
